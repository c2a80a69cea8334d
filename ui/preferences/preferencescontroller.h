// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

class PreferencesDialog;

/// The command for the preferences. Owns the dialog and shows the message about deleted data.
class PreferencesController final : public FeatureController
{
    Q_OBJECT
public:
    PreferencesController(const Services &services, MessageBar &messages, QWidget *window);

    /// Opens the dialog if it is open in `before`, and moves the focus to the same field.
    void takeOver(const PreferencesController &before);

private:
    void open();
    void makeDialog();
    void showDeletionResult(const DataDeletion::Report &report);

    const Services &m_services;
    QPointer<PreferencesDialog> m_dialog;
};
