// SPDX-License-Identifier: MIT
#pragma once

#include "json/jsontables.h"

#include <QTableView>

/// Shows an array of objects from the service's answer, in the order received until the user sorts by a
/// column. The third click on a header restores that order. It is as high as its rows, up to a maximum.
class AnswerTable final : public QTableView
{
    Q_OBJECT
public:
    explicit AnswerTable(const JsonTable &table, QWidget *parent = nullptr);

    /// Copies the selected rows, or all if none is selected, with the column headers, as tab-separated
    /// values.
    void copy();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when that many rows were copied.
    void copied(qsizetype rows);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QList<int> chosenRows() const;
};
