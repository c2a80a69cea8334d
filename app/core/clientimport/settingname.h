// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

/// What the name of a variable or a field of another client says about its value.
enum class SettingRole {
    None,
    Address,
    Port,
    ApiKeyHeader,
    ApiKey,
    DataSource,
    Partition,
    UserName,
    Password,
    Token,
    OtherSecret, ///< a secret of which nothing else is known
};

struct SettingName
{
    SettingRole role = SettingRole::None;
    int rank = 0; ///< how much the name is that of this role; 0 is the most
};

/// Reads names in any case and with any punctuation: `baseUrl`, `BASE_URL`.
[[nodiscard]] SettingName settingName(QStringView name);

/// Returns whether a header may carry the API key: its name says key, as in `Svc-ApiKey`.
[[nodiscard]] bool isKeyHeader(QStringView name);
