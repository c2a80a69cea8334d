// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/deeplink.h"

#include <QList>

/// The saved connections to which a link refers.
struct LinkTarget
{
    enum class Match {
        None,       ///< no saved connection fits
        Unnamed,    ///< the link names no connection, host or data source
        Named,      ///< one, which has the link's name and, if the link has them, its host and data source
        Fitting,    ///< one, chosen by the link's host and data source; none has its name
        Several,    ///< more than one has the link's host and data source, and none its name
        OtherPlace, ///< the first has the link's name, but another host or data source; the others fit
    };

    Match match = Match::None;
    QList<Connection> connections; ///< empty for None and Unnamed

    friend bool operator==(const LinkTarget &, const LinkTarget &) = default;
};

/// Returns the connections to which the link refers. A connection is never changed or made from the link: its
/// host and data source only choose among the saved ones. If several fit and `currentId` is one of them, that
/// one is chosen.
[[nodiscard]] LinkTarget linkTarget(const DeepLink &link, const QList<Connection> &saved,
                                    const QString &currentId);
