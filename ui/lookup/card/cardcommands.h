// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// What a user can do with the row of a card. The parts of the card emit the signals as if they called
/// functions; the page, which can do that, is connected with them.
class CardCommands final : public QObject
{
    Q_OBJECT
Q_SIGNALS:
    /// Looks the row up again.
    void tryAgain();
    /// Copies the row for a ticket, or the answers for its id.
    void copy();
    /// Emitted when the JSON is shown or hidden.
    void toggleJson();
};
