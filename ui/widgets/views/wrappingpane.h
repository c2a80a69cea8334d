// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

/// Base class of widgets with wrapping content. Its minimum height is the height that its layout needs at the
/// current width.
class WrappingPane : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
};
