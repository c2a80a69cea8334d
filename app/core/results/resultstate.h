// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QFlags>

#include <array>

/// The states of a row by which it can be filtered. They form three groups: read state, archive state and
/// outcome. A row has at most one state of each.
enum class ResultState {
    Unread = 1,
    Read = 2,
    Archived = 4,
    Active = 8,
    Found = 16,
    NotFound = 32,
    Failed = 64,
    NotLookedUp = 128,
};
Q_DECLARE_FLAGS(ResultStates, ResultState)
Q_DECLARE_OPERATORS_FOR_FLAGS(ResultStates)

/// All states, in the order in which they are shown.
inline constexpr std::array kResultStates{ResultState::Unread, ResultState::Read,       ResultState::Archived,
                                          ResultState::Active, ResultState::Found,      ResultState::NotFound,
                                          ResultState::Failed, ResultState::NotLookedUp};

inline constexpr std::array kResultStateGroups{ResultStates(ResultState::Unread) | ResultState::Read,
                                               ResultStates(ResultState::Archived) | ResultState::Active,
                                               ResultState::Found | ResultState::NotFound |
                                                   ResultState::Failed | ResultState::NotLookedUp};

/// The number of values that ResultStates can have.
inline constexpr std::size_t kResultStateCombinations = std::size_t(1) << kResultStates.size();

/// Returns the states of the row. A group is missing if the service did not give that state, or the id has no
/// outcome yet.
[[nodiscard]] ResultStates statesOf(const ResultRow &row);

/// Returns whether a row of the states `of` is shown if `chosen` are. The states of a group are alternatives,
/// and a group of which none is chosen accepts every row.
[[nodiscard]] bool isChosen(ResultStates of, ResultStates chosen);

/// Returns the name of the state in filters: `unread` or `not-looked-up`. Never translated.
[[nodiscard]] QString stateName(ResultState state);
/// Returns the translated name: “Unread” or “Not looked up”.
[[nodiscard]] QString stateText(ResultState state);

/// Counts the rows of each state.
class StateCounts final
{
public:
    /// Counts `rows` rows of the states `of`, but in no group if the choice in the other groups hides them.
    /// So the count of a state is the number of rows that are shown if it alone is chosen in its group.
    void add(ResultStates of, ResultStates chosen, qsizetype rows = 1);
    [[nodiscard]] qsizetype of(ResultState state) const;

    friend bool operator==(const StateCounts &, const StateCounts &) = default;

private:
    std::array<qsizetype, kResultStates.size()> m_counts{};
};
