// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookuprow.h"
#include "ui/widgets/views/badge.h"

/// Return the badges of a notification's states and of a lookup's outcome. `nullopt` means that the service
/// did not report the state.
[[nodiscard]] Badge::Content readStateBadge(std::optional<bool> read);
[[nodiscard]] Badge::Content archivedStateBadge(std::optional<bool> archived);
[[nodiscard]] Badge::Content outcomeBadge(LookupRow::Outcome outcome);
/// Returns the badge of a result that the user has marked as done.
[[nodiscard]] Badge::Content doneBadge();

/// Return the state in words that also say which of the two is not given: “Read: not given”.
[[nodiscard]] QString readStateText(std::optional<bool> read);
[[nodiscard]] QString archivedStateText(std::optional<bool> archived);

/// Return whether the state is not known, or is the one that most notifications are in: read and not
/// archived.
[[nodiscard]] bool isUsualReadState(std::optional<bool> read);
[[nodiscard]] bool isUsualArchivedState(std::optional<bool> archived);
