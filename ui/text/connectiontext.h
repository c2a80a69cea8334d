// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/login.h"
#include "results/resultrow.h"

/// Returns a name that a user or a service has chosen, made safe to display: on one line, of limited length,
/// and without characters that hide or reorder the text around them.
[[nodiscard]] QString shownName(const QString &name);
/// Returns the connection's displayName(), made safe to display.
[[nodiscard]] QString connectionText(const Connection &connection);
/// Returns for example “PRODUCTION acme @ api.example.com”.
[[nodiscard]] QString connectionAndEnvironment(const Connection &connection);
/// Does the same for the connection from which a result was fetched.
[[nodiscard]] QString connectionAndEnvironment(const Provenance &from);
/// Returns for example “Jane Doe (jdoe)”, or only the part that is known.
[[nodiscard]] QString userText(const User &user);
