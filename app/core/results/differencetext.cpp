// SPDX-License-Identifier: MIT
#include "results/comparison.h"
#include "text/displaytext.h"

#include <QCoreApplication>

namespace {

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
