// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"

#include <QToolButton>

/// A button that shows one of the program's icons in the palette's text colour.
class IconButton final : public QToolButton
{
    Q_OBJECT
public:
    /// `name` is the accessible name and the tool tip.
    IconButton(Icon icon, const QString &name, QWidget *parent = nullptr);

    void setShape(Icon icon);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Icon m_icon;
};
