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

LookupNotice::LookupNotice(MessageList &messages, const Clock &clock, const QObject *subject, QObject *parent)
    : QObject(parent)
    , m_messages(messages)
    , m_clock(clock)
    , m_subject(subject)
    , m_pace(clock)
{
    m_countdownTimer.setInterval(std::chrono::milliseconds(500));
    connect(&m_countdownTimer, &QTimer::timeout, this, &LookupNotice::updateCountdown);
}

void LookupNotice::showStop(MessageHandle &shown, const Stop &stop, const std::function<void()> &goOn,
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
    message.subject = m_subject;
    shown.show(m_messages, message);
}

void LookupNotice::showDoubt(MessageHandle &shown, qsizetype count, const QString &where)
{
    const QString doubt = sameAnswersText(count);
    shown.show(m_messages,
               {.tone = Tone::Warn,
                .title = where.isEmpty() ? doubt : labelledText(where, doubt),
                .text = tr("Something other than the service may have answered, so the notifications "
                           "may exist nevertheless."),
                .subject = m_subject});
}

void LookupNotice::askToSignIn(const Error &error, const QString &where, const std::function<void()> &signIn)
{
    Message message = messageFor(error);
    message.tone = Tone::Warn;
    message.text =
        //: %1 is an environment and a connection.
        paragraphs(
            {serverWords(error), tr("The lookup in %1 goes on when you have signed in again.").arg(where)});
    message.actions.push_back({u"signInAgain"_s, tr("Sign in again"), signIn});
    message.kind = MessageKind::EndedSession;
    message.outlivesConnection = true;
    m_signIn.show(m_messages, message);
}

void LookupNotice::startCountdown(std::chrono::seconds wait)
{
    m_countdownEnd = m_clock.steadyNow() + wait;
    m_countdown.show(m_messages, {.tone = Tone::Warn,
                                  .title = describeError(ErrorKind::RateLimited).title,
                                  .text = lookuptext::continuing(wait),
                                  .kind = MessageKind::Waiting,
                                  .subject = m_subject});
    m_pace.begin();
    m_countdownTimer.start();
}

void LookupNotice::endCountdown()
{
    m_countdownTimer.stop();
    m_countdown.close();
}

void LookupNotice::removeWaitingMessage()
{
    endCountdown();
    m_signIn.close();
}

void LookupNotice::updateCountdown()
{
    const auto left = std::chrono::ceil<std::chrono::seconds>(m_countdownEnd - m_clock.steadyNow());
    const bool isSpoken = m_countdown.isShown() && m_pace.isDue();
    m_countdown.setText(lookuptext::continuing(left),
                        isSpoken ? MessageHandle::Spoken::Yes : MessageHandle::Spoken::No);
}

#include "moc_lookupnotice.cpp"
