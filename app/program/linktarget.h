// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/deeplink.h"

#include <QList>

#include <optional>

/// Returns the saved connection to which a link refers: the one with its name or, if none has it, the one
/// with its host and data source; `nullopt` if there is none, or more than one. A connection with the link's
/// name but another host or data source is none. If several have its host and data source and `currentId` is
/// one of them, that one is meant. A connection is never changed or made from a link: its host and data
/// source only choose among the saved ones.
[[nodiscard]] std::optional<Connection> linkTarget(const DeepLink &link, const QList<Connection> &saved,
                                                   const QString &currentId);
