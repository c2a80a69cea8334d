// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>

class QComboBox;

/// Makes connections the items of a combo box: the name as text, the id as data. `shown` becomes the
/// current one; it is an item of its own where it is not among the saved ones, and none where it has no
/// address.
void fillConnectionCombo(QComboBox &combo, const QList<Connection> &saved, const Connection &shown);
