// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

/// What svc-cli says about itself, on a terminal and in the manual page.

/// A text of `svc-cli help TOPIC`.
struct HelpTopic
{
    QString name;
    QString title;
    QStringList paragraphs;
};

[[nodiscard]] const QList<HelpTopic> &helpTopics();

/// Returns an overview of the commands.
[[nodiscard]] QString helpText(const CommandTable &commands);
/// Returns the help of one of them: its options, examples and exit codes.
[[nodiscard]] QString helpText(const CommandTable &commands, const CommandSpec &command);
[[nodiscard]] QString helpText(const HelpTopic &topic);
[[nodiscard]] QString versionText();

/// An exit code and what it means for which commands.
struct ExitCodeMeanings
{
    ExitCode code;
    QStringList meanings; ///< each with the names of its commands, if it is not the same for all
};

/// Returns the exit codes of all commands in their order.
[[nodiscard]] QList<ExitCodeMeanings> exitCodeMeanings(const CommandTable &commands);

/// Returns the manual page svc-cli.1 as configure_file() expects it, in ASCII.
[[nodiscard]] QByteArray manualPage(const CommandTable &commands);
