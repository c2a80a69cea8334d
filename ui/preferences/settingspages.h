// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

class PreferenceStore;
class ResultArchive;
class SettingsPage;

/// The pages with settings, in their order. Both outlive them.
[[nodiscard]] QList<SettingsPage *> makeSettingsPages(PreferenceStore &store, ResultArchive &archive);
