// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "credentials/credentialmanager.h"
#include "program/services.h"

#include <QObject>

#include <optional>

/// Signs in to a saved connection with its stored secrets, without asking. The current connection stays.
class StoredSignIn final : public QObject
{
    Q_OBJECT
public:
    /// Sends nothing before the event loop runs. `services` must outlive this object.
    StoredSignIn(const Services &services, const QString &connectionId);
    /// Ends the sign-in without emitting anything.
    void cancel();

Q_SIGNALS:
    void succeeded();
    /// Emitted if the user has to sign in: a secret is not stored, or the service has refused it or was not
    /// reached. Then `error` says why.
    void failed(const std::optional<Error> &error);

private:
    void start(const StoredSecrets &stored);

    const Services &m_services;
    const QString m_id;
    bool m_isSending = false;
};
