// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exitcode.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

class Command;
class Context;
class QCommandLineParser;
struct CliOptions;
struct CliTarget;

/// The commands and options of svc-cli as data. The parser, `help`, the manual page, completions and
/// suggestions for mistyped words are all made from it.
///
/// To add an option, add an OptionSpec to the options of its command, or to connectionOptions() if every
/// command that uses the service has it, and read it in the function beside: CommandSpec::read or
/// readConnectionOptions(). Values that are not in `values` or `range` are refused before that. Then run
/// `cmake --build --preset dev --target update_manual`.
///
/// To add a command, write a file with its class and its spec, and add it to commandTable()
/// (cli/commandtable.h).

/// An option.
struct OptionSpec
{
    /// What completions offer besides `values`.
    enum class Completion { Nothing, Files, Connections };
    /// The values that a number can have.
    struct Range
    {
        int first;
        int last;
    };

    QString name{};               ///< without dashes. Takes a value in all commands or in none
    QString shortName{};          ///< one letter; usually empty
    QString value{};              ///< what texts call its value, such as FILE; empty if it takes none
    QString text{};               ///< sentences
    QStringList values{};         ///< what its value can be
    bool areExamples = false;     ///< whether its value can be something else than `values`, too
    std::optional<Range> range{}; ///< for numbers
    Completion completion = Completion::Nothing;
    bool describesConnection = false; ///< can't be combined with a saved connection
    bool isRepeatable = false;        ///< otherwise it is refused if given more than once
};

/// Options under a heading.
struct OptionGroup
{
    QString title{};
    QList<OptionSpec> options{};
};

/// A command line with what it does.
struct CommandExample
{
    QString purpose{};
    QString line{};
};

/// An exit code with what it means for a command.
struct ExitCodeSpec
{
    ExitCode code;
    QString meaning{};
};

/// Why a command can't be run.
struct CliProblem
{
    ExitCode code;
    QString sentence;
};

/// A command, or one that follows another, such as `connections import`.
struct CommandSpec
{
    /// How a command uses the service.
    enum class Service {
        None,
        Address, ///< sends no secret
        ApiKey,  ///< without a sign-in
        Session, ///< signs in if the connection has a user
    };

    QString name{};
    QString arguments{}; ///< what texts call its arguments, such as `IDS…`; optional ones in brackets
    int minArguments = 0;
    int maxArguments = 0;
    QStringList argumentValues{}; ///< what its first argument can be, for completions
    bool takesFiles = false;      ///< whether its arguments are files, for completions
    QString summary{};            ///< a few words without a full stop
    QStringList description{};    ///< paragraphs
    QList<OptionGroup> options{};
    QList<CommandExample> examples{};
    QList<ExitCodeSpec> exitCodes{};
    Service service = Service::None;
    bool takesSeveralConnections = false;
    bool isHidden = false; ///< for scripts of the program itself
    /// Reads the options and arguments, which are allowed ones. Returns the message of a usage error, or an
    /// empty string.
    std::function<QString(const QCommandLineParser &, CliOptions &)> read{};
    /// Reads standard input, after the secrets, and files. Null if there is nothing to read.
    std::function<std::optional<CliProblem>(CliOptions &)> prepare{};
    /// Returns the command, ready to start. Null if `read` sets CliOptions::text. The connections are empty
    /// if it doesn't use the service.
    std::function<std::unique_ptr<Command>(Context &, const CliOptions &, const QList<CliTarget> &)> make{};

    /// Returns all options, those that every command has included.
    [[nodiscard]] QList<OptionSpec> allOptions() const;
    /// Returns the option of that name or short name; null if it has none. Valid as long as this object.
    [[nodiscard]] const OptionSpec *findOption(const QString &name) const;
    /// Returns the arguments and `[options]`, with the name, as texts show it.
    [[nodiscard]] QString usage() const;
};

/// All commands. Those that follow another come after it.
using CommandTable = QList<CommandSpec>;

/// Returns the command of that name; null if there is none.
[[nodiscard]] const CommandSpec *findCommand(const CommandTable &commands, const QString &name);
/// Returns the options that every command has.
[[nodiscard]] const OptionGroup &generalOptions();
/// Returns the exit codes that every command can have, 1 first.
[[nodiscard]] QList<ExitCodeSpec> generalExitCodes();
