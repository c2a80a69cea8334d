// SPDX-License-Identifier: MIT
#include "ui/widgets/views/splitterstate.h"

#include <QSplitter>

void rememberSplitter(QSplitter &splitter, Settings &settings, const SettingKey<QByteArray> &key)
{
    splitter.restoreState(settings.value(key)); // which leaves alone what it can't read
    splitter.setChildrenCollapsible(false);     // which is part of a state
    QObject::connect(&splitter, &QSplitter::splitterMoved, &splitter,
                     [&splitter, &settings, key] { settings.setValue(key, splitter.saveState()); });
}
