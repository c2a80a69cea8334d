// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QStringView>

/// The words of a notification. `{count}`, `{site}`, `{utility}` and `{month}` stand for values.
struct Text
{
    int typeId;
    QStringView subject;
    QStringView preview;
};

/// Any position is good: the texts, sites and utilities start over at their end.
[[nodiscard]] const Text &textAt(int position);
[[nodiscard]] QStringView siteAt(int position);
[[nodiscard]] QStringView utilityAt(int position);

/// A NotificationType with its category.
[[nodiscard]] QJsonObject notificationType(int typeId);
