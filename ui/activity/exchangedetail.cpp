// SPDX-License-Identifier: MIT
#include "ui/activity/exchangedetail.h"

#include "activity/exchangetext.h"
#include "text/displaytext.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/readonlytext.h"

#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

enum Tab { Request, Response, Timing, Certificate };

QString noCertificate(const Exchange &exchange)
{
    if (exchange.address.startsWith("https:"_L1))
        return exchange.isRunning() ? ExchangeDetail::tr("This is known when the exchange has ended.")
                                    : ExchangeDetail::tr("No certificate was received.");
    return ExchangeDetail::tr("The connection is not encrypted.");
}

} // namespace

ExchangeDetail::ExchangeDetail(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar)
    , m_text(makeFixedWidthText({}, u"exchangeText"_s, kTableMinHeight))
{
    setObjectName(u"exchangeDetail"_s);
    m_tabs->setObjectName(u"exchangeTabs"_s);
    m_tabs->setAccessibleName(tr("Parts of the exchange"));
    for (const ExchangeSection section : {ExchangeSection::Request, ExchangeSection::Response,
                                          ExchangeSection::Timing, ExchangeSection::Certificate})
        m_tabs->addTab(sectionTitle(section));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setCurrentIndex(Response);
    m_text->setMinimumHeight(0);
    m_text->setMaximumHeight(QWIDGETSIZE_MAX);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_tabs);
    layout->addWidget(m_text, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &ExchangeDetail::showTab);
    showTab();
}

void ExchangeDetail::setExchange(const std::optional<Exchange> &exchange)
{
    const bool isSame = m_exchange && exchange && m_exchange->number == exchange->number &&
                        m_exchange->isRunning() == exchange->isRunning();
    if (isSame)
        return; // keeps the selection
    m_exchange = exchange;
    showTab();
}

void ExchangeDetail::showTab()
{
    const int tab = m_tabs->currentIndex();
    m_text->setAccessibleName(m_tabs->tabText(tab));
    QString text;
    if (m_exchange && tab == Request)
        text = requestText(*m_exchange);
    else if (m_exchange && tab == Response)
        text = m_exchange->isRunning() ? tr("No answer has come yet.") : responseText(*m_exchange);
    else if (m_exchange && tab == Timing)
        text = timingText(*m_exchange);
    else if (m_exchange)
        text = m_exchange->tls ? certificateText(*m_exchange) : noCertificate(*m_exchange);
    m_text->setPlainText(visibleText(text));
}

#include "moc_exchangedetail.cpp"
