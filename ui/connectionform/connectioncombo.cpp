// SPDX-License-Identifier: MIT
#include "ui/connectionform/connectioncombo.h"

#include "ui/text/connectiontext.h"

#include <QComboBox>
#include <QSignalBlocker>

void fillConnectionCombo(QComboBox &combo, const QList<Connection> &saved, const Connection &shown)
{
    const QSignalBlocker blocker(combo);
    combo.clear();
    for (const Connection &connection : saved) {
        combo.addItem(connectionText(connection), connection.id);
        combo.setItemData(combo.count() - 1, connectionAndEnvironment(connection), Qt::AccessibleTextRole);
    }
    if (shown.baseUrl.isEmpty()) {
        combo.setCurrentIndex(-1);
        return;
    }
    const bool isSaved = std::any_of(saved.begin(), saved.end(), [&shown](const Connection &connection) {
        return connection.id == shown.id;
    });
    if (!isSaved)
        combo.insertItem(0, connectionText(shown), shown.id);
    combo.setCurrentIndex(isSaved ? combo.findData(shown.id) : 0);
}
