// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QPushButton;
class TextLabel;

/// The window's last line: what has just happened, and the way to stop what happens.
class StatusLine final : public QStatusBar
{
    Q_OBJECT
public:
    /// With `button` at its end, which it comes to own.
    explicit StatusLine(QPushButton *button, QWidget *parent = nullptr);

    /// Shown, and told to screen readers.
    void tell(const QString &text);
    /// Shown, but not worth a screen reader's word each time.
    void setProgress(const QString &text);
    void setStopOffered(bool offered);

Q_SIGNALS:
    void stopWanted();

private:
    TextLabel *m_text;
    QPushButton *m_stop;
};
