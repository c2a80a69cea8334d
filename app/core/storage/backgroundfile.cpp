// SPDX-License-Identifier: MIT
#include "storage/backgroundfile.h"

#include <QPointer>

#include <utility>

BackgroundFile::BackgroundFile(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    m_writer.setMaxThreadCount(1);
}

BackgroundFile::~BackgroundFile()
{
    m_writer.waitForDone();
}

Result<QByteArray> BackgroundFile::read(qint64 maxSize)
{
    m_writer.waitForDone();
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
    m_writer.start([this, context = QPointer<QObject>(context), done] {
        setRead({});
        const std::optional<Error> error = deleteFile(m_path);
        QMetaObject::invokeMethod(
            this,
            [context, done, error] {
                if (context)
                    done(error);
            },
            Qt::QueuedConnection);
    });
}

void BackgroundFile::enqueue(const Content &content)
{
    const QMutexLocker lock(&m_mutex);
    const bool isWaiting = m_next.has_value();
    m_next.emplace(content);
    if (isWaiting)
        return;
    ++m_pendingWrites;
    m_writer.start([this, generation = m_generation] { writeNext(generation); });
}

void BackgroundFile::writeNext(int generation)
{
    std::optional<Content> next;
    {
        const QMutexLocker lock(&m_mutex);
        if (generation == m_generation)
            next = std::exchange(m_next, std::nullopt);
    }
    std::optional<Error> error;
    if (next && *next) {
        error = writePrivateFileUnlessChanged(m_path, **next, knownDigest());
        if (!error)
            setRead(fileDigest(**next));
    } else if (next) {
        setRead({});
        error = deleteFile(m_path);
    }
    QMetaObject::invokeMethod(
        this,
        [this, error, isDiscarded = !next] {
            --m_pendingWrites;
            if (error)
                Q_EMIT failed(*error);
            else if (m_pendingWrites == 0 && !isDiscarded)
                Q_EMIT written();
        },
        Qt::QueuedConnection);
}

#include "moc_backgroundfile.cpp"
