// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

/// A checkable button in the shape of a pill. Several of them filter a list, and each can show how many rows
/// it is about. A checked chip shows a check mark in addition to another colour.
class Chip final : public QAbstractButton
{
    Q_OBJECT
public:
    /// Uses `text` as the accessible name, too, also when a count is shown.
    Chip(const QString &text, const QString &objectName, QWidget *parent = nullptr);

    /// Shows `count` behind the text. The chip is wide enough for `widest`, so that it does not change its
    /// width with the count.
    void setCount(const QString &count, const QString &widest);
    [[nodiscard]] QString count() const { return m_count; }
    /// Makes the chip one that is always in effect and that a press removes: it looks checked, with a cross
    /// in place of the check mark. The owner removes it when it is clicked.
    void setRemovable();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QString withText(const QString &count) const;

    QString m_count;
    QString m_widest;
    bool m_isRemovable = false;
};
