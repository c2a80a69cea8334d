// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"
#include "connections/connection.h"
#include "contract/upgrade.h"
#include "export/csvexport.h"
#include "results/filterquery.h"
#include "watch/watchplan.h"

#include <QStringList>

#include <optional>

/// The parsed command line.
struct CliOptions
{
    enum class Format {
        Ndjson,
        Json,
        Csv,
        Xlsx,
        Markdown,
        Jira,
        Summary,
        Html,
        MatrixCsv,
        MatrixXlsx,
        MatrixMarkdown,
        MatrixJson
    };

    const CommandTable *commands = nullptr; ///< all of them
    const CommandSpec *command = nullptr;
    QString text{};          ///< to be printed instead of running a command
    QStringList arguments{}; ///< those of the command
    bool quiet = false;
    bool demo = false;
    bool secretsFromStdin = false;
    QString serverNotice;  ///< a sentence that says how --server was completed; empty if it was not
    Connection connection; ///< with `savedNames` or `demo`, filled in after parsing
    /// Names of the saved connections to use; with `demo`, of the demo connections. Only lookup and
    /// watch may have several.
    QStringList savedNames;
    std::optional<std::chrono::seconds> timeout; ///< total for a request; replaces that of the connection
    bool confirmed = false;                      ///< --yes, without which upgrade and import change nothing
    Format format = Format::Ndjson;              ///< for lookup; NDJSON or JSON for connections
    QList<qint32> ids;                           ///< for lookup and watch, without duplicates
    QStringList inputFiles;                      ///< with ids; `-` for standard input
    // lookup
    int parallel = 4;   ///< requests at a time of each connection, 1 to 6
    QString resumeFile; ///< to which rows are written instead of standard output; empty if there is none
    FilterQuery where;  ///< which rows are printed
    QString whereText;  ///< `where` as entered
    bool cards = false; ///< whether HTML has each notification in full
    CsvSeparator separator = CsvSeparator::Comma; ///< of CSV
    // watch
    WatchPlan watch;
    // doctor
    bool asks = false; ///< sends one request, without a secret
    // upgrade
    UpgradeMode mode = UpgradeMode::Everything;
    bool acknowledgesPreviousRun = false; ///< run even if a previous upgrade may still be active

    /// Returns whether the format is a file that no terminal can show.
    [[nodiscard]] bool isSpreadsheet() const
    {
        return format == Format::Xlsx || format == Format::MatrixXlsx;
    }
    /// Returns `used`. If `timeout` is set, it replaces the timeouts of `used` for a request and for an
    /// upgrade.
    [[nodiscard]] Connection withTimeout(Connection used) const;
    /// Returns whether the command signs in first: a lookup or watch with a user name. Without
    /// one, only the API key
    /// is used.
    [[nodiscard]] bool signsIn(const Connection &used) const;
};
