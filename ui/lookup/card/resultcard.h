// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/card/cardcommands.h"
#include "ui/lookup/card/resultdetail.h"
#include "ui/widgets/views/card.h"

#include <QPointer>

class AnswersCard;
class MarkLine;
class KnownSecrets;
class Navigator;
class SideBySideAnswers;
class ResultRows;
class TextLabel;

/// The card beside the results. Shows a row of the results, the answers for an id side by side, or that the
/// row is being looked up. Hidden if there is no row. It is as high as its content, but takes any height
/// while it shows JSON. Its accessible name says all that matters of the row, since badges and reasons have
/// no focus.
class ResultCard final : public Card
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the card.
    ResultCard(const KnownSecrets &secrets, const Clock &clock, Navigator &navigator,
               QWidget *parent = nullptr);

    /// Returns the signals of the buttons on the card.
    [[nodiscard]] CardCommands &commands() { return m_commands; }
    /// Creates the content, which otherwise happens when a row is first shown: for work that the first frame
    /// of the window does not need.
    void makeDetail();
    /// Returns the line with what the user has marked of the row, above the rest.
    [[nodiscard]] MarkLine &marks() const { return *m_marks; }
    void showRow(const ResultRow &row);
    /// Shows the answers for an id: a row of `sideBySide`, which was made of `rows`.
    /// `current` is the row that row() returns.
    void showAnswers(const SideBySideAnswers &sideBySide, qsizetype idRow, const ResultRows &rows,
                     const ResultRow &current);
    /// Shows `text` while the row is being looked up. Keeps the card's height, so that nothing below it
    /// moves.
    void showRunning(const QString &text);
    void showNothing();
    /// Returns whether there is a notification whose JSON can be shown.
    [[nodiscard]] bool hasRaw() const;
    /// Shows the JSON, or the values again.
    void toggleRaw() { m_detail->toggleRaw(); }
    /// Sets whether Up and Down emit stepRequested() while the card has the focus.
    void setKeyboardStepping(bool isStepping);
    /// Returns what screen readers say of what is shown: “1042. Bill import failed. Unread. Active.” or why
    /// the row has no notification.
    [[nodiscard]] QString spokenText() const { return accessibleName(); }

    /// Returns the row of showRow() or showAnswers(); `nullopt` after showRunning() or showNothing().
    [[nodiscard]] const std::optional<ResultRow> &row() const { return m_row; }

Q_SIGNALS:
    /// Emitted when the user wants to see the next row, or the previous one if `step` is -1.
    void stepRequested(int step);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setSpokenText(const QString &text);
    void clearDetail();
    void clearAnswers();
    void updateRawShown();

    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    Navigator &m_navigator;
    CardCommands m_commands;
    std::optional<ResultRow> m_row;
    bool m_isStepping = false;
    MarkLine *m_marks;
    QWidget *m_running;
    TextLabel *m_runningText;
    ResultDetail *m_detail = nullptr; ///< created by makeDetail()
    AnswersCard *m_answers = nullptr; ///< created when it is first shown
    QPointer<QWidget> m_focusBefore;  ///< gets the focus again when the row is shown
};
