// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/rowstomeasure.h"

#include <QList>
#include <QSet>
#include <QStringList>

class MatrixHeader;
class MatrixModel;
class QTableView;
class Settings;

/// The columns of the table of answers side by side: their order and widths. What the user arranges is saved
/// in the settings, and holds for a connection in whichever table it is shown. The other widths follow from
/// the contents, and the subject gets what the other columns do not need.
class MatrixTableColumns final : public QObject
{
    Q_OBJECT
public:
    /// The table becomes the parent. `header` is that of the table. `model` and `settings` must outlive this
    /// object.
    MatrixTableColumns(QTableView *table, MatrixHeader *header, const MatrixModel &model, Settings &settings);

    /// Arranges the columns as they are saved. Call this when the model has other columns.
    void restore();
    /// Arranges the columns as they are by default.
    void reset();
    /// Measures the contents, and updates the widths.
    void measure();
    /// Forgets what was measured, for example in another font, and measures again soon.
    void measureAnew();
    /// Updates the widths. Call this when the width of the table has changed.
    void fit();

private:
    [[nodiscard]] QStringList names() const;
    void arrange(const QStringList &order);
    void sectionResized(int section, int before, int width);
    void measureChanged();
    void save();

    QTableView *m_table;
    MatrixHeader *m_header;
    const MatrixModel &m_model;
    Settings &m_settings;
    QList<int> m_needed; ///< width of each column that shows the first rows completely
    QSet<int> m_sized;   ///< the columns whose width the user has set
    bool m_isArranging = false;
    RowsToMeasure m_toMeasure;
};
