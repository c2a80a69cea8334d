// SPDX-License-Identifier: MIT
#include "program/demochild.h"

#include "base/logging.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestComplaint = 200;

/// Returns the URL from `Listening on http://127.0.0.1:PORT`; an invalid URL for any other line.
QUrl addressIn(const QByteArray &line)
{
    constexpr QByteArrayView prefix = "Listening on ";
    if (!line.startsWith(prefix))
        return {};
    const QUrl url(QString::fromLatin1(line.sliced(prefix.size())).trimmed(), QUrl::StrictMode);
    return url.scheme() == "http"_L1 && url.host() == "127.0.0.1"_L1 && url.port() > 0 ? url : QUrl();
}

} // namespace

DemoChild::DemoChild(QObject *parent)
    : DemoChild(installedProgram(), parent)
{
}

DemoChild::DemoChild(const QString &program, QObject *parent)
    : QObject(parent)
    , m_program(program)
{
    m_timeout.setSingleShot(true);
    // Queued, so that a slot connected to any signal of this object may delete it.
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &DemoChild::readAddress,
            Qt::QueuedConnection);
    connect(&m_process, &QProcess::errorOccurred, this, &DemoChild::handleError, Qt::QueuedConnection);
    connect(&m_process, &QProcess::finished, this, &DemoChild::handleFinished, Qt::QueuedConnection);
    connect(&m_timeout, &QTimer::timeout, this, &DemoChild::handleTimeout, Qt::QueuedConnection);
}

DemoChild::~DemoChild()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    constexpr int milliseconds = 500;
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(milliseconds)) {
        m_process.kill();
        m_process.waitForFinished(milliseconds);
    }
}

QString DemoChild::installedProgram()
{
#ifdef Q_OS_WIN
    const QString name = u"svc-demo-service.exe"_s;
#else
    const QString name = u"svc-demo-service"_s;
#endif
    return QDir(QCoreApplication::applicationDirPath()).filePath(name);
}

void DemoChild::start(const QStringList &options, std::chrono::seconds timeout)
{
    Q_ASSERT(m_state == State::Idle);
    m_state = State::Starting;
    m_timeout.start(timeout);
    m_process.start(m_program, options + QStringList{u"--until-stdin-closes"_s});
    qCDebug(logProcess) << "starting demo service";
}

void DemoChild::readAddress()
{
    if (m_state != State::Starting) {
        m_process.readAllStandardOutput();
        return;
    }
    if (!m_process.canReadLine())
        return;
    const QUrl address = addressIn(m_process.readLine());
    if (!address.isValid()) {
        //: %1 is the path of a program.
        failToStart(tr("The program %1 is not the demo service.").arg(QDir::toNativeSeparators(m_program)));
        return;
    }
    m_state = State::Ready;
    m_timeout.stop();
    qCDebug(logProcess) << "demo service running as process" << m_process.processId() << "on port"
                        << address.port();
    Q_EMIT ready(address);
}

void DemoChild::handleError(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return;
    if (QFileInfo::exists(m_program))
        //: %1 is the system's reason, a sentence.
        failToStart(tr("The demo service could not be started: %1").arg(m_process.errorString()));
    else
        //: %1 is the path of a program.
        failToStart(tr("The demo service is not installed: there is no %1.")
                        .arg(QDir::toNativeSeparators(m_program)));
}

void DemoChild::handleFinished(int exitCode, QProcess::ExitStatus status)
{
    const QString complaint =
        QString::fromLocal8Bit(m_process.readAllStandardError()).simplified().left(longestComplaint);
    const QString reason = !complaint.isEmpty() ? tr("The demo service ended and said: %1").arg(complaint)
                           : status == QProcess::CrashExit
                               ? tr("The demo service crashed or was ended by another program.")
                               : tr("The demo service ended with exit code %1.").arg(exitCode);
    qCDebug(logProcess) << "demo service ended:" << status << exitCode;
    if (m_state == State::Ready) {
        m_state = State::Over;
        Q_EMIT ended(reason);
    } else {
        failToStart(reason);
    }
}

void DemoChild::handleTimeout()
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(m_timeout.intervalAsDuration());
    failToStart(
        tr("The demo service did not answer within %n seconds.", nullptr, static_cast<int>(seconds.count())));
}

void DemoChild::failToStart(const QString &reason)
{
    if (m_state != State::Starting)
        return;
    qCDebug(logProcess) << "demo service not available";
    m_state = State::Over;
    m_timeout.stop();
    m_process.closeWriteChannel();
    Q_EMIT failed(reason);
}

#include "moc_demochild.cpp"
