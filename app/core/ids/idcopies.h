// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QStringView>

#include <optional>

/// Returns the parts of a copy that hold its ids, which are all that count of it: of each object of JSON, or
/// of one object a line, the member that an id word names best; of a notification in Markdown its title.
/// `nullopt` if the text is neither.
[[nodiscard]] std::optional<QStringList> readCopy(QStringView text);
