// SPDX-License-Identifier: MIT
#include "base/settings.h"

#include "base/atomicfile.h"
#include "base/storagetext.h"
#include "base/userfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

constexpr qint64 kMaxSize = 1024LL * 1024;

/// QSettings itself passes over what it does not understand, and drops it with the next change.
bool makesSense(const QByteArray &content)
{
    const QList<QByteArray> lines = content.split('\n');
    return !content.contains('\0') && std::all_of(lines.begin(), lines.end(), [](const QByteArray &line) {
        const QByteArray text = line.trimmed();
        return text.isEmpty() || text.startsWith(';') || text.contains('=') ||
               (text.startsWith('[') && text.endsWith(']'));
    });
}

bool isUnderstood(const QString &file)
{
    return QSettings(file, QSettings::IniFormat).status() == QSettings::NoError;
}

} // namespace

Settings::Settings()
    : Settings(QDir(userFolder()).filePath(u"svc-desktop.ini"_s))
{
}

Settings::Settings(const QString &file)
    : m_problem(setAsideUnusable(file))
    , m_settings(file, QSettings::IniFormat)
{
    m_write.setSingleShot(true);
    m_write.setInterval(0);
    connect(&m_write, &QTimer::timeout, this, &Settings::write);
}

std::optional<Error> Settings::setAsideUnusable(const QString &file)
{
    const Result<QByteArray> content = readWholeFile(file, kMaxSize);
    if (!content && content.error().cause != ErrorCause::FileDamaged)
        return content.error();
    if (content && content->isEmpty())
        return {};
    const bool isNewer = content && versionOf(file) > kVersion;
    if (content && makesSense(*content) && isUnderstood(file) && !isNewer)
        return {};
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileDamaged;
    const QString name = QDir::toNativeSeparators(file);
    error.detail = isNewer ? Words::tr("%1 was written by a newer version of this program.").arg(name)
                           : Words::tr("%1 makes no sense.").arg(name);
    if (setAside(file))
        error.detail = withPlaceAside(error.detail, file);
    return error;
}

int Settings::versionOf(const QString &file)
{
    return QSettings(file, QSettings::IniFormat).value(kVersionKey, kVersion).toInt();
}

/// What QSettings writes keeps the permissions of what was there.
void Settings::makePrivate()
{
    if (std::exchange(m_isPrivate, true))
        return;
    constexpr auto kOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QFile file(m_settings.fileName());
    if (file.exists()) {
        file.setPermissions(kOwner);
        return;
    }
    QDir().mkpath(QFileInfo(file).path());
    static_cast<void>(file.open(QIODevice::WriteOnly, kOwner)); // where that fails, saving does too
}

/// QSettings writes by itself, and tells nobody how that went.
void Settings::write()
{
    m_settings.sync();
    if (m_settings.status() == QSettings::NoError || std::exchange(m_isToldOfFailure, true))
        return;
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.detail = Words::tr("%1: What you set is kept until you quit.")
                       .arg(QDir::toNativeSeparators(m_settings.fileName()));
    Q_EMIT saveFailed(error);
}
