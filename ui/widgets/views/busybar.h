// SPDX-License-Identifier: MIT
#pragma once

#include <QBasicTimer>
#include <QProgressBar>

/// Shows that something is running for an unknown time. It moves slowly, and only while it is visible.
class BusyBar final : public QProgressBar
{
    Q_OBJECT
public:
    explicit BusyBar(const QString &accessibleName, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QBasicTimer m_timer;
    int m_step = 0;
};
