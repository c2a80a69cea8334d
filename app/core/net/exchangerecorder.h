// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "net/errorclassifier.h"
#include "redaction/knownsecrets.h"
#include "redaction/secretredactor.h"

class ActivityLog;
class QNetworkReply;
class QNetworkRequest;
struct ProxyRoute;
struct TransportOptions;

/// Records one request and its answer in the activity log, and adds their secrets to the known ones.
/// Everything is redacted before it is stored, except the body of an answer without a new secret, which
/// ExchangeBody redacts when it is first read. Without a log, or while the log is paused, only collects the
/// secrets.
class ExchangeRecorder final
{
public:
    ExchangeRecorder(const HttpRequest &request, const TransportOptions &options,
                     std::shared_ptr<KnownSecrets> secrets, ActivityLog *log);

    /// Records which proxy is used, and who has named it; nothing if `proxy` is empty.
    void setProxy(const ProxyRoute &route, const QString &proxy);
    /// Records a request that is about to be sent, with all headers that are set on it.
    void recordStart(const QNetworkRequest &request);
    void markConnecting() { setTime(m_exchange.times.connecting); }
    void markEncrypted() { setTime(m_exchange.times.encrypted); }
    void markSent() { setTime(m_exchange.times.sent); }
    void markAnswered() { setTime(m_exchange.times.answered); }

    /// Adds a secret that is not a part of the request; may be empty.
    void addSecret(const Secret &secret) { m_secrets->add(secret); }
    /// Adds the secrets of the answer to the known ones: cookies, and the token of a sign-in.
    void collectSecrets(const QNetworkReply &reply, const QByteArray &body);
    /// Records the end of the exchange. Call it once. `reply` may be null; `error` is set if there is no
    /// final answer.
    void recordEnd(const ExchangeFacts &facts, const QNetworkReply *reply, const QByteArray &body,
                   const std::optional<Error> &error);

    /// Returns the number in the activity log; 0 if the exchange is not recorded.
    [[nodiscard]] qint64 number() const { return m_exchange.number; }
    /// Returns a redactor for all secrets known so far, including those of this answer.
    [[nodiscard]] SecretRedactor redactor() const { return m_secrets->redactor().with(m_newSecrets); }

private:
    [[nodiscard]] bool isRecording() const { return m_isRecording && m_exchange.isRunning(); }
    void add(const QList<std::pair<QByteArray, QByteArray>> &headers);
    [[nodiscard]] std::chrono::milliseconds now() const;
    void setTime(ExchangeTimes::Time &time) const;
    [[nodiscard]] bool containsNewSecret(const QNetworkReply &reply) const;
    void recordReply(const QNetworkReply &reply, const QByteArray &body, const SecretRedactor &redactor);

    ActivityLog *const m_log;
    const bool m_isRecording;
    /// Recorded if the job ends before recordStart().
    const QList<std::pair<QByteArray, QByteArray>> m_headers;
    const QList<NamedSecret> m_sent;
    const std::shared_ptr<KnownSecrets> m_secrets;
    QList<Secret> m_newSecrets; ///< values of a sign-in's answer that may be secret, apart from its token
    const bool m_answersWithSecret;
    Exchange m_exchange;
    std::chrono::milliseconds m_start{0};
};
