// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookuprow.h"
#include "ui/widgets/views/badge.h"

/// What became of a notification as a shape, a word and a colour. Not set: the service did not say.
[[nodiscard]] Badge::Face readFace(std::optional<bool> read);
[[nodiscard]] Badge::Face archivedFace(std::optional<bool> archived);
[[nodiscard]] Badge::Face outcomeFace(LookupRow::Outcome outcome);
