// SPDX-License-Identifier: MIT
#include "ui/lookup/list/recentlookups.h"

#include "ui/lookup/list/lookuplistdelegate.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QAction>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMostRecent = 5;
constexpr int kRecentWidth = 420;

} // namespace

class RecentLookupsModel final : public RowsModel<LookupListEntry, QAbstractListModel>
{
public:
    using RowsModel::RowsModel;

    void setRows(const QList<LookupListEntry> &rows)
    {
        syncRows(rows, [](const LookupListEntry &entry) { return entry.key(); });
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        return checkIndex(index, CheckIndexOption::IndexIsValid) ? rows().at(index.row()).data(role)
                                                                 : QVariant();
    }
};

RecentLookups::RecentLookups(LookupListModel &lookups, QWidget *parent)
    : QWidget(parent)
    , m_lookups(lookups)
    , m_model(new RecentLookupsModel(this))
    , m_list(new QListView)
{
    auto *title = plainLabel(tr("Recent lookups"), TextRole::Caption)->dim();
    title->setBuddy(m_list);
    m_list->setObjectName(u"recentLookups"_s);
    m_list->setAccessibleName(title->text());
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LookupListDelegate(m_list));
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUpList(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace4);
    layout->addWidget(title);
    layout->addWidget(m_list);
    hide();

    connect(&m_lookups, &LookupListModel::synced, this, &RecentLookups::refresh);
    connect(&m_lookups, &QAbstractItemModel::dataChanged, this, &RecentLookups::refresh);
    connect(m_list, &QListView::clicked, this, &RecentLookups::choose);
    auto *open = makeAction(m_list, CommonTexts::tr("Open"), u"openRecentLookup"_s,
                            {Qt::Key_Return, Qt::Key_Enter}, Qt::WidgetShortcut);
    connect(open, &QAction::triggered, this, [this] { choose(m_list->currentIndex()); });
}

void RecentLookups::setOffered(bool isOffered)
{
    m_isOffered = isOffered;
    refresh();
}

void RecentLookups::refresh()
{
    if (m_isOffered)
        m_model->setRows(m_lookups.latest(kMostRecent));
    fit();
    setVisible(m_isOffered && m_model->rowCount() > 0);
}

/// Gives the list the height of its rows.
void RecentLookups::fit()
{
    setMaximumWidth(textscale::scaled(kRecentWidth));
    m_list->setFixedHeight(m_model->rowCount() * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
}

void RecentLookups::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void RecentLookups::choose(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT chosen(LookupListEntry(m_model->rows().at(index.row())));
}

#include "moc_recentlookups.cpp"
