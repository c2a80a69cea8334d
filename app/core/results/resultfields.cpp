// SPDX-License-Identifier: MIT
#include "results/resultfields.h"

#include "connections/connectionfields.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

namespace {

using Text = std::optional<QString>;
using Key = std::optional<SortKey>;

enum class Kind { Words, FreeText, Number };
enum class Repeated { No, Yes };

/// A row of the table. A field belongs to the notification or to the row around it; the id belongs to both.
struct Field
{
    ResultField field;
    const char *title; ///< source text in the context ResultField; null: the connection names the field
    Kind kind;
    Repeated repeated;
    Text (*ofNotification)(const Notification &);
    Text (*ofRow)(const ResultRow &);
    Key (*key)(const ResultRow &); ///< null: sort by the text
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

/// In the order of the enum.
constexpr std::array kFields{
    Field{ResultField::State, QT_TRANSLATE_NOOP("ResultField", "State"), Kind::Words, Repeated::Yes, nullptr,
          [](const ResultRow &row) { return Text(outcomeText(row.lookup.outcome)); }, stateKey},
    Field{ResultField::Reason, QT_TRANSLATE_NOOP("ResultField", "Reason"), Kind::FreeText, Repeated::No,
          nullptr, [](const ResultRow &row) { return row.lookup.error ? Text(reasonText(row)) : Text(); },
          nullptr},
    Field{ResultField::Status, QT_TRANSLATE_NOOP("ResultField", "Status"), Kind::Number, Repeated::No,
          nullptr,
          [](const ResultRow &row) {
              return row.lookup.error && row.lookup.error->status > 0
                         ? Text(QString::number(row.lookup.error->status))
                         : Text();
          },
          nullptr},
    Field{ResultField::Fetched, QT_TRANSLATE_NOOP("ResultField", "Fetched"), Kind::Words, Repeated::No,
          nullptr, [](const ResultRow &row) { return ifAny(utcText(row.lookup.fetchedAt)); }, nullptr},
    Field{ResultField::Id, QT_TRANSLATE_NOOP("ResultField", "Id"), Kind::Number, Repeated::No,
          [](const Notification &notification) { return numberText(notification.id); },
          [](const ResultRow &row) { return Text(QString::number(row.lookup.id)); },
          [](const ResultRow &row) { return Key(SortKey{.number = row.lookup.id, .text = {}}); }},
    Field{ResultField::Subject, QT_TRANSLATE_NOOP("ResultField", "Subject"), Kind::FreeText, Repeated::No,
          [](const Notification &notification) { return notification.subject; }, nullptr, nullptr},
    Field{ResultField::Preview, QT_TRANSLATE_NOOP("ResultField", "Preview"), Kind::FreeText, Repeated::No,
          [](const Notification &notification) { return notification.messagePreview; }, nullptr, nullptr},
    Field{ResultField::Created, QT_TRANSLATE_NOOP("ResultField", "Created"), Kind::Words, Repeated::No,
          [](const Notification &notification) { return ifAny(createdText(notification)); }, nullptr,
          dateKey},
    Field{ResultField::Read, QT_TRANSLATE_NOOP("ResultField", "Read"), Kind::Words, Repeated::Yes,
          [](const Notification &notification) { return ifAny(readText(notification.read)); }, nullptr,
          [](const ResultRow &row) { return flagKey(notificationOf(row).read); }},
    Field{ResultField::Archived, QT_TRANSLATE_NOOP("ResultField", "Archived"), Kind::Words, Repeated::Yes,
          [](const Notification &notification) { return ifAny(archivedText(notification.archived)); },
          nullptr, [](const ResultRow &row) { return flagKey(notificationOf(row).archived); }},
    Field{ResultField::Type, QT_TRANSLATE_NOOP("ResultField", "Type"), Kind::FreeText, Repeated::Yes,
          [](const Notification &notification) { return ifAny(typeText(notification)); }, nullptr,
          [](const ResultRow &row) {
              const NotificationType &type = typeOf(notificationOf(row));
              return textKey(type.info ? type.info : numberText(type.id), type.id.value_or(0));
          }},
    Field{ResultField::TypeName, QT_TRANSLATE_NOOP("ResultField", "Type"), Kind::FreeText, Repeated::Yes,
          [](const Notification &notification) { return typeOf(notification).info; }, nullptr, nullptr},
    Field{ResultField::TypeId, QT_TRANSLATE_NOOP("ResultField", "Type id"), Kind::Number, Repeated::Yes,
          [](const Notification &notification) { return numberText(typeOf(notification).id); }, nullptr,
          nullptr},
    Field{ResultField::TypeDescription, QT_TRANSLATE_NOOP("ResultField", "Type description"), Kind::FreeText,
          Repeated::Yes, [](const Notification &notification) { return typeOf(notification).description; },
          nullptr, nullptr},
    Field{ResultField::Category, QT_TRANSLATE_NOOP("ResultField", "Category"), Kind::FreeText, Repeated::Yes,
          [](const Notification &notification) { return ifAny(categoryText(notification)); }, nullptr,
          [](const ResultRow &row) {
              const NotificationCategory &category = categoryOf(notificationOf(row));
              return textKey(category.info ? category.info : numberText(category.id),
                             category.id.value_or(0));
          }},
    Field{ResultField::CategoryName, QT_TRANSLATE_NOOP("ResultField", "Category"), Kind::FreeText,
          Repeated::Yes, [](const Notification &notification) { return categoryOf(notification).info; },
          nullptr, nullptr},
    Field{ResultField::CategoryId, QT_TRANSLATE_NOOP("ResultField", "Category id"), Kind::Number,
          Repeated::Yes,
          [](const Notification &notification) { return numberText(categoryOf(notification).id); }, nullptr,
          nullptr},
    Field{ResultField::CategoryDescription, QT_TRANSLATE_NOOP("ResultField", "Category description"),
          Kind::FreeText, Repeated::Yes,
          [](const Notification &notification) { return categoryOf(notification).description; }, nullptr,
          nullptr},
    Field{ResultField::Connection, nullptr, Kind::Words, Repeated::Yes, nullptr, connectionText,
          [](const ResultRow &row) { return textKey(row.from->environment + u' ' + row.from->connection); }},
    Field{ResultField::ConnectionName, nullptr, Kind::Words, Repeated::Yes, nullptr,
          [](const ResultRow &row) { return ifAny(row.from->connection); }, nullptr},
    Field{ResultField::Environment, nullptr, Kind::Words, Repeated::Yes, nullptr,
          [](const ResultRow &row) { return ifAny(row.from->environment); }, nullptr},
    Field{ResultField::Host, QT_TRANSLATE_NOOP("ResultField", "Host"), Kind::Words, Repeated::Yes, nullptr,
          [](const ResultRow &row) { return ifAny(row.from->host); }, nullptr},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kFields.size(); ++i) {
        if (kFields[i].field != static_cast<ResultField>(i))
            return false;
    }
    return kFields.size() == static_cast<std::size_t>(ResultField::Host) + 1;
}
static_assert(isInOrder());

const Field &infoOf(ResultField field)
{
    return kFields.at(static_cast<std::size_t>(field));
}

} // namespace

ResultField fieldOf(ResultColumn column)
{
    static constexpr std::array kColumns{ResultField::State,   ResultField::Id,   ResultField::Connection,
                                         ResultField::Subject, ResultField::Type, ResultField::Category,
                                         ResultField::Created, ResultField::Read, ResultField::Archived};
    static_assert(kColumns.size() == static_cast<std::size_t>(ResultColumn::Count));
    return kColumns.at(static_cast<std::size_t>(column));
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

bool isRepeated(ResultField field)
{
    return infoOf(field).repeated == Repeated::Yes;
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
