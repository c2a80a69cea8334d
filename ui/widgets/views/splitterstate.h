// SPDX-License-Identifier: MIT
#pragma once

#include "storage/settings.h"

class QSplitter;

/// Puts the splitter's handles where they were left under that key, if they were, and keeps where they are
/// moved to. The settings outlive it. To be called when all its parts are in it.
void rememberSplitter(QSplitter &splitter, Settings &settings, const SettingKey<QByteArray> &key);
