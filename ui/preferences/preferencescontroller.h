// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

class PreferencesDialog;

/// The preferences of a window: the dialog, and the message about what was forgotten.
class PreferencesController final : public FeatureController
{
    Q_OBJECT
public:
    PreferencesController(const Services &services, MessageBar &messages, QWidget *window);

    /// Opens the dialog as it is open there, if it is, with the focus where it is there.
    void takeOver(const PreferencesController &before);

private:
    void open();
    void makeDialog();
    void tellForgotten(const DataDeletion::Report &report);

    const Services &m_services;
    QPointer<PreferencesDialog> m_dialog;
};
