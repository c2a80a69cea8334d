// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Whether tables, JSON and copies of notifications are looked for in a text.
enum class IdStructure : quint8 { Find, Ignore };

/// Finds the ids in a text as it came: typed, or pasted out of a mail, a ticket, a spreadsheet or JSON.
/// README.md has the rule. Linear in the length of the text.
[[nodiscard]] ParsedIds parseIds(QStringView text, IdStructure structure = IdStructure::Find);
