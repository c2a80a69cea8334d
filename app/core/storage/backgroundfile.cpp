// SPDX-License-Identifier: MIT
#include "storage/backgroundfile.h"

#include <utility>

BackgroundFile::BackgroundFile(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
}

Result<QByteArray> BackgroundFile::read(qint64 maxSize)
{
    m_writer.wait();
    auto content = readRegularFile(m_path, maxSize);
    setRead(content ? fileDigest(*content) : QByteArray());
    return content;
}

void BackgroundFile::setRead(const QByteArray &digest)
{
    const QMutexLocker lock(&m_mutex);
    m_knownDigest = digest;
}

QByteArray BackgroundFile::knownDigest() const
{
    const QMutexLocker lock(&m_mutex);
    return m_knownDigest;
}

bool BackgroundFile::quarantine(Error &problem) const
{
    return ::quarantine(m_path, problem, knownDigest());
}

void BackgroundFile::write(const QByteArray &content)
{
    enqueue(content);
}

void BackgroundFile::remove()
{
    enqueue(std::nullopt);
}

void BackgroundFile::remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    const QMutexLocker lock(&m_mutex);
    m_next.reset();
    ++m_generation;
    m_writer.run(
        context,
        [this] {
            setRead({});
            return deleteFile(m_path);
        },
        done);
}

void BackgroundFile::enqueue(const Content &content)
{
    const QMutexLocker lock(&m_mutex);
    const bool isWaiting = m_next.has_value();
    m_next.emplace(content);
    if (isWaiting)
        return;
    ++m_pendingWrites;
    m_writer.run(
        this, [this, generation = m_generation] { return writeNext(generation); },
        [this](const Done &done) {
            --m_pendingWrites;
            if (done.error)
                Q_EMIT failed(*done.error);
            else if (m_pendingWrites == 0 && !done.isDiscarded)
                Q_EMIT written();
        });
}

BackgroundFile::Done BackgroundFile::writeNext(int generation)
{
    std::optional<Content> next;
    {
        const QMutexLocker lock(&m_mutex);
        if (generation == m_generation)
            next = std::exchange(m_next, std::nullopt);
    }
    if (!next)
        return {.isDiscarded = true};
    if (!*next) {
        setRead({});
        return {.error = deleteFile(m_path)};
    }
    std::optional<Error> error = writePrivateFileUnlessChanged(m_path, **next, knownDigest());
    if (!error)
        setRead(fileDigest(**next));
    return {.error = std::move(error)};
}

#include "moc_backgroundfile.cpp"
