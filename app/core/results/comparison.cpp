// SPDX-License-Identifier: MIT
#include "results/comparison.h"

#include "base/errortext.h"
#include "json/jsonleaves.h"
#include "results/resulttext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

/// Gathers what differs, or all that there is.
class Differences final
{
public:
    enum class What { Differing, All };

    explicit Differences(What what = What::Differing)
        : m_what(what)
    {
    }
    void compare(ComparedField field, const std::optional<QString> &before,
                 const std::optional<QString> &after, const QString &path = {})
    {
        if (before != after || (isAll() && before))
            m_list += {field, path, before, after};
    }
    [[nodiscard]] bool isAll() const { return m_what == What::All; }
    [[nodiscard]] const QList<FieldDifference> &list() const { return m_list; }

private:
    What m_what;
    QList<FieldDifference> m_list;
};

template <typename Integer>
std::optional<QString> number(const std::optional<Integer> &value)
{
    return value ? std::optional(QString::number(*value)) : std::nullopt;
}

std::optional<QString> ifAny(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

/// Leaves of the answer that no documented field tells of.
QList<JsonLeaf> otherLeaves(const QByteArray &raw)
{
    static const QString type = u"$.notificationType"_s;
    static const QString category = type + u".notificationCategory"_s;
    static const QSet<QString> documented{
        u"$"_s, // of an answer without any field
        u"$.notificationId"_s,
        u"$.subject"_s,
        u"$.messagePreview"_s,
        u"$.createdDate"_s,
        u"$.read"_s,
        u"$.archived"_s,
        type,
        type + u".notificationTypeId"_s,
        type + u".notificationTypeInfo"_s,
        type + u".notificationTypeDescription"_s,
        category,
        category + u".notificationCategoryId"_s,
        category + u".notificationCategoryInfo"_s,
        category + u".notificationCategoryDescription"_s,
    };
    QList<JsonLeaf> leaves = jsonLeaves(raw);
    leaves.removeIf([](const JsonLeaf &leaf) {
        return documented.contains(leaf.path) || (!leaf.isText && leaf.value == "null"_L1);
    });
    return leaves;
}

/// A text that looks like a number is not the number.
QString leafText(const JsonLeaf &leaf)
{
    static const QSet<QString> words{u"true"_s, u"false"_s, u"{}"_s, u"[]"_s};
    bool isNumber = false;
    leaf.value.toDouble(&isNumber);
    return leaf.isText && (isNumber || words.contains(leaf.value)) ? u"\"%1\""_s.arg(leaf.value) : leaf.value;
}

void compareOthers(Differences &differences, const QByteArray &before, const QByteArray &after)
{
    if (before == after && !differences.isAll())
        return;
    QHash<QString, JsonLeaf> now;
    const QList<JsonLeaf> newLeaves = otherLeaves(after);
    for (const JsonLeaf &leaf : newLeaves)
        now.insert(leaf.path, leaf);
    for (const JsonLeaf &leaf : otherLeaves(before)) {
        const auto found = now.constFind(leaf.path);
        if (found == now.constEnd())
            differences.compare(ComparedField::Other, leafText(leaf), {}, leaf.path);
        else
            differences.compare(ComparedField::Other, leafText(leaf), leafText(*found), leaf.path);
        now.remove(leaf.path);
    }
    for (const JsonLeaf &leaf : newLeaves) {
        if (now.contains(leaf.path))
            differences.compare(ComparedField::Other, {}, leafText(leaf), leaf.path);
    }
}

void compareDates(Differences &differences, const Notification &before, const Notification &after)
{
    const auto &old = before.createdDate;
    const auto &now = after.createdDate;
    if (old && now && old->instant && now->instant && *old->instant == *now->instant) {
        differences.compare(ComparedField::Created, createdText(after), createdText(after));
        return;
    }
    differences.compare(ComparedField::Created, ifAny(createdText(before)), ifAny(createdText(after)));
}

void compareTypes(Differences &differences, const Notification &before, const Notification &after)
{
    const NotificationType old = before.type.value_or(NotificationType());
    const NotificationType now = after.type.value_or(NotificationType());
    differences.compare(ComparedField::TypeId, number(old.id), number(now.id));
    differences.compare(ComparedField::TypeName, old.info, now.info);
    differences.compare(ComparedField::TypeDescription, old.description, now.description);
    const NotificationCategory oldCategory = old.category.value_or(NotificationCategory());
    const NotificationCategory category = now.category.value_or(NotificationCategory());
    differences.compare(ComparedField::CategoryId, number(oldCategory.id), number(category.id));
    differences.compare(ComparedField::CategoryName, oldCategory.info, category.info);
    differences.compare(ComparedField::CategoryDescription, oldCategory.description, category.description);
}

void compareNotifications(Differences &differences, const Notification &before, const Notification &after)
{
    differences.compare(ComparedField::Id, number(before.id), number(after.id));
    differences.compare(ComparedField::Subject, before.subject, after.subject);
    differences.compare(ComparedField::Preview, before.messagePreview, after.messagePreview);
    compareDates(differences, before, after);
    differences.compare(ComparedField::Read, ifAny(readText(before.read)), ifAny(readText(after.read)));
    differences.compare(ComparedField::Archived, ifAny(archivedText(before.archived)),
                        ifAny(archivedText(after.archived)));
    compareTypes(differences, before, after);
    compareOthers(differences, before.raw, after.raw);
}

std::optional<QString> reason(const std::shared_ptr<const Error> &error)
{
    return error ? std::optional(errorSentences(*error)) : std::nullopt;
}

constexpr qsizetype kMaxShown = 200;

struct ComparisonTexts
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
public:
    static QString notGiven() { return tr("not given"); }
};

bool isFreeText(ComparedField field)
{
    switch (field) {
    case ComparedField::Reason:
    case ComparedField::Subject:
    case ComparedField::Preview:
    case ComparedField::TypeName:
    case ComparedField::TypeDescription:
    case ComparedField::CategoryName:
    case ComparedField::CategoryDescription:
        return true;
    case ComparedField::Outcome:
    case ComparedField::Connection:
    case ComparedField::Environment:
    case ComparedField::Host:
    case ComparedField::Id:
    case ComparedField::Created:
    case ComparedField::Read:
    case ComparedField::Archived:
    case ComparedField::TypeId:
    case ComparedField::CategoryId:
    case ComparedField::Other:
        return false;
    }
    Q_UNREACHABLE();
}

QString shown(const QString &text)
{
    return isolatedText(boundedText(visibleLine(text), kMaxShown));
}

QString textChange(const FieldDifference &difference)
{
    const QString name = fieldName(difference);
    if (!difference.before)
        //: %1 is the name of a field, %2 a text.
        return ComparisonTexts::tr("%1 was not given and is now “%2”.").arg(name, shown(*difference.after));
    if (!difference.after)
        //: %1 is the name of a field, %2 a text.
        return ComparisonTexts::tr("%1 is no longer given; it was “%2”.")
            .arg(name, shown(*difference.before));
    //: %1 is the name of a field, %2 and %3 are texts.
    return ComparisonTexts::tr("%1 changed from “%2” to “%3”.")
        .arg(name, shownFromChange(*difference.before, *difference.after),
             shownFromChange(*difference.after, *difference.before));
}

} // namespace

QList<FieldDifference> differences(const Notification &before, const Notification &after)
{
    Differences differences;
    compareNotifications(differences, before, after);
    return differences.list();
}

namespace {

QList<FieldDifference> compareRows(const ResultRow &before, const ResultRow &after, Differences differences)
{
    differences.compare(ComparedField::Outcome, outcomeText(before.lookup.outcome),
                        outcomeText(after.lookup.outcome));
    differences.compare(ComparedField::Reason, reason(before.lookup.error), reason(after.lookup.error));
    differences.compare(ComparedField::Connection, ifAny(before.from.connection),
                        ifAny(after.from.connection));
    differences.compare(ComparedField::Environment, ifAny(before.from.environment),
                        ifAny(after.from.environment));
    differences.compare(ComparedField::Host, ifAny(before.from.host), ifAny(after.from.host));
    if (before.lookup.notification && after.lookup.notification)
        compareNotifications(differences, *before.lookup.notification, *after.lookup.notification);
    else if (before.lookup.id != after.lookup.id)
        differences.compare(ComparedField::Id, QString::number(before.lookup.id),
                            QString::number(after.lookup.id));
    return differences.list();
}

} // namespace

QList<FieldDifference> differences(const ResultRow &before, const ResultRow &after)
{
    return compareRows(before, after, Differences(Differences::What::Differing));
}

QList<FieldDifference> comparedFields(const ResultRow &before, const ResultRow &after)
{
    return compareRows(before, after, Differences(Differences::What::All));
}

QString fieldName(const FieldDifference &difference)
{
    switch (difference.field) {
    case ComparedField::Outcome:
        return ComparisonTexts::tr("State");
    case ComparedField::Reason:
        return ComparisonTexts::tr("Reason");
    case ComparedField::Connection:
        return ComparisonTexts::tr("Connection");
    case ComparedField::Environment:
        return ComparisonTexts::tr("Environment");
    case ComparedField::Host:
        return ComparisonTexts::tr("Host");
    case ComparedField::Id:
        return ComparisonTexts::tr("Id");
    case ComparedField::Subject:
        return ComparisonTexts::tr("Subject");
    case ComparedField::Preview:
        return ComparisonTexts::tr("Preview");
    case ComparedField::Created:
        return ComparisonTexts::tr("Created");
    case ComparedField::Read:
        return ComparisonTexts::tr("Read");
    case ComparedField::Archived:
        return ComparisonTexts::tr("Archived");
    case ComparedField::TypeId:
        return ComparisonTexts::tr("Type id");
    case ComparedField::TypeName:
        return ComparisonTexts::tr("Type");
    case ComparedField::TypeDescription:
        return ComparisonTexts::tr("Type description");
    case ComparedField::CategoryId:
        return ComparisonTexts::tr("Category id");
    case ComparedField::CategoryName:
        return ComparisonTexts::tr("Category");
    case ComparedField::CategoryDescription:
        return ComparisonTexts::tr("Category description");
    case ComparedField::Other:
        return shown(difference.path);
    }
    Q_UNREACHABLE();
}

QString shownFromChange(const QString &text, const QString &other)
{
    constexpr qsizetype before = 40; // a little of what is alike, too
    const QString line = visibleLine(text);
    const QString otherLine = visibleLine(other);
    if (line.size() <= kMaxShown && otherLine.size() <= kMaxShown)
        return shown(line);
    qsizetype same = 0;
    while (same < line.size() && same < otherLine.size() && line[same] == otherLine[same])
        ++same;
    if (same <= kMaxShown / 2)
        return shown(line);
    qsizetype start = same - before;
    if (start < line.size() && line[start].isLowSurrogate())
        --start;
    return shown(QChar(0x2026) + line.sliced(std::min(start, line.size())));
}

QString differenceText(const FieldDifference &difference)
{
    if (isFreeText(difference.field))
        return textChange(difference);
    const auto value = [](const std::optional<QString> &text) {
        return text ? shown(*text) : ComparisonTexts::notGiven();
    };
    //: %1 is the name of a field, %2 its value before, %3 its value after.
    return ComparisonTexts::tr("%1: %2 → %3")
        .arg(fieldName(difference), value(difference.before), value(difference.after));
}
