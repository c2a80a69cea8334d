// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/upgrade.h"

#include <QStringList>

#include <optional>

/// What the command line asks for.
struct CliOptions
{
    enum class Command { Lookup, Upgrade, Connections };
    enum class Format { Ndjson, Json, Csv, Markdown };
    enum class Action { List, Export, Import };

    Command command = Command::Lookup;
    bool demo = false;
    bool secretsFromStdin = false;
    Connection connection;                       ///< userName empty: the API key alone
    QString savedName;                           ///< of a saved connection that takes its place
    std::optional<std::chrono::seconds> timeout; ///< for a whole request, instead of the connection's own
    bool confirmed = false;                      ///< of upgrade and import
    Format format = Format::Ndjson;              ///< of lookup; of connections NDJSON or JSON
    // lookup
    int parallel = 4;
    QStringList ids; ///< as typed; `-` for standard input
    // upgrade
    UpgradeMode mode = UpgradeMode::Everything;
    bool previousRunMayBeActive = false; ///< the user knows, and wants it all the same
    // connections
    Action action = Action::List;
    QString file; ///< to export to or import from; `-` for standard output or input

    /// With the timeout that was asked for.
    void use(Connection used);
    [[nodiscard]] bool signsIn() const;
};

/// The options, or nothing and why: a sentence for a usage error, or the text of --help or --version.
struct ParsedOptions
{
    std::optional<CliOptions> options;
    QString text;
    bool isError = false;
};

[[nodiscard]] ParsedOptions parseOptions(const QStringList &arguments);
