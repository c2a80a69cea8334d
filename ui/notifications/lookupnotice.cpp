// SPDX-License-Identifier: MIT
#include "ui/notifications/lookupnotice.h"

#include "ui/notifications/lookupwords.h"

using tokens::Tone;

LookupNotice::LookupNotice(const Clock &clock, MessageBar *bar)
    : QObject(bar)
    , m_clock(clock)
    , m_bar(bar)
{
    m_tick.setInterval(std::chrono::milliseconds(500));
    connect(&m_tick, &QTimer::timeout, this, &LookupNotice::tick);
}

void LookupNotice::hold(std::chrono::seconds wait)
{
    m_end = m_clock.steadyNow() + wait;
    m_bar->setMessage({.tone = Tone::Warn,
                       .title = tr("The service is busy"),
                       .text = lookupwords::continuing(wait),
                       .details = {},
                       .actions = {}});
    m_tick.start();
}

void LookupNotice::end()
{
    if (!m_tick.isActive())
        return;
    m_tick.stop();
    m_bar->clear();
}

void LookupNotice::tick()
{
    m_bar->setText(
        lookupwords::continuing(std::chrono::ceil<std::chrono::seconds>(m_end - m_clock.steadyNow())));
}
