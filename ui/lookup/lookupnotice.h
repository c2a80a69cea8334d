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

/// What is said in a message bar about a lookup, and asked. What others say there it leaves alone.
class LookupNotice final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `bar`, which owns it.
    LookupNotice(const Clock &clock, MessageBar *bar);

    /// Whether to look so many up; `where` names an environment and a connection, or is empty.
    void ask(qsizetype count, const QString &where, const std::function<void()> &goOn);
    /// Takes that question away, if it still stands there.
    void withdrawQuestion();
    /// Why there is no card.
    void tellFailure(const LookupRow &row, const std::function<void()> &tryAgain,
                     const std::function<void(qint64 exchange)> &showInActivity);
    /// `where` names an environment and a connection.
    void askToSignIn(const QString &where, const std::function<void()> &signIn);
    /// A countdown: the service has asked to wait.
    void hold(std::chrono::seconds wait);
    /// Takes the countdown away, if it still stands there.
    void endCountdown();
    /// Takes away that the lookup waits, for whatever it does: it goes on, or has ended.
    void endWaiting();

private:
    enum class Said { SomethingElse, Question, Countdown, SignIn };

    void say(Said said, const Message &message);
    void tick();

    const Clock &m_clock;
    AnnouncementPace m_pace;
    MessageBar *m_bar;
    Said m_said = Said::SomethingElse;
    std::optional<Message> m_signIn; ///< while the lookup waits for one
    QTimer m_tick;
    std::chrono::milliseconds m_end{0};
};
