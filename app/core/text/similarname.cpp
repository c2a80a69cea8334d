// SPDX-License-Identifier: MIT
#include "text/similarname.h"

#include "text/foldedtext.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace {

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

} // namespace

QString comparableName(const QString &name)
{
    return foldedText(name).removeIf([](QChar c) { return c == u'-' || c == u'_' || c.isSpace(); });
}

QString similarName(const QString &name, const QList<NameCandidate> &candidates)
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
