// SPDX-License-Identifier: MIT
#include "ui/lookup/lookupnotice.h"

#include "base/errortext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
#include "ui/lookup/lookupwords.h"
#include "ui/text/commontext.h"

#include <QGuiApplication>
#include <QStyleHints>

using namespace Qt::StringLiterals;
using tokens::Tone;

LookupNotice::LookupNotice(const Clock &clock, MessageBar *bar)
    : QObject(bar)
    , m_clock(clock)
    , m_pace(clock)
    , m_bar(bar)
{
    m_countdownTimer.setInterval(std::chrono::milliseconds(500));
    connect(&m_countdownTimer, &QTimer::timeout, this, &LookupNotice::updateCountdown);
    connect(m_bar, &MessageBar::messageChanged, this, [this] {
        m_countdownTimer.stop();
        m_shown = Shown::SomethingElse;
    });
}

void LookupNotice::show(Shown shown, const Message &message)
{
    m_bar->setMessage(message);
    m_shown = shown;
}

void LookupNotice::askToLookUp(qsizetype count, const QString &where, const QString &warning,
                               ExpectedTime time, const std::function<void()> &goOn)
{
    const int many = static_cast<int>(count);
    askToLookUp(where.isEmpty() ? tr("Look up %Ln notifications?", nullptr, many)
                                //: %1 is an environment and a connection.
                                : tr("Look up %Ln notifications on %1?", nullptr, many).arg(where),
                warning, tr("Look up %Ln", nullptr, many), time, goOn);
}

void LookupNotice::askToLookUp(const QString &question, const QString &warning, const QString &action,
                               ExpectedTime time, const std::function<void()> &goOn)
{
    const auto confirmed = [this, goOn] {
        removeQuestion();
        goOn();
    };
    m_goOn = confirmed;
    m_askedAt = m_clock.steadyNow();
    QStringList sentences{tr("Each id is one request to the service.")};
    if (!warning.isEmpty())
        sentences.prepend(warning);
    if (time)
        //: %1 is a time, such as “about 3 min”.
        sentences += tr("At the speed of the last lookup: %1.").arg(lookuptext::about(*time));
    sentences += tr("Press Enter again to look them up, Esc to cancel.");
    m_bar->setMessage(
        {.tone = Tone::Warn,
         .title = question,
         .text = sentences.join(u' '),
         .actions = {{u"lookUpMany"_s, action, confirmed},
                     {u"cancelMany"_s, CommonTexts::tr("Cancel"), [this] { removeQuestion(); }}}},
        &m_question);
}

bool LookupNotice::isQuestionShown() const
{
    return m_bar->isShown(&m_question);
}

void LookupNotice::agree()
{
    const std::chrono::milliseconds doublePress(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    if (m_clock.steadyNow() - m_askedAt < doublePress)
        return;
    const std::function<void()> goOn = m_goOn; // a copy, since it can ask again
    goOn();
}

void LookupNotice::removeQuestion()
{
    m_bar->clear(&m_question);
}

void LookupNotice::showStop(const Stop &stop, const QObject *owner, const std::function<void()> &goOn,
                            const std::function<void(qint64 exchange)> &showInActivity)
{
    const Error &error = stop.error;
    Message message = lookuptext::stopped(error, stop.id, stop.notLookedUp);
    if (!stop.where.isEmpty())
        message.title = labelledText(stop.where, message.title);
    if (stop.notLookedUp > 0 && error.cause != ErrorCause::ResultsFull)
        message.actions.push_back({u"continueLookup"_s, CommonTexts::tr("Continue"), goOn});
    if (error.exchange != 0)
        message.actions.push_back(
            {u"showStopInActivity"_s, CommonTexts::tr("Show in Activity"),
             [showInActivity, exchange = error.exchange] { showInActivity(exchange); }});
    m_bar->setMessage(message, owner);
}

void LookupNotice::showDoubt(qsizetype count, const QString &where, const QObject *owner)
{
    const QString doubt = sameAnswersText(count);
    m_bar->setMessage({.tone = Tone::Warn,
                       .title = where.isEmpty() ? doubt : labelledText(where, doubt),
                       .text = tr("Something other than the service may have answered, so the notifications "
                                  "may exist nevertheless.")},
                      owner);
}

void LookupNotice::askToSignIn(const Error &error, const QString &where, const std::function<void()> &signIn)
{
    Message message = messageFor(error);
    message.tone = Tone::Warn;
    message.text =
        //: %1 is an environment and a connection.
        paragraphs(
            {serverWords(error), tr("The lookup on %1 goes on when you have signed in again.").arg(where)});
    message.actions.push_back({u"signInAgain"_s, tr("Sign in again"), signIn});
    show(Shown::SignIn, message);
}

void LookupNotice::startCountdown(std::chrono::seconds wait)
{
    m_countdownEnd = m_clock.steadyNow() + wait;
    show(Shown::Countdown, {.tone = Tone::Warn,
                            .title = describeError(ErrorKind::RateLimited).title,
                            .text = lookuptext::continuing(wait)});
    m_pace.begin();
    m_countdownTimer.start();
}

void LookupNotice::endCountdown()
{
    if (m_shown == Shown::Countdown)
        m_bar->clear();
}

void LookupNotice::removeWaitingMessage()
{
    if (m_shown == Shown::Countdown || m_shown == Shown::SignIn)
        m_bar->clear();
}

void LookupNotice::updateCountdown()
{
    m_bar->setText(
        lookuptext::continuing(std::chrono::ceil<std::chrono::seconds>(m_countdownEnd - m_clock.steadyNow())),
        m_pace.isDue() ? MessageBar::Spoken::Yes : MessageBar::Spoken::No);
}

#include "moc_lookupnotice.cpp"
