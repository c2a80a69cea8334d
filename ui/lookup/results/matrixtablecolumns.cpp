// SPDX-License-Identifier: MIT
#include "ui/lookup/results/matrixtablecolumns.h"

#include "storage/settings.h"
#include "ui/lookup/results/matrixheader.h"
#include "ui/lookup/results/matrixmodel.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHash>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Names of columns.
const SettingKey<QStringList> kMatrixOrder{"results/side-by-side-columns"_L1, {}};
/// For example “id 80”, in device-independent pixels.
const SettingKey<QStringList> kMatrixWidths{"results/side-by-side-widths"_L1, {}};

constexpr int kIdCharacters = 8;
constexpr int kUsualDiffersWidth = 220; ///< the most that what differs takes from the subject

/// Returns `order` with all of `columns`: one that it lacks precedes the one that follows it in `columns`.
QStringList withAll(QStringList order, const QStringList &columns)
{
    qsizetype next = order.size();
    for (qsizetype i = columns.size() - 1; i >= 0; --i) {
        if (!order.contains(columns.at(i)))
            order.insert(next, columns.at(i));
        next = order.indexOf(columns.at(i));
    }
    return order;
}

QHash<QString, int> widthsIn(const QStringList &saved)
{
    QHash<QString, int> widths;
    for (const QString &each : saved)
        widths.insert(each.section(u' ', 0, 0), each.section(u' ', 1).toInt());
    return widths;
}

} // namespace

MatrixTableColumns::MatrixTableColumns(QTableView *table, MatrixHeader *header, const MatrixModel &model,
                                       Settings &settings)
    : QObject(table)
    , m_table(table)
    , m_header(header)
    , m_model(model)
    , m_settings(settings)
    , m_toMeasure(this)
{
    m_header->setSectionsMovable(true);
    m_header->setMinimumSectionSize(kColumnMinWidth);
    connect(m_header, &QHeaderView::sectionResized, this, &MatrixTableColumns::sectionResized);
    connect(m_header, &QHeaderView::sectionMoved, this, [this] {
        if (!m_isArranging)
            save();
    });
    connect(&m_toMeasure, &RowsToMeasure::due, this, &MatrixTableColumns::measureChanged);
    connect(&model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                m_toMeasure.add(first.row(), last.row());
            });
}

/// Returns the names under which the columns are saved. Those of connections do not tell which hosts they
/// belong to.
QStringList MatrixTableColumns::names() const
{
    QStringList names{u"id"_s, u"subject"_s};
    for (const MatrixColumn &column : m_model.matrix().columns()) {
        QString name = column.connectionId;
        while (names.contains(name)) // the same connection on an earlier host
            name += u'+';
        names += name;
    }
    return names << u"differs"_s;
}

void MatrixTableColumns::restore()
{
    const QStringList columns = names();
    QStringList order = m_settings.value(kMatrixOrder);
    order.removeDuplicates();
    order.removeIf([&columns](const QString &name) { return !columns.contains(name); });
    m_needed.clear();
    m_sized.clear();
    arrange(withAll(order, columns));
    const QHash<QString, int> widths = widthsIn(m_settings.value(kMatrixWidths));
    const QScopedValueRollback arranging(m_isArranging, true);
    for (int column = 0; column < columns.size(); ++column) {
        const int width = widths.value(columns.at(column));
        if (column != MatrixModel::kSubjectColumn && width >= kColumnMinWidth && width <= kColumnMaxWidth) {
            m_header->resizeSection(column, width);
            m_sized += column;
        }
    }
}

void MatrixTableColumns::reset()
{
    m_settings.setValue(kMatrixOrder, {});
    m_settings.setValue(kMatrixWidths, {});
    restore();
    measure();
}

void MatrixTableColumns::arrange(const QStringList &order)
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const QStringList columns = names();
    for (int place = 0; place < order.size(); ++place) {
        const int column = static_cast<int>(columns.indexOf(order.at(place)));
        m_header->moveSection(m_header->visualIndex(column), place);
    }
}

/// Columns of other connections keep what was saved for them.
void MatrixTableColumns::save()
{
    const QStringList columns = names();
    QStringList shown;
    for (int place = 0; place < m_header->count(); ++place)
        shown += columns.at(m_header->logicalIndex(place));
    QStringList order = m_settings.value(kMatrixOrder);
    order.removeDuplicates();
    QStringList known = shown;
    known.removeIf([&order](const QString &name) { return !order.contains(name); });
    for (QString &name : order) {
        if (shown.contains(name))
            name = known.takeFirst();
    }
    m_settings.setValue(kMatrixOrder, withAll(order, shown));

    QHash<QString, int> widths = widthsIn(m_settings.value(kMatrixWidths));
    for (const int column : std::as_const(m_sized))
        widths.insert(columns.at(column), m_header->sectionSize(column));
    QStringList saved;
    for (auto width = widths.cbegin(); width != widths.cend(); ++width)
        saved += width.key() + u' ' + QString::number(width.value());
    saved.sort();
    m_settings.setValue(kMatrixWidths, saved);
}

void MatrixTableColumns::sectionResized(int section, int before, int width)
{
    if (m_isArranging)
        return;
    if (section == MatrixModel::kSubjectColumn) { // always takes what is left
        const QScopedValueRollback arranging(m_isArranging, true);
        section = resizeNextSection(m_header, section, width - before);
    }
    if (section >= 0)
        m_sized += section;
    save();
    fit();
}

void MatrixTableColumns::measureAnew()
{
    m_needed.clear();
    m_toMeasure.addAll();
}

void MatrixTableColumns::measure()
{
    m_toMeasure.addAll();
    measureChanged();
}

/// Widths only grow while answers arrive, so that columns do not move.
void MatrixTableColumns::measureChanged()
{
    m_needed.resize(m_model.columnCount());
    const auto [first, end] = m_toMeasure.take(m_model.rowCount());
    for (int column = 0; column < m_model.columnCount(); ++column) {
        m_needed[column] = std::max(m_needed[column], m_header->neededWidth(column));
        for (int row = first; row < end; ++row)
            m_needed[column] =
                std::max(m_needed[column], CellDelegate::neededWidth(*m_table, m_model.index(row, column)));
    }
    int &id = m_needed[MatrixModel::kIdColumn];
    id = std::max(id, m_table->fontMetrics().averageCharWidth() * kIdCharacters + kSpace16 + kSpace4);
    fit();
}

void MatrixTableColumns::fit()
{
    if (m_isArranging || m_needed.size() != m_header->count() || m_needed.isEmpty())
        return;
    const QScopedValueRollback arranging(m_isArranging, true);
    QList<int> widths = m_needed;
    const int differs = m_model.differenceColumn();
    widths[differs] = std::min(
        widths.at(differs), std::max(textscale::scaled(kUsualDiffersWidth), m_header->neededWidth(differs)));
    int left = m_table->viewport()->width();
    for (int column = 0; column < widths.size(); ++column) {
        if (m_sized.contains(column))
            widths[column] = m_header->sectionSize(column);
        if (column != MatrixModel::kSubjectColumn)
            left -= widths.at(column);
    }
    int &subject = widths[MatrixModel::kSubjectColumn];
    const int least = textscale::scaled(kSubjectMinWidth);
    if (!m_sized.contains(differs)) {
        const int spare = left - std::max(least, std::min(subject, textscale::scaled(kSubjectWidth)));
        const int more = std::clamp(m_needed.at(differs) - widths.at(differs), 0, std::max(0, spare));
        widths[differs] += more;
        left -= more;
    }
    subject = std::max(least, left);
    for (int column = 0; column < widths.size(); ++column)
        m_header->resizeSection(column, widths.at(column));
}

#include "moc_matrixtablecolumns.cpp"
