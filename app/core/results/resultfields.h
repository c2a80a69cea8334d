// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QString>

#include <optional>

/// What a result consists of: how its lookup went, the fields of the notification, and where it came from.
/// resultfields.cpp has the one table of them, which columns, filter, sort, comparison, facts and exports
/// read.
enum class ResultField {
    State,
    Reason, ///< why there is no notification, as sentences
    Status, ///< of HTTP, of an answer that is no notification
    Fetched,
    Id, ///< of a row the id that was asked for, of a notification its own
    Subject,
    Preview,
    Created,
    Read,
    Archived,
    Type, ///< name and number
    TypeName,
    TypeId,
    TypeDescription,
    Category, ///< name and number
    CategoryName,
    CategoryId,
    CategoryDescription,
    Connection, ///< environment and name
    ConnectionName,
    Environment,
    Host,
};

/// The columns of the table of results.
enum class ResultColumn { State, Id, Subject, Type, Category, Created, Read, Archived, Connection, Count };

[[nodiscard]] ResultField fieldOf(ResultColumn column);

/// Translated.
[[nodiscard]] QString fieldTitle(ResultField field);

/// The value in words, texts of the service as they came, times in ISO 8601 and UTC, ids never grouped.
/// `nullopt` if it is not given.
[[nodiscard]] std::optional<QString> fieldText(const ResultRow &row, ResultField field);
/// As above; `nullopt` for what only a row has.
[[nodiscard]] std::optional<QString> fieldText(const Notification &notification, ResultField field);

/// Whether the value is a text of the service or a sentence, rather than a word, a number or a time.
[[nodiscard]] bool isFreeText(ResultField field);
/// Whether the text is an integer: digits, with a minus if negative.
[[nodiscard]] bool isNumber(ResultField field);
/// Whether many rows have the same value.
[[nodiscard]] bool isRepeated(ResultField field);

/// By what a value is sorted: members are compared in their order.
struct SortKey
{
    qint64 number = 0;
    int afterEquals = 0;
    QString text;      ///< without case and accents, and then as it is
    qint64 lastly = 0; ///< of two alike

    friend bool operator==(const SortKey &, const SortKey &) = default;
};

[[nodiscard]] std::size_t qHash(const SortKey &key, std::size_t seed = 0);

/// `nullopt` if there is no value to sort by. Ids by number. States as found, not found, failed, not looked
/// up, and then what is under way; unread before read, active before archived. Dates by their instant; one
/// without an offset stands where it would in UTC, after those of that very instant, since nothing more is
/// known of it. Types and categories that are alike by number.
[[nodiscard]] std::optional<SortKey> sortKey(const ResultRow &row, ResultField field);
