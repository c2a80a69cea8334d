// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultrows.h"
#include "results/sidebysideanswers.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class Badge;
class CardCommands;
class FactField;
class FocusGroup;
class KnownSecrets;
class QGridLayout;
class QPushButton;
class TextLabel;

/// Shows the answers of several connections for an id. Values that are the same stand once, those that are
/// not beside one another, in a column for each connection, or below one another where they do not fit.
/// Values that differ are marked with a sign, and described as “differs” to screen readers. The column of a
/// connection without the notification says why there is none. Values are shown as received. Known secrets
/// are removed when something is copied.
class AnswersCard final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the card.
    AnswersCard(const KnownSecrets &secrets, const Clock &clock, CardCommands &commands,
                QWidget *parent = nullptr);
    ~AnswersCard() override;

    /// Shows a row of the answers side by side, which was made of `rows`. Keeps copies of the answers.
    void setAnswers(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows);
    /// Returns what screen readers say of the answers: the id, and what differs.
    [[nodiscard]] QString spokenText() const;
    void clear();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// The widgets of a connection, from top to bottom.
    struct Column;
    /// What a column shows.
    struct Content
    {
        MatrixColumn column;
        ResultRow answer;
    };

    void addColumn();
    void showHead(const Column &column, const Content &content) const;
    void showStates() const;
    void showFact(qsizetype index) const;
    void refresh();
    void arrange();
    void add(const Column &column, int index);
    void setCopyFilter(QWidget &block) const;
    [[nodiscard]] bool fitsBeside() const;

    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    TextLabel *m_title;
    TextLabel *m_differs;
    QPushButton *m_copy;
    Badge *m_read; ///< if it is the same in all connections
    Badge *m_archived;
    QGridLayout *m_grid;
    FocusGroup *m_stop;
    QList<FactField *> m_facts;    ///< of answerFacts(): the values that are the same
    std::vector<Column> m_columns; ///< at least as many as are shown
    QList<Content> m_contents;
    QList<ResultField> m_differing;
    bool m_areSomeMissing = false; ///< only some connections have the notification
    bool m_isBeside = true;
    qsizetype m_arranged = 0; ///< number of columns that are in the layout
    QTimer m_times;           ///< updates times such as “3 hours ago”
};
