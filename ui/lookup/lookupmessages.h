// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "results/resultset.h"
#include "ui/lookup/lookupnotice.h"

#include <QObject>

#include <map>

class Lookup;

/// Shows messages about the lookups in a result set: that they wait, and how they have ended. The messages
/// are shown while the set is the subject of the window's messages.
class LookupMessages final : public QObject
{
    Q_OBJECT
public:
    /// `set`, `services` and `lookup` must outlive this object.
    LookupMessages(ResultSet &set, const Services &services, Lookup &lookup, QObject *parent = nullptr);

    /// Removes messages about lookups in the connection. Call this when the user has signed out of it.
    void signedOut(const QString &connectionId);

private:
    void lookupEnded(const QString &connectionId);
    void showStop(const QString &connectionId, const Error &error);
    [[nodiscard]] QString whereOf(const QString &connectionId) const;
    [[nodiscard]] bool hasSeveralConnections() const { return m_set.connectionIds().size() > 1; }
    void signInNeeded(const QString &connectionId);

    ResultSet &m_set;
    const Services &m_services;
    Lookup &m_lookup;
    LookupNotice m_notice;
    std::map<QString, MessageHandle> m_ends; ///< how the lookup of each connection has ended
};
