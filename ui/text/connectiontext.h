// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/login.h"
#include "results/resultrow.h"

/// Names that people and services chose, made safe to look at: on one line, bounded, with nothing in
/// them that hides or reorders what stands around them.

[[nodiscard]] QString shownName(const QString &name);
/// As displayName().
[[nodiscard]] QString connectionText(const Connection &connection);
/// “PRODUCTION acme @ api.example.com”.
[[nodiscard]] QString connectionAndEnvironment(const Connection &connection);
[[nodiscard]] QString connectionAndEnvironment(const Provenance &from);
/// “Jane Doe (jdoe)”, or what there is of it.
[[nodiscard]] QString userText(const User &user);
