// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

/// At least as high as its layout's content takes, wrapped, at the width it has. To be derived from.
class WrappingPane : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
};
