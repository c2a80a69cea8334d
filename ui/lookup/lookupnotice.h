// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "lookup/lookuprow.h"
#include "program/message.h"
#include "ui/widgets/views/announcer.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

/// Shows the messages about the lookups in a result set.
class LookupNotice final : public QObject
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive this object. `subject` is Message::subject of all messages.
    LookupNotice(MessageList &messages, const Clock &clock, const QObject *subject = nullptr,
                 QObject *parent = nullptr);

    /// Why a lookup of several ids has stopped.
    struct Stop
    {
        Error error;
        std::optional<qint32> id; ///< the id whose answer stopped the lookup; `nullopt` if no answer did
        qsizetype notLookedUp = 0;
        QString where; ///< environment and connection of a lookup in several connections, otherwise empty
    };
    /// Shows that a lookup has stopped; see lookuptext::stopped(). Calls `goOn` if the user wants to look up
    /// the rest, and `showInActivity` if the user wants to see the exchange that stopped it.
    void showStop(MessageHandle &shown, const Stop &stop, const std::function<void()> &goOn,
                  const std::function<void(qint64 exchange)> &showInActivity);
    /// Shows that `count` answers are doubtful, see results/sameanswers.h. `where` as for showStop().
    void showDoubt(MessageHandle &shown, qsizetype count, const QString &where);
    /// Asks the user to sign in because of `error`. Calls `signIn` if the user wants to. `where` is the
    /// environment and the connection.
    void askToSignIn(const Error &error, const QString &where, const std::function<void()> &signIn);
    /// Shows for how long the lookup still waits because the service has asked it to.
    void startCountdown(std::chrono::seconds wait);
    void endCountdown();
    /// Removes the countdown and the request to sign in, because the lookup has resumed or ended.
    void removeWaitingMessage();

private:
    void updateCountdown();

    MessageList &m_messages;
    const Clock &m_clock;
    const QObject *m_subject;
    AnnouncementPace m_pace;
    MessageHandle m_signIn;
    MessageHandle m_countdown;
    QTimer m_countdownTimer;
    std::chrono::milliseconds m_countdownEnd{0};
};
