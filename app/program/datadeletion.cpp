// SPDX-License-Identifier: MIT
#include "program/datadeletion.h"

#include "activity/activitylog.h"
#include "connections/chosenconnections.h"
#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "credentials/credentialmanager.h"
#include "history/lookuphistory.h"
#include "ids/iddraft.h"
#include "program/services.h"
#include "results/resultcache.h"
#include "results/resultsets.h"
#include "upgrade/upgradejournal.h"
#include "watch/watches.h"

#include <algorithm>

DataDeletion::DataDeletion(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

void DataDeletion::start(const Also &also)
{
    if (isRunning())
        return;
    m_report = {};
    ++m_pending; // released at the end of start()
    m_services.watches.forget(this, beginOperation());
    m_services.results.forget();
    m_services.resultCache.forget(this, beginOperation());
    m_services.history.forget(this, beginOperation());
    Q_EMIT idsForgotten();
    m_services.draft.forget(this, beginOperation());
    ++m_pending;
    m_services.upgradeJournal.forget(this, [this](const std::optional<Error> &error, qsizetype left) {
        m_report.runsLeft = left;
        if (error)
            m_report.errors += *error;
        answered();
    });
    m_services.activity.clear();
    m_services.activity.forgetCleared();

    const QList<Connection> connections = m_services.connections.connections();
    if (also.connections || also.secrets)
        forgetSecrets(connections);
    if (also.connections) {
        m_services.connections.forgetOwn(this, beginOperation());
        m_services.recent.forget();
        ChosenConnections(m_services.settings).forget();
    }
    answered();
}

DataDeletion::Answer DataDeletion::beginOperation()
{
    ++m_pending;
    return [this](const std::optional<Error> &error) {
        if (error)
            m_report.errors += *error;
        answered();
    };
}

void DataDeletion::forgetSecrets(const QList<Connection> &connections)
{
    ++m_pending;
    m_withSecrets = connections;
    for (const Connection &connection : connections)
        m_services.secrets.forgetLater(connection, CredentialManager::Unless::StoredAgain);
    forgetNextSecrets();
}

/// Deletes the secrets of one connection after another, so that a keyring that asks the user asks only once.
void DataDeletion::forgetNextSecrets()
{
    if (m_withSecrets.isEmpty()) {
        answered();
        return;
    }
    const Connection connection = m_withSecrets.takeFirst();
    m_services.secrets.forgetAll(connection, this, [this, connection](const std::optional<Error> &failed) {
        if (failed) {
            m_report.secretsLeft += displayName(connection);
            const bool isKnown =
                std::any_of(m_report.errors.cbegin(), m_report.errors.cend(), [&failed](const Error &known) {
                    return known.kind == failed->kind && known.detail == failed->detail;
                });
            if (!isKnown)
                m_report.errors += *failed;
        } else {
            m_services.secrets.cancelForgetLater(connection);
        }
        forgetNextSecrets();
    });
}

void DataDeletion::answered()
{
    if (--m_pending == 0)
        Q_EMIT finished(m_report);
}

#include "moc_datadeletion.cpp"
