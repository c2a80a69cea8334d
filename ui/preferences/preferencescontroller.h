// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

class PreferencesDialog;

/// Adds the command for the preferences and opens their dialog, which belongs to the window and deletes
/// itself when it is closed. Shows the result of deleting data as a message, unless the dialog shows it.
class PreferencesController final : public FeatureController
{
    Q_OBJECT
public:
    /// `services` must outlive the controller. `window` becomes the parent.
    PreferencesController(const Services &services, QWidget *window);

private:
    void open();
    void showDeletionResult(const DataDeletion::Report &report);

    const Services &m_services;
    QPointer<PreferencesDialog> m_dialog;
};
