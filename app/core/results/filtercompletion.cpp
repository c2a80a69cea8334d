// SPDX-License-Identifier: MIT
#include "results/filtercompletion.h"

#include "results/filterfields.h"
#include "results/filtertokens.h"
#include "text/foldedtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct CompletionTexts
{
    Q_DECLARE_TR_FUNCTIONS(FilterCompletion)
};

QString meaningOf(const FilterField &field)
{
    const QString title = fieldTitle(field.field);
    switch (field.kind) {
    case FilterField::Kind::State:
        return CompletionTexts::tr("Read state, archive state, outcome, or done");
    case FilterField::Kind::Text:
        //: What a field of a filter is for. %1 is the field, such as “Subject”.
        return CompletionTexts::tr("%1 contains a text").arg(title);
    case FilterField::Kind::Number:
        //: What a field of a filter is for. %1 is the field, such as “Id”.
        return CompletionTexts::tr("%1 is a number, or >, >=, <, <= one").arg(title);
    case FilterField::Kind::Date:
        //: What a field of a filter is for. %1 is the field, such as “Created”; %2 are examples.
        return CompletionTexts::tr("%1, for example %2").arg(title, u">2026-11-01, today, 7d"_s);
    }
    Q_UNREACHABLE();
}

bool beginsWith(const QString &name, const QString &prefix)
{
    return foldedText(name).startsWith(foldedText(prefix));
}

void addStates(FilterCompletion &completion, const QString &prefix, const QString &before)
{
    for (const ResultState state : kResultStates) {
        if (beginsWith(stateName(state), prefix) || beginsWith(stateText(state), prefix))
            completion.items += {before + stateName(state) + u' ', stateText(state)};
    }
}

void addFields(FilterCompletion &completion, const QString &prefix)
{
    for (const FilterField &field : filterFields()) {
        if (beginsWith(field.name, prefix) || beginsWith(fieldTitle(field.field), prefix))
            completion.items += {field.name + u':', meaningOf(field)};
    }
}

void addDates(FilterCompletion &completion, const QString &prefix, const QString &before)
{
    const QList<FilterCompletion::Item> dates{
        {u"today"_s, CompletionTexts::tr("Today")},
        {u"yesterday"_s, CompletionTexts::tr("Yesterday")},
        {u"24h"_s, CompletionTexts::tr("The last 24 hours")},
        {u"7d"_s, CompletionTexts::tr("The last 7 days")},
        {u"4w"_s, CompletionTexts::tr("The last 4 weeks")},
    };
    for (const FilterCompletion::Item &date : dates) {
        if (beginsWith(date.text, prefix))
            completion.items += {before + date.text + u' ', date.meaning};
    }
}

void addValues(FilterCompletion &completion, const FilterToken &token)
{
    const FilterField *field = findFilterField(token.field);
    if (!field || token.isQuoted || !token.sign.isEmpty())
        return;
    if (field->kind == FilterField::Kind::State)
        addStates(completion, token.value, field->name + u':');
    else if (field->kind == FilterField::Kind::Date)
        addDates(completion, token.value, field->name + u':');
}

} // namespace

FilterCompletion completeFilter(const QString &text, qsizetype cursor)
{
    FilterCompletion completion{cursor, 0, {}};
    for (const FilterToken &token : filterTokens(text)) {
        if (cursor > token.end || cursor < token.nameStart)
            continue;
        if (cursor < token.end || token.isQuoted)
            return {};
        completion.start = token.nameStart;
        completion.length = token.end - token.nameStart;
        if (!token.field.isEmpty()) {
            addValues(completion, token);
            return completion;
        }
        addFields(completion, token.value);
        addStates(completion, token.value, token.isNegated ? QString() : u"is:"_s);
        return completion;
    }
    addFields(completion, {});
    return completion;
}
