// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/dialog.h"

/// Whether the program ends for good or starts again.
enum class ProgramEnd { Quit, Restart };

/// Asks whether the program may end although an upgrade or a lookup is running, or although results that took
/// more than ten seconds would be lost, which it offers to keep. Accepted if the program may end. Closes when
/// the upgrade ends. Window-modal. Deletes itself when closed.
class QuitQuestion final : public Dialog
{
    Q_OBJECT
public:
    /// Returns whether the question needs to be asked. Never in the demo, where nothing is kept.
    [[nodiscard]] static bool isNeeded(const Services &services);

    /// `services` must outlive the dialog.
    QuitQuestion(const Services &services, ProgramEnd end, QWidget *parent);

private:
    const Services &m_services;
};
