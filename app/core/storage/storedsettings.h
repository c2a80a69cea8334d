// SPDX-License-Identifier: MIT
#pragma once

#include "storage/settings.h"

#include <QRect>
#include <QStringList>

/// Everything that the program stores in its Settings besides the preferences, which PreferenceStore has:
/// key, type and default. Later versions read the files of earlier ones, so a key never gets another meaning.
namespace storedsettings {

using namespace Qt::StringLiterals;

// Connections
inline const SettingKey<QStringList> kRecentConnections{"connections/recent"_L1, {}}; ///< ids, latest first
/// For the last lookup in several connections; see ChosenConnections.
inline const SettingKey<QStringList> kChosenConnections{"connections/chosen"_L1, {}};
/// Connections whose secrets are to be deleted, unless the connection is saved again.
inline const SettingKey<QStringList> kSecretsToDelete{"connections/secretsToForget"_L1, {}};
/// Connections whose secrets are to be deleted in any case.
inline const SettingKey<QStringList> kSecretsToDeleteAnyway{"connections/secretsToForgetAnyway"_L1, {}};

// Results
inline const SettingKey<bool> kResultsKept{"results/keep"_L1, false}; ///< the results are stored in a file
/// The results are stored in a file only until the next start.
inline const SettingKey<bool> kResultsKeptOnce{"results/keep-once"_L1, false};
/// The list of lookups: “shown”, “hidden”, or empty: shown from the second lookup after a start on.
inline const SettingKey<QString> kLookupList{"results/lookups"_L1, {}};
inline const SettingKey<int> kLookupListWidth{"results/lookups-width"_L1, 0};  ///< 0: not changed by the user
inline const SettingKey<QStringList> kResultColumns{"results/columns"_L1, {}}; ///< see ColumnKeeper
inline const SettingKey<QString> kResultGrouping{"results/group-by"_L1, {}};   ///< a facet; empty: no groups
/// “by-answer”, or empty: ids with answers of several connections have one row each.
inline const SettingKey<QString> kResultArrangement{"results/arrangement"_L1, {}};
inline const SettingKey<bool> kOverviewShown{"results/overview"_L1, false};
inline const SettingKey<bool> kCardShown{"results/card-shown"_L1, true};
inline const SettingKey<QString> kCardPosition{"results/card-place"_L1, u"below"_s}; ///< or “beside”
/// The same in a wide window.
inline const SettingKey<QString> kCardPositionWide{"results/card-place-wide"_L1, u"beside"_s};
/// The table's share of the height or the width, in thousandths. 0: the user has not moved the handle.
inline const SettingKey<int> kTableShareBelow{"results/share-below"_L1, 0};
inline const SettingKey<int> kTableShareBeside{"results/share-beside"_L1, 0};
inline const SettingKey<QString> kExportFormat{"results/export-format"_L1, {}}; ///< extension of the file
inline const SettingKey<QString> kExportColumns{"results/export-columns"_L1, {}};
/// Of CSV. Empty: as usual on this system.
inline const SettingKey<QString> kExportSeparator{"results/export-separator"_L1, {}};
inline const SettingKey<QString> kExportPaper{"results/export-paper"_L1, {}}; ///< empty: that of the country

// Watching
inline const SettingKey<int> kWatchMinutes{"watch/minutes"_L1, 5};
inline const SettingKey<QString> kWatchGoal{"watch/until"_L1, u"none"_s}; ///< a name in kWatchGoals
inline const SettingKey<bool> kWatchNotifies{"watch/desktop"_L1, true};

// Panels
inline const SettingKey<bool> kActivityShown{"activity/shown"_L1, false};
inline const SettingKey<bool> kActivityRight{"activity/right"_L1, false}; ///< not below the page
inline const SettingKey<int> kActivityHeight{"activity/height"_L1, 0};    ///< 0: not changed by the user
inline const SettingKey<int> kActivityWidth{"activity/width"_L1, 0};      ///< 0: not changed by the user
inline const SettingKey<QStringList> kActivityColumns{"activity/columns"_L1, {}}; ///< see ColumnKeeper

// Window and file dialogs
inline const SettingKey<QRect> kWindowGeometry{"window/place"_L1, {}};
inline const SettingKey<bool> kWindowMaximized{"window/maximized"_L1, false};
inline const SettingKey<QString> kOpenFolder{"files/open-folder"_L1, {}}; ///< last folder to open a file from
inline const SettingKey<QString> kSaveFolder{"files/save-folder"_L1, {}}; ///< last folder to save a file in

} // namespace storedsettings
