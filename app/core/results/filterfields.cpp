// SPDX-License-Identifier: MIT
#include "results/filterfields.h"

#include "text/foldedtext.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// A name that a user may have meant, and what it stands for in a filter.
using Candidate = std::pair<QString, QString>;

QString comparableName(const QString &name)
{
    return foldedText(name).removeIf([](QChar c) { return c == u'-' || c == u'_' || c.isSpace(); });
}

/// Returns the number of letters to insert, remove, replace or swap with their neighbour to make `a` of `b`.
int editDistance(const QString &a, const QString &b)
{
    std::vector<int> beforeLast;
    std::vector<int> last(static_cast<std::size_t>(b.size()) + 1);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        std::vector<int> next{static_cast<int>(i) + 1};
        for (qsizetype j = 0; j < b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            int distance = std::min({last[at + 1] + 1, next[at] + 1, last[at] + int(a[i] != b[j])});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                distance = std::min(distance, beforeLast[at - 1] + 1);
            next.push_back(distance);
        }
        beforeLast = std::exchange(last, std::move(next));
    }
    return last.back();
}

QString mostSimilar(const QString &name, const QList<Candidate> &candidates)
{
    const QString wanted = comparableName(name);
    QString best;
    int bestDistance = std::max(1, static_cast<int>(wanted.size()) / 3) + 1;
    for (const auto &[candidate, meaning] : candidates) {
        const QString known = comparableName(candidate);
        const bool isStart = wanted.size() > 1 && known.startsWith(wanted);
        const int distance = std::min(editDistance(wanted, known), isStart ? 1 : bestDistance);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = meaning;
        }
    }
    return best;
}

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

QList<Candidate> stateCandidates(const QString &prefix)
{
    QList<Candidate> candidates;
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
    QList<Candidate> candidates;
    for (const FilterField &field : filterFields()) {
        candidates += {field.name, field.name};
        candidates += {fieldTitle(field.field), field.name};
    }
    return mostSimilar(name, candidates + stateCandidates(u"is:"_s));
}

QString similarState(const QString &name)
{
    return mostSimilar(name, stateCandidates({}));
}
