// SPDX-License-Identifier: MIT
#include "base/atomicfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace {

Error storageError(const QString &path, const QString &reason)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.detail = u"%1: %2"_s.arg(QDir::toNativeSeparators(path), reason);
    return error;
}

} // namespace

std::optional<Error> writeAtomically(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    if (info.isSymLink())
        return storageError(path, QCoreApplication::translate("AtomicFile", "It is a symbolic link."));
    if (!QDir().mkpath(info.absolutePath()))
        return storageError(path, QCoreApplication::translate("AtomicFile", "Its folder can't be made."));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return storageError(path, file.errorString());
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(content) != content.size() || !file.commit())
        return storageError(path, file.errorString());
    return {};
}

Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize)
{
    QFile file(path);
    if (!file.exists())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return failure(storageError(path, file.errorString()));
    QByteArray content = file.read(maxSize + 1);
    if (content.size() > maxSize)
        return failure(storageError(path, QCoreApplication::translate("AtomicFile", "It is too large.")));
    return content;
}

void setAside(const QString &path)
{
    const QString aside = path + u".bad"_s;
    QFile::remove(aside);
    QFile::rename(path, aside);
}

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

void BackgroundFile::write(const QByteArray &content)
{
    m_writer.start([this, content] {
        if (const auto error = writeAtomically(m_path, content))
            QMetaObject::invokeMethod(
                this, [this, error] { Q_EMIT failed(*error); }, Qt::QueuedConnection);
    });
}
