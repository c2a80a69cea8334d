// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"
#include "clientimport/variables.h"

#include <QByteArray>

/// A request that another client has written down.
struct FoundRequest
{
    struct Header
    {
        QString name;
        QString value;
    };

    QString address; ///< with its variables; empty if it can't be told
    QList<Header> headers;
    QString body;
    QStringList notices; ///< sentences about what was left out of it
};

constexpr qsizetype kMaxFoundRequests = 2000;

/// Returns the connections that these requests were made with: one for each address and, if there are logins,
/// for each data source, partition and user. What no request says is taken from variables whose names say
/// what they are. Empty if there is nothing to tell a connection by. Reads at most kMaxFoundRequests
/// requests. `name` becomes the name of the connection if there is only one.
[[nodiscard]] QList<ImportedConnection> connectionsOf(const QList<FoundRequest> &requests,
                                                      const Variables &variables, const QString &name,
                                                      const QStringList &notices = {});

/// Returns a text of another client as it is shown: on one line, cut off if it is long, and isolated.
[[nodiscard]] QString shownImportText(const QString &text);

/// Returns “Left out: --insecure, --proxy.”
[[nodiscard]] QString leftOutText(const QStringList &things);
/// Returns the notice about a token that was found.
[[nodiscard]] QString tokenLeftOutText();
