// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/upgrade.h"

#include <QStringList>

#include <optional>

/// What the command line asks for.
struct CliOptions
{
    enum class Command { Lookup, Upgrade };
    enum class Format { Ndjson, Json };

    Command command = Command::Lookup;
    bool demo = false;
    bool secretsFromStdin = false;
    Connection connection; ///< userName empty: the API key alone
    // lookup
    int parallel = 4;
    Format format = Format::Ndjson;
    QStringList ids; ///< as typed; `-` for standard input
    // upgrade
    UpgradeMode mode = UpgradeMode::Everything;
    bool confirmed = false;
};

/// The options, or nothing and why: a sentence for a usage error, or the text of --help or --version.
struct ParsedOptions
{
    std::optional<CliOptions> options;
    QString text;
    bool isError = false;
};

[[nodiscard]] ParsedOptions parseOptions(const QStringList &arguments);
