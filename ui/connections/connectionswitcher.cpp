// SPDX-License-Identifier: MIT
#include "ui/connections/connectionswitcher.h"

#include "ui/connections/connectionlist.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

ConnectionSwitcher::ConnectionSwitcher(QWidget *parent)
    : Dialog(parent)
    , m_list(new ConnectionList)
    , m_filter(new ConnectionFilter(m_list))
    , m_empty(new TextLabel)
{
    setObjectName(u"connectionSwitcher"_s);
    setWindowTitle(CommonTexts::tr("Switch connection"));
    setWindowModality(Qt::WindowModal);
    m_empty->setObjectName(u"emptyText"_s);
    m_empty->wrapped()->dim();
    m_empty->setAlignment(Qt::AlignHCenter);
    m_empty->setContentsMargins(kSpace12, kSpace16, kSpace12, kSpace16);
    m_list->setFocusPolicy(Qt::ClickFocus); // the filter field handles its keys

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace16, kSpace16, kSpace16, kSpace16);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_filter);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    resize(textscale::forDialog(*this, {kDialogWidth, kPanelWidth}));
    setFocusProxy(m_filter);
    m_filter->setFocus(Qt::OtherFocusReason);

    connect(m_filter, &QLineEdit::textChanged, this, &ConnectionSwitcher::refresh);
    connect(m_list, &QListView::clicked, this, &ConnectionSwitcher::choose);
    refresh();
}

void ConnectionSwitcher::setConnections(const QList<Connection> &connections, const QString &currentId)
{
    m_connections = connections;
    m_currentId = currentId;
    refresh();
}

void ConnectionSwitcher::refresh()
{
    const QString filter = m_filter->text().simplified();
    QList<ConnectionRow> rows;
    int selected = 0;
    for (const Connection &connection : m_connections) {
        if (!matchesFilter(connection, filter))
            continue;
        rows += connectionRow(connection, m_currentId);
        if (filter.isEmpty() && selected == rows.size() - 1 && rows.last().isCurrent)
            ++selected;
    }
    const bool isEmpty = rows.isEmpty();
    ConnectionRow manage;
    manage.name = CommonTexts::tr("Manage connections…");
    rows += manage;
    const QString before = m_empty->text();
    m_empty->setText(m_connections.isEmpty() ? tr("No connections are saved yet.")
                                             : CommonTexts::tr("No matching connections."));
    m_empty->setVisible(isEmpty);
    m_list->setRows(rows);
    m_list->selectRow(selected < rows.size() - 1 ? selected : 0);
    if (isEmpty)
        announce(m_filter, m_empty->text());
    else if (m_filter->accessibleDescription() == before)
        describe(m_filter, {});
}

void ConnectionSwitcher::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter)
        Dialog::keyPressEvent(event);
    else if (!event->isAutoRepeat()) // the key that opened the dialog may still be held down
        choose();
}

void ConnectionSwitcher::choose()
{
    if (!m_list->hasSelection())
        return;
    const QString id = m_list->selectedId();
    accept();
    if (id.isEmpty())
        Q_EMIT manageRequested();
    else
        Q_EMIT chosen(id);
}

#include "moc_connectionswitcher.cpp"
