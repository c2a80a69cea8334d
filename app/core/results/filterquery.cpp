// SPDX-License-Identifier: MIT
#include "results/filterquery.h"

#include "results/filterspan.h"
#include "text/foldedtext.h"

#include <QCoreApplication>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct FilterTexts
{
    Q_DECLARE_TR_FUNCTIONS(FilterQuery)
};

bool isInSpan(qint64 value, FilterComparison comparison, qint64 first, qint64 last)
{
    switch (comparison) {
    case FilterComparison::Default:
    case FilterComparison::Equal:
        return first <= value && value <= last;
    case FilterComparison::Less:
        return value < first;
    case FilterComparison::LessOrEqual:
        return value <= last;
    case FilterComparison::Greater:
        return value > last;
    case FilterComparison::GreaterOrEqual:
        return value >= first;
    }
    Q_UNREACHABLE();
}

/// Returns the date and time as if they were in UTC.
qint64 asWritten(const QDateTime &time)
{
    return QDateTime(time.date(), time.time(), QTimeZone::utc()).toMSecsSinceEpoch();
}

QString comparisonSentence(const FilterField &field, const FilterToken &token)
{
    //: %1 is a sign such as “>”, %2 the name of a field in a filter such as “type”.
    return FilterTexts::tr("“%1” is for numbers and dates, and “%2” is neither.").arg(token.sign, field.name);
}

QString unknownField(const QString &name)
{
    if (const QString similar = similarField(name); !similar.isEmpty())
        //: %1 is what was typed before a colon, %2 the name of a field in a filter such as “type”.
        return FilterTexts::tr("There is no field “%1”. Did you mean “%2”?").arg(name, similar);
    //: %1 is what was typed before a colon.
    return FilterTexts::tr(
               "There is no field “%1”. To search for a text with a colon, put it in quotation marks.")
        .arg(name);
}

QString unknownState(const QString &name)
{
    if (const QString similar = similarState(name); !similar.isEmpty())
        //: %1 is what was typed, %2 the name of a state in a filter such as “unread”.
        return FilterTexts::tr("There is no state “%1”. Did you mean “%2”?").arg(name, similar);
    QStringList names;
    for (const ResultState state : kResultStates)
        names += stateName(state);
    //: %1 is what was typed, %2 a list of all states.
    return FilterTexts::tr("There is no state “%1”. The states are %2.").arg(name, names.join(u", "_s));
}

} // namespace

FilterQuery::FilterQuery(const QString &text, const QDateTime &now)
{
    const QList<FilterToken> tokens = filterTokens(text);
    for (const FilterToken &token : tokens)
        add(token, now);
    std::stable_sort(m_terms.begin(), m_terms.end(), [](const Term &a, const Term &b) {
        return (a.kind != FilterField::Kind::Text) > (b.kind != FilterField::Kind::Text);
    });
}

void FilterQuery::add(const FilterToken &token, const QDateTime &now)
{
    if (!token.isClosed)
        addMistake(token, FilterTexts::tr("The second quotation mark is missing."));
    if (token.field.isEmpty()) {
        addWord(token);
        return;
    }
    const FilterField *field = findFilterField(token.field);
    if (!field) {
        addMistake(token, unknownField(token.field));
        return;
    }
    Term term;
    term.isNegated = token.isNegated;
    const QString problem = readTerm(term, *field, token, now);
    if (problem.isEmpty())
        m_terms += term;
    else
        addMistake(token, problem);
}

void FilterQuery::addWord(const FilterToken &token)
{
    const std::optional<ResultState> state =
        token.isNegated && !token.isQuoted ? findState(token.value) : std::nullopt;
    if (state) {
        Term term;
        term.isNegated = true;
        term.state = *state;
        m_terms += term;
    } else if (const QString text = foldedText(token.value).simplified(); !text.isEmpty()) {
        m_words += {text, token.isNegated};
    }
}

void FilterQuery::addMistake(const FilterToken &token, const QString &sentence)
{
    if (!m_mistake)
        m_mistake = FilterMistake{token.start, token.end - token.start, sentence};
}

QString FilterQuery::readTerm(Term &term, const FilterField &field, const FilterToken &token,
                              const QDateTime &now)
{
    term.kind = field.kind;
    term.field = field.field;
    term.comparison = token.comparison;
    if (token.value.trimmed().isEmpty())
        //: %1 is a field and a colon, such as “type:”, which a value has to follow.
        return FilterTexts::tr("A value is missing directly after “%1”.").arg(field.name + u':' + token.sign);
    switch (field.kind) {
    case FilterField::Kind::State:
        return token.sign.isEmpty() ? readState(term, token) : comparisonSentence(field, token);
    case FilterField::Kind::Text:
        return readText(term, field, token);
    case FilterField::Kind::Number:
        return readNumber(term, field, token);
    case FilterField::Kind::Date:
        return readDate(term, field, token, now);
    }
    Q_UNREACHABLE();
}

QString FilterQuery::readState(Term &term, const FilterToken &token)
{
    const std::optional<ResultState> state = findState(token.value);
    if (!state)
        return unknownState(token.value);
    term.state = *state;
    return {};
}

QString FilterQuery::readText(Term &term, const FilterField &field, const FilterToken &token)
{
    const bool isExact = token.comparison == FilterComparison::Equal;
    if (!isExact && token.comparison != FilterComparison::Default)
        return comparisonSentence(field, token);
    if (isExact)
        term.field = field.exactField.value_or(field.field);
    term.text = foldedText(token.value).simplified();
    return {};
}

QString FilterQuery::readNumber(Term &term, const FilterField &field, const FilterToken &token)
{
    bool isNumber = false;
    term.first = foldedText(token.value).trimmed().toLongLong(&isNumber);
    term.last = term.first;
    if (isNumber)
        return {};
    //: %1 is what was typed as the value of a field in a filter, %2 the field with a number, such as
    //: “id:1042”.
    return FilterTexts::tr("“%1” is not a number, as in “%2”.").arg(token.value, field.name + u":1042"_s);
}

QString FilterQuery::readDate(Term &term, const FilterField &field, const FilterToken &token,
                              const QDateTime &now)
{
    const std::optional<FilterSpan> span = filterSpan(foldedText(token.value).trimmed(), now);
    if (!span)
        //: %1 is what was typed as the value of a field in a filter, %2 and %3 are examples of that field.
        return FilterTexts::tr("“%1” is not a date, as in “%2”, “%3” or “%4”.")
            .arg(token.value, field.name + u":>2026-11-01"_s, field.name + u":today"_s,
                 field.name + u":7d"_s);
    const bool isExact =
        token.comparison == FilterComparison::Default || token.comparison == FilterComparison::Equal;
    if (span->isPoint && isExact) // within the last seven days
        term.comparison = FilterComparison::GreaterOrEqual;
    term.first = span->first.toMSecsSinceEpoch();
    term.last = span->last.toMSecsSinceEpoch();
    term.firstAsWritten = asWritten(span->first);
    term.lastAsWritten = asWritten(span->last);
    return {};
}

bool FilterQuery::matchesWords(const QString &columns) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&columns](const Word &word) {
        return columns.contains(word.text) != word.isNegated;
    });
}

bool FilterQuery::matchesFields(RowReader &reader, qsizetype row) const
{
    return std::all_of(m_terms.begin(), m_terms.end(),
                       [&](const Term &term) { return matchesTerm(term, reader, row) != term.isNegated; });
}

bool FilterQuery::matches(RowReader &reader, qsizetype row) const
{
    return matchesFields(reader, row) && (!hasWords() || matchesWords(reader.foldedColumns(row)));
}

bool FilterQuery::matchesTerm(const Term &term, RowReader &reader, qsizetype row)
{
    switch (term.kind) {
    case FilterField::Kind::State:
        return reader.states(row).testFlag(term.state);
    case FilterField::Kind::Text: {
        const QString text = reader.foldedText(row, term.field);
        return term.comparison == FilterComparison::Equal ? text.simplified() == term.text
                                                          : text.contains(term.text);
    }
    case FilterField::Kind::Number:
        return matchesNumber(term, reader, row);
    case FilterField::Kind::Date:
        return matchesDate(term, reader.rows(), row);
    }
    Q_UNREACHABLE();
}

bool FilterQuery::matchesNumber(const Term &term, RowReader &reader, qsizetype row)
{
    const QString number = reader.text(row, term.field);
    return !number.isEmpty() && isInSpan(number.toLongLong(), term.comparison, term.first, term.last);
}

bool FilterQuery::matchesDate(const Term &term, const ResultRows &rows, qsizetype row)
{
    if (term.field == ResultField::Fetched) {
        const auto fetched = rows.fetchedAt(row);
        return fetched && isInSpan(*fetched, term.comparison, term.first, term.last);
    }
    const auto created = rows.created(row);
    if (!created)
        return false;
    return created->lacksOffset
               ? isInSpan(created->ms, term.comparison, term.firstAsWritten, term.lastAsWritten)
               : isInSpan(created->ms, term.comparison, term.first, term.last);
}
