// SPDX-License-Identifier: MIT
#pragma once

#include <QBasicTimer>
#include <QProgressBar>

/// A thin bar that shows that something is running. Until setRange() gives it an end it moves slowly, and
/// only while it is visible. Then it shows the value.
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
