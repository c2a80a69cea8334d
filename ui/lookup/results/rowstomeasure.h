// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <limits>

/// The first rows of a table that have changed since the widths of their texts were measured. Rows that
/// change in short succession, as while answers arrive, are measured together.
class RowsToMeasure final : public QObject
{
    Q_OBJECT
public:
    struct Range
    {
        int first = 0;
        int end = 0; ///< the first row that is not in the range
    };

    explicit RowsToMeasure(QObject *parent);

    /// Adds the rows from `first` to `last`. Rows below the first ones are ignored.
    void add(int first, int last);
    /// Adds all of the first rows.
    void addAll();
    /// Returns the rows of a table with `rowCount` rows that were added since the last call.
    [[nodiscard]] Range take(int rowCount);

Q_SIGNALS:
    /// Emitted soon after rows were added, at most ten times per second.
    void due();

private:
    int m_first = std::numeric_limits<int>::max();
    int m_last = -1;
    QTimer m_timer;
    QElapsedTimer m_sinceTaken;
};
