// SPDX-License-Identifier: MIT
#pragma once

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QDateTime>

#include <utility>

/// The versioned JSON documents that this program stores: `{"format":"svc-desktop-…","version":1,…}`. Readers
/// ignore unknown fields and refuse unknown versions.

/// The name and version of a kind of document, and the error texts for content that is not such a document.
struct JsonDocumentFormat
{
    QLatin1StringView name; ///< `svc-desktop-connections`
    int version = 1;
    QString notJson;     ///< a sentence; %1 is the reason, as words without a full stop
    QString otherFormat; ///< completes "$.format is …"
};

/// Returns a writer that has already written the format and the version.
[[nodiscard]] JsonWriter beginDocument(const JsonDocumentFormat &format);

/// Returns a reader of the document's root. Errors: LocalStorage/FileDamaged, as for parseDocument().
[[nodiscard]] Result<JsonReader> openDocument(const QByteArray &json, const JsonDocumentFormat &format);

/// Converts an error that a JsonReader has recorded to LocalStorage/FileDamaged, with the same path and
/// detail.
[[nodiscard]] Error damagedDocument(const Error &rejected);

/// Returns the result of `read(root)` for a document.
/// Errors: LocalStorage/FileDamaged. Error::jsonPath is that of the first invalid field, and Error::detail
/// ends the sentence “<jsonPath> is …”, for example “too long”. If the text is no JSON, the path is empty and
/// the detail is a whole sentence.
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

// Fields that several documents have. Invalid values are rejected: see JsonReader::reject().

constexpr qsizetype kMaxDocumentName = 1000;

/// Returns the objects of a required list of at most `maximum` objects.
[[nodiscard]] QList<JsonReader> readEntries(const JsonReader &json, QLatin1StringView key, qsizetype maximum);
/// Returns a text of at most `maximum` characters, or an empty text if the field is absent.
[[nodiscard]] QString readName(const JsonReader &json, QLatin1StringView key,
                               qsizetype maximum = kMaxDocumentName);
/// Returns a number from `minimum` to `maximum`, or `fallback` if the field is absent. If the fallback is out
/// of range, the field is required.
[[nodiscard]] qint64 readNumber(const JsonReader &json, QLatin1StringView key, qint64 minimum, qint64 maximum,
                                qint64 fallback = 0);
/// Returns a time in UTC. The field is required.
[[nodiscard]] QDateTime readTime(const JsonReader &json, QLatin1StringView key);
