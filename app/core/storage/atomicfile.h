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

/// Replaces the whole file, or leaves the old one unchanged. Syncs the new content to the disk before the
/// file is renamed to `path`. Only the owner may read the new file (0600). Creates the folder if necessary.
/// Never follows a symbolic link and never replaces a folder, pipe or device. Errors: LocalStorage with the
/// reason in `detail`.
[[nodiscard]] std::optional<Error> writeAtomically(const QString &path, const QByteArray &content);

/// Does the same as writeAtomically(), and also syncs the folder, so that the rename survives a power loss.
/// Without that, the old content may be back afterwards.
[[nodiscard]] std::optional<Error> writeDurably(const QString &path, const QByteArray &content);

/// Returns the content of a file or a pipe. Returns an empty array, not an error, if the file does not exist.
/// Errors: LocalStorage with FileNotRead, or with FileDamaged if there are more than `maxSize` bytes.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize);

/// Renames a damaged file to `<name>.bad` (or `<name>.bad-2` and so on if that exists) and appends the new
/// name to the detail of `problem`. If `digest` is given, renames the file only if its fileDigest() still
/// matches. Returns `false` if the file was not renamed, for example because another program is writing it.
/// Does not wait for that program.
[[nodiscard]] bool quarantine(const QString &path, Error &problem, const QByteArray &digest = {});

/// Returns the paths of the quarantined copies of `path`: its `.bad` files.
[[nodiscard]] QStringList quarantinedFiles(const QString &path);

/// Deletes a file and its quarantined copies, and checks that they are gone.
/// Errors: LocalStorage with FileNotDeleted.
[[nodiscard]] std::optional<Error> deleteFile(const QString &path);

/// Returns the SHA-256 digest by which BackgroundFile recognizes a content.
[[nodiscard]] QByteArray fileDigest(const QByteArray &content);

/// Writes and deletes a file on another thread, so that a slow disk or network folder does not block the
/// window. If several contents are waiting, only the newest is written. Two functions do block: read(), which
/// reads on the calling thread, and the destructor, which waits for the last write.
///
/// Never overwrites a change that another program made after read(): the write fails with FileChangedOnDisk
/// until the file is read again. A file that has not been read, or has been deleted, is replaced without this
/// check. The check and the replacement happen under one lock, `<name>.lock` beside the file, which
/// svc-desktop and svc-cli both use. A write that cannot acquire it within three seconds fails.
class BackgroundFile final : public QObject
{
    Q_OBJECT
public:
    explicit BackgroundFile(QString path, QObject *parent = nullptr);
    ~BackgroundFile() override;

    /// Waits for pending writes, and then reads the file as readWholeFile() does.
    [[nodiscard]] Result<QByteArray> read(qint64 maxSize);
    /// Tells this object that the file was read without read(), on another thread, and what the fileDigest()
    /// of its content was. Call it before the first write().
    void setRead(const QByteArray &digest) { m_knownDigest = digest; }
    /// Quarantines the file if it still has the content that was read.
    [[nodiscard]] bool quarantine(Error &problem) const
    {
        return ::quarantine(m_path, problem, m_knownDigest);
    }
    /// Replaces the file in the background, like writeAtomically(). Emits written() or failed() afterwards.
    void write(const QByteArray &content);
    /// Deletes the file in the background as deleteFile() does, even if another program has changed it.
    /// Discards a pending write. Emits written() or failed() afterwards.
    void remove();
    /// Does the same as remove(), but passes the result to `done` instead of emitting written() or failed().
    /// `done` is not called if `context` has been destroyed by then. Later writes create the file again.
    void remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    [[nodiscard]] const QString &path() const { return m_path; }

Q_SIGNALS:
    /// Emitted when the file has been written or removed and no write is pending.
    void written();
    /// Emitted when a file could not be written or removed.
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
