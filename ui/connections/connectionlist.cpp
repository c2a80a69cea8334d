// SPDX-License-Identifier: MIT
#include "ui/connections/connectionlist.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QEvent>

using namespace Qt::StringLiterals;

ConnectionList::ConnectionList(QWidget *parent)
    : QListView(parent)
    , m_model(new ConnectionListModel(this))
{
    setObjectName(u"connections"_s);
    setAccessibleName(CommonTexts::tr("Connections"));
    setModel(m_model);
    setItemDelegate(new ListRowDelegate(this));
    setUpList(this);
    connect(this, &QListView::doubleClicked, this, &ConnectionList::chosen);
}

void ConnectionList::setRows(const QList<ConnectionRow> &rows)
{
    m_model->setRows(rows);
    if (!hasSelection())
        selectRow(0);
}

QString ConnectionList::selectedId() const
{
    return currentIndex().data(ConnectionRow::kIdRole).toString();
}

void ConnectionList::select(const QString &id)
{
    if (const QModelIndex index = m_model->indexOf(id); index.isValid())
        setCurrentIndex(index);
}

void ConnectionList::selectRow(int row)
{
    setCurrentIndex(m_model->index(row));
}

QSize ConnectionList::sizeHint() const
{
    constexpr int kRows = 6;
    const int width = textscale::scaled(tokens::kPanelWidth);
    ConnectionRow usual;
    usual.host = u"host"_s; // otherwise it is a command
    return {width, kRows * ListRowDelegate::heightOf(usual.listRow(), width)};
}

void ConnectionList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT selectionMoved();
}

void ConnectionList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        scheduleDelayedItemsLayout();
}

ConnectionFilter::ConnectionFilter(ConnectionList *list, QWidget *parent)
    : ListFilter(list, parent)
{
    setObjectName(u"filterConnections"_s);
    setAccessibleName(tr("Filter connections"));
    setPlaceholderText(tr("Filter by name, host, user or environment"));
}

#include "moc_connectionlist.cpp"
