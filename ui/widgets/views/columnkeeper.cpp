// SPDX-License-Identifier: MIT
#include "ui/widgets/views/columnkeeper.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <limits>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

/// The width of a column, and between which widths it may be changed.
struct ColumnKeeper::Fitted
{
    int section = 0;
    int rank = 0;
    int title = 0;
    int least = 0;
    int needed = 0; ///< 0 if it was not measured
    int width = 0;
    int low = 0;
    int high = 0;
};

namespace {

using Fitted = ColumnKeeper::Fitted;

constexpr int kMeasuredRows = 100;
constexpr std::chrono::milliseconds kMeasurePause(100); // dozens of answers can arrive in that time
constexpr int kGreatestWidth = 20000;                   ///< of any column on any screen
constexpr qreal kMostCharacters = 1000;

constexpr auto kShownWord = "shown"_L1;
constexpr auto kHiddenWord = "hidden"_L1;
constexpr auto kAscendingWord = "ascending"_L1;
constexpr auto kDescendingWord = "descending"_L1;

int totalOf(const QList<Fitted> &columns)
{
    return std::accumulate(columns.begin(), columns.end(), 0,
                           [](int sum, const Fitted &column) { return sum + column.width; });
}

/// Changes the widths so that all columns together take at most `room`, if that is possible. Columns of one
/// rank, which are beside one another in the list, get the same width as far as they may have it. Those of
/// the first rank in the list change first.
void distribute(QList<Fitted> &columns, int room)
{
    for (auto first = columns.begin(); first != columns.end();) {
        const auto end = std::find_if(first, columns.end(),
                                      [first](const Fitted &column) { return column.rank != first->rank; });
        const auto totalAt = [first, end](int width) {
            return std::accumulate(first, end, 0, [width](int sum, const Fitted &column) {
                return sum + std::clamp(width, column.low, column.high);
            });
        };
        const int before =
            std::accumulate(first, end, 0, [](int sum, const Fitted &column) { return sum + column.width; });
        const int roomOfRank = room - totalOf(columns) + before;
        int width = 0;
        for (int tooMuch = kGreatestWidth; tooMuch - width > 1;) {
            const int middle = (width + tooMuch) / 2;
            (totalAt(middle) <= roomOfRank ? width : tooMuch) = middle;
        }
        for (; first != end; ++first)
            first->width = std::clamp(width, first->low, first->high);
    }
}

template <typename Low>
void shrink(QList<Fitted> &columns, int room, Low lowOf)
{
    for (Fitted &column : columns) {
        column.low = column.rank > 0 ? std::min(column.width, lowOf(column)) : column.width;
        column.high = column.width;
    }
    distribute(columns, room);
}

void grow(QList<Fitted> &columns, int room)
{
    std::reverse(columns.begin(), columns.end());
    for (Fitted &column : columns) {
        column.low = column.width;
        column.high = std::max(column.width, column.needed);
    }
    distribute(columns, room);
}

} // namespace

ColumnKeeper::ColumnKeeper(QTableView *table, Settings *settings, const SettingKey<QStringList> &key)
    : ColumnKeeper(table, table->horizontalHeader(), settings, key)
{
}

ColumnKeeper::ColumnKeeper(QTreeView *tree, Settings *settings, const SettingKey<QStringList> &key)
    : ColumnKeeper(tree, tree->header(), settings, key)
{
}

ColumnKeeper::ColumnKeeper(QAbstractItemView *view, QHeaderView *header, Settings *settings,
                           const SettingKey<QStringList> &key)
    : QObject(view)
    , m_view(view)
    , m_header(header)
    , m_settings(settings)
    , m_key(key)
{
    header->setAccessibleName(CommonTexts::tr("Columns"));
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(true);
    header->setSectionsClickable(true);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(kSpace24);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { Q_EMIT menuRequested(m_header->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionResized, this, &ColumnKeeper::sectionResized);
    connect(header, &QHeaderView::sectionMoved, this, &ColumnKeeper::sectionMoved);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &ColumnKeeper::sectionSorted);

    const QAbstractItemModel *model = view->model();
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &parent, int first, int last) {
                if (!parent.isValid())
                    measureLater(first, last);
            });
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                if (!first.parent().isValid())
                    measureLater(first.row(), last.row());
            });
    connect(model, &QAbstractItemModel::layoutChanged, this, [this] { measureLater(0, kMeasuredRows - 1); });
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnKeeper::measureAnew);
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this] {
        if (m_view->model()->rowCount() == 0)
            m_needed.clear(); // without moving the columns of an empty view
    });

    m_measureTimer.setSingleShot(true);
    connect(&m_measureTimer, &QTimer::timeout, this, &ColumnKeeper::measure);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    header->installEventFilter(this);
    load();
}

// For each column a line such as “subject 24.5 hidden ascending”, in the order shown. What is not as the
// program writes it is ignored. Versions up to 0.9.0 saved the state of Qt's header under other keys, for
// columns that have changed since; it is not read.
void ColumnKeeper::load()
{
    if (!m_settings)
        return;
    for (const QString &line : m_settings->value(m_key)) {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty() || arrangedOf(words.first()) != m_arranged.end())
            continue;
        Arranged column;
        column.name = words.first();
        for (const QString &word : words.sliced(1)) {
            if (word == kShownWord || word == kHiddenWord)
                column.isShown = word == kShownWord;
            else if (word == kAscendingWord || word == kDescendingWord)
                column.sorted = word == kAscendingWord ? Qt::AscendingOrder : Qt::DescendingOrder;
            else if (const qreal width = word.toDouble(); width > 0 && width < kMostCharacters)
                column.characters = width;
        }
        m_arranged += column;
    }
}

void ColumnKeeper::save()
{
    if (!m_settings)
        return;
    QStringList lines;
    for (const Arranged &column : std::as_const(m_arranged)) {
        QStringList words{column.name};
        if (column.characters > 0)
            words += QString::number(column.characters);
        if (column.isShown)
            words += *column.isShown ? kShownWord : kHiddenWord;
        if (column.sorted)
            words += *column.sorted == Qt::AscendingOrder ? kAscendingWord : kDescendingWord;
        lines += words.join(u' ');
    }
    m_settings->setValue(m_key, lines);
}

void ColumnKeeper::setColumns(const QList<Column> &columns)
{
    const auto hasName = [](const Column &a, const Column &b) { return a.name == b.name; };
    if (!std::equal(columns.begin(), columns.end(), m_columns.begin(), m_columns.end(), hasName))
        m_needed.clear();
    m_columns = columns;
    // A column that has not been arranged yet precedes the one that follows it by default.
    auto next = m_arranged.size();
    for (qsizetype i = columns.size() - 1; i >= 0; --i) {
        auto known = arrangedOf(columns.at(i).name);
        if (known == m_arranged.end()) {
            known = m_arranged.insert(next, Arranged());
            known->name = columns.at(i).name;
        }
        next = known - m_arranged.begin();
    }

    applyArrangement();
    m_firstChanged = 0;
    m_lastChanged = kMeasuredRows - 1;
    measure();
}

void ColumnKeeper::applyArrangement()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    std::optional<std::pair<int, Qt::SortOrder>> sorted;
    for (int section = 0; section < m_columns.size(); ++section) {
        if (m_columns.at(section).sortedByDefault)
            sorted = {section, *m_columns.at(section).sortedByDefault};
    }
    int place = 0;
    for (const Arranged &column : std::as_const(m_arranged)) {
        const int section = sectionOf(column.name);
        if (section < 0 || section >= m_header->count())
            continue;
        m_header->moveSection(m_header->visualIndex(section), place++);
        if (column.sorted)
            sorted = {section, *column.sorted};
    }
    const auto [section, order] = sorted.value_or(std::pair(-1, Qt::AscendingOrder));
    const bool isSorted = m_header->sortIndicatorSection() == section &&
                          (section < 0 || m_header->sortIndicatorOrder() == order);
    if (m_header->isSortIndicatorShown() && !isSorted)
        m_header->setSortIndicator(section, order);
}

QList<ColumnKeeper::Arranged>::iterator ColumnKeeper::arrangedOf(const QString &name)
{
    return std::find_if(m_arranged.begin(), m_arranged.end(),
                        [&name](const Arranged &column) { return column.name == name; });
}

int ColumnKeeper::sectionOf(const QString &name) const
{
    const auto column = std::find_if(m_columns.begin(), m_columns.end(),
                                     [&name](const Column &each) { return each.name == name; });
    return column == m_columns.end() ? -1 : static_cast<int>(column - m_columns.begin());
}

QStringList ColumnKeeper::shownColumns() const
{
    QStringList names;
    for (int place = 0; place < m_header->count(); ++place) {
        const int section = m_header->logicalIndex(place);
        if (section < m_columns.size() && !m_header->isSectionHidden(section))
            names += m_columns.at(section).name;
    }
    return names;
}

QStringList ColumnKeeper::wantedColumns() const
{
    QStringList names;
    for (int place = 0; place < m_header->count(); ++place) {
        const int section = m_header->logicalIndex(place);
        if (section < m_columns.size() && (!m_header->isSectionHidden(section) || isToBeShown(section)))
            names += m_columns.at(section).name;
    }
    return names;
}

void ColumnKeeper::setShown(const QString &name, bool isShown)
{
    const int section = sectionOf(name);
    if (section < 0 ||
        (!isShown && (!m_columns.at(section).canBeHidden || shownColumns() == QStringList{name})))
        return;
    arrangedOf(name)->isShown = isShown;
    fit();
    save();
}

QString ColumnKeeper::sortedColumn() const
{
    return m_columns.value(m_header->sortIndicatorSection()).name;
}

void ColumnKeeper::sortBy(const QString &name, Qt::SortOrder order)
{
    m_header->setSortIndicator(sectionOf(name), order);
}

void ColumnKeeper::reset()
{
    m_arranged.removeIf([this](const Arranged &column) { return sectionOf(column.name) >= 0; });
    setColumns(m_columns);
    save();
}

void ColumnKeeper::sectionResized(int section, int before, int width)
{
    if (m_isArranging || section >= m_columns.size() || width == 0)
        return;
    if (m_columns.at(section).isStretched) { // always takes what is left
        const QScopedValueRollback arranging(m_isArranging, true);
        section = resizeNextSection(m_header, section, width - before);
    }
    if (section >= 0)
        arrangedOf(m_columns.at(section).name)->characters =
            m_header->sectionSize(section) / characterWidth();
    fit();
    save();
}

void ColumnKeeper::sectionMoved()
{
    if (m_isArranging)
        return;
    int place = 0;
    const QList<Arranged> before = m_arranged;
    for (Arranged &column : m_arranged) {
        if (sectionOf(column.name) < 0)
            continue; // it is not there now, and keeps its place
        const QString name = m_columns.at(m_header->logicalIndex(place++)).name;
        column = *std::find_if(before.begin(), before.end(),
                               [&name](const Arranged &each) { return each.name == name; });
    }
    save();
}

void ColumnKeeper::sectionSorted(int section, Qt::SortOrder order)
{
    if (m_isArranging)
        return;
    for (Arranged &column : m_arranged) {
        column.sorted.reset();
        if (sectionOf(column.name) == section)
            column.sorted = order;
    }
    save();
}

bool ColumnKeeper::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == m_view->viewport())
            fit();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        measureAnew();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Measures these rows soon, together with others that change in the meantime, as while answers arrive.
void ColumnKeeper::measureLater(int first, int last)
{
    if (first >= kMeasuredRows)
        return;
    m_firstChanged = std::min(m_firstChanged, first);
    m_lastChanged = std::max(m_lastChanged, std::min(last, kMeasuredRows - 1));
    if (!m_measureTimer.isActive())
        m_measureTimer.start(
            m_sinceMeasured.isValid()
                ? std::max(0ms, kMeasurePause - std::chrono::milliseconds(m_sinceMeasured.elapsed()))
                : 0ms);
}

void ColumnKeeper::measureAnew()
{
    m_needed.clear();
    measureLater(0, kMeasuredRows - 1);
}

/// Widths only grow here, so that columns do not move to and fro while rows arrive.
void ColumnKeeper::measure()
{
    m_measureTimer.stop();
    m_sinceMeasured.start();
    const QAbstractItemModel &model = *m_view->model();
    const auto *tree = qobject_cast<const QTreeView *>(m_view);
    const int first = std::exchange(m_firstChanged, std::numeric_limits<int>::max());
    const int end = std::min(model.rowCount(), std::exchange(m_lastChanged, -1) + 1);
    m_needed.resize(m_columns.size());
    for (int section = 0; section < m_columns.size() && section < model.columnCount(); ++section) {
        if (m_columns.at(section).isStretched)
            continue;
        const int indentation = tree && section == 0 ? tree->indentation() : 0;
        for (int row = first; row < end; ++row) {
            const QModelIndex cell = model.index(row, section);
            if (!cell.data(CellDelegate::ContinuedRole).isValid() &&
                !cell.data(CellDelegate::GroupRole).isValid())
                m_needed[section] =
                    std::max(m_needed.at(section), CellDelegate::neededWidth(*m_view, cell) + indentation);
        }
    }
    fit();
    Q_EMIT measured();
}

qreal ColumnKeeper::characterWidth() const
{
    return QFontMetricsF(m_view->font()).averageCharWidth();
}

int ColumnKeeper::titleWidth(int section) const
{
    const QAbstractItemModel &model = *m_view->model();
    const QVariant badge = model.headerData(section, Qt::Horizontal, CellDelegate::BadgeRole);
    const QString title = model.headerData(section, Qt::Horizontal).toString();
    const QStyle &style = *m_header->style();
    return (badge.isValid() ? Badge::sizeOf(badge.value<Badge::Content>()).width()
                            : QFontMetrics(m_header->font()).horizontalAdvance(title) + 1) +
           2 * style.pixelMetric(QStyle::PM_HeaderMargin, nullptr, m_header) + kSpace4 +
           style.pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, m_header); // of the arrow
}

int ColumnKeeper::usualWidth(const Column &column, int section) const
{
    const auto *tree = qobject_cast<const QTreeView *>(m_view);
    const int indentation = tree && section == 0 ? tree->indentation() : 0;
    int width = textscale::scaled(column.usual);
    if (column.characters > 0)
        width = std::max(width, qRound(column.characters * characterWidth()) + kSpace16 + kSpace4);
    for (const QString &text : column.texts)
        width = std::max(width, CellDelegate::neededWidth(*m_view, text) + indentation);
    for (const Badge::Content &badge : column.badges)
        width = std::max(width, CellDelegate::neededWidth(*m_view, badge) + indentation);
    if (column.isMeasured)
        width = std::min(m_needed.value(section), width > 0 ? width : kGreatestWidth);
    return std::max(titleWidth(section), width);
}

bool ColumnKeeper::isToBeShown(int section) const
{
    const Column &column = m_columns.at(section);
    return (column.canBeHidden ? arrangedAs(column.name).isShown : std::nullopt)
        .value_or(!column.isHiddenByDefault);
}

/// Returns whether the column is hidden if there is too little room.
bool ColumnKeeper::isOptional(int section) const
{
    const Column &column = m_columns.at(section);
    const Arranged arranged = arrangedAs(column.name);
    return column.isOptional && !arranged.isShown && arranged.characters <= 0;
}

/// Returns what the user has arranged of a column.
ColumnKeeper::Arranged ColumnKeeper::arrangedAs(const QString &name) const
{
    const auto column = std::find_if(m_arranged.begin(), m_arranged.end(),
                                     [&name](const Arranged &each) { return each.name == name; });
    return column == m_arranged.end() ? Arranged() : *column;
}

ColumnKeeper::Fitted ColumnKeeper::fitted(int section)
{
    const Column &column = m_columns.at(section);
    const int title = titleWidth(section);
    Fitted fitted{.section = section,
                  .rank = column.rank,
                  .title = title,
                  .least = column.least > 0 ? textscale::scaled(column.least) : title,
                  .needed = m_needed.value(section),
                  .width = usualWidth(column, section)};
    if (const qreal characters = arrangedOf(column.name)->characters; characters > 0) {
        fitted.width = std::clamp(qRound(characters * characterWidth()), kColumnMinWidth, kColumnMaxWidth);
        fitted.rank = 0;   // what the user has set neither shrinks
        fitted.needed = 0; // nor grows
    }
    return fitted;
}

void ColumnKeeper::fit()
{
    if (m_isArranging || m_columns.isEmpty() || m_columns.size() != m_header->count())
        return;
    const QScopedValueRollback arranging(m_isArranging, true);
    QList<bool> isShown;
    for (int section = 0; section < m_columns.size(); ++section)
        isShown += isToBeShown(section);
    if (!isShown.contains(true)) { // the user has left only columns that are not there now
        for (int section = 0; section < m_columns.size(); ++section)
            isShown[section] = !m_columns.at(section).isHiddenByDefault;
    }
    const Column *stretched = nullptr;
    QList<Fitted> columns; // without the stretched one
    for (int section = 0; section < m_columns.size(); ++section) {
        if (isShown.at(section) && m_columns.at(section).isStretched)
            stretched = &m_columns.at(section);
        else if (isShown.at(section))
            columns += fitted(section);
    }
    // Those that give way first are first.
    std::stable_sort(columns.begin(), columns.end(), [](const Fitted &a, const Fitted &b) {
        return a.rank > 0 && (b.rank == 0 || a.rank < b.rank);
    });

    const int viewWidth = m_view->viewport()->width();
    const int least = stretched ? textscale::scaled(stretched->least) : 0;
    const int usual = stretched ? std::max(least, textscale::scaled(stretched->usual)) : 0;
    int total = totalOf(columns);
    columns.removeIf([&](const Fitted &column) {
        if (!isOptional(column.section) || total + usual <= viewWidth)
            return false;
        total -= column.width;
        isShown[column.section] = false;
        return true;
    });
    // First what their texts do not need; then, if the view does not scroll then, also what they need.
    shrink(columns, viewWidth - least, [](const Fitted &column) {
        return column.needed > 0 ? std::max(column.title, column.needed) : column.width;
    });
    QList<Fitted> cut = columns;
    shrink(cut, viewWidth - least, [](const Fitted &column) { return column.least; });
    if (totalOf(cut) <= viewWidth - least)
        columns = cut;
    grow(columns, viewWidth - usual);

    for (int section = 0; section < m_columns.size(); ++section)
        m_header->setSectionHidden(section, !isShown.at(section));
    for (const Fitted &column : std::as_const(columns))
        m_header->resizeSection(column.section, column.width);
    if (stretched)
        m_header->resizeSection(sectionOf(stretched->name), std::max(least, viewWidth - totalOf(columns)));
}

#include "moc_columnkeeper.cpp"
