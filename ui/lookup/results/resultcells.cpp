// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultcells.h"

#include "base/clock.h"
#include "base/errortext.h"
#include "results/comparison.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/displaytext.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace resultcells {

namespace {

using Outcome = LookupRow::Outcome;
using tokens::Tone;

constexpr qsizetype kLongestText = 400;
constexpr qsizetype kMaxChanges = 10;

struct ResultCellsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultCells)
public:
    static QString notFound()
    {
        return tr("Not found for you: another user, partition, data source or key, or a wrong id");
    }
    static QString notLookedUp() { return tr("Stopped before it was looked up"); }
    static QString changed(const QString &state)
    {
        //: %1 is “Found”: the notification is another than when it was fetched before.
        return tr("%1, changed").arg(state);
    }
    static QString spokenChanged(const QString &state)
    {
        //: %1 is “Found”. What a screen reader says.
        return tr("%1, changed since the last fetch").arg(state);
    }
};

QString safe(const QString &text, qsizetype longest)
{
    const QString line = boundedText(visibleLine(text), longest);
    const bool isAlong = line.isRightToLeft() == QGuiApplication::isRightToLeft();
    return line.isEmpty() || isAlong ? line : isolatedText(line);
}

QString subject(const ResultRow &row)
{
    switch (row.lookup.outcome) {
    case Outcome::Waiting:
    case Outcome::Running:
        return outcomeText(row.lookup.outcome);
    case Outcome::Found:
        return safe(row.lookup.notification->subject.value_or(QString()), kLongestText);
    case Outcome::NotFound:
        return ResultCellsTexts::notFound();
    case Outcome::Failed:
        return row.lookup.error ? describeError(*row.lookup.error).title : QString();
    case Outcome::NotLookedUp:
        return ResultCellsTexts::notLookedUp();
    }
    Q_UNREACHABLE();
}

/// Returns the type or the category by name and number.
QString named(const std::optional<QString> &name, std::optional<qint32> number)
{
    return namedNumber(name ? std::optional(shownName(*name)) : std::nullopt, number);
}

NotificationType typeOf(const ResultRow &row)
{
    return row.lookup.notification ? row.lookup.notification->type.value_or(NotificationType())
                                   : NotificationType();
}

QString connection(const ResultRow &row)
{
    ResultRow shown;
    shown.from = Provenance{shownName(row.from->connection), shownName(row.from->environment), {}};
    return fieldText(shown, ResultField::Connection).value_or(QString());
}

QString changes(const ResultRow &row)
{
    QStringList lines;
    for (const FieldDifference &difference : differences(*row.before, *row.lookup.notification)) {
        if (lines.size() == kMaxChanges)
            return lines.join(u'\n') + u'\n' + QChar(0x2026);
        lines += differenceText(difference);
    }
    return lines.join(u'\n');
}

QString lines(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : first + u'\n' + second;
}

const std::optional<Timestamp> &created(const ResultRow &row)
{
    static const std::optional<Timestamp> none;
    return row.lookup.notification ? row.lookup.notification->createdDate : none;
}

} // namespace

QString text(const ResultRow &row, ResultField field, const Clock &clock)
{
    switch (field) {
    case ResultField::State:
        return row.isChanged ? ResultCellsTexts::changed(outcomeText(row.lookup.outcome))
                             : outcomeText(row.lookup.outcome);
    case ResultField::Subject:
        return subject(row);
    case ResultField::Type:
        return named(typeOf(row).info, typeOf(row).id);
    case ResultField::Category: {
        const NotificationCategory category = typeOf(row).category.value_or(NotificationCategory());
        return named(category.info, category.id);
    }
    case ResultField::Created:
        return created(row) ? timetext::created(*created(row), clock) : QString();
    case ResultField::Read:
    case ResultField::Archived: {
        const auto content = badge(row, field);
        return content ? content->word : QString();
    }
    case ResultField::Connection:
        return connection(row);
    default: {
        const QString text = fieldText(row, field).value_or(QString());
        return isNumber(field) ? text : safe(text, kLongestText);
    }
    }
}

QString shortText(const ResultRow &row, ResultField field, const Clock &clock)
{
    const auto &when = created(row);
    if (field != ResultField::Created || !when || isPlaceholder(*when))
        return {};
    return when->instant ? timetext::relative(*when->instant, clock) : isolatedText(visibleLine(when->text));
}

QString spoken(const ResultRow &row, ResultField field, const Clock &clock)
{
    if (field == ResultField::State && row.isChanged)
        return ResultCellsTexts::spokenChanged(outcomeText(row.lookup.outcome));
    // Without the title of the column, “not given” would not say what.
    if (field == ResultField::Read && row.lookup.notification)
        return readStateText(row.lookup.notification->read);
    if (field == ResultField::Archived && row.lookup.notification)
        return archivedStateText(row.lookup.notification->archived);
    return text(row, field, clock);
}

QString toolTip(const ResultRow &row, ResultField field, const Clock &clock)
{
    const bool isAboutAll =
        field == ResultField::State || field == ResultField::Subject || isContinued(row, field);
    if (isAboutAll && row.lookup.error)
        return reasonText(row);
    if (isContinued(row, field))
        return subject(row);
    switch (field) {
    case ResultField::State:
        return row.isChanged ? lines(spoken(row, field, clock), changes(row))
                             : outcomeText(row.lookup.outcome);
    case ResultField::Subject:
        return row.lookup.notification ? visibleLine(row.lookup.notification->subject.value_or(QString()))
                                       : subject(row);
    case ResultField::Type:
        return lines(text(row, field, clock), visibleText(typeOf(row).description.value_or(QString())));
    case ResultField::Category: {
        const NotificationCategory category = typeOf(row).category.value_or(NotificationCategory());
        return lines(text(row, field, clock), visibleText(category.description.value_or(QString())));
    }
    case ResultField::Created:
        return created(row) ? timetext::iso(*created(row)) : QString();
    case ResultField::Connection:
        return lines(connection(row), visibleLine(row.from->host));
    default:
        return {};
    }
}

std::optional<Badge::Content> badge(const ResultRow &row, ResultField field)
{
    if (field == ResultField::State && row.isChanged)
        return Badge::Content{Tone::Info, Icon::Changed,
                              ResultCellsTexts::changed(outcomeText(row.lookup.outcome))};
    if (field == ResultField::State)
        return outcomeBadge(row.lookup.outcome);
    if (field == ResultField::Connection && !row.from->environment.isEmpty())
        return environmentBadge(row.from->environment, row.from->environmentColor);
    if (!row.lookup.notification)
        return {};
    if (field == ResultField::Read)
        return readStateBadge(row.lookup.notification->read);
    if (field == ResultField::Archived)
        return archivedStateBadge(row.lookup.notification->archived);
    return {};
}

QString badgeText(const ResultRow &row, ResultField field)
{
    return field == ResultField::Connection ? shownName(row.from->connection) : QString();
}

bool isQuiet(const ResultRow &row, ResultField field)
{
    if (!row.lookup.notification)
        return false;
    return (field == ResultField::Read && isUsualReadState(row.lookup.notification->read)) ||
           (field == ResultField::Archived && isUsualArchivedState(row.lookup.notification->archived));
}

bool isContinued(const ResultRow &row, ResultField field)
{
    return !row.lookup.notification && isOfNotification(field);
}

CellDelegate::Ink ink(const ResultRow &row, ResultField field)
{
    switch (row.lookup.outcome) {
    case Outcome::Found:
        return CellDelegate::Ink::Normal;
    case Outcome::Failed:
        return field == ResultField::Subject || field == ResultField::State ? CellDelegate::Ink::Danger
                                                                            : CellDelegate::Ink::Normal;
    case Outcome::Waiting:
    case Outcome::Running:
    case Outcome::NotFound:
    case Outcome::NotLookedUp:
        return CellDelegate::Ink::Dim;
    }
    Q_UNREACHABLE();
}

bool isStrong(const ResultRow &row, ResultField field)
{
    return field == ResultField::Subject && row.lookup.notification && row.lookup.notification->read == false;
}

} // namespace resultcells
