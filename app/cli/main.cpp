// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "base/headervalue.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/secrets.h"
#include "lookup/idlist.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

int usage(const QString &sentence)
{
    writeMessage(u"svc-cli: "_s + sentence);
    return static_cast<int>(ExitCode::Usage);
}

/// Why these secrets can't be used; empty where they can.
QString secretsProblem(const CliOptions &options, const CliSecrets &secrets)
{
    if (options.demo)
        return {};
    if (secrets.apiKey.isEmpty())
        return Texts::tr("There is no API key. Put it into SVC_API_KEY, or use --secrets-stdin.");
    if (const auto error = checkHeaderValue(secrets.apiKey.reveal()))
        return Texts::tr("The API key can't be sent. %1").arg(errorSentences(*error));
    if (options.command == CliOptions::Command::Lookup && !options.connection.userName.isEmpty() &&
        secrets.password.isEmpty())
        return Texts::tr("There is no password. Put it into SVC_PASSWORD, or use --secrets-stdin.");
    return {};
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"svc-desktop"_s); // shares the window program's folders
    QCoreApplication::setApplicationVersion(QStringLiteral(SVC_VERSION));

    const ParsedOptions parsed = parseOptions(QCoreApplication::arguments());
    if (parsed.isError)
        return usage(parsed.text);
    if (!parsed.options)
        return writeData(parsed.text.toLocal8Bit()) ? 0 : 1;
    const CliOptions &options = *parsed.options;

    CliSecrets secrets = takeSecretsFromEnvironment();
    if (options.secretsFromStdin)
        secrets = readSecretsFromStdin();
    if (const QString problem = secretsProblem(options, secrets); !problem.isEmpty())
        return usage(problem);
    if (options.command == CliOptions::Command::Upgrade && !options.confirmed)
        return usage(Texts::tr(
            "An upgrade changes the whole system behind this address and key. Add --yes to run it."));

    QList<qint32> ids;
    if (options.command == CliOptions::Command::Lookup) {
        QStringList typed = options.ids;
        if (typed.contains(u"-"_s))
            typed.replace(typed.indexOf(u"-"_s), readStdin());
        const auto list = parseIdList(typed.join(u' '));
        if (!list)
            return usage(u"%1: %2"_s.arg(list.error().detail, errorSentences(list.error())));
        ids = *list;
    }

    Program program(options, secrets, ids);
    QObject::connect(&program, &Program::finished, &app,
                     [](ExitCode code) { QCoreApplication::exit(static_cast<int>(code)); });
    QTimer::singleShot(0, &program, &Program::start);
    return app.exec();
}
