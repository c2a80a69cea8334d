// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultcolumns.h"

#include "base/clock.h"
#include "results/resultset.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/results/resultcells.h"
#include "ui/style/tokens.h"
#include "ui/text/timetext.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace resultcolumns {

namespace {

constexpr int kIdCharacters = 8;
constexpr int kTypeCharacters = 14;
constexpr int kCategoryCharacters = 10;
constexpr int kConnectionCharacters = 32;
constexpr int kTextCharacters = 24;
constexpr int kUsualDifferenceWidth = 220;
// By notification, the columns beside what differs give way to it.
constexpr int kLeastSubjectWidth = 120;
constexpr int kLeastConnectionWidth = 88;

/// The ranks of columns that give way if there is too little room.
enum Rank { NoRank, FirstRank, SecondRank, ThirdRank, FourthRank };

/// Returns relative times, of which one is the longest.
QStringList longTimes()
{
    QStringList times;
    const SystemClock clock;
    for (const std::chrono::hours ago : {1h, 23h, 24h * 6, 24h * 29, 24h * 364, 24h * 4000})
        times += timetext::relative(clock.utcNow().addSecs(-std::chrono::seconds(ago).count() + 60), clock);
    return times;
}

/// Returns whether rows come from more than one connection, or from a connection that was edited.
bool areSourcesDifferent(const ResultRows &rows)
{
    const auto &sources = rows.sources();
    return std::any_of(sources.begin(), sources.end(), [&sources](const ResultSource &source) {
        return source.connectionId != sources.first().connectionId || source.from != sources.first().from;
    });
}

ColumnKeeper::Column fieldColumn(const ShownColumn &shown, const ResultsModel &model)
{
    const bool isByNotification = model.arrangement().isByNotification();
    ColumnKeeper::Column column{.name = fixedName(shown.field)};
    column.canBeHidden = !isByNotification;
    column.isHiddenByDefault = isColumnHidden(shown.field);
    switch (shown.field) {
    case ResultField::State: {
        Badge::Content both = readStateBadge(false);
        both.more = {archivedStateBadge(true).icon};
        column.badges = {both, archivedStateBadge(true), outcomeBadge(LookupRow::Outcome::NotFound),
                         outcomeBadge(LookupRow::Outcome::Failed)};
        column.isMeasured = true;
        column.rank = ThirdRank;
        break;
    }
    case ResultField::Done:
        column.badges = {resultcells::doneSign()};
        column.isHiddenByDefault = !model.hasDone();
        break;
    case ResultField::Note:
        column.characters = kTextCharacters;
        column.isMeasured = true;
        column.rank = FirstRank;
        column.isHiddenByDefault = !model.hasNotes();
        break;
    case ResultField::Change:
        column.characters = kTextCharacters;
        column.isMeasured = true;
        column.rank = FirstRank;
        column.isHiddenByDefault = !model.hasChanges();
        break;
    case ResultField::Id:
        column.characters = kIdCharacters;
        column.isMeasured = true;
        column.rank = FourthRank;
        break;
    case ResultField::Connection:
        column.characters = kConnectionCharacters;
        column.isMeasured = true;
        column.isHiddenByDefault = !areSourcesDifferent(model.results().rows());
        break;
    case ResultField::Subject:
        column.usual = kSubjectWidth;
        column.least = isByNotification ? kLeastSubjectWidth : kSubjectMinWidth;
        column.isStretched = true;
        break;
    case ResultField::Type:
        column.characters = kTypeCharacters;
        column.rank = FirstRank;
        column.isOptional = true;
        break;
    case ResultField::Category:
        column.characters = kCategoryCharacters;
        column.rank = FirstRank;
        break;
    case ResultField::Created:
        column.texts = longTimes();
        column.rank = SecondRank;
        break;
    default:
        column.characters = kTextCharacters;
        column.isMeasured = true;
        column.rank = FirstRank;
        break;
    }
    return column;
}

} // namespace

QList<ColumnKeeper::Column> columns(const ResultsModel &model)
{
    QList<ColumnKeeper::Column> columns;
    QStringList names;
    for (const ShownColumn &shown : model.columns()) {
        ColumnKeeper::Column column;
        switch (shown.kind) {
        case ShownColumn::Kind::Field:
            column = fieldColumn(shown, model);
            break;
        case ShownColumn::Kind::Connection:
            column.name = u"connection:"_s +
                          model.arrangement().sideBySide().columns().at(shown.connection).connectionId;
            while (names.contains(column.name)) // the same connection at an earlier host
                column.name += u'+';
            column.isMeasured = true;
            column.least = kLeastConnectionWidth;
            column.rank = FirstRank;
            column.canBeHidden = false;
            break;
        case ShownColumn::Kind::Difference:
            column.name = u"differs"_s;
            column.usual = kUsualDifferenceWidth;
            column.isMeasured = true;
            column.canBeHidden = false;
            break;
        }
        names += column.name;
        columns += column;
    }
    return columns;
}

} // namespace resultcolumns
