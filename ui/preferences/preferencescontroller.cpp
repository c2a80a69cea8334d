// SPDX-License-Identifier: MIT
#include "ui/preferences/preferencescontroller.h"

#include "ui/preferences/preferencesdialog.h"

#include <QAction>
#include <QDesktopServices>
#include <QUrl>

using namespace Qt::StringLiterals;

PreferencesController::PreferencesController(const Services &services, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
{
    addCommand(
        MenuGroup::Preferences, tr("Pr&eferences…"), u"actionPreferences"_s, [this] { open(); },
        Qt::CTRL | Qt::Key_Comma)
        ->setMenuRole(QAction::PreferencesRole);
    connect(&m_services.dataDeletion, &DataDeletion::finished, this,
            &PreferencesController::showDeletionResult);
}

void PreferencesController::open()
{
    if (!m_dialog)
        m_dialog = new PreferencesDialog(
            m_services, [](const QString &folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); },
            window());
    m_dialog->bringToFront();
}

void PreferencesController::showDeletionResult(const DataDeletion::Report &report)
{
    if (!m_dialog || !m_dialog->isPrivacyShown())
        showMessage(PrivacyPage::resultMessage(report));
}

#include "moc_preferencescontroller.cpp"
