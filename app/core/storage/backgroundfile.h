// SPDX-License-Identifier: MIT
#pragma once

#include "base/worker.h"
#include "storage/atomicfile.h"

#include <QMutex>
#include <QObject>

#include <functional>
#include <optional>

/// Writes and deletes a file on another thread, so that a slow disk or network folder does not block the
/// window. If several contents are waiting, only the newest is written. Two functions do block: read(), which
/// reads on the calling thread, and the destructor, which waits for the last write.
///
/// Never overwrites a change that another program made after read(): such a write fails with
/// FileChangedOnDisk, as writePrivateFileUnlessChanged() does, until the file is read again. A file that has
/// not been read, or has been deleted, is replaced without this check.
class BackgroundFile final : public QObject
{
    Q_OBJECT
public:
    explicit BackgroundFile(QString path, QObject *parent = nullptr);

    /// Waits for pending writes, and then reads the file as readRegularFile() does.
    [[nodiscard]] Result<QByteArray> read(qint64 maxSize);
    /// Tells this object that the file was read without read(), on another thread, and what the fileDigest()
    /// of its content was. Call it before the first write().
    void setRead(const QByteArray &digest);
    /// Quarantines the file if it still has the content that was read.
    [[nodiscard]] bool quarantine(Error &problem) const;
    /// Replaces the file in the background; it is a private file, see atomicfile.h. Emits written() or
    /// failed() afterwards.
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

    /// What writeNext() has done. `isDiscarded` if remove() was called before it.
    struct Done
    {
        bool isDiscarded = false;
        std::optional<Error> error{};
    };

    void enqueue(const Content &content);
    [[nodiscard]] Done writeNext(int generation);
    [[nodiscard]] QByteArray knownDigest() const;

    const QString m_path;
    mutable QMutex m_mutex;
    std::optional<Content> m_next; ///< guarded by m_mutex
    int m_generation = 0;     ///< guarded by m_mutex; increased by remove(), which discards earlier writes
    QByteArray m_knownDigest; ///< guarded by m_mutex; of what was last read or written, empty before that
    int m_pendingWrites = 0;  ///< writes whose result has not been reported yet
    Worker m_writer;
};
