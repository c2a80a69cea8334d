// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

#include <optional>

/// The fields of a result: how its lookup went, the fields of the notification, and where it came from.
/// resultfields.cpp contains the only table of them. Columns, filter, sorting, copies, exports, reports and
/// the card of several answers follow from it, all but the columns in the order of this enum.
enum class ResultField {
    State,
    Id,         ///< the requested id of a row; the id of a notification
    Connection, ///< environment and name
    Subject,
    Preview,
    Type, ///< name and number
    TypeName,
    TypeId,
    TypeDescription,
    Category, ///< name and number
    CategoryName,
    CategoryId,
    CategoryDescription,
    Created,
    Read,
    Archived,
    Reason, ///< why there is no notification, as sentences
    Status, ///< HTTP status of an answer that is not a notification
    Fetched,
    ConnectionName,
    Environment,
    Host,
    User,       ///< who was signed in for the lookup; none with the API key alone
    Done,       ///< the user has marked the row
    Note,       ///< the user's own words about the row
    Change,     ///< what a watch has last seen change
    ChangeSeen, ///< when
};

inline constexpr std::size_t kResultFieldCount = static_cast<std::size_t>(ResultField::ChangeSeen) + 1;

/// Returns the columns of the results table in their usual order. The column State shows the read and the
/// archived state, too.
[[nodiscard]] const QList<ResultField> &tableColumns();
/// Returns whether a column of the results table is hidden until the user shows it.
[[nodiscard]] bool isColumnHidden(ResultField field);
/// Returns the fields of a table for a ticket, unless others are chosen. The words of a filter search them.
[[nodiscard]] const QList<ResultField> &mainFields();
/// Returns the columns of a complete table for copies and exports.
[[nodiscard]] const QList<ResultField> &allTableFields();
/// Returns the fields with what the user or a watch has marked: a table that leaves the program has their
/// columns only if a row has a value.
[[nodiscard]] const QList<ResultField> &markFields();
/// Returns the fields that a filter can name, in the order in which they are offered.
[[nodiscard]] const QList<ResultField> &filterableFields();
/// Returns the facts about each notification in a card with the answers of several connections.
[[nodiscard]] const QList<ResultField> &answerFacts();

/// When a list of facts about a result contains a field.
enum class FactUse {
    Never,
    IfGiven,
    IfUnusual, ///< only what a reader would not assume: an unread or archived notification, or none
    Always,    ///< “not given” if it is missing
};

/// The lists of facts: in a report everything about a notification, in a ticket only what says something.
enum class FactList { Card, Ticket };

/// Returns the fields that can be in the list.
[[nodiscard]] QList<ResultField> factFields(FactList list);
/// Returns the value in the list; `nullopt` if it is left out.
[[nodiscard]] std::optional<QString> factText(const ResultRow &row, ResultField field, FactList list);

/// Returns the name that a field has in every language: in the settings, in a filter and in JSON. The
/// connection shares its name with that of ConnectionName. Empty if the field is nowhere there.
[[nodiscard]] QString fixedName(ResultField field);
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
/// Returns whether the value is a date with a time.
[[nodiscard]] bool isTime(ResultField field);
/// Returns the value of a time: its instant, and its text as received if it has no time zone. `nullopt` if
/// the field is no time or is not given.
[[nodiscard]] std::optional<Timestamp> fieldTime(const ResultRow &row, ResultField field);
/// Returns whether only notifications have the field.
[[nodiscard]] bool isOfNotification(ResultField field);

/// What of a row decides a value. Many rows have the same outcome, flag, type, category or source, and with
/// it the same values.
enum class FieldOrigin { Record, Body, Outcome, ReadFlag, ArchivedFlag, Type, Category, Source };

[[nodiscard]] FieldOrigin originOf(ResultField field);

/// Where the texts of a column may be broken, which decides how wide it is in a report.
enum class FieldWrapping {
    None,
    Words,     ///< between words; the texts are short
    Sentences, ///< between words; the texts can be long
};

[[nodiscard]] FieldWrapping wrappingOf(ResultField field);

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
