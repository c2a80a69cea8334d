// SPDX-License-Identifier: MIT
#include "ui/lookup/results/overviewpane.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

OverviewPane::OverviewPane(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListView)
    , m_count(new TextLabel({}, TextRole::Caption))
{
    setObjectName(u"overview"_s);
    m_list->setObjectName(u"overviewBars"_s);
    //: The title of the pane with bars beside the results.
    const QString title = tr("Overview");
    m_list->setAccessibleName(title);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new ListRowDelegate(m_list));
    m_list->setMouseTracking(true);
    setUpList(m_list);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setMinimumHeight(textscale::scaled(kTableMinHeight));
    m_count->setObjectName(u"overviewCount"_s);
    m_count->dim();
    auto *close = new IconButton(Icon::Close, tr("Close the overview"));
    close->setObjectName(u"closeOverview"_s);

    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addWidget(plainLabel(title, TextRole::Strong));
    head->addWidget(m_count);
    head->addStretch();
    head->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);

    m_list->viewport()->installEventFilter(this);
    connect(&m_model, &OverviewModel::othersShown, this,
            [this](int row) { setCurrentRow(std::min(row, m_model.rowCount() - 1)); });
    connect(close, &QAbstractButton::clicked, this, &OverviewPane::closeRequested);
    connect(&m_model, &OverviewModel::valueToggled, this, &OverviewPane::valueToggled);
    connect(&m_model, &OverviewModel::timeToggled, this, &OverviewPane::timeToggled);
}

void OverviewPane::setOverview(const ResultOverview &overview)
{
    m_latest = overview;
    if (m_isPressed)
        return; // the row below the pointer stays there
    const QLocale locale;
    m_count->setText(overview.matching == overview.total
                         ? locale.toString(overview.total)
                         : CommonTexts::tr("%1 of %2")
                               .arg(locale.toString(overview.matching), locale.toString(overview.total)));
    m_model.setOverview(overview);
}

/// Keeps the bars as they are while a button is pressed on them.
bool OverviewPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        m_isPressed = true;
    } else if (m_isPressed &&
               (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::Hide)) {
        m_isPressed = false;
        // The list handles the event first.
        QTimer::singleShot(0, this, [this] { setOverview(ResultOverview(m_latest)); });
    }
    return QWidget::eventFilter(watched, event);
}

void OverviewPane::setCurrentRow(int row)
{
    m_list->selectionModel()->setCurrentIndex(m_model.index(row), QItemSelectionModel::NoUpdate);
}

void OverviewPane::focusBars()
{
    if (!m_list->currentIndex().isValid() && m_model.rowCount() > 1) // the first is a heading
        setCurrentRow(1);
    m_list->setFocus(Qt::OtherFocusReason);
}

void OverviewPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT clearRequested();
    else
        QWidget::keyPressEvent(event);
}

#include "moc_overviewpane.cpp"
