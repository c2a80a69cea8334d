// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

class QMenuBar;

/// The commands of the Help menu. Owns the dialogs for the help page, the About box, the diagnostics and the
/// keyboard shortcuts.
class HelpController final : public FeatureController
{
    Q_OBJECT
public:
    /// `menu` contains the commands whose shortcuts are listed. It must outlive the controller.
    HelpController(const Services &services, const QMenuBar &menu, QWidget *window);

private:
    void openAbout();
    void openHelp();
    void openDiagnostics();
    void openShortcuts();
    [[nodiscard]] QStringList lastErrors() const;

    const Services &m_services;
    const QMenuBar &m_menu;
};
