// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/announcer.h"

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

    /// What a text is about. It is taken away when one of these ends.
    enum Subject { Moment = 0, SessionSubject = 1, ResultsSubject = 2 };
    Q_DECLARE_FLAGS(Subjects, Subject)

    /// Shown, and told to screen readers.
    void tell(const QString &text, Subjects about = Moment);
    /// Shown, and told to screen readers now and then. About the results.
    void setProgress(const QString &text);
    /// Takes the text away if it is about that.
    void end(Subject subject);
    void setStopOffered(bool offered);

Q_SIGNALS:
    void stopWanted();

private:
    AnnouncementPace m_pace;
    Subjects m_about;
    TextLabel *m_text;
    QPushButton *m_stop;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(StatusLine::Subjects)
