// SPDX-License-Identifier: MIT
#pragma once

#include <QSpinBox>

/// A whole number in a form. Scrolling the form does not change it.
class NumberField final : public QSpinBox
{
    Q_OBJECT
public:
    NumberField(const QString &objectName, int least, int most, const QString &suffix = {},
                QWidget *parent = nullptr);

    /// Keeps the focus.
    void setFixed(bool fixed);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void wheelEvent(QWheelEvent *event) override;
};
