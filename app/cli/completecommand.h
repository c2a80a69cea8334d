// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/commandspec.h"

#include <QStringList>

/// `svc-cli complete`, which the completions of the shells call with the words of a command line after `--`:
/// prints what can stand in place of the last word, one a line with a tab before its description. The first
/// line is `words`, or `files` if the shell is to complete a file name. Never prints a message.
class CompleteCommand final : public Command
{
    Q_OBJECT
public:
    /// `context` and `commands` must outlive the command.
    CompleteCommand(Context &context, const CommandTable &commands, QStringList words);

    void start() override;
    void interrupt() override;

private:
    Context &m_context;
    const CommandTable &m_commands;
    QStringList m_words;
};

[[nodiscard]] CommandSpec completeSpec();
