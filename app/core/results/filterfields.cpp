// SPDX-License-Identifier: MIT
#include "results/filterfields.h"

#include "text/similarname.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

FilterField::Kind kindOf(ResultField field)
{
    if (isTime(field))
        return FilterField::Kind::Date;
    return isNumber(field) ? FilterField::Kind::Number : FilterField::Kind::Text;
}

/// Returns the field with the name alone, if the text of `field` has more.
std::optional<ResultField> nameOf(ResultField field)
{
    if (field == ResultField::Type)
        return ResultField::TypeName;
    return field == ResultField::Category ? std::optional(ResultField::CategoryName) : std::nullopt;
}

QList<NameCandidate> stateCandidates(const QString &prefix)
{
    QList<NameCandidate> candidates;
    for (const ResultState state : kResultStates) {
        candidates += {stateName(state), prefix + stateName(state)};
        candidates += {stateText(state), prefix + stateName(state)};
    }
    return candidates;
}

} // namespace

const QList<FilterField> &filterFields()
{
    static const auto fields = [] {
        QList<FilterField> named{{u"is"_s, FilterField::Kind::State, ResultField::State}};
        for (const ResultField field : filterableFields())
            named += {fixedName(field), kindOf(field), field, nameOf(field)};
        return named;
    }();
    return fields;
}

const FilterField *findFilterField(const QString &name)
{
    const QString wanted = comparableName(name);
    const auto &fields = filterFields();
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const FilterField &field) {
        return comparableName(field.name) == wanted;
    });
    return found == fields.end() ? nullptr : &*found;
}

std::optional<ResultState> findState(const QString &name)
{
    const QString wanted = comparableName(name);
    const auto *const found =
        std::find_if(kResultStates.begin(), kResultStates.end(),
                     [&](ResultState state) { return comparableName(stateName(state)) == wanted; });
    return found == kResultStates.end() ? std::nullopt : std::optional(*found);
}

QString similarField(const QString &name)
{
    QList<NameCandidate> candidates;
    for (const FilterField &field : filterFields()) {
        candidates += {field.name, field.name};
        candidates += {fieldTitle(field.field), field.name};
    }
    return similarName(name, candidates + stateCandidates(u"is:"_s));
}

QString similarState(const QString &name)
{
    return similarName(name, stateCandidates({}));
}
