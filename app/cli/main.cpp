// SPDX-License-Identifier: MIT
#include "cli/commandline.h"
#include "cli/commandtable.h"
#include "cli/console.h"
#include "cli/credentials.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/program.h"
#include "program/coredumps.h"
#include "program/language.h"
#include "program/standardstreams.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

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

/// Reads the secrets of the connection, or of each of several saved ones. Returns an error message, or an
/// empty string on success.
QString readSecrets(const CliOptions &options, QList<CliCredentials> &secrets)
{
    CliCredentials given;
    QString problem = takeSecretsFromEnvironment(given);
    if (options.savedNames.size() > 1) {
        if (!problem.isEmpty() || !given.isEmpty())
            return MainTexts::tr("SVC_API_KEY and the variables of passwords do not say which of several "
                                 "connections they belong to. Unset them, and use the keyring or "
                                 "--secrets-stdin.");
        secrets = QList<CliCredentials>(options.savedNames.size());
        return options.secretsFromStdin ? readSecretLinesFromStdin(options.savedNames, secrets) : QString();
    }
    if (options.secretsFromStdin)
        problem = readSecretsFromStdin(options.connection, given);
    if (problem.isEmpty() && options.savedNames.isEmpty())
        problem = secretsProblem(options.signsIn(options.connection), given);
    secrets = {given};
    return problem;
}

} // namespace

int main(int argc, char *argv[])
{
    prepareStandardStreams();
    const Utf8Console console;
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
    ParsedOptions parsed = parseCommandLine(commandTable(), QCoreApplication::arguments());
    if (!parsed)
        return usage(parsed.error());
    CliOptions &options = *parsed;
    if (!options.text.isEmpty())
        return static_cast<int>(writeResult(options.text.toUtf8()));
    setQuiet(options.quiet);

    QList<CliCredentials> secrets;
    const QString problem = readSecrets(options, secrets);
    const bool needsSecrets = options.command->service == CommandSpec::Service::ApiKey ||
                              options.command->service == CommandSpec::Service::Session;
    if (!problem.isEmpty() && needsSecrets && !options.demo)
        return usage(problem);
    if (options.command->prepare) {
        if (const auto wrong = options.command->prepare(options))
            return refuse(wrong->code, wrong->sentence);
    }

    Program program(options, secrets);
    QObject::connect(&program, &Program::finished, &app,
                     [](ExitCode code) { QCoreApplication::exit(static_cast<int>(code)); });
    QTimer::singleShot(0, &program, &Program::start);
    return app.exec();
}
