// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class Badge;
class QLineEdit;
class TextLabel;

/// What the user has marked of a result: that it is done, and the note, which is edited here. Hidden if there
/// is neither, until the note is edited. What was typed is kept with Enter or when the focus leaves the note,
/// and discarded with Esc.
class MarkLine final : public QWidget
{
    Q_OBJECT
public:
    explicit MarkLine(QWidget *parent = nullptr);

    /// Shows the mark, but leaves a note that is being edited as it is.
    void setMark(bool isDone, const QString &note);
    /// Lets the user edit a note: that of the result that is shown or, if `count` is not 0, that of so many
    /// selected ones.
    void edit(const QString &note, qsizetype count);
    /// Keeps what was typed. Call this before another result is shown.
    void keep();

Q_SIGNALS:
    /// Emitted when a note is to be kept; it is empty if it was removed. `areSelected` says whether it
    /// belongs to the selected results of edit().
    void noteEdited(const QString &note, bool areSelected);
    /// Emitted when the user has ended editing with a key, and the focus is to move on.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void beginWith(const QString &note, qsizetype count);
    [[nodiscard]] bool isEdited() const;
    void refresh();

    Badge *m_done;
    TextLabel *m_caption;
    QLineEdit *m_edit;
    bool m_isDone = false;
    QString m_note;        ///< of the result that is shown
    QString m_start;       ///< the note with which editing has begun
    qsizetype m_count = 0; ///< of edit()
};
