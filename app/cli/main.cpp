// SPDX-License-Identifier: MIT
#include "base/corefiles.h"
#include "base/errorsentences.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/secrets.h"
#include "lookup/idlist.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#endif

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

/// Windows would put a carriage return before every line feed, and end a pipe at a Ctrl+Z.
void useBytesAsTheyAre()
{
#ifdef Q_OS_WIN
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

} // namespace

int main(int argc, char *argv[])
{
    useBytesAsTheyAre();
#ifdef NDEBUG // other builds are for those who want one
    forbidCoreFiles();
#endif
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
    const bool isComplete =
        options.command != CliOptions::Command::Connections && !options.demo && options.savedName.isEmpty();
    if (const QString problem = secretsProblem(options, secrets); isComplete && !problem.isEmpty())
        return usage(problem);
    if (options.command == CliOptions::Command::Upgrade && !options.confirmed)
        return usage(Texts::tr(
            "An upgrade changes the whole system behind this address and key. Add --yes to run it."));

    QList<qint32> ids;
    if (options.command == CliOptions::Command::Lookup) {
        QStringList typed = options.ids;
        if (typed.contains(u"-"_s))
            typed.replace(typed.indexOf(u"-"_s), readStdin());
        const auto list = parseExactIds(typed.join(u'\n'));
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
