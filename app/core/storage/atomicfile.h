// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QMutex>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <optional>

/// Replaces the whole file and syncs it to the disk, or leaves the old one unchanged. Only the owner may read
/// the new file (0600). Creates the folder if necessary. Never follows a symbolic link and never replaces a
/// folder, pipe or device.
/// Errors: LocalStorage with the reason in `detail`.
[[nodiscard]] std::optional<Error> writeAtomically(const QString &path, const QByteArray &content);

/// Does the same as writeAtomically(), and syncs the folder as well, so that the file survives a power loss.
[[nodiscard]] std::optional<Error> writeDurably(const QString &path, const QByteArray &content);

/// Returns at most `maxSize` bytes of a file or a pipe, or nothing if the file does not exist.
/// Errors: LocalStorage with FileNotRead, or with FileDamaged if the file is larger.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize);

/// Renames a damaged file to `<name>.bad` (or `<name>.bad-2` and so on if that exists) and appends the new
/// place to the detail of `problem`. If `digest` is given, renames the file only if its fileDigest() still
/// matches. Returns `false` if nothing was renamed, for example because another program is writing the file.
[[nodiscard]] bool quarantine(const QString &path, Error &problem, const QByteArray &digest = {});

/// Returns the files to which quarantine() has renamed `path`.
[[nodiscard]] QStringList quarantinedFiles(const QString &path);

/// Deletes a file and its quarantined copies, and checks that they are gone.
/// Errors: LocalStorage with FileNotDeleted.
[[nodiscard]] std::optional<Error> deleteFile(const QString &path);

/// Returns the digest by which BackgroundFile recognizes a content.
[[nodiscard]] QByteArray fileDigest(const QByteArray &content);

/// Writes a file on another thread, so that a slow disk or network folder never blocks a window. If several
/// contents are waiting, only the newest is written. The destructor waits for the last write.
///
/// Never overwrites a change that another program made after read(): the write fails with FileChangedOnDisk
/// until the file is read again. Comparing and replacing happen under one lock, `<name>.lock` beside the
/// file, which all our programs use. A write that cannot acquire it within three seconds fails.
class BackgroundFile final : public QObject
{
    Q_OBJECT
public:
    explicit BackgroundFile(QString path, QObject *parent = nullptr);
    ~BackgroundFile() override;

    /// Waits for pending writes, and then reads the file as readWholeFile() does.
    [[nodiscard]] Result<QByteArray> read(qint64 maxSize);
    /// Reports that the file was read on another thread, without read(), and had the content with that
    /// fileDigest(). Call it before the first write().
    void setRead(const QByteArray &digest) { m_knownDigest = digest; }
    /// Quarantines the file if it still has the content that was read.
    [[nodiscard]] bool quarantine(Error &problem) const
    {
        return ::quarantine(m_path, problem, m_knownDigest);
    }
    void write(const QByteArray &content);
    /// Deletes the file as deleteFile() does, whoever wrote it last, and discards a pending write.
    void remove();
    /// Deletes the file like remove(), but reports the result to `done`, unless `context` has been destroyed
    /// by then, and not by written() or failed(). Does not affect later writes.
    void remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    [[nodiscard]] const QString &path() const { return m_path; }

Q_SIGNALS:
    /// Emitted when the file has been written or removed and no write is pending.
    void written();
    void failed(const Error &error);

private:
    using Content = std::optional<QByteArray>; ///< `nullopt`: delete the file

    void enqueue(const Content &content);
    void writeNext(int generation);
    [[nodiscard]] std::optional<Error> writeUnlessChanged(const QByteArray &content);

    const QString m_path;
    QMutex m_mutex;
    std::optional<Content> m_next; ///< guarded by m_mutex
    int m_generation = 0;     ///< guarded by m_mutex; increased by remove(), which discards earlier writes
    QByteArray m_knownDigest; ///< digest of the content last read or written; empty if not read yet
    int m_pendingWrites = 0;  ///< writes whose result has not been reported yet
    QThreadPool m_writer;     ///< has one thread
};
