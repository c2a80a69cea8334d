// SPDX-License-Identifier: MIT
#pragma once

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QDateTime>

#include <utility>

/// The versioned JSON documents that this program keeps: `{"format":"svc-desktop-…","version":1,…}`. Those
/// who read one pass over unknown fields and refuse an unknown version.

/// What a document says it is, and what is said of a text that is not one.
struct JsonDocumentFormat
{
    QLatin1StringView name; ///< `svc-desktop-connections`
    int version = 1;
    QString notJson;     ///< a sentence, with %1 for the reason
    QString otherFormat; ///< completes: $.format is …
};

/// A writer that has begun with format and version.
[[nodiscard]] JsonWriter beginDocument(const JsonDocumentFormat &format);

/// Errors: LocalStorage/FileDamaged, as parseDocument().
[[nodiscard]] Result<JsonReader> openDocument(const QByteArray &json, const JsonDocumentFormat &format);

/// What a reader has rejected, as an error about a file.
[[nodiscard]] Error damagedDocument(const Error &rejected);

/// What `read(root)` makes of a document.
/// Errors: LocalStorage/FileDamaged with the JSON path of the first field that is no good, and what it is in
/// words that complete "$.path is …" in `detail`.
template <typename Read>
[[nodiscard]] auto parseDocument(const QByteArray &json, const JsonDocumentFormat &format, const Read &read)
    -> Result<decltype(read(std::declval<const JsonReader &>()))>
{
    const Result<JsonReader> root = openDocument(json, format);
    if (!root)
        return failure(root.error());
    auto document = read(*root);
    if (root->error())
        return failure(damagedDocument(*root->error()));
    return document;
}

// Fields that documents have in common. What is no good is rejected: see JsonReader::reject().

constexpr qsizetype kMaxDocumentName = 1000;

/// The objects of a list that has to be there, at most so many.
[[nodiscard]] QList<JsonReader> readEntries(const JsonReader &json, QLatin1StringView key, qsizetype most);
/// A text of at most so many characters; empty where none is given.
[[nodiscard]] QString readName(const JsonReader &json, QLatin1StringView key,
                               qsizetype most = kMaxDocumentName);
/// A number from `least` to `most`. None counts as the fallback: where that is not in range, one has to be
/// there.
[[nodiscard]] qint64 readNumber(const JsonReader &json, QLatin1StringView key, qint64 least, qint64 most,
                                qint64 fallback = 0);
/// A time in UTC that has to be there.
[[nodiscard]] QDateTime readTime(const JsonReader &json, QLatin1StringView key);
