// SPDX-License-Identifier: MIT
#include "ui/activity/activitytable.h"

#include "activity/exchangetext.h"
#include "storage/settings.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QContextMenuEvent>
#include <QDataStream>
#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

// Change the number when the columns change.
const SettingKey<QByteArray> kColumns{"activity/columns-3"_L1, {}};
constexpr int kCount = static_cast<int>(ActivityColumn::Count);
constexpr int kPath = static_cast<int>(ActivityColumn::Path);
/// The columns that are hidden where there is little room, in that order.
constexpr std::array kOptional{ActivityColumn::Connection, ActivityColumn::Size};

} // namespace

ActivityTable::ActivityTable(ActivityModel &activity, ActivityProxy &shown, Settings &settings,
                             QWidget *parent)
    : QTreeView(parent)
    , m_activity(activity)
    , m_shown(shown)
    , m_settings(settings)
{
    setObjectName(u"exchanges"_s);
    setAccessibleName(tr("Exchanges"));
    setModel(&shown);
    followSelection(this);
    setItemDelegate(new CellDelegate(this));
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setIndentation(kSpace16);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    makeHeader();
    restoreColumns();
}

void ActivityTable::makeHeader()
{
    QHeaderView *header = this->header();
    header->setObjectName(u"exchangesHeader"_s);
    header->setAccessibleName(CommonTexts::tr("Columns"));
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setStretchLastSection(false);
    header->setFirstSectionMovable(true);
    header->setMinimumSectionSize(kColumnMinWidth);
    header->setMaximumSectionSize(kColumnMaxWidth);
    header->setTextElideMode(Qt::ElideRight);
    QFont weight; // sets only the weight: size and family remain the application's
    weight.setWeight(textFont(TextRole::Strong).weight());
    header->setFont(weight);
    setSortingEnabled(true);
}

/// Returns the width that the title and the usual cells of the column need.
int ActivityTable::usualWidth(ActivityColumn column) const
{
    const int title =
        QFontMetrics(strongFont(font()))
            .horizontalAdvance(model()->headerData(static_cast<int>(column), Qt::Horizontal).toString());
    const auto widest = [cells = QFontMetrics(font()), title](std::initializer_list<QString> texts) {
        int width = title;
        for (const QString &text : texts)
            width = std::max(width, cells.horizontalAdvance(text));
        return width + kSpace16 + kSpace4;
    };
    const QLocale locale;
    switch (column) {
    case ActivityColumn::Time:
        return std::max(widest({u"00:00:00.000"_s}) + kSpace16, title + kArrowWidth + kSpace16 + kSpace4);
    case ActivityColumn::Method:
        return widest({u"POST"_s});
    case ActivityColumn::Status:
        return widest({u"timeout"_s, statusText(Exchange())});
    case ActivityColumn::Duration:
        return widest({millisecondsText(999'999ms), durationText(99min + 59s)}); // an upgrade takes minutes
    case ActivityColumn::Size:
        return widest({locale.formattedDataSize(1023, 1), locale.formattedDataSize(1023 * 1024, 1),
                       locale.formattedDataSize(1023 * 1024 * 1024, 1)});
    case ActivityColumn::Connection:
        return widest({u"PRODUCTION acme"_s});
    case ActivityColumn::Path:
    case ActivityColumn::Count:
        break;
    }
    return textscale::scaled(kPathMinWidth);
}

/// Gives the columns their usual widths, or, if these are other ones than before, widths in the same ratio to
/// them.
void ActivityTable::measure()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 0; column < kCount; ++column) {
        if (column == kPath)
            continue;
        header()->showSection(column);
        int &before = m_usualWidths[static_cast<std::size_t>(column)];
        const int usual = usualWidth(static_cast<ActivityColumn>(column));
        header()->resizeSection(
            column, before > 0 ? qRound(header()->sectionSize(column) * double(usual) / before) : usual);
        before = usual;
    }
}

/// The state has the usual widths in it, which depend on text size, font and language.
QByteArray ActivityTable::columnState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << header()->saveState();
    for (const int width : m_usualWidths)
        out << qint32(width);
    return state;
}

void ActivityTable::setColumnState(const QByteArray &state)
{
    QDataStream in(state);
    QByteArray columns;
    in >> columns;
    UsualWidths usual{};
    for (int &width : usual) {
        qint32 read = 0;
        in >> read;
        width = read;
    }
    const QByteArray before = header()->saveState();
    if (in.status() != QDataStream::Ok || !header()->restoreState(columns))
        return;
    if (header()->count() != kCount) { // Qt only checks that it is the state of some header
        header()->restoreState(before);
        return;
    }
    m_usualWidths = usual;
    measure();
}

void ActivityTable::restoreColumns()
{
    measure();
    sortByColumn(static_cast<int>(ActivityColumn::Time), Qt::DescendingOrder);
    setColumnState(m_settings.value(kColumns));
    const auto changed = [this] {
        if (m_isFitting)
            return;
        fit();
        m_settings.setValue(kColumns, columnState());
    };
    connect(header(), &QHeaderView::sectionResized, this, changed);
    connect(header(), &QHeaderView::sectionMoved, this, changed);
    connect(header(), &QHeaderView::sortIndicatorChanged, this, changed);
}

/// Gives the path the width that the other columns leave. Hides the optional columns where they would leave
/// too little.
void ActivityTable::fit()
{
    if (m_isFitting)
        return;
    m_isFitting = true;
    const auto others = [this] { return header()->length() - header()->sectionSize(kPath); };
    for (const ActivityColumn column : kOptional)
        header()->showSection(static_cast<int>(column));
    for (const ActivityColumn column : kOptional) {
        if (others() + textscale::scaled(kSubjectMinWidth) > viewport()->width())
            header()->hideSection(static_cast<int>(column));
    }
    header()->resizeSection(
        kPath, std::clamp(viewport()->width() - others(), textscale::scaled(kPathMinWidth), kColumnMaxWidth));
    m_isFitting = false;
}

void ActivityTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fit();
    keepCurrentInView(this, *event);
}

void ActivityTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    measure();
    fit();
    scrollTo(currentIndex());
}

QList<Exchange> ActivityTable::selectedExchanges() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [this](const QModelIndex &a, const QModelIndex &b) {
        return visualRect(a).top() < visualRect(b).top();
    });
    QList<Exchange> selected;
    for (const QModelIndex &row : std::as_const(rows)) {
        for (const Exchange &exchange : m_activity.exchanges(m_shown.mapToSource(row))) {
            const bool isThere =
                std::any_of(selected.begin(), selected.end(),
                            [&exchange](const Exchange &other) { return other.number == exchange.number; });
            if (!isThere)
                selected += exchange;
        }
    }
    return selected;
}

const Exchange *ActivityTable::currentExchange() const
{
    return m_activity.exchange(m_shown.mapToSource(currentIndex()));
}

bool ActivityTable::showExchange(qint64 number)
{
    const QModelIndex row = m_activity.indexOf(number);
    if (row.parent().isValid() && !m_shown.mapFromSource(row.parent()).isValid())
        return false; // otherwise the row would be mapped to one without a parent
    const QModelIndex shown = m_shown.mapFromSource(row);
    if (!shown.isValid())
        return false;
    if (shown.parent().isValid())
        expand(shown.parent());
    setCurrentIndex(shown);
    scrollTo(shown);
    return true;
}

QSize ActivityTable::minimumSizeHint() const
{
    return QTreeView::minimumSizeHint().expandedTo({0, textscale::scaled(kTableMinHeight)});
}

void ActivityTable::contextMenuEvent(QContextMenuEvent *event)
{
    const QPoint at = event->reason() == QContextMenuEvent::Keyboard
                          ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                          : event->globalPos();
    Q_EMIT menuRequested(at);
}

void ActivityTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    Q_EMIT currentExchangeChanged();
}

void ActivityTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    Q_EMIT selectedExchangesChanged();
}

#include "moc_activitytable.cpp"
