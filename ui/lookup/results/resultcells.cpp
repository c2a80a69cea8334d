// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultcells.h"

#include "base/clock.h"
#include "base/errortext.h"
#include "results/comparison.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
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
    //: The notification is another than when it was fetched before.
    static QString changed() { return tr("Changed"); }
    //: What a screen reader says, after “Found, Unread”.
    static QString spokenChanged() { return tr("changed since the last fetch"); }
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

QString lines(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : first + u'\n' + second;
}

/// Returns the type or the category by name or, without a name, by number.
QString named(const std::optional<QString> &name, std::optional<qint32> number)
{
    return name ? shownName(*name) : namedNumber({}, number);
}

/// Returns the type or the category by name and number, and what it is.
QString described(const std::optional<QString> &name, std::optional<qint32> number,
                  const std::optional<QString> &description)
{
    return lines(namedNumber(name ? std::optional(shownName(*name)) : std::nullopt, number),
                 visibleText(description.value_or(QString())));
}

NotificationType typeOf(const ResultRow &row)
{
    return row.lookup.notification ? row.lookup.notification->type.value_or(NotificationType())
                                   : NotificationType();
}

NotificationCategory categoryOf(const ResultRow &row)
{
    return typeOf(row).category.value_or(NotificationCategory());
}

/// Returns the badges of the states that are not usual.
QList<Badge::Content> notableStates(const ResultRow &row)
{
    QList<Badge::Content> states;
    if (row.isChanged)
        states += Badge::Content{Tone::Info, Icon::Changed, ResultCellsTexts::changed()};
    switch (row.lookup.outcome) {
    case Outcome::Waiting:
    case Outcome::Running: // the subject says so
        break;
    case Outcome::Found:
        if (!isUsualReadState(row.lookup.notification->read))
            states += readStateBadge(row.lookup.notification->read);
        if (!isUsualArchivedState(row.lookup.notification->archived))
            states += archivedStateBadge(row.lookup.notification->archived);
        break;
    case Outcome::NotFound:
    case Outcome::Failed:
    case Outcome::NotLookedUp:
        states += outcomeBadge(row.lookup.outcome);
        break;
    }
    return states;
}

std::optional<Badge::Content> stateBadge(const ResultRow &row)
{
    const QList<Badge::Content> states = notableStates(row);
    if (states.isEmpty())
        return {};
    QStringList words;
    for (const Badge::Content &state : states)
        words += state.word;
    return Badge::Content{states.first().tone, states.first().icon, commaSeparated(words)};
}

/// Returns the badge that has a word for the first state only.
std::optional<Badge::Content> shortStateBadge(const ResultRow &row)
{
    const QList<Badge::Content> states = notableStates(row);
    if (states.size() < 2)
        return {};
    Badge::Content badge = states.first();
    for (const Badge::Content &state : states.sliced(1))
        badge.more += state.icon;
    return badge;
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

const std::optional<Timestamp> &created(const ResultRow &row)
{
    static const std::optional<Timestamp> none;
    return row.lookup.notification ? row.lookup.notification->createdDate : none;
}

} // namespace

Badge::Content doneSign()
{
    Badge::Content sign = doneBadge();
    sign.word.clear();
    return sign;
}

QString text(const ResultRow &row, ResultField field, const Clock &clock)
{
    switch (field) {
    case ResultField::State: {
        const auto content = stateBadge(row);
        return content ? content->word : QString();
    }
    case ResultField::Subject:
        return subject(row);
    case ResultField::Type:
        return named(typeOf(row).info, typeOf(row).id);
    case ResultField::Category:
        return named(categoryOf(row).info, categoryOf(row).id);
    case ResultField::Created:
        return created(row) ? timetext::created(*created(row), clock) : QString();
    case ResultField::Fetched:
        return row.lookup.fetchedAt.isValid() ? timetext::absolute(row.lookup.fetchedAt, clock) : QString();
    case ResultField::Connection:
        return connection(row);
    case ResultField::Change:
        return row.change ? dotSeparated({timetext::timeOrDate(row.change->at, clock), row.change->what})
                          : QString();
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

QString spokenState(const ResultRow &row)
{
    QStringList words{outcomeText(row.lookup.outcome)};
    // Without the title of a column, “not given” would not say what.
    if (const auto &notification = row.lookup.notification)
        words += {readStateText(notification->read), archivedStateText(notification->archived)};
    if (row.isChanged)
        words += ResultCellsTexts::spokenChanged();
    if (row.isDone)
        words += doneText(true);
    if (!row.note.isEmpty())
        words += labelledText(fieldTitle(ResultField::Note), safe(row.note, kLongestText));
    if (row.change)
        words += labelledText(fieldTitle(ResultField::Change), row.change->what);
    return commaSeparated(words);
}

QString spoken(const ResultRow &row, ResultField field, const Clock &clock)
{
    if (field != ResultField::State)
        return text(row, field, clock);
    // Of a row without an answer the subject says it.
    const bool isUnanswered =
        row.lookup.outcome == Outcome::Waiting || row.lookup.outcome == Outcome::Running;
    return isUnanswered ? QString() : spokenState(row);
}

QString toolTip(const ResultRow &row, ResultField field)
{
    const bool isAboutAll =
        field == ResultField::State || field == ResultField::Subject || isContinued(row, field);
    if (isAboutAll && row.lookup.error)
        return reasonText(row);
    if (isContinued(row, field))
        return subject(row);
    switch (field) {
    case ResultField::State:
        return lines(spokenState(row), row.isChanged ? changes(row) : QString());
    case ResultField::Subject:
        return row.lookup.notification ? visibleLine(row.lookup.notification->subject.value_or(QString()))
                                       : subject(row);
    case ResultField::Type:
        return described(typeOf(row).info, typeOf(row).id, typeOf(row).description);
    case ResultField::Category:
        return described(categoryOf(row).info, categoryOf(row).id, categoryOf(row).description);
    case ResultField::Created:
        return created(row) ? timetext::iso(*created(row)) : QString();
    case ResultField::Preview:
        return row.lookup.notification
                   ? visibleText(row.lookup.notification->messagePreview.value_or(QString()))
                   : QString();
    case ResultField::Fetched:
        return utcText(row.lookup.fetchedAt);
    case ResultField::Connection:
        return lines(connection(row), visibleLine(row.from->host));
    case ResultField::Done:
        return fieldText(row, field).value_or(QString());
    case ResultField::Note:
        return visibleLine(row.note);
    case ResultField::Change:
        return row.change ? labelledText(row.change->what, utcText(row.change->at)) : QString();
    default:
        return {};
    }
}

std::optional<Badge::Content> badge(const ResultRow &row, ResultField field)
{
    if (field == ResultField::State)
        return stateBadge(row);
    if (field == ResultField::Done && row.isDone)
        return doneSign();
    if (field == ResultField::Connection && !row.from->environment.isEmpty())
        return environmentBadge(row.from->environment, row.from->environmentColor);
    return {};
}

std::optional<Badge::Content> shortBadge(const ResultRow &row, ResultField field)
{
    return field == ResultField::State ? shortStateBadge(row) : std::nullopt;
}

QString badgeText(const ResultRow &row, ResultField field)
{
    return field == ResultField::Connection ? shownName(row.from->connection) : QString();
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
