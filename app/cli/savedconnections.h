// SPDX-License-Identifier: MIT
#pragma once

#include "cli/credentials.h"
#include "cli/exitcode.h"
#include "cli/options.h"
#include "credentials/secretstore.h"

#include <QList>
#include <QObject>

class Context;

/// Completes the command line: finds the saved connections by their names, and reads from the keyring the
/// secrets that are required but were not given. Sends nothing.
class SavedConnections final : public QObject
{
    Q_OBJECT
public:
    /// `given` are the secrets of each name in options.savedNames, in the same order. `context` must outlive
    /// this object.
    SavedConnections(Context &context, CliOptions options, const QList<CliCredentials> &given);

    void start();
    /// Returns the connections in the order of the command line.
    [[nodiscard]] const QList<CliTarget> &targets() const { return m_targets; }

Q_SIGNALS:
    /// Emitted when targets() is complete.
    void ready();
    /// Emitted instead of ready(). `sentence` tells the user why.
    void failed(ExitCode code, const QString &sentence);

private:
    struct Problem
    {
        ExitCode code;
        QString sentence;
    };

    [[nodiscard]] std::optional<Problem> findConnections();
    [[nodiscard]] std::optional<Problem> checkConnection(const Connection &connection) const;
    void readSecrets();
    void readSecret(CliTarget &target, SecretKind kind);
    [[nodiscard]] QString about(const Connection &connection, const QString &sentence) const;

    Context &m_context;
    CliOptions m_options;
    QList<CliTarget> m_targets; ///< at first without their connections
};
