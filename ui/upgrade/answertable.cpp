// SPDX-License-Identifier: MIT
#include "ui/upgrade/answertable.h"

#include "export/tsvexport.h"
#include "text/displaytext.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/columnkeeper.h"
#include "ui/widgets/views/tooltip.h"
#include "ui/widgets/views/viewsetup.h"

#include <QAbstractTableModel>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMaxShownRows = 8;
constexpr int kMaxShownCell = 200;
constexpr int kTextRole = Qt::UserRole; ///< the whole text, as received

class AnswerModel final : public QAbstractTableModel
{
public:
    AnswerModel(JsonTable table, QObject *parent)
        : QAbstractTableModel(parent)
        , m_table(std::move(table))
    {
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        const QString &text = m_table.rows.at(index.row()).at(index.column());
        switch (role) {
        case Qt::DisplayRole:
            return boundedText(visibleLine(text), kMaxShownCell);
        case Qt::ToolTipRole:
            return plainToolTip(visibleText(text));
        case kTextRole:
            return text;
        default:
            return {};
        }
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const QString &key = m_table.columns.at(section);
        switch (role) {
        case Qt::DisplayRole:
            return key.isEmpty() ? u"\"\""_s : visibleLine(key);
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignLeading | Qt::AlignVCenter);
        case kTextRole:
            return key;
        default:
            return {};
        }
    }

private:
    JsonTable m_table;
};

/// Sorts numbers by their value, before all other texts. “nan” and “inf” are texts: nothing is less than NaN.
class AnswerProxy final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        const QString a = left.data(kTextRole).toString();
        const QString b = right.data(kTextRole).toString();
        bool isNumberA = false;
        bool isNumberB = false;
        const double numberA = a.toDouble(&isNumberA);
        const double numberB = b.toDouble(&isNumberB);
        isNumberA = isNumberA && std::isfinite(numberA);
        isNumberB = isNumberB && std::isfinite(numberB);
        if (isNumberA != isNumberB)
            return isNumberA;
        return isNumberA ? numberA < numberB : QString::localeAwareCompare(a, b) < 0;
    }
};

} // namespace

AnswerTable::AnswerTable(const JsonTable &table, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(u"answerTable"_s);
    auto *shown = new AnswerProxy(this);
    shown->setSourceModel(new AnswerModel(table, this));
    setModel(shown);
    setUpTable(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setSortIndicatorClearable(true);
    sortByColumn(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    QList<ColumnKeeper::Column> columns;
    for (int column = 0; column < model()->columnCount(); ++column)
        columns +=
            {.name = QString::number(column), .usual = kAnswerColumnMaxWidth, .isMeasured = true, .rank = 1};
    auto *keeper = new ColumnKeeper(this);
    keeper->setColumns(columns);
}

QList<int> AnswerTable::chosenRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows += index.row();
    if (rows.isEmpty()) {
        rows.resize(model()->rowCount());
        std::iota(rows.begin(), rows.end(), 0);
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

void AnswerTable::copy()
{
    const auto line = [this](const auto &textOf) {
        QStringList texts;
        for (int column = 0; column < model()->columnCount(); ++column)
            texts += textOf(column);
        return tsvLine(textCells(texts));
    };
    QString text = line(
        [this](int column) { return model()->headerData(column, Qt::Horizontal, kTextRole).toString(); });
    const QList<int> rows = chosenRows();
    for (const int row : rows)
        text +=
            line([this, row](int column) { return model()->index(row, column).data(kTextRole).toString(); });
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT copied(rows.size());
}

QSize AnswerTable::sizeHint() const
{
    const int rows = std::clamp(model()->rowCount(), 1, kMaxShownRows);
    // Always leaves room for the scroll bar: a height that depends on the width, without heightForWidth(),
    // would make the scroll area around it resize its content forever.
    return {QTableView::sizeHint().width(),
            horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() +
                horizontalScrollBar()->sizeHint().height() + 2 * frameWidth()};
}

QSize AnswerTable::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void AnswerTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableView::keyPressEvent(event);
}

void AnswerTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRowHeight(this);
        updateGeometry();
    }
}

#include "moc_answertable.cpp"
