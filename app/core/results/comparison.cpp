// SPDX-License-Identifier: MIT
#include "results/comparison.h"

#include "json/jsonflatten.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

/// Collects the fields that differ, or all fields.
class Differences final
{
public:
    enum class What { Differing, All };

    explicit Differences(What what = What::Differing)
        : m_what(what)
    {
    }
    void compare(std::optional<ResultField> field, const std::optional<QString> &before,
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

/// Returns the leaves of the answer that are not documented fields.
QList<JsonLeaf> otherLeaves(const QByteArray &raw)
{
    static const QSet<QString> documented = [] {
        QSet<QString> paths{u"$"_s}; // of an answer without any field
        for (const QString &path : notificationPaths())
            paths.insert(u"$."_s + path);
        return paths;
    }();
    QList<JsonLeaf> leaves = flattenJson(raw);
    leaves.removeIf([](const JsonLeaf &leaf) {
        return documented.contains(leaf.path) || (!leaf.isText && leaf.value == "null"_L1);
    });
    return leaves;
}

/// Returns the text of a leaf. A string that looks like a number is distinguished from the number.
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
            differences.compare({}, leafText(leaf), {}, leaf.path);
        else
            differences.compare({}, leafText(leaf), leafText(*found), leaf.path);
        now.remove(leaf.path);
    }
    for (const JsonLeaf &leaf : newLeaves) {
        if (now.contains(leaf.path))
            differences.compare({}, {}, leafText(leaf), leaf.path);
    }
}

constexpr std::array kComparedFields{
    ResultField::Id,         ResultField::Subject,      ResultField::Preview,
    ResultField::Created,    ResultField::Read,         ResultField::Archived,
    ResultField::TypeId,     ResultField::TypeName,     ResultField::TypeDescription,
    ResultField::CategoryId, ResultField::CategoryName, ResultField::CategoryDescription};

bool areEqualDates(const Notification &before, const Notification &after)
{
    if (!before.createdDate || !after.createdDate)
        return before.createdDate.has_value() == after.createdDate.has_value();
    return before.createdDate->text == after.createdDate->text || createdText(before) == createdText(after);
}

/// Returns whether fieldText() is the same, in a fraction of the time.
bool areEqual(const Notification &before, const Notification &after, ResultField field)
{
    static const NotificationType noType;
    static const NotificationCategory noCategory;
    const auto type = [](const Notification &of) -> const NotificationType & {
        return of.type ? *of.type : noType;
    };
    const auto category = [&type](const Notification &of) -> const NotificationCategory & {
        return type(of).category ? *type(of).category : noCategory;
    };
    switch (field) {
    case ResultField::Id:
        return before.id == after.id;
    case ResultField::Subject:
        return before.subject == after.subject;
    case ResultField::Preview:
        return before.messagePreview == after.messagePreview;
    case ResultField::Created:
        return areEqualDates(before, after);
    case ResultField::Read:
        return before.read == after.read;
    case ResultField::Archived:
        return before.archived == after.archived;
    case ResultField::TypeId:
        return type(before).id == type(after).id;
    case ResultField::TypeName:
        return type(before).info == type(after).info;
    case ResultField::TypeDescription:
        return type(before).description == type(after).description;
    case ResultField::CategoryId:
        return category(before).id == category(after).id;
    case ResultField::CategoryName:
        return category(before).info == category(after).info;
    case ResultField::CategoryDescription:
        return category(before).description == category(after).description;
    default:
        Q_UNREACHABLE();
    }
}

void compareNotifications(Differences &differences, const Notification &before, const Notification &after)
{
    for (const ResultField field : kComparedFields) {
        if (differences.isAll() || !areEqual(before, after, field))
            differences.compare(field, fieldText(before, field), fieldText(after, field));
    }
    compareOthers(differences, before.raw, after.raw);
}

constexpr qsizetype kMaxShown = 200;

struct ComparisonTexts
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

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

QList<ResultField> differingFields(const Notification &before, const Notification &after)
{
    QList<ResultField> fields;
    std::copy_if(kComparedFields.begin(), kComparedFields.end(), std::back_inserter(fields),
                 [&](ResultField field) { return !areEqual(before, after, field); });
    return fields;
}

QList<FieldDifference> differences(const Notification &before, const Notification &after)
{
    Differences differences;
    compareNotifications(differences, before, after);
    return differences.list();
}

bool areDifferent(const Notification &before, const Notification &after)
{
    return before.raw != after.raw &&
           (!differingFields(before, after).isEmpty() || !differences(before, after).isEmpty());
}

namespace {

QList<FieldDifference> compareRows(const ResultRow &before, const ResultRow &after, Differences differences)
{
    for (const ResultField field : {ResultField::State, ResultField::Reason, ResultField::ConnectionName,
                                    ResultField::Environment, ResultField::Host})
        differences.compare(field, fieldText(before, field), fieldText(after, field));
    if (before.lookup.notification && after.lookup.notification)
        compareNotifications(differences, *before.lookup.notification, *after.lookup.notification);
    else if (before.lookup.id != after.lookup.id)
        differences.compare(ResultField::Id, fieldText(before, ResultField::Id),
                            fieldText(after, ResultField::Id));
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
    return difference.field ? fieldTitle(*difference.field) : shown(difference.path);
}

QString shownFromChange(const QString &text, const QString &other)
{
    constexpr qsizetype before = 40; // characters of the common part to show as well
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
    if (difference.field && isFreeText(*difference.field))
        return textChange(difference);
    const auto value = [](const std::optional<QString> &text) { return text ? shown(*text) : orNotGiven(); };
    return changedText(fieldName(difference), value(difference.before), value(difference.after));
}
