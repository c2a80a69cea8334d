// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "net/errorclassifier.h"
#include "redaction/knownsecrets.h"
#include "redaction/secretredactor.h"

class ActivityLog;
class QNetworkReply;
class QNetworkRequest;
struct TransportOptions;

/// Writes one request and what becomes of it into the activity log, redacted before it is stored, and
/// knows the request's secrets. Without a log, or while that is paused, it only knows them.
class ExchangeRecorder final
{
public:
    ExchangeRecorder(const HttpRequest &request, const TransportOptions &options,
                     std::shared_ptr<KnownSecrets> secrets, ActivityLog *log);

    /// It is about to be sent, with all headers that are set on it.
    void began(const QNetworkRequest &request);
    void markConnecting() { note(m_exchange.times.connecting); }
    void markEncrypted() { note(m_exchange.times.encrypted); }
    void markSent() { note(m_exchange.times.sent); }
    void markAnswered() { note(m_exchange.times.answered); }

    /// What the answer hands out is a secret from now on: cookies, and the token of a sign-in.
    void learnFrom(const QNetworkReply &reply, const QByteArray &body);
    /// Once; `reply` may be null. `error` where no final answer came.
    void ended(const ExchangeFacts &facts, const QNetworkReply *reply, const QByteArray &body,
               const std::optional<Error> &error);

    /// 0: not recorded.
    [[nodiscard]] qint64 number() const { return m_exchange.number; }
    /// Of all secrets that are known by now, those of this answer included.
    [[nodiscard]] SecretRedactor redactor() const { return m_secrets->redactor().with(m_learned); }

private:
    [[nodiscard]] bool isRecording() const { return m_isRecording && m_exchange.isRunning(); }
    void add(const QList<std::pair<QByteArray, QByteArray>> &headers);
    [[nodiscard]] std::chrono::milliseconds now() const;
    void note(ExchangeTimes::Time &time) const;
    [[nodiscard]] bool handsOutSecret(const QNetworkReply &reply) const;
    void takeReply(const QNetworkReply &reply, const QByteArray &body, const SecretRedactor &redactor);

    ActivityLog *const m_log;
    const bool m_isRecording;
    const QList<std::pair<QByteArray, QByteArray>> m_headers; ///< until it is about to be sent
    const QList<NamedSecret> m_sent;
    const std::shared_ptr<KnownSecrets> m_secrets;
    QList<Secret> m_learned; ///< what else the answer to a sign-in holds, beside its token
    const bool m_answersWithSecret;
    Exchange m_exchange;
    std::chrono::milliseconds m_start{0};
};
