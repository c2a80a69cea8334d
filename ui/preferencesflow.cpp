// SPDX-License-Identifier: MIT
#include "ui/preferencesflow.h"

#include "ui/notifications/notificationspage.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/widgets/timetext.h"

#include <QDesktopServices>
#include <QUrl>

PreferencesFlow::PreferencesFlow(const Collaborators &with, NotificationsPage &page, QWidget *window)
    : QObject(window)
    , m_with(with)
    , m_page(page)
    , m_window(window)
{
    connect(&m_with.preferences, &PreferenceStore::changed, this, &PreferencesFlow::apply);
    apply();
}

void PreferencesFlow::apply()
{
    const Preferences &values = m_with.preferences.values();
    timetext::setZone(values.zone == Preferences::Zone::Utc ? Qt::UTC : Qt::LocalTime);
    m_page.setAskAbove(values.askAbove);
    m_page.setTicketFormat(values.ticketFormat);
}

void PreferencesFlow::open()
{
    if (!m_dialog) {
        const Forgettable stored{m_with.connections,       m_with.secrets, m_with.recent,  m_with.lookup,
                                 m_with.results,           m_with.archive, m_with.history, m_with.draft,
                                 m_with.upgrade.journal(), m_with.activity};
        m_dialog = new PreferencesDialog(
            {m_with.preferences, stored, m_with.storedPlaces,
             [](const QString &folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }},
            m_window);
        connect(m_dialog, &PreferencesDialog::idsForgotten, &m_page, [this] { m_page.setIds({}); });
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void PreferencesFlow::openAt(const QString &setting)
{
    open();
    m_dialog->goTo(setting);
}
