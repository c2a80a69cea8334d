// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookuprow.h"
#include "ui/widgets/views/badge.h"

/// Return the badges of a notification's states and of a lookup's outcome. `nullopt` means that the service
/// did not report the state.
[[nodiscard]] Badge::Content readStateBadge(std::optional<bool> read);
[[nodiscard]] Badge::Content archivedStateBadge(std::optional<bool> archived);
[[nodiscard]] Badge::Content outcomeBadge(LookupRow::Outcome outcome);
