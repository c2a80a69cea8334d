// SPDX-License-Identifier: MIT
#include "ui/lookup/resultstabbar.h"

#include "base/clock.h"
#include "text/composedtext.h"
#include "ui/lookup/lookupwords.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/iconbutton.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kTabMinWidth = 220;

}

ResultsTabBar::ResultsTabBar(ResultSets &results, QWidget *parent)
    : QTabBar(parent)
    , m_results(results)
{
    setObjectName(u"resultsTabs"_s);
    setAccessibleName(tr("Results of the latest lookups"));
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    for (qsizetype i = 0; i < m_results.sets().size(); ++i)
        insert(i);
    showCurrent();
    connect(&m_results, &ResultSets::added, this,
            [this](const ResultSet *, qsizetype index) { insert(index); });
    connect(&m_results, &ResultSets::removed, this, [this](const ResultSet *, qsizetype index) {
        const QSignalBlocker blocker(*this); // the sets say which one is current
        removeTab(static_cast<int>(index));
        showCurrent();
    });
    connect(&m_results, &ResultSets::currentChanged, this, &ResultsTabBar::showCurrent);
    connect(&m_results, &ResultSets::updated, this, &ResultsTabBar::updateTexts);
    connect(&m_results.clock(), &Clock::zoneChanged, this, &ResultsTabBar::updateTexts);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < m_results.sets().size())
            m_results.makeCurrent(*m_results.sets().at(index));
    });
}

void ResultsTabBar::insert(qsizetype index)
{
    const QSignalBlocker blocker(this);
    const int tab = insertTab(static_cast<int>(index), QString());
    auto *close = new IconButton(Icon::Close, CommonTexts::tr("Close"));
    close->setObjectName(u"closeResults"_s);
    close->setFocusPolicy(Qt::NoFocus); // the menu has a command with a key
    setTabButton(tab, QTabBar::RightSide, close);
    connect(close, &QAbstractButton::clicked, this, [this, close] {
        for (int i = 0; i < count(); ++i) {
            if (tabButton(i, QTabBar::RightSide) == close) {
                Q_EMIT closeRequested(m_results.sets().at(i));
                return;
            }
        }
    });
    showCurrent();
}

void ResultsTabBar::showCurrent()
{
    const QSignalBlocker blocker(this);
    setCurrentIndex(static_cast<int>(m_results.sets().indexOf(&m_results.current())));
    setVisible(count() > 1);
    updateTexts();
}

void ResultsTabBar::updateTexts()
{
    const QList<ResultSet *> sets = m_results.sets();
    for (int i = 0; i < count() && i < sets.size(); ++i) {
        const QString title = sets.at(i) == &m_results.current() ? lookuptext::title(*sets.at(i))
                                                                 : lookuptext::titleWithState(*sets.at(i));
        if (title == tabText(i))
            continue;
        setTabText(i, title);
        setAccessibleTabName(i, spokenText(title));
        setTabToolTip(i, lookuptext::longTitle(*sets.at(i)));
        tabButton(i, QTabBar::RightSide)->setAccessibleName(tr("Close %1").arg(title));
    }
}

void ResultsTabBar::showNext()
{
    setCurrentIndex((currentIndex() + 1) % count());
}

void ResultsTabBar::showPrevious()
{
    setCurrentIndex((currentIndex() + count() - 1) % count());
}

/// Tabs scroll before their titles become unreadable.
QSize ResultsTabBar::minimumTabSizeHint(int index) const
{
    const QSize size = tabSizeHint(index);
    return {std::min(size.width(), textscale::scaled(kTabMinWidth)), size.height()};
}

#include "moc_resultstabbar.cpp"
