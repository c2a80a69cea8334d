// SPDX-License-Identifier: MIT
#include "ui/window/preferencesflow.h"

#include "ui/lookup/notificationspage.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/text/timetext.h"

#include <QDesktopServices>
#include <QUrl>

using namespace Qt::StringLiterals;

PreferencesFlow::PreferencesFlow(const Collaborators &with, NotificationsPage &page, MessageBar &messages,
                                 QWidget *window)
    : QObject(window)
    , m_with(with)
    , m_page(page)
    , m_messages(messages)
    , m_window(window)
{
    connect(&m_with.preferences, &PreferenceStore::changed, this, &PreferencesFlow::apply);
    connect(&m_with.forgetting, &Forgetting::idsForgotten, &m_page, [this] { m_page.setIds({}); });
    connect(&m_with.forgetting, &Forgetting::finished, this, &PreferencesFlow::tellForgotten);
    apply();
}

void PreferencesFlow::apply()
{
    const Preferences &values = m_with.preferences.values();
    timetext::setZone(values.zone == Preferences::Zone::Utc ? Qt::UTC : Qt::LocalTime);
    m_page.setAskAbove(values.askAbove);
    m_page.setTicketFormat(values.ticketFormat);
}

void PreferencesFlow::make()
{
    if (m_dialog)
        return;
    m_dialog = new PreferencesDialog(
        {m_with.preferences, m_with.archive, m_with.forgetting, m_with.secrets.isPersistent(),
         m_with.storedPlaces,
         [](const QString &folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }},
        m_window);
}

void PreferencesFlow::open()
{
    make();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void PreferencesFlow::tellForgotten(const Forgetting::Report &report)
{
    if (!m_dialog || !m_dialog->showsPrivacy())
        m_messages.setMessage(PrivacyPage::resultMessage(report), this);
}

void PreferencesFlow::takeOver(const PreferencesFlow &before)
{
    // A dialog would bring a minimised window back.
    if (!before.m_dialog || !before.m_dialog->isVisible() || m_window->isMinimized())
        return;
    make();
    m_dialog->setAttribute(Qt::WA_ShowWithoutActivating, !before.m_dialog->isActiveWindow());
    m_dialog->setGeometry(before.m_dialog->geometry());
    m_dialog->show();
    m_dialog->goTo(u"language"_s); // which was chosen there
    if (const QWidget *focused = before.m_dialog->focusWidget())
        m_dialog->goTo(focused->objectName());
}

#include "moc_preferencesflow.cpp"
