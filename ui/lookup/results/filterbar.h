// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultfilter.h"
#include "results/resultoverview.h"
#include "results/resultrow.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class Badge;
class Chip;
class FieldLine;
class FilterEdit;
class QHBoxLayout;
class QMenu;
class QPushButton;
class TextLabel;

/// The line above the results: where they come from, if a new lookup would go elsewhere; the field for the
/// filter; how many rows are shown and selected; and the buttons for copying and exporting.
///
/// There is a chip for each state that is not usual and that rows are in, and for ids whose answers differ. A
/// value of another facet, such as a type, is chosen in the overview and gets a chip that removes it from the
/// filter.
///
/// The line never wraps. If it is narrow, the buttons are icons, and chips that have no room are only in the
/// menu of “More filters”, which has all states. What is chosen has the first claim to the room.
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
        qsizetype different = 0; ///< see Arrangement::differentCount()
    };

    /// `copyMenu` is the menu of the button that copies. Both must outlive the bar.
    FilterBar(const Clock &clock, QMenu &copyMenu, QWidget *parent = nullptr);

    /// Shows the connection that the rows come from; `nullopt` hides it.
    void setOrigin(const std::optional<Provenance> &origin);
    /// Returns the filter, without those parts of the text that contain a mistake.
    [[nodiscard]] ResultFilter filter() const;
    [[nodiscard]] bool isFiltering() const;
    /// Returns the filter in words: its text and the chosen states. Empty if every row is accepted.
    [[nodiscard]] QString filterText() const;
    void clearFilter();
    /// Returns whether only ids whose answers differ are to be shown. Always false if the rows are answers.
    [[nodiscard]] bool isOnlyDifferent() const;
    /// Sets whether there is a row for each id, whose answers can differ.
    void setByNotification(bool isByNotification);
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
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets the numbers of rows. How many are shown is announced after the user has changed the
    /// filter.
    void setCounts(const Counts &counts);

Q_SIGNALS:
    /// Emitted when the user changes the text. filterChanged() follows a moment after the last key.
    void typing();
    void filterChanged();
    void exportRequested();
    /// Emitted when the focus is to move to the table.
    void tableFocusRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct StateChip
    {
        ResultState state = ResultState::Unread;
        Chip *chip = nullptr;
        bool hasRows = false; ///< some are in the state, maybe none of those that the filter shows
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
    void makeOrigin();
    void makeChips();
    [[nodiscard]] QList<Chip *> chips() const;
    [[nodiscard]] bool isWanted(const Chip *chip) const;
    [[nodiscard]] static bool isActive(const Chip *chip);
    [[nodiscard]] FilterQuery query() const;
    void arrange();
    [[nodiscard]] int usualChipsWidth() const;
    void setCompact(bool isCompact);
    void updateButtons();
    void apply();
    void submit();
    void cancel();
    void updateChips();
    void fillMenu();
    bool showMistake();
    void placeMistake();
    void rememberText();
    [[nodiscard]] QString countText(qsizetype shown, qsizetype selected, bool isFiltered) const;
    [[nodiscard]] QString copyText() const;
    void announceCount();

    const Clock &m_clock;
    QHBoxLayout *m_layout;
    bool m_hasOrigin = false;
    QWidget *m_origin;
    Badge *m_originEnvironment;
    TextLabel *m_originName;
    FilterEdit *m_text;
    FieldLine *m_under;                                   ///< its label is over the table
    std::array<StateChip, kResultStates.size()> m_states; ///< in the order of kResultStates
    Chip *m_differs;
    bool m_isByNotification = false;
    FacetChoice m_choice;
    QList<Chosen> m_chosen; ///< those with a chip of m_chosenChips
    QList<Chip *> m_chosenChips;
    QPushButton *m_more;
    QMenu *m_menu;
    TextLabel *m_count;
    QPushButton *m_copy;
    QPushButton *m_export;
    bool m_isCompact = false;
    Counts m_counts;
    QTimer m_typing;
    QTimer m_pause;      ///< after which the count is announced, and a mistake shown
    QString m_announced; ///< the count that was announced of this filter
};
