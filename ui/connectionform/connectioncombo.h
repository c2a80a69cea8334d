// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>

class QComboBox;

/// Fills a combo box with an item for each connection. The name is the item's text, the id its data. The list
/// also shows the environment, the host and the user. `shown` becomes the current item. If it is not among
/// the saved connections, it is added, unless it has no address.
void fillConnectionCombo(QComboBox &combo, const QList<Connection> &saved, const Connection &shown);
