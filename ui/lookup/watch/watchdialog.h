// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/scrolldialog.h"
#include "watch/watchrecord.h"

#include <QList>
#include <QString>

class CheckField;
class ComboField;
class NumberField;

/// Asks how ids are to be watched, and says what watching can and cannot know. Window-modal, shown with
/// open().
class WatchDialog final : public ScrollDialog
{
    Q_OBJECT
public:
    /// `what` says for each connection what is watched there. `options` are what the user has chosen last.
    WatchDialog(const QStringList &what, const WatchOptions &options, QWidget *parent);

    [[nodiscard]] WatchOptions options() const;

private:
    NumberField *m_minutes;
    ComboField *m_goal;
    CheckField *m_notifies;
};
