// SPDX-License-Identifier: MIT
#pragma once

#include "storage/settings.h"

class QSplitter;

/// Restores the positions of the splitter's handles from the setting and saves each change to it. Call this
/// when all parts have been added. `settings` must outlive the splitter.
void rememberSplitter(QSplitter &splitter, Settings &settings, const SettingKey<QByteArray> &key);
