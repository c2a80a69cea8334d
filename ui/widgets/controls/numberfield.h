// SPDX-License-Identifier: MIT
#pragma once

#include <QSpinBox>

/// A field for a whole number, with group separators. The mouse wheel does not change it.
class NumberField final : public QSpinBox
{
    Q_OBJECT
public:
    NumberField(const QString &objectName, int minimum, int maximum, const QString &suffix = {},
                QWidget *parent = nullptr);

    /// Makes the field read-only. It can still have the focus.
    void setFixed(bool fixed);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void wheelEvent(QWheelEvent *event) override;
};
