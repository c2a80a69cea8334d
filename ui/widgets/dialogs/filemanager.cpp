// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/filemanager.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTimer>
#include <QUrl>

#ifdef SVC_WITH_DBUS
#include "base/sessionbus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

using namespace Qt::StringLiterals;

namespace filemanager {

namespace {

/// Starts a program that goes on when this one ends.
[[maybe_unused]] bool startProgram(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProgram(program);
    process.setArguments(arguments);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    return process.startDetached();
}

#if defined(Q_OS_WIN)

bool startManager(const QString &path)
{
    QProcess explorer;
    explorer.setProgram(qEnvironmentVariable("SystemRoot", u"C:\\Windows"_s) + u"\\explorer.exe"_s);
    // Explorer wants the quotes around the path alone. A path contains no quotes.
    explorer.setNativeArguments(u"/select,\"%1\""_s.arg(QDir::toNativeSeparators(path)));
    return explorer.startDetached();
}

#elif defined(Q_OS_MACOS)

bool startManager(const QString &path)
{
    return startProgram(u"/usr/bin/open"_s, {u"-R"_s, path});
}

#else

bool startManager(const QString &path)
{
    return startProgram(u"xdg-open"_s, {QFileInfo(path).absolutePath()});
}

#endif

void start(QObject *context, const QString &path, const std::function<void()> &failed)
{
    if (!startManager(path))
        QTimer::singleShot(0, context, failed);
}

} // namespace

#ifdef SVC_WITH_DBUS

void show(QObject *context, const QString &path, const std::function<void()> &failed)
{
    if (!hasSessionBus()) {
        start(context, path, failed);
        return;
    }
    // See https://www.freedesktop.org/wiki/Specifications/file-manager-interface
    QDBusMessage message =
        QDBusMessage::createMethodCall(u"org.freedesktop.FileManager1"_s, u"/org/freedesktop/FileManager1"_s,
                                       u"org.freedesktop.FileManager1"_s, u"ShowItems"_s);
    const QString noStartupId;
    message << QStringList{QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)} << noStartupId;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, context, path, failed] {
        watcher->deleteLater();
        const QDBusPendingReply<> reply = *watcher;
        // A slow file manager may still show the file, and should not get a second window.
        if (reply.isError() && reply.error().type() == QDBusError::NoReply)
            failed();
        else if (reply.isError())
            start(context, path, failed);
    });
}

#else

void show(QObject *context, const QString &path, const std::function<void()> &failed)
{
    start(context, path, failed);
}

#endif

} // namespace filemanager
