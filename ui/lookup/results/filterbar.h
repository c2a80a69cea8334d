// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "export/exportformat.h"
#include "results/resultfilter.h"
#include "results/resultoverview.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class Chip;
class FieldLine;
class FilterEdit;
class QAction;
class QGridLayout;
class QPushButton;
class TextLabel;

/// Shows the filter of the results, the number of rows that the filter shows and that are selected, and the
/// buttons for copying and exporting.
///
/// There is a chip for each state that stands out. Unread, Archived, Not found and Failed always have one, so
/// that nothing moves while answers arrive; “Not looked up” has one if there are such rows. The button after
/// them has a menu of all states, and a state that is chosen there gets a chip, too. A value of another
/// facet, such as a type, is chosen in the overview and gets a chip that removes it from the filter.
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    /// Numbers of rows.
    struct Counts
    {
        qsizetype shown = 0;
        qsizetype total = 0;
        qsizetype selected = 0;  ///< rows that the user has selected
        ResultOverview overview; ///< see Arrangement::overview()
        bool anyNotLookedUp = false;
        qsizetype different = 0; ///< see Arrangement::differentCount()
    };

    /// How the results are arranged: one row for each id, or one for each answer.
    enum class Arrangement { ByNotification, ByAnswer };

    /// `clock` must outlive the bar.
    explicit FilterBar(const Clock &clock, QWidget *parent = nullptr);

    /// Returns the filter, without those parts of the text that contain a mistake.
    [[nodiscard]] ResultFilter filter() const;
    [[nodiscard]] bool isFiltering() const;
    /// Returns the filter in words: its text and the chosen states. Empty if every row is accepted.
    [[nodiscard]] QString filterText() const;
    void clearFilter();
    /// Returns whether only ids whose answers differ are to be shown. Always false if the rows are answers.
    [[nodiscard]] bool isOnlyDifferent() const;
    /// Shows the arrangement in the buttons that choose it; `nullopt` hides them. There is a chip for ids
    /// whose answers differ if there is a row for each id.
    void setArrangement(std::optional<Arrangement> arrangement);
    /// Returns what is chosen, the states included.
    [[nodiscard]] const FacetChoice &choice() const { return m_choice; }
    /// Sets what is chosen, as if the user had pressed chips.
    void setChoice(const FacetChoice &choice);
    /// What the user has set.
    struct State
    {
        QString text;
        FacetChoice chosen;
        bool isOnlyDifferent = false; ///< also while it does not apply
    };
    [[nodiscard]] State state() const;
    /// Sets the filter without emitting filterChanged().
    void setState(const State &state);
    void focusFilter();
    /// Returns a size that is sufficient for the narrow arrangement, whichever is shown.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets the numbers of rows. How many are shown is announced after the user has changed the
    /// filter.
    void setCounts(const Counts &counts);

Q_SIGNALS:
    /// Emitted when the user changes the text. filterChanged() follows a moment after the last key.
    void typing();
    void filterChanged();
    /// Emitted when the user has pressed the button of an arrangement.
    void arrangementRequested(FilterBar::Arrangement arrangement);
    void copyRequested(ExportFormat format);
    void exportRequested();
    /// Emitted when the focus is to move to the table.
    void tableFocusRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// How many rows there are, not counting those into which the chips wrap.
    enum class Rows : quint8 { One, Two, Three };
    /// A state with its chip and its entry in the menu.
    struct StateChip
    {
        ResultState state = ResultState::Unread;
        Chip *chip = nullptr;
        QAction *action = nullptr;
    };

    /// A chosen value that has no chip of a state.
    struct Chosen
    {
        ResultFacet facet = ResultFacet::Type;
        QString value;
        std::optional<CreatedSpan> span; ///< a time of creation instead of a value

        friend bool operator==(const Chosen &, const Chosen &) = default;
    };

    [[nodiscard]] QList<Chosen> chosenOutsideStates() const;
    [[nodiscard]] static QString textOf(const Chosen &chosen);
    void showChoice();
    void remakeChosenChips();
    void removeChosen(const Chosen &chosen);
    [[nodiscard]] QWidget *makeChips();
    [[nodiscard]] QWidget *makeArrangements();
    [[nodiscard]] QPushButton *makeCopy();
    [[nodiscard]] FilterQuery query() const;
    void arrange();
    void apply();
    void submit();
    void cancel();
    void updateChips();
    void updateMenu();
    void showMistake();
    [[nodiscard]] QString countText(qsizetype shown, qsizetype selected, bool isFiltered) const;
    void announceCount();

    const Clock &m_clock;
    QGridLayout *m_layout;
    FilterEdit *m_text;
    FieldLine *m_under;
    std::array<StateChip, kResultStates.size()> m_states; ///< in the order of kResultStates
    QPushButton *m_byNotification;
    QPushButton *m_byAnswer;
    QWidget *m_arrangements; ///< with the two buttons
    std::optional<Arrangement> m_arrangement;
    Chip *m_differs;
    QPushButton *m_more;
    FacetChoice m_choice;
    QList<Chosen> m_chosen; ///< those with a chip of m_chosenChips
    QList<Chip *> m_chosenChips;
    QWidget *m_chips; ///< with the chips and m_more
    TextLabel *m_count;
    QPushButton *m_copy;
    QPushButton *m_export;
    Counts m_counts;
    QTimer m_typing;
    QTimer m_pause;        ///< after which the count is announced, and a mistake shown
    QString m_announced;   ///< the count that was announced of this filter
    int m_filterWidth = 0; ///< in one row; 0 if the chips are below
    Rows m_rows = Rows::One;
};
