// SPDX-License-Identifier: MIT
#include "base/corefiles.h"
#include "context.h"
#include "desktop/demochild.h"
#include "desktop/desktopnotifier.h"
#include "desktop/diagnostics.h"
#include "desktop/displaycheck.h"
#include "ui/mainwindow.h"
#include "ui/widgets/filechooser.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

struct Options
{
    bool demo = false;
    bool debugInfo = false;
    Theme::Appearance appearance = Theme::Appearance::System;
};

void nameProgram()
{
    QCoreApplication::setApplicationName(u"svc-desktop"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(SVC_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Svc Desktop"_s);
    QGuiApplication::setDesktopFileName(u"svc-desktop"_s);
}

/// Whether the program is only asked what it is: that needs no display.
bool asksForText(const QStringList &arguments)
{
    const QStringList asking = {u"--help"_s,    u"-h"_s, u"--help-all"_s,
                                u"--version"_s, u"-v"_s, u"--debug-info"_s};
    return std::any_of(asking.begin(), asking.end(),
                       [&](const QString &option) { return arguments.contains(option); });
}

/// Ends the program where the command line asks for text or is wrong.
Options parseOptions(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("Reads notifications of the service and runs its upgrade."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo(u"demo"_s, Words::tr("Start the demo service and sign in to it."));
    const QCommandLineOption appearance(u"appearance"_s, Words::tr("Colours: system, light or dark."),
                                        u"appearance"_s, u"system"_s);
    const QCommandLineOption debugInfo(u"debug-info"_s, Words::tr("Print diagnostic information and end."));
    parser.addOptions({demo, appearance, debugInfo});
    parser.process(application);

    Options options;
    options.demo = parser.isSet(demo);
    options.debugInfo = parser.isSet(debugInfo);
    const QString wanted = parser.value(appearance);
    if (wanted == "light"_L1) {
        options.appearance = Theme::Appearance::Light;
    } else if (wanted == "dark"_L1) {
        options.appearance = Theme::Appearance::Dark;
    } else if (wanted != "system"_L1) {
        std::fputs(
            qPrintable(Words::tr("“%1” is no appearance: it is system, light or dark.").arg(wanted) + u'\n'),
            stderr);
        std::exit(EXIT_FAILURE);
    }
    return options;
}

/// What is known without a window.
DiagnosticFacts programFacts()
{
    Context context;
    static_cast<void>(context.connections().load()); // what can't be read is told by the window
    DiagnosticFacts facts;
    facts.program = QCoreApplication::applicationName();
    if (const Connection *latest = context.recent().latestOf(context.connections().connections()))
        facts.proxy = latest->proxy.mode;
    facts.isKeyringPersistent = context.secretKeeper().isPersistent();
    return facts;
}

SignInInput demoInput(const QUrl &baseUrl)
{
    SignInInput input;
    input.connection.id = u"demo"_s;
    input.connection.isTemporary = true;
    input.connection.baseUrl = baseUrl;
    input.connection.dataSource = u"demo"_s;
    input.connection.userName = u"demo"_s;
    input.connection.environment = u"DEMO"_s;
    input.apiKey = Secret(u"demo-key"_s);
    input.password = Secret(u"demo"_s);
    return input;
}

std::unique_ptr<DemoChild> startDemo(MainWindow &window)
{
    auto demo = std::make_unique<DemoChild>();
    const auto fail = [&window](const QString &reason) {
        window.setSignInMessage({.tone = tokens::Tone::Danger,
                                 .title = Words::tr("The demo service is not available"),
                                 .text = reason,
                                 .details = {},
                                 .actions = {}});
    };
    QObject::connect(demo.get(), &DemoChild::ready, &window,
                     [&window](const QUrl &baseUrl) { window.setSignInDefaults(demoInput(baseUrl)); });
    QObject::connect(demo.get(), &DemoChild::failed, &window, fail);
    QObject::connect(demo.get(), &DemoChild::ended, &window, fail);
    window.setSignInMessage({.tone = tokens::Tone::Info,
                             .title = Words::tr("Starting the demo service…"),
                             .text = {},
                             .details = {},
                             .actions = {}});
    demo->start();
    return demo;
}

/// The saved connections, with the one that was used last on screen. Returns what went wrong.
QList<Error> loadConnections(Context &context, const Options &options)
{
    QList<Error> errors = context.connections().load();
    if (const auto &problem = context.settings().problem())
        errors += *problem;
    const QList<Connection> &saved = context.connections().connections();
    if (const Connection *latest = context.recent().latestOf(saved); latest && !options.demo)
        context.sessions().makeCurrent(*latest);
    context.secretKeeper().forgetDue(saved);
    return errors;
}

} // namespace

int main(int argc, char *argv[])
{
#ifdef NDEBUG // other builds are for those who want one
    forbidCoreFiles();
#endif
    nameProgram();
    QStringList arguments;
    std::transform(argv, argv + argc, std::back_inserter(arguments),
                   [](const char *argument) { return QString::fromLocal8Bit(argument); });
    if (asksForText(arguments)) {
        const QCoreApplication application(argc, argv);
        if (parseOptions(application).debugInfo)
            std::fputs(diagnosticText(programFacts()).toLocal8Bit().constData(), stdout);
        return EXIT_SUCCESS;
    }
    if (!hasDisplay(arguments)) {
        std::fputs(
            qPrintable(
                Words::tr("There is no display to open a window on; start a virtual one, for example with "
                          "“xvfb-run svc-desktop”.") +
                u'\n'),
            stderr);
        return EXIT_FAILURE;
    }

    QApplication application(argc, argv);
    const Options options = parseOptions(application);
    QApplication::setWindowIcon(programIcon());
    Theme theme;
    theme.setAppearance(options.appearance);
    Context context;
    SystemFileChooser files;
    SystemDesktopNotifier notifier;
    const QList<Error> notLoaded = loadConnections(context, options);
    MainWindow window({context.connections(), context.secretKeeper(), context.recent(), context.sessions(),
                       context.signIn(), context.lookup(), context.results(), context.archive(),
                       context.history(), context.draft(), context.upgrade(), notifier, context.activity(),
                       context.settings(), files, context.clock()});
    window.tellOfFiles(notLoaded);
    std::unique_ptr<DemoChild> demo;
    QObject::connect(&window, &MainWindow::demoWanted, &window, [&demo, &window] {
        demo = startDemo(window);
        window.signIn();
    });
    window.show();
    window.signIn();
    if (options.demo)
        demo = startDemo(window);
    QTimer::singleShot(0, &window, &MainWindow::load); // which is to be on screen by then
    return QApplication::exec();
}
