// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

/// Runs svc-cli as a process. The event loop runs meanwhile, so that peers in the test can answer.
class CliProcess final
{
public:
    explicit CliProcess(const QStringList &arguments)
    {
        m_process.setProgram(QCoreApplication::applicationDirPath() + QStringLiteral("/svc-cli"));
        m_process.setArguments(arguments);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("SVC_API_KEY"), QStringLiteral("canary-key"));
        environment.insert(QStringLiteral("SVC_PASSWORD"), QStringLiteral("canary-pass"));
        m_process.setProcessEnvironment(environment);
    }
    QProcess &process() { return m_process; }
    /// Runs the script in bash, with the program and its arguments as "$0" "$@".
    void runBy(const QString &script)
    {
        m_process.setArguments(QStringList{QStringLiteral("-c"), script, m_process.program()} +
                               m_process.arguments());
        m_process.setProgram(QStringLiteral("bash"));
    }

    void start(const QByteArray &input = {})
    {
        m_process.start();
        m_process.write(input);
        m_process.closeWriteChannel();
    }
    void setEnvironment(const QString &name, const QString &value)
    {
        QProcessEnvironment environment = m_process.processEnvironment();
        value.isNull() ? environment.remove(name) : environment.insert(name, value);
        m_process.setProcessEnvironment(environment);
    }
    /// Returns the exit code, or -1 if the process had to be killed.
    [[nodiscard]] int wait()
    {
        const bool ended =
            QTest::qWaitFor([this] { return m_process.state() == QProcess::NotRunning; }, 60000);
        m_out += m_process.readAllStandardOutput();
        m_err += m_process.readAllStandardError();
        return ended && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    [[nodiscard]] int run(const QByteArray &input = {})
    {
        start(input);
        return wait();
    }

    [[nodiscard]] const QByteArray &out() const { return m_out; }
    [[nodiscard]] const QByteArray &err() const { return m_err; }
    /// Returns the NDJSON rows keyed by id.
    [[nodiscard]] QHash<int, QJsonObject> rows() const
    {
        QHash<int, QJsonObject> rows;
        for (const QByteArray &line : m_out.trimmed().split('\n')) {
            const QJsonObject row = QJsonDocument::fromJson(line).object();
            rows.insert(row.value(QLatin1StringView("id")).toInt(), row);
        }
        return rows;
    }
    [[nodiscard]] QString outcome(int id) const
    {
        return rows().value(id).value(QLatin1StringView("outcome")).toString();
    }

private:
    QProcess m_process;
    QByteArray m_out;
    QByteArray m_err;
};
