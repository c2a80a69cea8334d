// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QString>

#include <optional>

/// The fields of a result: how its lookup went, the fields of the notification, and where it came from.
/// resultfields.cpp contains the only table of them, which columns, filter, sorting, comparison, facts and
/// exports use.
enum class ResultField {
    State,
    Reason, ///< why there is no notification, as sentences
    Status, ///< HTTP status of an answer that is not a notification
    Fetched,
    Id, ///< the requested id of a row; the id of a notification
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

/// The columns of the results table in their usual order. A row without a notification shows its reason from
/// Subject to Archived.
enum class ResultColumn { State, Id, Connection, Subject, Type, Category, Created, Read, Archived, Count };

[[nodiscard]] ResultField fieldOf(ResultColumn column);

/// Returns the translated title of a field.
[[nodiscard]] QString fieldTitle(ResultField field);

/// Returns the value in words; `nullopt` if it is not given. The service's texts are as received, times are
/// in ISO 8601 and UTC, and ids have no group separators.
[[nodiscard]] std::optional<QString> fieldText(const ResultRow &row, ResultField field);
/// Returns the same for a notification; `nullopt` for fields that only a row has.
[[nodiscard]] std::optional<QString> fieldText(const Notification &notification, ResultField field);

/// Returns whether the value is one of the service's texts or a sentence, as opposed to a word, a number or a
/// time.
[[nodiscard]] bool isFreeText(ResultField field);
/// Returns whether the text is an integer: digits, with a minus sign if negative.
[[nodiscard]] bool isNumber(ResultField field);
/// Returns whether the same value occurs in many rows.
[[nodiscard]] bool isRepeated(ResultField field);

/// The sort key of a value. The members are compared in their order.
struct SortKey
{
    qint64 number = 0;
    int afterEquals = 0;   ///< 1 for a date without an offset, which follows equal dates with one
    QString text;          ///< compared first without case and accents, then as it is
    qint64 tieBreaker = 0; ///< distinguishes values with the same text

    friend bool operator==(const SortKey &, const SortKey &) = default;
};

[[nodiscard]] std::size_t qHash(const SortKey &key, std::size_t seed = 0);

/// Returns the sort key of a value; `nullopt` if there is no value. Ids are sorted by number. States are
/// sorted as found, not found, failed, not looked up, and then unfinished ones; unread before read, active
/// before archived. Dates are sorted by their instant. A date without an offset is treated as UTC and follows
/// dates with that very instant, since its instant is unknown. Types and categories with equal names are
/// sorted by number.
[[nodiscard]] std::optional<SortKey> sortKey(const ResultRow &row, ResultField field);
