// SPDX-License-Identifier: MIT
#include "ui/help/helpflow.h"

#include "ui/help/aboutdialog.h"
#include "ui/help/diagnosticsdialog.h"
#include "ui/help/shortcutsdialog.h"

#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxErrors = 20;

void bringUp(QWidget *dialog)
{
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace

HelpFlow::HelpFlow(const SessionRegistry &sessions, const SecretKeeper &secrets, const ActivityLog &activity,
                   QWidget *window)
    : QObject(window)
    , m_sessions(sessions)
    , m_secrets(secrets)
    , m_activity(activity)
    , m_window(window)
{
}

void HelpFlow::openAbout()
{
    auto *about = m_window->findChild<AboutDialog *>();
    bringUp(about ? about : new AboutDialog(m_window));
}

void HelpFlow::openShortcuts(const QMenuBar &menu)
{
    auto *shortcuts = m_window->findChild<ShortcutsDialog *>();
    bringUp(shortcuts ? shortcuts : new ShortcutsDialog(menu, m_window));
}

void HelpFlow::openDiagnostics()
{
    if (auto *open = m_window->findChild<DiagnosticsDialog *>()) // of a moment that is past
        open->close();
    const Connection &connection = m_sessions.current().connection();
    DiagnosticFacts facts;
    facts.program = u"svc-desktop"_s;
    facts.windowSystem = QGuiApplication::platformName();
    if (!connection.baseUrl.isEmpty())
        facts.proxy = connection.proxy.mode;
    facts.isKeyringPersistent = m_secrets.isPersistent();
    facts.keyring = m_secrets.state();
    facts.lastErrors = lastErrors();
    bringUp(new DiagnosticsDialog(facts, m_window));
}

QStringList HelpFlow::lastErrors() const
{
    QStringList lines;
    for (const Exchange &exchange : m_activity.exchanges()) {
        if (exchange.error || exchange.status >= 400)
            lines += diagnosticLine(exchange.started, exchange.error, exchange.delivery, exchange.status);
    }
    return lines.mid(std::max<qsizetype>(0, lines.size() - kMaxErrors));
}

#include "moc_helpflow.cpp"
