// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

/// One value of a JSON text that holds no others.
struct JsonLeaf
{
    QString path;        ///< `$.list[3].name`; `$["a key"]` where a key is no plain word
    QString value;       ///< of a string its text; of anything else as it came: `1.10`, `null`, `{}`
    bool isText = false; ///< a string

    friend bool operator==(const JsonLeaf &, const JsonLeaf &) = default;
};

/// Every leaf in the order it came, numbers exact. Of a key that is there twice the last counts, at the
/// place of the first. `json` is one that was parsed before; of anything else what can be made out.
/// Bounded: what lies deeper than 32 levels, or below a key of more than 200 characters, is one leaf,
/// such keys are cut, and from the 10,001st on leaves are left out.
[[nodiscard]] QList<JsonLeaf> flattenJson(const QByteArray &json);
