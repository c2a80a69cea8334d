// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "lookup/lookuprow.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

/// Shows the messages and questions about a lookup in a message bar. Does not touch messages that others show
/// there.
class LookupNotice final : public QObject
{
    Q_OBJECT
public:
    /// The bar becomes the parent. `clock` must outlive this object.
    LookupNotice(const Clock &clock, MessageBar *bar);

    /// How long a lookup will take; `nullopt` if it is not known.
    using ExpectedTime = std::optional<std::chrono::seconds>;

    /// Asks whether to look up `count` ids. Calls `goOn` if the user agrees. `where` is the environment and
    /// the connection, or empty; `warning` is a sentence to begin with, or empty.
    void askToLookUp(qsizetype count, const QString &where, const QString &warning, ExpectedTime time,
                     const std::function<void()> &goOn);
    /// Asks `question`. `action` is the text of the button that calls `goOn`.
    void askToLookUp(const QString &question, const QString &warning, const QString &action,
                     ExpectedTime time, const std::function<void()> &goOn);
    /// Returns whether the question is shown in front of all other messages.
    [[nodiscard]] bool isQuestionShown() const;
    /// Agrees to the question that is shown. Has no effect in the first moment, when a key that is pressed
    /// twice could not have been meant for it.
    void agree();
    /// Removes the question if it is still there.
    void removeQuestion();
    /// Why a lookup of several ids has stopped.
    struct Stop
    {
        Error error;
        std::optional<qint32> id; ///< the id whose answer stopped the lookup; `nullopt` if no answer did
        qsizetype notLookedUp = 0;
        QString where; ///< environment and connection of a lookup in several connections, otherwise empty
    };
    /// Shows that a lookup has stopped; see lookuptext::stopped(). Calls `goOn` if the user wants to look up
    /// the rest, and `showInActivity` if the user wants to see the exchange that stopped it. `owner` owns the
    /// message; see MessageBar::setMessage().
    void showStop(const Stop &stop, const QObject *owner, const std::function<void()> &goOn,
                  const std::function<void(qint64 exchange)> &showInActivity);
    /// Shows that `count` answers are doubtful, see results/sameanswers.h. `where` and `owner` as for
    /// showStop().
    void showDoubt(qsizetype count, const QString &where, const QObject *owner);
    /// Asks the user to sign in because of `error`. Calls `signIn` if the user wants to. `where` is the
    /// environment and the connection.
    void askToSignIn(const Error &error, const QString &where, const std::function<void()> &signIn);
    /// Shows for how long the lookup still waits because the service has asked it to.
    void startCountdown(std::chrono::seconds wait);
    /// Removes the countdown if it is still shown.
    void endCountdown();
    /// Removes the countdown or the request to sign in, if it is still shown, because the lookup has resumed
    /// or ended.
    void removeWaitingMessage();

private:
    enum class Shown { SomethingElse, Countdown, SignIn };

    void show(Shown shown, const Message &message);
    void updateCountdown();

    const Clock &m_clock;
    AnnouncementPace m_pace;
    MessageBar *m_bar;
    const QObject m_question; ///< owns it, since it may be under a message that is shown later
    std::function<void()> m_goOn;
    std::chrono::milliseconds m_askedAt{0};
    Shown m_shown = Shown::SomethingElse;
    QTimer m_countdownTimer;
    std::chrono::milliseconds m_countdownEnd{0};
};
