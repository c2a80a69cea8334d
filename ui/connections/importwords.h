// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connections/importmodel.h"

/// What an import would do, in words.
namespace importwords {

/// “Partition: Web”, of a connection to be added.
[[nodiscard]] QString value(const QString &field, const QString &after);
/// “Partition: Web → Mobile”.
[[nodiscard]] QString change(const QString &field, const QString &before, const QString &after);
/// In the place of an empty value.
[[nodiscard]] QString nothing();
[[nodiscard]] QString notEncrypted();
[[nodiscard]] QString secretsLocked();
/// “Add”, “Replace” or “Same”.
[[nodiscard]] QString action(ImportEntry::Action action);
/// All of a row, as a screen reader says it.
[[nodiscard]] QString spoken(const ImportRow &row);

} // namespace importwords
