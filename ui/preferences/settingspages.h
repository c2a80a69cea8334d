// SPDX-License-Identifier: MIT
#pragma once

class PreferenceStore;
class QWidget;
class ResultCache;
class SettingsPage;

struct GeneralPage
{
    SettingsPage *page;
    QWidget *language; ///< the field on the page
};

// The arguments of these functions must outlive the pages.
[[nodiscard]] GeneralPage makeGeneralPage(PreferenceStore &store);
[[nodiscard]] SettingsPage *makeLookupPage(PreferenceStore &store, ResultCache &archive);
[[nodiscard]] SettingsPage *makeConnectionsPage(PreferenceStore &store);
