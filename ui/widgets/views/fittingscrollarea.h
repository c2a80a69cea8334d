// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

/// Frameless, as high as its content asks for at the width it has; scrolls where there is no room.
/// To be used for every scroll area: QScrollArea itself is not safe with a screen reader on Qt 6.4.
class FittingScrollArea final : public QScrollArea
{
    Q_OBJECT
public:
    explicit FittingScrollArea(QWidget *content, QWidget *parent = nullptr);

    [[nodiscard]] int contentHeight(int width) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The content may need another height now.
    void contentChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};
