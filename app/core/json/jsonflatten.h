// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

/// One value of a JSON text that contains no other values.
struct JsonLeaf
{
    QString path;        ///< `$.list[3].name`; `$["a key"]` if the key is not a plain word
    QString value;       ///< the text of a string; anything else as received: `1.10`, `null`, `{}`
    bool isText = false; ///< whether the value is a string

    friend bool operator==(const JsonLeaf &, const JsonLeaf &) = default;
};

/// Returns every leaf in the order received, with exact numbers. If a key occurs twice, the last value
/// counts, at the position of the first. `json` must have been parsed successfully; for any other text the
/// result is whatever can be recognized.
///
/// The result is limited: anything deeper than 32 levels or below a key of more than 200 characters becomes
/// one leaf, such keys are cut off, and leaves after the 10,000th are omitted.
[[nodiscard]] QList<JsonLeaf> flattenJson(const QByteArray &json);

/// Returns the path of a member of the object at `parent`. `literal` is the key as received, with quotes; it
/// is used if the key is not a plain word.
[[nodiscard]] QString jsonPathOfKey(const QString &parent, const QString &key, QByteArrayView literal);
