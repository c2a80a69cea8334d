// SPDX-License-Identifier: MIT
#include "storage/settings.h"

#include "base/logging.h"
#include "storage/atomicfile.h"
#include "storage/datafolder.h"
#include "storage/filelinks.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct SettingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

constexpr qint64 kMaxSize = 1024LL * 1024;
constexpr std::chrono::milliseconds kWriteDelay(500); // few writes while a window is resized

/// Returns whether QSettings would understand each line. QSettings ignores what it does not understand, and
/// drops it with the next change.
bool hasOnlyValidLines(const QByteArray &content)
{
    const QList<QByteArray> lines = content.split('\n');
    return !content.contains('\0') && std::all_of(lines.begin(), lines.end(), [](const QByteArray &line) {
        const QByteArray text = line.trimmed();
        return text.isEmpty() || text.startsWith(';') || text.contains('=') ||
               (text.startsWith('[') && text.endsWith(']'));
    });
}

bool isReadable(const QString &file)
{
    return QSettings(file, QSettings::IniFormat).status() == QSettings::NoError;
}

} // namespace

Settings::Settings()
    : Settings(QDir(dataFolder()).filePath(u"svc-desktop.ini"_s))
{
    if (!hasDataFolder()) {
        m_problem = Error{};
        m_problem->kind = ErrorKind::LocalStorage;
        m_problem->detail =
            SettingsTexts::tr("You have no home folder here: HOME is not set. Nothing is kept.");
    }
}

Settings::Settings(const QString &file)
    : m_fileName(file)
    , m_problem(problemOf(file))
{
    if (!m_problem || m_problem->cause != ErrorCause::FileDamaged)
        m_file.emplace(file, QSettings::IniFormat);
    m_writeTimer.setSingleShot(true);
    m_writeTimer.setInterval(kWriteDelay);
    connect(&m_writeTimer, &QTimer::timeout, this, &Settings::write);
    if (QCoreApplication::instance())
        connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &Settings::write);
}

Settings::~Settings()
{
    write();
}

void Settings::quarantineDamaged()
{
    if (!m_file && (quarantine(m_fileName, *m_problem) || !QFileInfo::exists(m_fileName)))
        m_file.emplace(m_fileName, QSettings::IniFormat);
}

std::optional<Error> Settings::problemOf(const QString &file)
{
    const Result<QByteArray> content = readRegularFile(file, kMaxSize);
    if (!content && content.error().cause != ErrorCause::FileDamaged)
        return content.error();
    if (content && content->isEmpty())
        return {};
    const bool isNewer = content && versionOf(file) > kVersion;
    if (content && hasOnlyValidLines(*content) && isReadable(file) && !isNewer)
        return {};
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileDamaged;
    const QString name = QDir::toNativeSeparators(file);
    error.detail = isNewer ? SettingsTexts::tr("%1 was written by a newer version of this program.").arg(name)
                           : SettingsTexts::tr("%1 is damaged.").arg(name);
    return error;
}

int Settings::versionOf(const QString &file)
{
    return QSettings(file, QSettings::IniFormat).value(kVersionKey, kVersion).toInt();
}

/// Restricts the file, or the target of a link, to its owner before the first write; QSettings keeps the
/// permissions of an existing file.
void Settings::makePrivate(const QString &target)
{
    if (std::exchange(m_isPrivate, true))
        return;
    constexpr auto kOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QFile file(target);
    if (file.exists()) {
        file.setPermissions(kOwner);
        return;
    }
    static_cast<void>(makePrivateFolder(QFileInfo(m_fileName).path()));
    static_cast<void>(file.open(QIODevice::WriteOnly, kOwner)); // if it fails, saving fails as well
}

QVariant Settings::storedValue(QLatin1StringView name) const
{
    const auto change = m_changes.constFind(name);
    if (change != m_changes.cend())
        return *change;
    return m_file ? m_file->value(name) : QVariant();
}

bool Settings::save()
{
    quarantineDamaged();
    const Result<QString> target = privateFileTarget(m_fileName); // QSettings would follow every link
    if (!m_file || !target)
        return false;
    makePrivate(*target);
    if (m_file->status() != QSettings::NoError) // would stay so for ever
        m_file.emplace(m_fileName, QSettings::IniFormat);
    m_file->setValue(kVersionKey, kVersion);
    for (auto change = m_changes.cbegin(); change != m_changes.cend(); ++change)
        m_file->setValue(change.key(), change.value());
    m_file->sync();
    const bool isWritten = m_file->status() == QSettings::NoError;
    if (isWritten)
        m_changes.clear();
    qCDebug(logStorage) << "settings" << (isWritten ? "written" : "not written");
    return isWritten;
}

void Settings::write()
{
    m_writeTimer.stop();
    if (m_changes.isEmpty())
        return;
    const bool isWritten = save();
    if (std::exchange(m_isFailureReported, !isWritten) || isWritten)
        return;
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.detail = SettingsTexts::tr("%1: Your settings are kept until you quit.")
                       .arg(QDir::toNativeSeparators(m_fileName));
    const Result<QString> target = privateFileTarget(m_fileName);
    Q_EMIT saveFailed(target ? error : target.error());
}

#include "moc_settings.cpp"
