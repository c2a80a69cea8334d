// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "base/heap.h"
#include "desktop/displaycheck.h"
#include "desktop/instanceendpoint.h"
#include "desktop/parentconsole.h"
#include "desktop/programoptions.h"
#include "desktop/singleinstance.h"
#include "program/context.h"
#include "program/coredumps.h"
#include "program/deeplink.h"
#include "program/demochild.h"
#include "program/democonnections.h"
#include "program/demoprofile.h"
#include "program/diagnostics.h"
#include "program/programstart.h"
#include "program/signalhandler.h"
#include "program/standardstreams.h"
#include "storage/datafolder.h"
#include "ui/preferences/preferenceapplier.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/dialogs/filechooser.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/firstpaint.h"
#include "ui/window/mainwindow.h"
#include "ui/window/openedlinks.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

struct MainTexts
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

void nameProgram()
{
    QCoreApplication::setApplicationName(u"svc-desktop"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(SVC_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Svc Desktop"_s);
    // Flatpak names desktop files after their applications.
    QGuiApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", u"svc-desktop"_s));
}

void printError(const Error &error)
{
    std::fputs(qPrintable(errorSentences(error) + u'\n'), stderr);
}

/// Loads the saved connections. Returns their errors and those of the settings.
QList<Error> loadConnections(Context &context, ConnectionStore::LoadFor use)
{
    QList<Error> errors = context.connections().load(use);
    if (const auto &problem = context.settings().problem())
        errors += *problem;
    return errors;
}

/// Returns the connection to start with, which is the most recently used one. A single connection needs no
/// use before: an administrator may have installed it for everyone.
const Connection *startConnection(Context &context)
{
    const QList<Connection> &saved = context.connections().connections();
    const Connection *latest = context.recent().latestOf(saved);
    return latest || saved.size() != 1 ? latest : &saved.first();
}

/// Returns the facts that are known without a window.
DiagnosticFacts programFacts()
{
    Context context;
    const QList<Error> errors = loadConnections(context, ConnectionStore::LoadFor::Reading);
    std::for_each(errors.begin(), errors.end(), printError);
    DiagnosticFacts facts;
    facts.program = QCoreApplication::applicationName();
    if (const Connection *connection = startConnection(context))
        facts.proxy = connection->proxy.mode;
    facts.isKeyringPersistent = context.credentialManager().isPersistent();
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

std::unique_ptr<DemoChild> startDemo(MainWindow &window, Context &context, const QString &folder)
{
    auto demo = std::make_unique<DemoChild>();
    const auto fail = [&window](const QString &reason) {
        window.setSignInMessage({.tone = Tone::Danger,
                                 .title = MainTexts::tr("The demo service is not available"),
                                 .text = reason});
    };
    QObject::connect(demo.get(), &DemoChild::ready, &window, [&window, &context](const QUrl &baseUrl) {
        const SignInInput input = demoInput(baseUrl);
        addDemoConnections(context.connections(), context.credentialManager(), baseUrl);
        context.sessions().makeCurrent(input.connection);
        window.setSignInDefaults(input);
    });
    QObject::connect(demo.get(), &DemoChild::failed, &window, fail);
    QObject::connect(demo.get(), &DemoChild::ended, &window, fail);
    window.setSignInMessage({.tone = Tone::Info, .title = MainTexts::tr("Starting the demo service…")});
    demo->start({u"--parent-folder"_s, folder});
    return demo;
}

/// Loads the connections and makes the one to start with current.
QList<Error> showConnections(Context &context)
{
    context.settings().quarantineDamaged();
    QList<Error> errors = loadConnections(context, ConnectionStore::LoadFor::Writing);
    if (const Connection *connection = startConnection(context))
        context.sessions().makeCurrent(*connection);
    context.credentialManager().forgetScheduled(context.connections().connections());
    return errors;
}

/// Returns the preferences, with `language` if there is one.
PreferenceStore &withLanguage(PreferenceStore &store, const std::optional<QString> &language)
{
    Preferences values = store.values();
    values.language = language.value_or(values.language);
    store.set(values);
    return store;
}

/// The objects of the program and its window, which are destroyed together.
class Program final
{
public:
    Program(const ProgramOptions &options, Theme &theme);

    [[nodiscard]] MainWindow &window() { return m_window; }
    [[nodiscard]] const Preferences &preferences() { return m_context.preferences().values(); }

private:
    std::unique_ptr<DemoChild> m_demo; ///< outlives the profile, which it deletes if this program is killed
    std::optional<DemoProfile> m_demoProfile; ///< for the demo service
    Context m_context;
    SystemFileChooser m_files;
    PreferenceApplier m_preferences; ///< created before the window
    const QList<Error> m_notLoaded;
    MainWindow m_window;
};

Program::Program(const ProgramOptions &options, Theme &theme)
    : m_demoProfile(options.demo ? std::optional<DemoProfile>(std::in_place) : std::nullopt)
    , m_context(m_demoProfile ? m_demoProfile->makeContext() : Context())
    , m_files(m_context.settings())
    , m_preferences(withLanguage(m_context.preferences(), options.language), theme)
    , m_notLoaded(showConnections(m_context))
    , m_window(m_context.services(), m_files)
{
    m_context.recordLookups();
    if (options.appearance)
        m_context.preferences().setAppearanceOverride(options.appearance);
    if (!options.link.isEmpty())
        m_window.openLink(options.link);
    m_window.showFileErrors(m_notLoaded);
    QObject::connect(&m_context.services().navigator, &Navigator::startDemo, &m_window,
                     [this] { m_window.reportDemoStart(startProgram({u"--demo"_s})); });
    m_window.show();
    m_window.restorePanels();
    // Without connections the page says how to begin.
    if (options.demo || !m_context.connections().connections().isEmpty())
        m_window.signIn();
    if (options.demo)
        m_demo = startDemo(m_window, m_context, m_demoProfile->folder());
    afterFirstPaint(&m_window, [this] {
        QApplication::setWindowIcon(programIcon()); // reading it takes a while
        m_window.loadStoredData();
    });
}

/// Returns the token that lets a window come to the front, from the program's launcher. Must be called before
/// Qt removes it.
QByteArray takeActivationToken()
{
    for (const char *name : {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"}) {
        if (QByteArray token = qgetenv(name); !token.isEmpty())
            return token;
    }
    return {};
}

void handleMessage(const InstanceMessage &message, MainWindow &window)
{
    if (!message.activationToken.isEmpty() && QGuiApplication::platformName().startsWith("wayland"_L1))
        qputenv("XDG_ACTIVATION_TOKEN", message.activationToken); // where Qt looks for a token
    window.bringToFront();
    if (!message.link.isEmpty())
        window.openLink(message.link);
}

/// Ends the program after the first instance has received the link. That instance also reports an invalid
/// link.
void endHandedOver(const QString &link)
{
    const auto parsed = link.isEmpty() ? Result<DeepLink>(DeepLink{}) : parseDeepLink(link);
    if (!parsed)
        printError(parsed.error());
    constexpr int kRefused = 2;
    QCoreApplication::exit(parsed ? EXIT_SUCCESS : kRefused);
}

/// Runs the program until it ends. When this returns, everything is saved and another instance can be the
/// first. Returns the exit code, and in `restart` the chosen language if the program is to start again.
int run(ProgramOptions options, const QByteArray &token, std::optional<QString> &restart)
{
    const SignalHandler signalHandler; // until everything is saved
    QObject::connect(&signalHandler, &SignalHandler::requested, qApp, &QCoreApplication::exit);
    SingleInstance instance(instanceFolder(), instanceName(dataFolder()));
    std::optional<Theme> theme;
    std::optional<Program> program; // destroyed before another instance can become the first
    const auto openWindow = [&] {
        theme.emplace();
        program.emplace(options, *theme);
        QObject::connect(&program->window(), &MainWindow::restartRequested, qApp, [&] {
            restart = program->preferences().language;
            QCoreApplication::exit();
        });
    };
    // macOS may deliver a link before there is a window. It is then treated like one on the command line.
    OpenedLinks links(qApp);
    QObject::connect(&links, &OpenedLinks::opened, qApp, [&](const QString &link) {
        if (program)
            handleMessage({link, {}}, program->window());
        else
            options.link = link;
    });
    QObject::connect(&instance, &SingleInstance::messageReceived, qApp, [&](const InstanceMessage &message) {
        if (program)
            handleMessage(message, program->window());
    });
    QObject::connect(&instance, &SingleInstance::handedOver, qApp, [&] { endHandedOver(options.link); });
    QObject::connect(&instance, &SingleInstance::takenOver, qApp, openWindow);
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, &instance, &SingleInstance::stopListening);

    const bool isOwn = options.demo || options.newWindow;
    if (isOwn || instance.claim() != SingleInstance::Role::Later)
        openWindow();
    else
        instance.handOver({options.link, token});
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    prepareStandardStreams();
    giveUnusedMemoryBack();
#ifdef NDEBUG // other builds are for developers
    disableCoreDumps();
#endif
    nameProgram();
    QStringList arguments;
    std::transform(argv, argv + argc, std::back_inserter(arguments),
                   [](const char *argument) { return QString::fromLocal8Bit(argument); });
    if (asksForText(arguments)) {
        useParentConsole();
        const QCoreApplication application(argc, argv);
        if (parseProgramOptions(application).debugInfo)
            std::fputs(diagnosticText(programFacts()).toLocal8Bit().constData(), stdout);
        return EXIT_SUCCESS;
    }
    if (!hasDisplay(arguments)) {
        std::fputs(
            qPrintable(MainTexts::tr(
                           "There is no display to open a window on; start a virtual one, for example with "
                           "“xvfb-run svc-desktop”.") +
                       u'\n'),
            stderr);
        return EXIT_FAILURE;
    }

    const QByteArray token = takeActivationToken();
    QApplication application(argc, argv);
    const ProgramOptions options = parseProgramOptions(application);
    std::optional<QString> language;
    const int code = run(options, token, language);
    if (!language)
        return code;
    return startProgram(restartArguments(arguments.mid(1), options, *language)) ? EXIT_SUCCESS : EXIT_FAILURE;
}
