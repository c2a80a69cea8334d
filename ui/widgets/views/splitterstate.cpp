// SPDX-License-Identifier: MIT
#include "ui/widgets/views/splitterstate.h"

#include <QSplitter>

void rememberSplitter(QSplitter &splitter, Settings &settings, const SettingKey<QByteArray> &key)
{
    splitter.restoreState(settings.value(key)); // ignores a state that it cannot read
    splitter.setChildrenCollapsible(false);     // after it, since it is part of a state
    QObject::connect(&splitter, &QSplitter::splitterMoved, &splitter,
                     [&splitter, &settings, key] { settings.setValue(key, splitter.saveState()); });
}
