// SPDX-License-Identifier: MIT
#pragma once

#include <QBasicTimer>
#include <QWidget>

/// A thin bar that shows that something is running. It moves slowly, and only while it is visible, or shows
/// how much is done. No QProgressBar, since Orca says a percentage whenever one changes, beside what is
/// announced.
class BusyBar final : public QWidget
{
    Q_OBJECT
public:
    explicit BusyBar(const QString &accessibleName, QWidget *parent = nullptr);

    /// Shows how much is done. If `total` is 0, that is not known.
    void setProgress(qsizetype done, qsizetype total);
    [[nodiscard]] qsizetype done() const { return m_done; }
    [[nodiscard]] qsizetype total() const { return m_total; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QBasicTimer m_timer;
    qsizetype m_done = 0;
    qsizetype m_total = 0;
    int m_step = 0;
};
