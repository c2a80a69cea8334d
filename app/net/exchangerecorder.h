// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "base/secretscrubber.h"
#include "net/classify.h"

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
                     const SecretScrubber &scrubber, ActivityLog *log);

    /// It is about to be sent, with all headers that are set on it.
    void began(const QNetworkRequest &request);
    void isConnecting() { note(m_exchange.times.connecting); }
    void isEncrypted() { note(m_exchange.times.encrypted); }
    void isSent() { note(m_exchange.times.sent); }
    void isAnswered() { note(m_exchange.times.answered); }

    /// What the answer hands out is a secret from now on: cookies, and the token of a sign-in.
    void learnFrom(const QNetworkReply &reply, const QByteArray &body);
    /// Once; `reply` may be null, and secrets are out of `scrubbedBody`. `error` where no final answer came.
    void ended(const ExchangeFacts &facts, const QNetworkReply *reply, const QByteArray &scrubbedBody,
               const std::optional<Error> &error);

    /// 0: not recorded.
    [[nodiscard]] qint64 number() const { return m_exchange.number; }
    [[nodiscard]] const SecretScrubber &scrubber() const { return m_scrubber; }

private:
    [[nodiscard]] bool isRecording() const { return m_isRecording && m_exchange.isRunning(); }
    void add(const QList<std::pair<QByteArray, QByteArray>> &headers);
    [[nodiscard]] std::chrono::milliseconds now() const;
    void note(ExchangeTimes::Time &time) const;
    [[nodiscard]] bool handsOutSecret(const QNetworkReply &reply) const;
    void takeReply(const QNetworkReply &reply, const QByteArray &scrubbedBody);

    ActivityLog *const m_log;
    const bool m_isRecording;
    const QList<std::pair<QByteArray, QByteArray>> m_headers; ///< until it is about to be sent
    const QList<NamedSecret> m_secrets;
    SecretScrubber m_scrubber;
    const bool m_answersWithSecret;
    Exchange m_exchange;
    std::chrono::milliseconds m_start{0};
};
