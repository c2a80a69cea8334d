// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QStringView>

/// The texts of a notification. `{count}`, `{site}`, `{utility}` and `{month}` are replaced by values.
struct Text
{
    int typeId;
    QStringView subject;
    QStringView preview;
};

/// Functions that return the text, site or utility at any position; they repeat after the last one.
[[nodiscard]] const Text &textAt(int position);
[[nodiscard]] QStringView siteAt(int position);
[[nodiscard]] QStringView utilityAt(int position);

/// Returns a NotificationType with its category.
[[nodiscard]] QJsonObject notificationType(int typeId);
