// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "connections/connection.h"
#include "credentials/credentialmanager.h"
#include "doctor/doctorreport.h"
#include "net/connectiontestjob.h"
#include "net/httpclient.h"
#include "net/job.h"

#include <QHostInfo>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

/// Whether a doctor sends one `GET {base}/api/v202108/notification/0`, without key, token and cookie. Nobody
/// has documented its answer; a service that works refuses it.
enum class DoctorAsks { No, Yes };

/// Finds out why a connection does not work, one thing after another: its name, proxy, port, TLS,
/// certificates and the keyring, and if wanted the time and what answers. Sends no secret, and a request only
/// if the order says so. Its result is a report; it never fails.
class ConnectionDoctor final : public QObject, public Job<DoctorReport>
{
    Q_OBJECT
public:
    /// `credentials` and `clock` must outlive the job.
    ConnectionDoctor(Connection connection, DoctorAsks asks, CredentialManager &credentials,
                     const Clock &clock);
    ~ConnectionDoctor() override;

    /// Ends with what is known.
    void cancel() override;

private:
    void lookUpName();
    void checkKeyring();
    void connectToServer();
    void judgeSuccess(const ConnectionTestResult &result);
    void judgeFailure(const Error &error);
    void judgeClientCertificate();
    void judgeConnection(const Result<ConnectionTestResult> &result);
    void ask();
    void judgeAnswer(const Result<HttpReply> &reply);
    void judgeClock(const QDateTime &serverTime);
    void finishReport();
    [[nodiscard]] DoctorFinding &at(DoctorCheck check);
    void setRight(DoctorCheck check, const QString &text);
    void setWrong(DoctorCheck check, const Error &error);

    const Connection m_connection;
    const DoctorAsks m_asks;
    TransportOptions m_transport;
    CredentialManager &m_credentials;
    const Clock &m_clock;
    DoctorReport m_report;
    int m_lookup = -1; ///< of the name
    QTimer m_nameDeadline;
    std::unique_ptr<Job<ConnectionTestResult>> m_test;
    std::unique_ptr<HttpClient> m_client;
    std::unique_ptr<Job<HttpReply>> m_request;
    bool m_isServerChecked = false;
    bool m_isKeyringChecked = false;
};
