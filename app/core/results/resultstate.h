// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QFlags>

#include <array>

/// The states of a row by which it can be filtered. They form four groups: read state, archive state,
/// outcome, and whether the user has marked it as done. A row has at most one state of each.
enum class ResultState {
    Unread = 1,
    Read = 2,
    Archived = 4,
    Active = 8,
    Found = 16,
    NotFound = 32,
    Failed = 64,
    NotLookedUp = 128,
    Done = 256,
    NotDone = 512,
};
Q_DECLARE_FLAGS(ResultStates, ResultState)
Q_DECLARE_OPERATORS_FOR_FLAGS(ResultStates)

/// All states, in the order in which they are shown.
inline constexpr std::array kResultStates{
    ResultState::Unread, ResultState::Read,     ResultState::Archived, ResultState::Active,
    ResultState::Found,  ResultState::NotFound, ResultState::Failed,   ResultState::NotLookedUp,
    ResultState::Done,   ResultState::NotDone};

inline constexpr std::array kResultStateGroups{ResultStates(ResultState::Unread) | ResultState::Read,
                                               ResultStates(ResultState::Archived) | ResultState::Active,
                                               ResultState::Found | ResultState::NotFound |
                                                   ResultState::Failed | ResultState::NotLookedUp,
                                               ResultStates(ResultState::Done) | ResultState::NotDone};

/// Returns the states of the row. A group is missing if the service did not give that state, or the id has no
/// outcome yet.
[[nodiscard]] ResultStates statesOf(const ResultRow &row);
[[nodiscard]] ResultStates statesOf(const ResultRows &rows, qsizetype row);

/// Returns the name of the state in filters: `unread` or `not-looked-up`. Never translated.
[[nodiscard]] QString stateName(ResultState state);
/// Returns the translated name: “Unread” or “Not looked up”.
[[nodiscard]] QString stateText(ResultState state);
