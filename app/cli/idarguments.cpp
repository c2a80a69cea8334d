// SPDX-License-Identifier: MIT
#include "cli/idarguments.h"

#include "base/errortext.h"
#include "cli/input.h"
#include "cli/options.h"
#include "ids/idlist.h"
#include "ids/parsedids.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

/// For the longest text in which ids are searched: each UTF-16 code unit takes at most three bytes in UTF-8.
constexpr qsizetype kMaxIdBytes = 3 * ParsedIds::kMaxText;

struct IdTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

CliProblem usageProblem(const QString &sentence)
{
    return {ExitCode::Usage, sentence};
}

/// Returns the text of a file, or of standard input for `-`.
tl::expected<QString, CliProblem> readText(const QString &file)
{
    const Result<QByteArray> input = readInput(file, kMaxIdBytes);
    if (!input)
        return tl::unexpected(CliProblem{exitCodeFor(input.error()), errorSentences(input.error())});
    if (input->size() > kMaxIdBytes)
        return tl::unexpected(usageProblem(errorSentences(inputError(ErrorCause::IdTextTooLong))));
    if (!input->isValidUtf8())
        return tl::unexpected(usageProblem(notUtf8(file)));
    return QString::fromUtf8(*input);
}

} // namespace

OptionSpec inputOption()
{
    return {.name = u"input"_s,
            .value = u"FILE"_s,
            .text = IdTexts::tr("Read ids from a file; - is standard input. Can be given more than once."),
            .completion = OptionSpec::Completion::Files,
            .isRepeatable = true};
}

QString readIdSources(const QCommandLineParser &parser, CliOptions &options)
{
    options.inputFiles = parser.values(u"input"_s);
    if (options.arguments.isEmpty() && options.inputFiles.isEmpty())
        return IdTexts::tr("%1 needs ids, for example: svc-cli --demo %1 1001-1010")
            .arg(options.command->name);
    if (options.arguments.count(u"-"_s) + options.inputFiles.count(u"-"_s) > 1)
        return IdTexts::tr("Standard input can be read only once.");
    return {};
}

std::optional<CliProblem> readIds(CliOptions &options)
{
    QStringList typed = options.arguments;
    if (const qsizetype at = typed.indexOf(u"-"_s); at >= 0) {
        const auto text = readText(u"-"_s);
        if (!text)
            return text.error();
        typed[at] = *text;
    }
    for (const QString &file : std::as_const(options.inputFiles)) {
        const auto text = readText(file);
        if (!text)
            return text.error();
        typed += *text;
    }
    const auto ids = parseExactIds(typed.join(u'\n'));
    if (ids) {
        options.ids = *ids;
        return {};
    }
    const Error &error = ids.error();
    if (error.cause == ErrorCause::Required)
        return usageProblem(IdTexts::tr("There is no id to look up."));
    const QString part = error.detail.isEmpty() ? QString() : error.detail + u": "_s;
    return usageProblem(part + errorSentences(error));
}
