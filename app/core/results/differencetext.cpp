// SPDX-License-Identifier: MIT
#include "results/comparison.h"
#include "text/displaytext.h"

#include <QCoreApplication>

namespace {

constexpr qsizetype kMaxShown = 200;

struct Words
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
        return Words::tr("%1 was not given and is now “%2”.").arg(name, shown(*difference.after));
    if (!difference.after)
        //: %1 is the name of a field, %2 a text.
        return Words::tr("%1 is no longer given; it was “%2”.").arg(name, shown(*difference.before));
    //: %1 is the name of a field, %2 and %3 are texts.
    return Words::tr("%1 changed from “%2” to “%3”.")
        .arg(name, shownFromChange(*difference.before, *difference.after),
             shownFromChange(*difference.after, *difference.before));
}

} // namespace

QString fieldName(const FieldDifference &difference)
{
    switch (difference.field) {
    case ComparedField::Outcome:
        return Words::tr("State");
    case ComparedField::Reason:
        return Words::tr("Reason");
    case ComparedField::Connection:
        return Words::tr("Connection");
    case ComparedField::Environment:
        return Words::tr("Environment");
    case ComparedField::Host:
        return Words::tr("Host");
    case ComparedField::Id:
        return Words::tr("Id");
    case ComparedField::Subject:
        return Words::tr("Subject");
    case ComparedField::Preview:
        return Words::tr("Preview");
    case ComparedField::Created:
        return Words::tr("Created");
    case ComparedField::Read:
        return Words::tr("Read");
    case ComparedField::Archived:
        return Words::tr("Archived");
    case ComparedField::TypeId:
        return Words::tr("Type id");
    case ComparedField::TypeName:
        return Words::tr("Type");
    case ComparedField::TypeDescription:
        return Words::tr("Type description");
    case ComparedField::CategoryId:
        return Words::tr("Category id");
    case ComparedField::CategoryName:
        return Words::tr("Category");
    case ComparedField::CategoryDescription:
        return Words::tr("Category description");
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
        return text ? shown(*text) : Words::notGiven();
    };
    //: %1 is the name of a field, %2 its value before, %3 its value after.
    return Words::tr("%1: %2 → %3")
        .arg(fieldName(difference), value(difference.before), value(difference.after));
}
