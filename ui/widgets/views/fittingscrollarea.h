// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

/// A frameless scroll area that asks for the height of its content at the current width. It scrolls if there
/// is not enough room. Use this class for every scroll area: with Qt 6.4, QScrollArea can crash when a screen
/// reader is running.
class FittingScrollArea final : public QScrollArea
{
    Q_OBJECT
public:
    /// Takes ownership of `content`.
    explicit FittingScrollArea(QWidget *content, QWidget *parent = nullptr);

    /// Returns the height of the content at that width, both in device-independent pixels.
    [[nodiscard]] int contentHeight(int width) const;
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns a line to be placed below the area, which is drawn when there is more to scroll to.
    [[nodiscard]] QWidget *makeRuleBelow() const;

Q_SIGNALS:
    /// Emitted when contentHeight() may have changed.
    void contentChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};
