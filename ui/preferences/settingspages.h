// SPDX-License-Identifier: MIT
#pragma once

class PreferenceStore;
class RestartNotice;
class ResultCache;
class SettingsPage;

struct GeneralPage
{
    SettingsPage *page;
    RestartNotice *restart; ///< on the page
};

// The stores must outlive the pages.

/// `isTemporary`: what the user changes is lost when the program ends.
[[nodiscard]] GeneralPage makeGeneralPage(PreferenceStore &store, bool isTemporary);
[[nodiscard]] SettingsPage *makeLookupPage(PreferenceStore &store, ResultCache &archive);
[[nodiscard]] SettingsPage *makeConnectionsPage(PreferenceStore &store);
