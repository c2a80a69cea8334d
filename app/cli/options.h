// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/upgrade.h"
#include "results/filterquery.h"

#include <QStringList>

#include <optional>

/// The parsed command line.
struct CliOptions
{
    enum class Command { Lookup, Upgrade, Connections };
    enum class Format { Ndjson, Json, Csv, Markdown, MatrixCsv, MatrixMarkdown };
    enum class Action { List, Export, Import };

    Command command = Command::Lookup;
    bool demo = false;
    bool secretsFromStdin = false;
    Connection connection; ///< if userName is empty, only the API key is used
    /// Names of saved connections, or of those of the demo, to use instead. Several only for lookup.
    QStringList savedNames;
    std::optional<std::chrono::seconds> timeout; ///< total for a request; replaces that of the connection
    bool confirmed = false;                      ///< for upgrade and import
    Format format = Format::Ndjson;              ///< for lookup; NDJSON or JSON for connections
    // lookup
    int parallel = 4;
    QStringList ids;   ///< as entered; `-` for standard input
    FilterQuery where; ///< which rows are printed
    // upgrade
    UpgradeMode mode = UpgradeMode::Everything;
    bool previousRunMayBeActive = false; ///< the user has acknowledged it
    // connections
    Action action = Action::List;
    QString file; ///< path to export to or import from; `-` for standard output or input

    /// Returns the connection with the timeout from the command line.
    [[nodiscard]] Connection withTimeout(Connection used) const;
    /// Returns whether the command signs in with that connection.
    [[nodiscard]] bool signsIn(const Connection &used) const;
};

/// The options, or the text to print instead: the message of a usage error, --help or --version.
struct ParsedOptions
{
    std::optional<CliOptions> options;
    QString text;
    bool isError = false;
};

[[nodiscard]] ParsedOptions parseOptions(const QStringList &arguments);
