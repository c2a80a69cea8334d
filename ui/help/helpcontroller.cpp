// SPDX-License-Identifier: MIT
#include "ui/help/helpcontroller.h"

#include "activity/activitylog.h"
#include "credentials/credentialmanager.h"
#include "doctor/connectiondoctor.h"
#include "session/sessionmanager.h"
#include "ui/help/aboutdialog.h"
#include "ui/help/diagnosticsdialog.h"
#include "ui/help/helpdialog.h"
#include "ui/help/shortcutsdialog.h"
#include "ui/style/platformconventions.h"

#include <QAction>
#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxErrors = 20;

} // namespace

HelpController::HelpController(const Services &services, const QMenuBar &menu, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
    , m_menu(menu)
{
    addCommand(
        MenuGroup::Support, tr("&Ids, keys and outcomes"), u"actionHelp"_s, [this] { openHelp(); },
        platformConventions().help);
    addCommand(
        MenuGroup::Support, tr("&Keyboard shortcuts…"), u"actionShortcuts"_s, [this] { openShortcuts(); },
        Qt::CTRL | Qt::Key_Slash);
    addCommand(MenuGroup::Support, tr("&Diagnostic information…"), u"actionDiagnostics"_s,
               [this] { openDiagnostics(); });
    addCommand(MenuGroup::About, tr("&About Svc Desktop"), u"actionAbout"_s, [this] {
        openAbout();
    })->setMenuRole(QAction::AboutRole);
}

void HelpController::openAbout()
{
    auto *open = window()->findChild<AboutDialog *>();
    (open ? open : new AboutDialog(window()))->bringToFront();
}

void HelpController::openHelp()
{
    auto *open = window()->findChild<HelpDialog *>();
    if (!open) {
        open = new HelpDialog(window());
        connect(open, &HelpDialog::shortcutsRequested, this, &HelpController::openShortcuts);
    }
    open->bringToFront();
}

void HelpController::openShortcuts()
{
    auto *open = window()->findChild<ShortcutsDialog *>();
    (open ? open : new ShortcutsDialog(m_menu, window()))->bringToFront();
}

void HelpController::openDiagnostics()
{
    // The facts of an open dialog are outdated.
    if (auto *open = window()->findChild<DiagnosticsDialog *>())
        open->close();
    const Connection &connection = m_services.sessions.current().connection();
    DiagnosticFacts facts;
    facts.program = u"svc-desktop"_s;
    facts.windowSystem = QGuiApplication::platformName();
    if (!connection.baseUrl.isEmpty())
        facts.proxy = connection.proxy.mode;
    facts.isKeyringPersistent = m_services.secrets.isPersistent();
    facts.keyring = m_services.secrets.state();
    facts.lastErrors = lastErrors();
    DiagnosticsDialog::StartCheck startCheck;
    if (!connection.baseUrl.isEmpty())
        startCheck = [&services = m_services,
                      connection](DoctorAsks asks) -> std::unique_ptr<Job<DoctorReport>> {
            return std::make_unique<ConnectionDoctor>(connection, asks, services.secrets, services.clock);
        };
    (new DiagnosticsDialog(facts, startCheck, window()))->bringToFront();
}

QStringList HelpController::lastErrors() const
{
    QStringList lines;
    for (const Exchange &exchange : m_services.activity.exchanges()) {
        if (exchange.error || exchange.status >= 400)
            lines += diagnosticLine(exchange.started, exchange.error, exchange.delivery, exchange.status);
    }
    return lines.mid(std::max<qsizetype>(0, lines.size() - kMaxErrors));
}

#include "moc_helpcontroller.cpp"
