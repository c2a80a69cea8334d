// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "cli/credentials.h"
#include "cli/input.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/program.h"
#include "ids/idlist.h"
#include "ids/parsedids.h"
#include "program/coredumps.h"
#include "program/language.h"
#include "program/standardstreams.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#endif

using namespace Qt::StringLiterals;

namespace {

/// For the longest text in which ids are searched: each UTF-16 code unit takes at most three bytes in UTF-8.
constexpr qsizetype kMaxIdBytes = 3 * ParsedIds::kMaxText;

struct MainTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

int refuse(ExitCode code, const QString &sentence)
{
    writeMessage(u"svc-cli: "_s + sentence);
    return static_cast<int>(code);
}

int usage(const QString &sentence)
{
    return refuse(ExitCode::Usage, sentence);
}

/// Returns the ids from the arguments or standard input. If they are invalid, prints why and returns the exit
/// code.
tl::expected<QList<qint32>, int> readIds(QStringList typed)
{
    if (const qsizetype at = typed.indexOf(u"-"_s); at >= 0) {
        const auto input = readStdin(kMaxIdBytes);
        if (!input)
            return tl::unexpected(refuse(exitCodeFor(input.error()), errorSentences(input.error())));
        if (input->size() > kMaxIdBytes)
            return tl::unexpected(usage(errorSentences(inputError(ErrorCause::IdTextTooLong))));
        if (!input->isValidUtf8())
            return tl::unexpected(usage(notUtf8(u"-"_s)));
        typed[at] = QString::fromUtf8(*input);
    }
    const auto ids = parseExactIds(typed.join(u'\n'));
    if (ids)
        return *ids;
    const Error &error = ids.error();
    if (error.cause == ErrorCause::Required)
        return tl::unexpected(usage(MainTexts::tr("There is no id to look up.")));
    const QString part = error.detail.isEmpty() ? QString() : error.detail + u": "_s;
    return tl::unexpected(usage(part + errorSentences(error)));
}

/// Reads the secrets of the connection, or of each of several saved ones. Returns an error message, or an
/// empty string on success.
QString readSecrets(const CliOptions &options, QList<CliCredentials> &secrets)
{
    CliCredentials given;
    QString problem = takeSecretsFromEnvironment(given);
    if (options.savedNames.size() > 1) {
        if (!problem.isEmpty() || !given.apiKey.isEmpty() || !given.password.isEmpty())
            return MainTexts::tr("SVC_API_KEY and SVC_PASSWORD do not say which of several connections they "
                                 "belong to. Unset them, and use the keyring or --secrets-stdin.");
        secrets = QList<CliCredentials>(options.savedNames.size());
        return options.secretsFromStdin ? readSecretLinesFromStdin(options.savedNames, secrets) : QString();
    }
    if (options.secretsFromStdin)
        problem = readSecretsFromStdin(given);
    if (problem.isEmpty() && options.savedNames.isEmpty())
        problem = secretsProblem(options.signsIn(options.connection), given);
    secrets = {given};
    return problem;
}

/// On Windows, text mode would insert a carriage return before every line feed, and end a pipe at Ctrl+Z.
void setBinaryMode()
{
#ifdef Q_OS_WIN
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

} // namespace

int main(int argc, char *argv[])
{
    prepareStandardStreams();
    setBinaryMode();
#ifdef NDEBUG // other builds are for developers
    disableCoreDumps();
#endif
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"svc-desktop"_s); // uses the folders of the window program
    QCoreApplication::setApplicationVersion(QStringLiteral(SVC_VERSION));
    Translation translation;
    translation.useEnglish();

    if (const QString argument = firstInvalidArgument(argv); !argument.isEmpty())
        return usage(notUtf8(boundedText(visibleLine(argument), 60)));
    const ParsedOptions parsed = parseOptions(QCoreApplication::arguments());
    if (parsed.isError)
        return usage(parsed.text);
    if (!parsed.options)
        return static_cast<int>(writeResult(parsed.text.toLocal8Bit()));
    const CliOptions &options = *parsed.options;

    QList<CliCredentials> secrets;
    const QString problem = readSecrets(options, secrets);
    if (!problem.isEmpty() && options.command != CliOptions::Command::Connections && !options.demo)
        return usage(problem);
    if (options.command == CliOptions::Command::Lookup && options.isSpreadsheet() && isTerminal(stdout))
        return usage(MainTexts::tr(
            "A terminal can't show a spreadsheet. Write it to a file: --format xlsx > notifications.xlsx"));
    if (options.command == CliOptions::Command::Upgrade && !options.confirmed)
        return usage(MainTexts::tr(
            "An upgrade changes the whole system behind this address and key. Add --yes to run it."));

    QList<qint32> ids;
    if (options.command == CliOptions::Command::Lookup) {
        const auto read = readIds(options.ids);
        if (!read)
            return read.error();
        ids = *read;
    }

    Program program(options, secrets, ids);
    QObject::connect(&program, &Program::finished, &app,
                     [](ExitCode code) { QCoreApplication::exit(static_cast<int>(code)); });
    QTimer::singleShot(0, &program, &Program::start);
    return app.exec();
}
