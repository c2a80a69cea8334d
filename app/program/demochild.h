// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <chrono>

/// The demo service as a child process on a free port of this computer. It lives as long as this
/// object, and ends too when this program ends in whatever way: the pipe to its standard input
/// closes then.
class DemoChild final : public QObject
{
    Q_OBJECT

public:
    explicit DemoChild(QObject *parent = nullptr);
    explicit DemoChild(const QString &program, QObject *parent = nullptr);

    /// Waits for the child to end, which takes it no time once its standard input is closed; a child
    /// that hangs is killed after half a second.
    ~DemoChild() override;

    /// svc-demo-service in the folder of the running program.
    [[nodiscard]] static QString installedProgram();

    /// To be called once. Returns at once; then ready() or failed() comes from the event loop,
    /// failed() after `patience` at the latest. `options` are svc-demo-service's own.
    void start(const QStringList &options = {}, std::chrono::seconds patience = std::chrono::seconds(10));

Q_SIGNALS:
    void ready(const QUrl &baseUrl);
    /// The service cannot be used; `reason` is a sentence for a person. Never after ready().
    void failed(const QString &reason);
    /// The service was ready and is gone; `reason` is a sentence for a person.
    void ended(const QString &reason);

private:
    enum class State { Idle, Starting, Ready, Over };

    void readAddress();
    void handleError(QProcess::ProcessError error);
    void handleFinished(int exitCode, QProcess::ExitStatus status);
    void handleTimeout();
    void giveUp(const QString &reason);

    const QString m_program;
    State m_state = State::Idle;
    QProcess m_process;
    QTimer m_patience;
};
