// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Whether to look for tables, JSON and copied notifications in a text.
enum class IdStructure : quint8 { Find, Ignore };

/// How to read a number with groups of three digits, such as `1,234`, or with narrow spaces. Ask lists it in
/// ParsedIds::thousands or ParsedIds::unclear; the others are the user's answer.
enum class DigitGroups : quint8 { Ask, OneNumber, SeparateIds };

/// Finds the ids in any text, whether typed or pasted from an e-mail, a ticket, a spreadsheet or JSON.
/// README.md explains the rules. Runs in linear time.
[[nodiscard]] ParsedIds parseIds(QStringView text, IdStructure structure = IdStructure::Find,
                                 OutOfRangePolicy outOfRange = OutOfRangePolicy::Refuse,
                                 DigitGroups groups = DigitGroups::Ask);
