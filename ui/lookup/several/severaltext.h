// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/message.h"

#include <QList>

/// Texts about a lookup in several connections.
namespace severaltext {

/// A connection in which the ids are not looked up.
struct LeftOut
{
    enum class Reason { NotSignedIn, Changed };
    Connection connection;
    Reason reason = Reason::NotSignedIn;
};

/// Returns the message about rows that are not fetched again, since these connections were changed or
/// deleted.
[[nodiscard]] Message rowsLeftOutMessage(const QStringList &from);

/// Returns for example “Look up 40 ids in 3 connections”, without connections “Look up 40 ids”.
[[nodiscard]] QString lookUp(qsizetype ids, qsizetype connections);
/// Returns why `ids` ids cannot be looked up in `checked` of `all` connections; empty if they can.
[[nodiscard]] QString problem(qsizetype ids, qsizetype all, qsizetype checked);
/// Returns how many requests that will be, and which production connections are among them.
[[nodiscard]] QString note(qsizetype ids, const QList<Connection> &checked);
/// Returns the question whether to send that many requests. Names the connections, production first.
[[nodiscard]] QString question(qsizetype ids, const QList<Connection> &checked);
/// Returns the sentence that warns of production connections; empty if there are none.
[[nodiscard]] QString warning(const QList<Connection> &checked);
/// Returns why ids are not looked up in some connections. `isAll` is whether they are looked up in none.
[[nodiscard]] Message leftOutMessage(bool isAll, const QList<LeftOut> &leftOut);
/// Returns the environments and names of the connections, production first.
[[nodiscard]] QString names(const QList<Connection> &connections);

} // namespace severaltext
