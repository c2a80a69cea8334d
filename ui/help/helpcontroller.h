// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

class QMenuBar;

/// The Help menu: the About box, what support asks for, and the keys.
class HelpController final : public FeatureController
{
    Q_OBJECT
public:
    /// Shows the keys of the commands in `menu`, which outlives the controller.
    HelpController(const Services &services, const QMenuBar &menu, MessageBar &messages, QWidget *window);

private:
    void openAbout();
    void openDiagnostics();
    void openShortcuts();
    [[nodiscard]] QStringList lastErrors() const;

    const Services &m_services;
    const QMenuBar &m_menu;
};
