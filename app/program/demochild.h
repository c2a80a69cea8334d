// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <chrono>

/// Runs the demo service as a child process on a free port of this computer. The child ends with this object.
/// It also ends if this program ends in any way, since the pipe to its standard input is closed then. If the
/// program was killed, the child first deletes the folder of the demo.
class DemoChild final : public QObject
{
    Q_OBJECT

public:
    explicit DemoChild(QObject *parent = nullptr);
    explicit DemoChild(const QString &program, QObject *parent = nullptr);

    /// Waits for the child to end, which takes no time since its standard input is closed. Kills a child that
    /// does not end within half a second.
    ~DemoChild() override;

    /// Returns the path of svc-demo-service in the folder of the running program.
    [[nodiscard]] static QString installedProgram();

    /// Starts the child and returns at once. Then ready() or failed() is emitted from the event loop;
    /// failed() after `timeout` at the latest. `options` are passed to svc-demo-service. Call it once.
    ///
    /// With `--parent-folder`, destroy the DemoProfile before this object, which otherwise waits until the
    /// child gives up waiting for that.
    void start(const QStringList &options = {}, std::chrono::seconds timeout = std::chrono::seconds(10));

Q_SIGNALS:
    void ready(const QUrl &baseUrl);
    /// Emitted if the service cannot be used. `reason` is a sentence for the user. Never emitted after
    /// ready().
    void failed(const QString &reason);
    /// Emitted if the service ends after ready(). `reason` is a sentence for the user.
    void ended(const QString &reason);

private:
    enum class State { Idle, Starting, Ready, Over };

    void readAddress();
    void handleError(QProcess::ProcessError error);
    void handleFinished(int exitCode, QProcess::ExitStatus status);
    void handleTimeout();
    void failToStart(const QString &reason);

    const QString m_program;
    State m_state = State::Idle;
    QProcess m_process;
    QTimer m_timeout;
};
