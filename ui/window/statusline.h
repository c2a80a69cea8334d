// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/announcer.h"

#include <QStatusBar>

class QPushButton;
class TextLabel;

/// The status bar. Shows a text about what has just happened, and a button to stop the lookup that is
/// running.
class StatusLine final : public QStatusBar
{
    Q_OBJECT
public:
    /// Places `button` at the end and takes ownership of it. `clock` must outlive the status line.
    StatusLine(QPushButton *button, const Clock &clock, QWidget *parent = nullptr);

    /// What a text is about. The window removes the text when that no longer exists. Moment is neither.
    enum Subject { Moment = 0, SessionSubject = 1, ResultsSubject = 2 };
    Q_DECLARE_FLAGS(Subjects, Subject)

    /// Shows a text and announces it to screen readers.
    void showText(const QString &text, Subjects about = Moment);
    /// Shows a text about the results. It is announced to screen readers at intervals only.
    void setProgress(const QString &text);
    /// Removes the text if it is about that subject.
    void removeText(Subject subject);
    /// Sets whether the button to stop is shown.
    void setStopOffered(bool offered);

Q_SIGNALS:
    /// Emitted when the user has clicked the button to stop.
    void stopRequested();

private:
    AnnouncementPace m_pace;
    Subjects m_about;
    TextLabel *m_text;
    QPushButton *m_stop;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(StatusLine::Subjects)
