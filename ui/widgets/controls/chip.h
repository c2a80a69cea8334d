// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

/// A checkable button in the shape of a pill. Several of them filter a list. A checked chip shows a check
/// mark in addition to another colour.
class Chip final : public QAbstractButton
{
    Q_OBJECT
public:
    /// Uses `text` as the accessible name, too.
    Chip(const QString &text, const QString &objectName, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};
