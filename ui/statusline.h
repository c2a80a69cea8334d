// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/announcementpace.h"

#include <QStatusBar>

class QPushButton;
class TextLabel;

/// The window's last line: what has just happened, and the way to stop what happens.
class StatusLine final : public QStatusBar
{
    Q_OBJECT
public:
    /// With `button` at its end, which it comes to own. The clock outlives it.
    StatusLine(QPushButton *button, const Clock &clock, QWidget *parent = nullptr);

    /// Shown, and told to screen readers.
    void tell(const QString &text);
    /// Shown, and told to screen readers now and then.
    void setProgress(const QString &text);
    void setStopOffered(bool offered);

Q_SIGNALS:
    void stopWanted();

private:
    AnnouncementPace m_pace;
    TextLabel *m_text;
    QPushButton *m_stop;
};
