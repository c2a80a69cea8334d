// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Whether to look for tables, JSON and copied notifications in a text.
enum class IdStructure : quint8 { Find, Ignore };

/// Finds the ids in any text, whether typed or pasted from an e-mail, a ticket, a spreadsheet or JSON.
/// README.md explains the rules. Runs in linear time.
[[nodiscard]] ParsedIds parseIds(QStringView text, IdStructure structure = IdStructure::Find,
                                 OutOfRangePolicy outOfRange = OutOfRangePolicy::Refuse);
