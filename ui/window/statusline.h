// SPDX-License-Identifier: MIT
#pragma once

#include "program/notices.h"
#include "results/resultset.h"
#include "ui/widgets/views/announcer.h"

#include <QStatusBar>

#include <chrono>
#include <optional>

class QAction;
class QHBoxLayout;
class QPushButton;
class QTimer;
class TextLabel;

/// The status bar. Shows the totals of the results that are on screen. A note about what has just happened
/// takes their place for ten seconds. If there are no totals, the note stays. Offers to retry the rows that
/// have failed.
class StatusLine final : public QStatusBar
{
    Q_OBJECT
public:
    /// Places `button` at the end and takes ownership of it. `clock` must outlive the status line.
    StatusLine(QPushButton *button, const Clock &clock, QWidget *parent = nullptr);

    /// Places a button for a command that shows and hides a part of the window: at the start of the line, or
    /// at its end. Hidden where there is hardly room. Screen readers say `name`, since the part itself may
    /// have the name that is shown.
    void addSwitch(QAction &action, const QString &text, const QString &name, Qt::Edge edge);
    /// Shows a note, and announces it to screen readers unless they have said it already.
    void showNote(const QString &text, Notices::Subjects about = Notices::Moment,
                  Notices::Spoken spoken = Notices::Spoken::Yes);
    /// Removes the note if it is about that subject.
    void removeNote(Notices::Subject subject);
    void removeAnyNote();
    /// Sets the totals, which are empty if there are no results.
    void setTotals(const QString &text);
    /// Sets the totals when a lookup has ended, announces `spoken`, and removes the note.
    void showTotals(const QString &text, const QString &spoken);
    /// Sets the totals while a lookup is running. They are announced to screen readers at intervals only.
    void setProgress(const QString &text);
    /// Sets how many rows have failed and how many were not looked up. There is a button for each of both
    /// unless there are none. In a narrow line there is only one.
    void setRetryable(const LookupProgress &rows);

Q_SIGNALS:
    /// Emitted when the user has clicked the button to retry the rows that have failed.
    void retryRequested();
    /// Emitted when the user has clicked the button to look up the rows that were not.
    void restRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Note
    {
        QString text;
        Notices::Subjects about;
        std::chrono::milliseconds end; ///< steady time
    };

    [[nodiscard]] bool isNoteOver() const;
    void updateText();
    void fitButtons();
    void removeOldNote();

    const Clock &m_clock;
    AnnouncementPace m_pace;
    QString m_totals;
    std::optional<Note> m_note;
    QTimer *m_noteTimer;
    TextLabel *m_text;
    QPushButton *m_retry;
    QPushButton *m_rest;
    bool m_hasBoth = false; ///< rows to retry and others to look up
    QHBoxLayout *m_row;
    QList<QPushButton *> m_switches; ///< of addSwitch()
};
