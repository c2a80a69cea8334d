// SPDX-License-Identifier: MIT
#include "ui/preferences/preferencescontroller.h"

#include "ui/preferences/preferencesdialog.h"

#include <QAction>
#include <QDesktopServices>
#include <QUrl>

using namespace Qt::StringLiterals;

PreferencesController::PreferencesController(const Services &services, MessageBar &messages, QWidget *window)
    : FeatureController(messages, window)
    , m_services(services)
{
    addCommand(
        MenuGroup::Preferences, tr("Pr&eferences…"), u"actionPreferences"_s, [this] { open(); },
        Qt::CTRL | Qt::Key_Comma)
        ->setMenuRole(QAction::PreferencesRole);
    connect(&m_services.dataDeletion, &DataDeletion::finished, this,
            &PreferencesController::showDeletionResult);
}

void PreferencesController::makeDialog()
{
    if (m_dialog)
        return;
    m_dialog = new PreferencesDialog(
        m_services, [](const QString &folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); },
        window());
}

void PreferencesController::open()
{
    makeDialog();
    m_dialog->bringToFront();
}

void PreferencesController::showDeletionResult(const DataDeletion::Report &report)
{
    if (!m_dialog || !m_dialog->isPrivacyShown())
        showMessage(PrivacyPage::resultMessage(report));
}

void PreferencesController::takeOver(const PreferencesController &before)
{
    // Showing a dialog would restore a minimized window.
    if (!before.m_dialog || !before.m_dialog->isVisible() || window()->isMinimized())
        return;
    makeDialog();
    m_dialog->setAttribute(Qt::WA_ShowWithoutActivating, !before.m_dialog->isActiveWindow());
    m_dialog->setGeometry(before.m_dialog->geometry());
    m_dialog->show();
    m_dialog->takeOver(*before.m_dialog);
}

#include "moc_preferencescontroller.cpp"
