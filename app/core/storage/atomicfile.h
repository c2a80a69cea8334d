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

/// Writes the whole file, onto the disk, or leaves the old one as it was; only its owner may read it
/// (0600). Makes the folder. Never writes through a symbolic link, nor takes the place of what is no file:
/// a folder, a pipe, a device.
/// Errors: LocalStorage with the reason in `detail`.
[[nodiscard]] std::optional<Error> writeAtomically(const QString &path, const QByteArray &content);

/// As writeAtomically(); that the file is there outlives a loss of power, too.
[[nodiscard]] std::optional<Error> writeDurably(const QString &path, const QByteArray &content);

/// At most `maxSize` bytes; of a pipe, too. A file that is not there is empty.
/// Errors: LocalStorage with FileNotRead, or FileDamaged where it is larger.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize);

/// Moves a file that makes no sense out of the way, as `<name>.bad`, or `<name>.bad-2` and so on where there
/// is such a file already, and adds to the detail of `problem` where it is. Given the fileDigest() of what
/// was read, only that is moved. False where nothing was: another program may be writing it.
[[nodiscard]] bool quarantine(const QString &path, Error &problem, const QByteArray &digest = {});

/// The files that quarantine() has moved out of the way of `path`.
[[nodiscard]] QStringList quarantinedFiles(const QString &path);

/// Deletes a file, and what was set aside of it, and looks whether they are gone.
/// Errors: LocalStorage with FileNotDeleted.
[[nodiscard]] std::optional<Error> deleteFile(const QString &path);

/// What BackgroundFile knows a content by.
[[nodiscard]] QByteArray fileDigest(const QByteArray &content);

/// A file that is written on another thread, so that a slow disk or network folder never holds up a
/// window. Of several contents that wait only the newest is written. Its end waits for that.
///
/// What another program wrote since read() is not written over: such a write fails with FileChangedOnDisk,
/// until the file is read again. Looking and writing are one step: both happen under a lock that every
/// program of ours takes, `<name>.lock` beside the file. A write that does not get it within some seconds
/// fails.
class BackgroundFile final : public QObject
{
    Q_OBJECT
public:
    explicit BackgroundFile(QString path, QObject *parent = nullptr);
    ~BackgroundFile() override;

    /// As readWholeFile(), after what is still to be written.
    [[nodiscard]] Result<QByteArray> read(qint64 maxSize);
    /// The file was read without read(), on a thread of its own, and had a content of that fileDigest().
    /// Before the first write().
    void setRead(const QByteArray &digest) { m_known = digest; }
    /// As ::quarantine(), of what was read.
    [[nodiscard]] bool quarantine(Error &problem) const { return ::quarantine(m_path, problem, m_known); }
    void write(const QByteArray &content);
    /// As deleteFile(), instead of what still waits to be written; whoever wrote the file last.
    void remove();
    /// As remove(), and then tells `done` what came of it, unless `context` is gone: neither written() nor
    /// failed() does. What is written from now on is not deleted.
    void remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    [[nodiscard]] const QString &path() const { return m_path; }

Q_SIGNALS:
    void written(); ///< or removed, and nothing waits to be
    void failed(const Error &error);

private:
    using Content = std::optional<QByteArray>; ///< nothing: no file

    void enqueue(const Content &content);
    void writeNext(int generation);
    [[nodiscard]] std::optional<Error> writeUnlessChanged(const QByteArray &content);

    const QString m_path;
    QMutex m_mutex;
    std::optional<Content> m_next; ///< under m_mutex
    int m_generation = 0;          ///< under m_mutex; what waited before a removal is not written after it
    QByteArray m_known;            ///< digest of what was last read or written; empty: not read yet
    int m_unanswered = 0;          ///< writes whose outcome has not been told
    QThreadPool m_writer;          ///< of one thread
};
