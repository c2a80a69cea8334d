// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <functional>

class QMimeData;

/// Covers the window while something that it accepts is dragged over it, and says what dropping it does.
/// Takes no part in the drag itself.
class DropOverlay final : public QWidget
{
    Q_OBJECT
public:
    /// `accepts` returns whether the window can use the data.
    DropOverlay(std::function<bool(const QMimeData &)> accepts, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void makeText();

    std::function<bool(const QMimeData &)> m_accepts;
};
