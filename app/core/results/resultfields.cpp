// SPDX-License-Identifier: MIT
#include "results/resultfields.h"

#include "connections/connectionfields.h"
#include "results/resultstate.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

namespace {

using Text = std::optional<QString>;
using Key = std::optional<SortKey>;

enum class Kind { Words, FreeText, Number, Time };

/// A row of the table. A field belongs to the notification or to the row around it; the id belongs to both.
struct Field
{
    ResultField field;
    const char *name = "";       ///< see fixedName()
    const char *title = nullptr; ///< in the context ResultField; null: the connection names the field
    Kind kind = Kind::Words;
    FieldOrigin origin = FieldOrigin::Record;
    FieldWrapping wrapping = FieldWrapping::Words;
    int columnRank = 0;          ///< the columns of the table are in this order; 0: it has no column
    bool isColumnHidden = false; ///< until the user shows it
    bool isMain = false;         ///< see mainFields()
    bool isExported = false;     ///< in a complete table
    bool isMark = false;         ///< see markFields()
    bool isAnswerFact = false;   ///< see answerFacts()
    FactUse inCard = FactUse::Never;
    FactUse inTicket = FactUse::Never;
    int filterRank = 0; ///< a filter offers fields with lower ones first, and cannot name those with 0
    Text (*ofNotification)(const Notification &) = nullptr;
    Text (*ofRow)(const ResultRow &) = nullptr;
    Text (*ifUnusual)(const ResultRow &) = nullptr;                ///< for FactUse::IfUnusual
    std::optional<Timestamp> (*time)(const ResultRow &) = nullptr; ///< for Kind::Time
    Key (*key)(const ResultRow &) = nullptr;                       ///< null: sort by the text
};

Text ifAny(const QString &text)
{
    return text.isEmpty() ? std::nullopt : Text(text);
}

template <typename Integer>
Text numberText(const std::optional<Integer> &number)
{
    return number ? Text(QString::number(*number)) : std::nullopt;
}

const NotificationType &typeOf(const Notification &notification)
{
    static const NotificationType none;
    return notification.type ? *notification.type : none;
}

const NotificationCategory &categoryOf(const Notification &notification)
{
    static const NotificationCategory none;
    const NotificationType &type = typeOf(notification);
    return type.category ? *type.category : none;
}

const Notification &notificationOf(const ResultRow &row)
{
    static const Notification none;
    return row.lookup.notification ? *row.lookup.notification : none;
}

Key textKey(const Text &text, qint64 tieBreaker = 0)
{
    const bool isBlank =
        !text || std::all_of(text->begin(), text->end(), [](QChar c) { return c.isSpace(); });
    return isBlank ? std::nullopt : Key(SortKey{.text = *text, .tieBreaker = tieBreaker});
}

Key flagKey(std::optional<bool> flag)
{
    return flag ? Key(SortKey{.number = *flag ? 1 : 0, .text = {}}) : std::nullopt;
}

Key dateKey(const ResultRow &row)
{
    const std::optional<Timestamp> &date = notificationOf(row).createdDate;
    if (!date)
        return {};
    if (date->instant)
        return SortKey{.number = date->instant->toMSecsSinceEpoch(), .text = {}};
    const auto asUtc = parseTimestamp(date->text + u'Z');
    if (!asUtc || !asUtc->instant)
        return {};
    return SortKey{.number = asUtc->instant->toMSecsSinceEpoch(), .afterEquals = 1, .text = {}};
}

Key stateKey(const ResultRow &row)
{
    using Outcome = LookupRow::Outcome;
    static constexpr std::array kOrder{Outcome::Found,       Outcome::NotFound, Outcome::Failed,
                                       Outcome::NotLookedUp, Outcome::Running,  Outcome::Waiting};
    const auto place = std::find(kOrder.begin(), kOrder.end(), row.lookup.outcome);
    return SortKey{.number = place - kOrder.begin(), .text = {}};
}

Text connectionText(const ResultRow &row)
{
    return ifAny(withEnvironment(row.from->environment, row.from->connection));
}

/// Returns the states that are not the usual ones: “Unread, Archived” or “Not found”. Done is a field of its
/// own.
Text unusualStates(const ResultRow &row)
{
    const ResultStates states = statesOf(row) & ~(ResultState::Read | ResultState::Active |
                                                  ResultState::Found | kResultStateGroups.back());
    QStringList words;
    for (const ResultState state : kResultStates) {
        if (states.testFlag(state))
            words += stateText(state);
    }
    return ifAny(commaSeparated(words));
}

/// Returns “not given” if there is a notification without that flag.
Text ifNotGiven(const ResultRow &row, std::optional<bool> flag)
{
    return row.lookup.notification && !flag ? Text(orNotGiven()) : Text();
}

/// In the order of the enum.
constexpr std::array kFields{
    Field{.field = ResultField::State,
          .name = "state",
          .title = QT_TRANSLATE_NOOP("ResultField", "State"),
          .origin = FieldOrigin::Outcome,
          .wrapping = FieldWrapping::None,
          .columnRank = 13,
          .isMain = true,
          .isExported = true,
          .inCard = FactUse::Always,
          .inTicket = FactUse::IfUnusual,
          .ofRow = [](const ResultRow &row) { return Text(outcomeText(row.lookup.outcome)); },
          .ifUnusual = unusualStates,
          .key = stateKey},
    Field{.field = ResultField::Id,
          .name = "id",
          .title = QT_TRANSLATE_NOOP("ResultField", "Id"),
          .kind = Kind::Number,
          .wrapping = FieldWrapping::None,
          .columnRank = 2,
          .isMain = true,
          .isExported = true,
          .filterRank = 3,
          .ofNotification = [](const Notification &notification) { return numberText(notification.id); },
          .ofRow = [](const ResultRow &row) { return Text(QString::number(row.lookup.id)); },
          .key = [](const ResultRow &row) { return Key(SortKey{.number = row.lookup.id, .text = {}}); }},
    Field{.field = ResultField::Connection,
          .name = "connection",
          .origin = FieldOrigin::Source,
          .columnRank = 3,
          .isColumnHidden = true,
          .isMain = true,
          .ofRow = connectionText,
          .key =
              [](const ResultRow &row) {
                  return textKey(row.from->environment + u' ' + row.from->connection);
              }},
    Field{.field = ResultField::Subject,
          .name = "subject",
          .title = QT_TRANSLATE_NOOP("ResultField", "Subject"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Body,
          .wrapping = FieldWrapping::Sentences,
          .columnRank = 4,
          .isMain = true,
          .isExported = true,
          .isAnswerFact = true,
          .inCard = FactUse::Always,
          .inTicket = FactUse::Always,
          .filterRank = 1,
          .ofNotification = [](const Notification &notification) { return notification.subject; }},
    Field{.field = ResultField::Preview,
          .name = "preview",
          .title = QT_TRANSLATE_NOOP("ResultField", "Preview"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Body,
          .wrapping = FieldWrapping::Sentences,
          .columnRank = 6,
          .isColumnHidden = true,
          .isExported = true,
          .isAnswerFact = true,
          .filterRank = 1,
          .ofNotification = [](const Notification &notification) { return notification.messagePreview; }},
    Field{.field = ResultField::Type,
          .name = "type",
          .title = QT_TRANSLATE_NOOP("ResultField", "Type"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Type,
          .columnRank = 7,
          .isMain = true,
          .isAnswerFact = true,
          .inCard = FactUse::Always,
          .inTicket = FactUse::IfGiven,
          .filterRank = 1,
          .ofNotification = [](const Notification &notification) { return ifAny(typeText(notification)); },
          .key =
              [](const ResultRow &row) {
                  const NotificationType &type = typeOf(notificationOf(row));
                  return textKey(type.info ? type.info : numberText(type.id), type.id.value_or(0));
              }},
    Field{.field = ResultField::TypeName,
          .title = QT_TRANSLATE_NOOP("ResultField", "Type"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Type,
          .isExported = true,
          .ofNotification = [](const Notification &notification) { return typeOf(notification).info; }},
    Field{.field = ResultField::TypeId,
          .name = "type-id",
          .title = QT_TRANSLATE_NOOP("ResultField", "Type id"),
          .kind = Kind::Number,
          .origin = FieldOrigin::Type,
          .isExported = true,
          .filterRank = 6,
          .ofNotification =
              [](const Notification &notification) { return numberText(typeOf(notification).id); }},
    Field{
        .field = ResultField::TypeDescription,
        .name = "type-description",
        .title = QT_TRANSLATE_NOOP("ResultField", "Type description"),
        .kind = Kind::FreeText,
        .origin = FieldOrigin::Type,
        .isExported = true,
        .inCard = FactUse::IfGiven,
        .filterRank = 6,
        .ofNotification = [](const Notification &notification) { return typeOf(notification).description; }},
    Field{
        .field = ResultField::Category,
        .name = "category",
        .title = QT_TRANSLATE_NOOP("ResultField", "Category"),
        .kind = Kind::FreeText,
        .origin = FieldOrigin::Category,
        .columnRank = 8,
        .isColumnHidden = true,
        .isMain = true,
        .isAnswerFact = true,
        .inCard = FactUse::Always,
        .inTicket = FactUse::IfGiven,
        .filterRank = 1,
        .ofNotification = [](const Notification &notification) { return ifAny(categoryText(notification)); },
        .key =
            [](const ResultRow &row) {
                const NotificationCategory &category = categoryOf(notificationOf(row));
                return textKey(category.info ? category.info : numberText(category.id),
                               category.id.value_or(0));
            }},
    Field{.field = ResultField::CategoryName,
          .title = QT_TRANSLATE_NOOP("ResultField", "Category"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Category,
          .isExported = true,
          .ofNotification = [](const Notification &notification) { return categoryOf(notification).info; }},
    Field{.field = ResultField::CategoryId,
          .name = "category-id",
          .title = QT_TRANSLATE_NOOP("ResultField", "Category id"),
          .kind = Kind::Number,
          .origin = FieldOrigin::Category,
          .isExported = true,
          .filterRank = 6,
          .ofNotification =
              [](const Notification &notification) { return numberText(categoryOf(notification).id); }},
    Field{.field = ResultField::CategoryDescription,
          .name = "category-description",
          .title = QT_TRANSLATE_NOOP("ResultField", "Category description"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Category,
          .isExported = true,
          .inCard = FactUse::IfGiven,
          .filterRank = 6,
          .ofNotification =
              [](const Notification &notification) { return categoryOf(notification).description; }},
    Field{.field = ResultField::Created,
          .name = "created",
          .title = QT_TRANSLATE_NOOP("ResultField", "Created"),
          .kind = Kind::Time,
          .origin = FieldOrigin::Body,
          .wrapping = FieldWrapping::None,
          .columnRank = 9,
          .isMain = true,
          .isExported = true,
          .isAnswerFact = true,
          .inCard = FactUse::Always,
          .inTicket = FactUse::IfGiven,
          .filterRank = 1,
          .ofNotification = [](const Notification &notification) { return ifAny(createdText(notification)); },
          .time = [](const ResultRow &row) { return notificationOf(row).createdDate; },
          .key = dateKey},
    Field{
        .field = ResultField::Read,
        .name = "read",
        .title = QT_TRANSLATE_NOOP("ResultField", "Read"),
        .origin = FieldOrigin::ReadFlag,
        .wrapping = FieldWrapping::None,
        .isMain = true,
        .isExported = true,
        .inCard = FactUse::Always,
        .inTicket = FactUse::IfUnusual,
        .ofNotification = [](const Notification &notification) { return ifAny(readText(notification.read)); },
        .ifUnusual = [](const ResultRow &row) { return ifNotGiven(row, notificationOf(row).read); },
        .key = [](const ResultRow &row) { return flagKey(notificationOf(row).read); }},
    Field{.field = ResultField::Archived,
          .name = "archived",
          .title = QT_TRANSLATE_NOOP("ResultField", "Archived"),
          .origin = FieldOrigin::ArchivedFlag,
          .wrapping = FieldWrapping::None,
          .isMain = true,
          .isExported = true,
          .inCard = FactUse::Always,
          .inTicket = FactUse::IfUnusual,
          .ofNotification =
              [](const Notification &notification) { return ifAny(archivedText(notification.archived)); },
          .ifUnusual = [](const ResultRow &row) { return ifNotGiven(row, notificationOf(row).archived); },
          .key = [](const ResultRow &row) { return flagKey(notificationOf(row).archived); }},
    Field{.field = ResultField::Reason,
          .name = "error",
          .title = QT_TRANSLATE_NOOP("ResultField", "Reason"),
          .kind = Kind::FreeText,
          .origin = FieldOrigin::Body,
          .wrapping = FieldWrapping::Sentences,
          .columnRank = 10,
          .isColumnHidden = true,
          .isExported = true,
          .inCard = FactUse::IfGiven,
          .inTicket = FactUse::IfGiven,
          .filterRank = 5,
          .ofRow = [](const ResultRow &row) { return row.lookup.error ? Text(reasonText(row)) : Text(); }},
    Field{.field = ResultField::Status,
          .name = "status",
          .title = QT_TRANSLATE_NOOP("ResultField", "Status"),
          .kind = Kind::Number,
          .wrapping = FieldWrapping::None,
          .isExported = true,
          .filterRank = 5,
          .ofRow =
              [](const ResultRow &row) {
                  return row.lookup.error && row.lookup.error->status > 0
                             ? Text(QString::number(row.lookup.error->status))
                             : Text();
              }},
    Field{
        .field = ResultField::Fetched,
        .name = "fetched",
        .title = QT_TRANSLATE_NOOP("ResultField", "Fetched"),
        .kind = Kind::Time,
        .wrapping = FieldWrapping::None,
        .columnRank = 11,
        .isColumnHidden = true,
        .isExported = true,
        .isAnswerFact = true,
        .inCard = FactUse::IfGiven,
        .filterRank = 2,
        .ofRow = [](const ResultRow &row) { return ifAny(utcText(row.lookup.fetchedAt)); },
        .time =
            [](const ResultRow &row) {
                const QDateTime &time = row.lookup.fetchedAt;
                return time.isValid() ? std::optional(Timestamp{utcText(time), time.toUTC()}) : std::nullopt;
            }},
    Field{.field = ResultField::ConnectionName,
          .name = "connection",
          .origin = FieldOrigin::Source,
          .isExported = true,
          .inCard = FactUse::Always,
          .filterRank = 4,
          .ofRow = [](const ResultRow &row) { return ifAny(row.from->connection); }},
    Field{.field = ResultField::Environment,
          .name = "environment",
          .origin = FieldOrigin::Source,
          .isExported = true,
          .inCard = FactUse::Always,
          .filterRank = 4,
          .ofRow = [](const ResultRow &row) { return ifAny(row.from->environment); }},
    Field{.field = ResultField::Host,
          .name = "host",
          .title = QT_TRANSLATE_NOOP("ResultField", "Host"),
          .origin = FieldOrigin::Source,
          .isExported = true,
          .inCard = FactUse::Always,
          .filterRank = 4,
          .ofRow = [](const ResultRow &row) { return ifAny(row.from->host); }},
    Field{.field = ResultField::User,
          .name = "user",
          .title = QT_TRANSLATE_NOOP("ResultField", "Fetched by"),
          .origin = FieldOrigin::Source,
          .columnRank = 12,
          .isColumnHidden = true,
          .isExported = true,
          .isAnswerFact = true,
          .filterRank = 4,
          .ofRow = [](const ResultRow &row) { return ifAny(row.user.value_or(QString())); }},
    Field{.field = ResultField::Done,
          .name = "done",
          .title = QT_TRANSLATE_NOOP("ResultField", "Done"),
          .wrapping = FieldWrapping::None,
          .columnRank = 1,
          .isColumnHidden = true,
          .isMark = true,
          .inCard = FactUse::IfGiven,
          .inTicket = FactUse::IfGiven,
          .ofRow = [](const ResultRow &row) { return row.isDone ? Text(doneText(true)) : Text(); },
          .key = [](const ResultRow &row) { return flagKey(row.isDone); }},
    Field{.field = ResultField::Note,
          .name = "note",
          .title = QT_TRANSLATE_NOOP("ResultField", "Note"),
          .kind = Kind::FreeText,
          .wrapping = FieldWrapping::Sentences,
          .columnRank = 5,
          .isColumnHidden = true,
          .isMain = true,
          .isMark = true,
          .inCard = FactUse::IfGiven,
          .inTicket = FactUse::IfGiven,
          .filterRank = 1,
          .ofRow = [](const ResultRow &row) { return ifAny(row.note); }},
    Field{.field = ResultField::Change,
          .name = "change",
          .title = QT_TRANSLATE_NOOP("ResultField", "Last change"),
          .wrapping = FieldWrapping::Words,
          .columnRank = 14,
          .isColumnHidden = true,
          .isMark = true,
          .inCard = FactUse::IfGiven,
          .inTicket = FactUse::IfGiven,
          .filterRank = 6,
          .ofRow = [](const ResultRow &row) { return row.change ? ifAny(row.change->what) : Text(); }},
    Field{.field = ResultField::ChangeSeen,
          .name = "change-seen",
          .title = QT_TRANSLATE_NOOP("ResultField", "Last change seen"),
          .kind = Kind::Time,
          .wrapping = FieldWrapping::None,
          .isMark = true,
          .inCard = FactUse::IfGiven,
          .inTicket = FactUse::IfGiven,
          .ofRow = [](const ResultRow &row) { return row.change ? ifAny(utcText(row.change->at)) : Text(); },
          .time =
              [](const ResultRow &row) {
                  return row.change ? std::optional(Timestamp{utcText(row.change->at), row.change->at})
                                    : std::nullopt;
              }},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kFields.size(); ++i) {
        if (kFields[i].field != static_cast<ResultField>(i))
            return false;
    }
    return kFields.size() == kResultFieldCount;
}
static_assert(isInOrder());

const Field &infoOf(ResultField field)
{
    return kFields.at(static_cast<std::size_t>(field));
}

template <typename Chosen>
QList<ResultField> fieldsWhere(Chosen isChosen)
{
    QList<ResultField> fields;
    for (const Field &info : kFields) {
        if (isChosen(info))
            fields += info.field;
    }
    return fields;
}

/// Returns the fields that have a rank, in the order of their ranks.
QList<ResultField> rankedFields(int Field::*rank)
{
    auto ranked = fieldsWhere([rank](const Field &info) { return info.*rank > 0; });
    std::stable_sort(ranked.begin(), ranked.end(),
                     [rank](ResultField a, ResultField b) { return infoOf(a).*rank < infoOf(b).*rank; });
    return ranked;
}

} // namespace

const QList<ResultField> &tableColumns()
{
    static const auto fields = rankedFields(&Field::columnRank);
    return fields;
}

bool isColumnHidden(ResultField field)
{
    return infoOf(field).isColumnHidden;
}

const QList<ResultField> &mainFields()
{
    static const auto fields = fieldsWhere([](const Field &info) { return info.isMain; });
    return fields;
}

const QList<ResultField> &allTableFields()
{
    static const auto fields = fieldsWhere([](const Field &info) { return info.isExported; });
    return fields;
}

const QList<ResultField> &markFields()
{
    static const auto fields = fieldsWhere([](const Field &info) { return info.isMark; });
    return fields;
}

const QList<ResultField> &filterableFields()
{
    static const auto fields = rankedFields(&Field::filterRank);
    return fields;
}

const QList<ResultField> &answerFacts()
{
    static const auto fields = fieldsWhere([](const Field &info) { return info.isAnswerFact; });
    return fields;
}

QString fixedName(ResultField field)
{
    return QString::fromLatin1(infoOf(field).name);
}

QString fieldTitle(ResultField field)
{
    switch (field) {
    case ResultField::Connection:
    case ResultField::ConnectionName:
        return fieldTitle(ConnectionField::Connection);
    case ResultField::Environment:
        return fieldTitle(ConnectionField::Environment);
    default:
        return QCoreApplication::translate("ResultField", infoOf(field).title);
    }
}

std::optional<QString> fieldText(const ResultRow &row, ResultField field)
{
    const Field &info = infoOf(field);
    return info.ofRow ? info.ofRow(row) : info.ofNotification(notificationOf(row));
}

std::optional<QString> fieldText(const Notification &notification, ResultField field)
{
    const Field &info = infoOf(field);
    return info.ofNotification ? info.ofNotification(notification) : std::nullopt;
}

bool isFreeText(ResultField field)
{
    return infoOf(field).kind == Kind::FreeText;
}

bool isNumber(ResultField field)
{
    return infoOf(field).kind == Kind::Number;
}

bool isTime(ResultField field)
{
    return infoOf(field).kind == Kind::Time;
}

std::optional<Timestamp> fieldTime(const ResultRow &row, ResultField field)
{
    const Field &info = infoOf(field);
    return info.time ? info.time(row) : std::nullopt;
}

QList<ResultField> factFields(FactList list)
{
    return fieldsWhere([list](const Field &info) {
        return (list == FactList::Card ? info.inCard : info.inTicket) != FactUse::Never;
    });
}

std::optional<QString> factText(const ResultRow &row, ResultField field, FactList list)
{
    const Field &info = infoOf(field);
    const FactUse use = list == FactList::Card ? info.inCard : info.inTicket;
    if (use == FactUse::IfUnusual)
        return info.ifUnusual(row);
    const Text text = fieldText(row, field);
    const bool isExpected = use == FactUse::Always && (row.lookup.notification || !isOfNotification(field));
    if (!isExpected)
        return text && !text->trimmed().isEmpty() ? text : std::nullopt;
    return field == ResultField::Subject ? givenText(text) : orNotGiven(text.value_or(QString()));
}

bool isOfNotification(ResultField field)
{
    return !infoOf(field).ofRow;
}

FieldOrigin originOf(ResultField field)
{
    return infoOf(field).origin;
}

FieldWrapping wrappingOf(ResultField field)
{
    return infoOf(field).wrapping;
}

std::size_t qHash(const SortKey &key, std::size_t seed)
{
    return key.text.isEmpty() ? qHashMulti(seed, key.number, key.afterEquals)
                              : qHashMulti(seed, key.text, key.tieBreaker);
}

std::optional<SortKey> sortKey(const ResultRow &row, ResultField field)
{
    const Field &info = infoOf(field);
    return info.key ? info.key(row) : textKey(fieldText(row, field));
}
