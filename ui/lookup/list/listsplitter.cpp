// SPDX-License-Identifier: MIT
#include "ui/lookup/list/listsplitter.h"

#include "storage/storedsettings.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"

#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kUsualListWidth = 208;

} // namespace

ListSplitter::ListSplitter(QWidget *list, QWidget *results, Settings &settings, QWidget *parent)
    : QSplitter(parent)
    , m_list(list)
    , m_results(results)
    , m_settings(settings)
{
    setObjectName(u"listSplitter"_s);
    setChildrenCollapsible(false);
    setHandleWidth(kSpace8);
    addWidget(list);
    addWidget(results);
    setStretchFactor(1, 1);
    handle(1)->installEventFilter(this);
    connect(this, &QSplitter::splitterMoved, this,
            [this] { m_settings.setValue(storedsettings::kLookupListWidth, m_list->width()); });
}

void ListSplitter::arrange()
{
    const bool isListShown = !m_list->isHidden();
    const bool areResultsShown = !m_results->isHidden();
    setVisible(isListShown || areResultsShown);
    // From right to left, QSplitter shifts its widgets by one pixel, beyond its edge.
    setContentsMargins(isListShown && areResultsShown && isRightToLeft() ? 1 : 0, 0, 0, 0);
    if (!isListShown || !areResultsShown)
        return;
    const int all = width() - handleWidth();
    const int saved = m_settings.value(storedsettings::kLookupListWidth);
    const int wanted = saved > 0 ? saved : textscale::scaled(kUsualListWidth);
    const int list = std::clamp(wanted, 0, std::max(0, all / 2));
    setSizes({list, all - list});
}

bool ListSplitter::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
    return QSplitter::event(event);
}

void ListSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

bool ListSplitter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonDblClick)
        return QSplitter::eventFilter(watched, event);
    m_settings.setValue(storedsettings::kLookupListWidth, 0);
    arrange();
    return true;
}

#include "moc_listsplitter.cpp"
