// SPDX-License-Identifier: MIT
#include "parentfolder.h"
#include "server.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

/// Opens standard streams that were closed when the program was started; otherwise sockets would get their
/// numbers, and printed text would be written into them. Each is opened in the wrong direction, so that using
/// it still fails.
void openClosedDescriptors()
{
#ifdef Q_OS_UNIX
    constexpr int modes[]{O_WRONLY, O_RDONLY, O_RDONLY};
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) == -1)
            ::open("/dev/null", modes[descriptor]);
    }
#endif
}

// The service stores nothing, so the process may end at once, even during an answer.
void endOnSignal(int)
{
    std::_Exit(EXIT_SUCCESS);
}

/// Then also deletes `parentFolder`, unless that is an empty text.
void endWhenStdinCloses(const QString &parentFolder)
{
    std::thread([parentFolder] {
        while (std::getchar() != EOF) {
        }
        if (!parentFolder.isEmpty())
            deleteParentFolder(parentFolder);
        std::_Exit(EXIT_SUCCESS);
    }).detach();
}

/// Lets the service outlive its parent when both get the signal, as when a session ends.
void ignoreSignals()
{
    std::signal(SIGINT, SIG_IGN);
    std::signal(SIGTERM, SIG_IGN);
#ifdef Q_OS_UNIX
    std::signal(SIGHUP, SIG_IGN);
#endif
}

[[noreturn]] void fail(const QString &reason)
{
    // std::exit() may wait for the thread that reads standard input.
    std::fprintf(stderr, "svc-demo-service: %s\n", qUtf8Printable(reason));
    std::_Exit(EXIT_FAILURE);
}

int numberOf(const QCommandLineParser &parser, const QCommandLineOption &option, int minimum, int maximum)
{
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < minimum || number > maximum) {
        fail(u"--%1 must be a number from %2 to %3."_s.arg(option.names().constFirst())
                 .arg(minimum)
                 .arg(maximum));
    }
    return number;
}

} // namespace

int main(int argc, char *argv[])
{
    openClosedDescriptors();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"svc-demo-service"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(SVC_VERSION));

    const QCommandLineOption port(u"port"_s, u"Listen on port <N>; 0 is a free one."_s, u"N"_s, u"0"_s);
    const QCommandLineOption latency(u"latency"_s, u"Delay every answer by <MS> milliseconds."_s, u"MS"_s,
                                     u"0"_s);
    const QCommandLineOption tokenTtl(u"token-ttl"_s, u"Tokens expire after <SECONDS>."_s, u"SECONDS"_s,
                                      u"3600"_s);
    const QCommandLineOption age(u"age"_s, u"Behave as if running for <SECONDS> already."_s, u"SECONDS"_s,
                                 u"0"_s);
    const QCommandLineOption untilStdinCloses(u"until-stdin-closes"_s,
                                              u"End when standard input reaches its end."_s);
    const QCommandLineOption parentFolder(
        u"parent-folder"_s,
        u"Then delete the demo's folder <PATH>, unless its program is running. Ignore signals until then."_s,
        u"PATH"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"A made-up notification service on this computer, to try and test clients with."_s);
    parser.addOptions({port, latency, tokenTtl, age, untilStdinCloses, parentFolder});
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(application);
    if (!parser.positionalArguments().isEmpty())
        fail(u"Unexpected argument: %1"_s.arg(parser.positionalArguments().constFirst()));

    const int wantedPort = numberOf(parser, port, 0, 65535);
    const std::chrono::milliseconds delay(numberOf(parser, latency, 0, 600'000));
    const std::chrono::seconds tokenLifetime(numberOf(parser, tokenTtl, 1, 1'000'000));
    const std::chrono::seconds runningFor(numberOf(parser, age, 0, 1'000'000));

    std::signal(SIGINT, endOnSignal);
    std::signal(SIGTERM, endOnSignal);
    if (parser.isSet(parentFolder))
        ignoreSignals();
    if (parser.isSet(untilStdinCloses))
        endWhenStdinCloses(parser.value(parentFolder));

    Server server(delay, tokenLifetime, runningFor);
    const auto bound = server.bind(wantedPort);
    if (!bound)
        fail(u"Port %1 of 127.0.0.1 is not available."_s.arg(wantedPort));
    std::printf("Listening on http://127.0.0.1:%d\n", *bound);
    std::fflush(stdout);

    server.serve();
    fail(u"The network connection of the service failed."_s);
}
