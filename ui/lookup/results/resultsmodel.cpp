// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsmodel.h"

#include "export/sidebysidetable.h"
#include "results/resultset.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/results/resultcells.h"
#include "ui/lookup/results/sidebysidecells.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <algorithm>

namespace {

Qt::Alignment alignmentOf(const ShownColumn &column)
{
    const bool hasNumbers = column.kind == ShownColumn::Kind::Field && isNumber(column.field);
    return Qt::AlignVCenter | (hasNumbers ? Qt::AlignRight : Qt::AlignLeft);
}

bool isConnection(const ShownColumn &column)
{
    return column.kind == ShownColumn::Kind::Connection;
}

QString groupName(const ResultGroup &group)
{
    return isolatedText(shownName(group.count.text));
}

} // namespace

ResultsModel::ResultsModel(const ResultSet &results, const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_results(&results)
    , m_clock(clock)
    , m_arranger(results)
    , m_shown(m_arranger.current())
{
    findMarks();
    m_columns = columnsOf(*m_shown);
    connect(&m_arranger, &ResultsArranger::aboutToReset, this, [this] { beginResetModel(); });
    connect(&m_arranger, &ResultsArranger::reset, this, [this] {
        m_shown = m_arranger.current();
        findMarks();
        m_columns = columnsOf(*m_shown);
        Q_EMIT resultsReplaced();
        endResetModel();
        Q_EMIT arranged();
    });
    connect(&m_arranger, &ResultsArranger::arranged, this, &ResultsModel::arrange);
    connect(&clock, &Clock::zoneChanged, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    follow();
}

void ResultsModel::follow()
{
    connect(m_results, &ResultSet::changed, this, &ResultsModel::forwardChange);
}

void ResultsModel::setResults(const ResultSet &results, const ArrangementRequest &request)
{
    disconnect(m_results, nullptr, this, nullptr);
    m_results = &results;
    follow();
    m_arranger.setResults(results, request);
}

void ResultsModel::findMarks()
{
    const ResultRows &rows = m_results->rows();
    m_hasDone = false;
    m_hasNotes = false;
    m_hasChanges = false;
    for (qsizetype row = 0; row < rows.size() && !(m_hasDone && m_hasNotes && m_hasChanges); ++row) {
        m_hasDone = m_hasDone || rows.isDone(row);
        m_hasNotes = m_hasNotes || !rows.note(row).isEmpty();
        m_hasChanges = m_hasChanges || rows.hasChange(row);
    }
}

QList<ShownColumn> ResultsModel::columnsOf(const Arrangement &arrangement) const
{
    QList<ShownColumn> columns;
    if (!arrangement.isByNotification()) {
        for (const ResultField field : tableColumns())
            columns += ShownColumn{.field = field};
        return columns;
    }
    if (m_hasDone)
        columns += ShownColumn{.field = ResultField::Done};
    columns += {ShownColumn{.field = ResultField::Id}, ShownColumn{.kind = ShownColumn::Kind::Difference},
                ShownColumn{.field = ResultField::Subject}};
    if (m_hasNotes)
        columns += ShownColumn{.field = ResultField::Note};
    for (qsizetype connection = 0; connection < arrangement.sideBySide().columns().size(); ++connection)
        columns += ShownColumn{.kind = ShownColumn::Kind::Connection, .connection = connection};
    return columns;
}

int ResultsModel::columnOf(const ShownColumn &column) const
{
    return static_cast<int>(m_columns.indexOf(column));
}

/// Shows an arrangement of the same result set in place of the one before.
void ResultsModel::arrange()
{
    const std::shared_ptr<const Arrangement> now = m_arranger.current();
    const int count = m_shown->lineCount();
    const auto isSameColumn = [](const MatrixColumn &a, const MatrixColumn &b) {
        return a.connectionId == b.connectionId && a.from == b.from && a.label == b.label;
    };
    const QList<MatrixColumn> &known = m_shown->sideBySide().columns();
    const QList<MatrixColumn> &connections = now->sideBySide().columns();
    findMarks();
    const bool hasSameColumns =
        m_shown->isByNotification() == now->isByNotification() && columnsOf(*now) == m_columns &&
        std::equal(known.begin(), known.end(), connections.begin(), connections.end(), isSameColumn);
    if (!hasSameColumns) {
        Q_EMIT columnsAboutToChange();
        beginResetModel();
        m_shown = now;
        m_columns = columnsOf(*now);
        endResetModel();
    } else if (now->hasSameLines(*m_shown)) {
        m_shown = now;
        // The counts of groups, and what differs, may be others.
        if (count > 0 && (now->groupedBy() || now->isByNotification()))
            Q_EMIT dataChanged(index(0, 0), index(count - 1, columnCount() - 1));
    } else if (now->beginsWith(*m_shown)) {
        beginInsertRows({}, count, now->lineCount() - 1);
        m_shown = now;
        endInsertRows();
    } else {
        moveLines(now);
    }
    Q_EMIT arranged();
}

void ResultsModel::moveLines(const std::shared_ptr<const Arrangement> &now)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &cell : before) {
        const int item = m_shown->itemAt(cell.row());
        int line = Arrangement::kNone;
        if (item != Arrangement::kNone)
            line = now->lineOf(item);
        else if (const int group = now->groupWithKey(
                     m_shown->groups()[static_cast<std::size_t>(m_shown->groupAt(cell.row()))].key);
                 group != Arrangement::kNone)
            line = now->lineOfHead(group);
        after += line == Arrangement::kNone ? QModelIndex() : createIndex(line, cell.column());
    }
    m_shown = now;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

void ResultsModel::forwardChange(qsizetype first, qsizetype last)
{
    int firstLine = rowCount();
    int lastLine = -1;
    for (qsizetype row = first; row <= last; ++row) {
        const int line = lineOfAnswer(row);
        if (line == Arrangement::kNone)
            continue;
        firstLine = std::min(firstLine, line);
        lastLine = std::max(lastLine, line);
    }
    if (lastLine >= 0)
        Q_EMIT dataChanged(index(firstLine, 0), index(lastLine, columnCount() - 1));
}

int ResultsModel::lineOfAnswer(qsizetype row) const
{
    return m_shown->lineOf(itemOfAnswer(row));
}

int ResultsModel::itemOfAnswer(qsizetype row) const
{
    if (row < 0 || row >= m_results->rows().size())
        return Arrangement::kNone;
    return m_shown->isByNotification()
               ? static_cast<int>(m_shown->sideBySide().rowOf(m_results->rows().id(row)))
               : static_cast<int>(row);
}

QList<qsizetype> ResultsModel::answersOf(int item) const
{
    if (!m_shown->isByNotification())
        return {item};
    QList<qsizetype> answers;
    for (qsizetype column = 0; column < m_shown->sideBySide().columns().size(); ++column) {
        if (const qsizetype answer = m_shown->sideBySide().answer(item, column);
            answer != SideBySideAnswers::kNoAnswer)
            answers += answer;
    }
    return answers;
}

qsizetype ResultsModel::answerAt(const QModelIndex &cell) const
{
    const int item = m_shown->itemAt(cell.row());
    if (item == Arrangement::kNone || !m_shown->isByNotification())
        return item;
    const ShownColumn &column = m_columns.at(cell.column());
    if (isConnection(column)) {
        const qsizetype answer = m_shown->sideBySide().answer(item, column.connection);
        if (answer != SideBySideAnswers::kNoAnswer)
            return answer;
    }
    return m_shown->sideBySide().representative(item, m_results->rows());
}

Qt::ItemFlags ResultsModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!m_isSelectable)
        flags.setFlag(Qt::ItemIsSelectable, false);
    return flags;
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown->lineCount();
}

int ResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int item = m_shown->itemAt(index.row());
    if (item == Arrangement::kNone)
        return groupData(m_shown->groupAt(index.row()), index.column(), role);
    const ShownColumn &column = m_columns.at(index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(column));
    switch (column.kind) {
    case ShownColumn::Kind::Field:
        return fieldData(item, column.field, role);
    case ShownColumn::Kind::Connection:
        return answerData(item, column.connection, role);
    case ShownColumn::Kind::Difference:
        return differenceData(item, role);
    }
    Q_UNREACHABLE();
}

/// Returns the answer that stands for an item. By notification, with the mark of all answers.
ResultRow ResultsModel::shownRow(int item) const
{
    if (!m_shown->isByNotification())
        return m_results->row(item);
    ResultRow row = m_results->row(m_shown->sideBySide().representative(item, m_results->rows()));
    if (!m_hasDone && !m_hasNotes)
        return row;
    const QList<qsizetype> answers = answersOf(item);
    row.isDone = m_results->areDone(answers);
    row.note = m_results->noteOf(answers);
    return row;
}

QVariant ResultsModel::fieldData(int item, ResultField field, int role) const
{
    const bool isByNotification = m_shown->isByNotification();
    const ResultRow row = shownRow(item);
    switch (role) {
    case Qt::DisplayRole:
        return resultcells::text(row, field, m_clock);
    case Qt::ToolTipRole:
        return plainToolTip(resultcells::toolTip(row, field));
    case Qt::AccessibleTextRole:
        return spokenText(resultcells::spoken(row, field, m_clock));
    case CellDelegate::BadgeRole:
        if (const auto badge = resultcells::badge(row, field))
            return QVariant::fromValue(*badge);
        return {};
    case CellDelegate::ShortBadgeRole:
        if (const auto badge = resultcells::shortBadge(row, field))
            return QVariant::fromValue(*badge);
        return {};
    case CellDelegate::BadgeTextRole:
        return resultcells::badgeText(row, field);
    case CellDelegate::ContinuedRole:
        return !isByNotification && resultcells::isContinued(row, field)
                   ? QVariant(columnOf({.field = ResultField::Subject}))
                   : QVariant();
    case CellDelegate::InkRole:
        return QVariant::fromValue(resultcells::ink(row, field));
    case CellDelegate::StrongRole: {
        const QList<qsizetype> answers = answersOf(item);
        return std::any_of(answers.begin(), answers.end(), [this, field](qsizetype answer) {
            return resultcells::isStrong(m_results->row(answer), field);
        });
    }
    case CellDelegate::ShortRole:
        return resultcells::shortText(row, field, m_clock);
    default:
        return {};
    }
}

/// Returns what a screen reader says of a cell: with the head of its column, unless that was said already.
QString ResultsModel::spoken(const ShownColumn &column, const QString &head, const QString &text) const
{
    return spokenText(columnOf(column) == m_columnEntered ? text : labelledText(head, text));
}

QVariant ResultsModel::answerData(int item, qsizetype connection, int role) const
{
    const qsizetype answer = m_shown->sideBySide().answer(item, connection);
    const auto subject = [this, item] {
        return resultcells::text(
            m_results->row(m_shown->sideBySide().representative(item, m_results->rows())),
            ResultField::Subject, m_clock);
    };
    // A copy, since asking for another row may drop it.
    const auto row =
        answer == SideBySideAnswers::kNoAnswer ? std::nullopt : std::optional(m_results->row(answer));
    const ResultRow *const result = row ? &*row : nullptr;
    switch (role) {
    case Qt::DisplayRole:
        return sidebysidecells::text(result);
    case Qt::AccessibleTextRole:
        return spoken({.kind = ShownColumn::Kind::Connection, .connection = connection},
                      shownName(m_shown->sideBySide().columns().at(connection).label),
                      sidebysidecells::text(result));
    case Qt::ToolTipRole:
        return plainToolTip(sidebysidecells::toolTip(result, subject(), m_clock));
    case CellDelegate::BadgeRole:
        return QVariant::fromValue(sidebysidecells::badge(result));
    case CellDelegate::QuietRole:
        return sidebysidecells::isQuiet(result);
    default:
        return {};
    }
}

QVariant ResultsModel::differenceData(int item, int role) const
{
    const AnswerDifference &difference = m_shown->difference(item);
    const QString text = m_shown->sideBySide().text(difference);
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return text.isEmpty() ? QVariant()
                              : spoken({.kind = ShownColumn::Kind::Difference}, differsTitle(), text);
    case Qt::ToolTipRole:
        return plainToolTip(text);
    case CellDelegate::InkRole:
        return QVariant::fromValue(difference.isDifferent() ? CellDelegate::Ink::Normal
                                                            : CellDelegate::Ink::Dim);
    default:
        return {};
    }
}

QString ResultsModel::groupWords(int group) const
{
    const ResultGroup &of = m_shown->groups()[static_cast<std::size_t>(group)];
    const QLocale locale;
    const QString rows = locale.toString(of.count.rows);
    const QString total = locale.toString(m_shown->items().size());
    QString text = m_shown->isFolded(group)
                       //: A group of the table for screen readers: name, number of rows, that of all rows.
                       ? tr("%1, group, collapsed, %2 of %3").arg(groupName(of), rows, total)
                       //: A group of the table for screen readers: name, number of rows, that of all rows.
                       : tr("%1, group, expanded, %2 of %3").arg(groupName(of), rows, total);
    if (of.unread == 0)
        return text;
    return commaSeparated({text, tr("%Ln unread", nullptr, static_cast<int>(of.unread))});
}

QVariant ResultsModel::groupData(int group, int column, int role) const
{
    const ResultGroup &of = m_shown->groups()[static_cast<std::size_t>(group)];
    switch (role) {
    case CellDelegate::GroupRole: {
        QStringList counts{QString(), QLocale().toString(of.count.rows)}; // the empty one gives a dot
        if (of.unread > 0)
            counts += tr("%Ln unread", nullptr, static_cast<int>(of.unread));
        return QVariant::fromValue(
            CellDelegate::Group{groupName(of), dotSeparated(counts), m_shown->isFolded(group)});
    }
    case Qt::ToolTipRole:
        return plainToolTip(groupWords(group));
    case Qt::AccessibleTextRole:
        return column == m_spokenColumn ? spokenText(groupWords(group)) : QString();
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ShownColumn &column = m_columns.at(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(column));
    if (role == Qt::AccessibleDescriptionRole && request().sortedBy == column)
        return request().order == Qt::AscendingOrder ? tr("Sorted in ascending order")
                                                     : tr("Sorted in descending order");
    if (isConnection(column))
        return sidebysidecells::head(m_shown->sideBySide().columns().at(column.connection), role);
    if (role != Qt::DisplayRole)
        return {};
    return column.kind == ShownColumn::Kind::Field ? fieldTitle(column.field) : differsTitle();
}

void ResultsModel::sort(int column, Qt::SortOrder order)
{
    ArrangementRequest sorted = request();
    sorted.sortedBy = column < 0 ? std::nullopt : std::optional(m_columns.at(column));
    sorted.order = order;
    setRequest(sorted);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

#include "moc_resultsmodel.cpp"
