// SPDX-License-Identifier: MIT
#include "clientimport/variables.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxRounds = 20;
constexpr qsizetype kMaxResolved = 8192;

const QRegularExpression &referencesOf(Variables::Syntax syntax)
{
    static const QRegularExpression braces(u"\\{\\{([^{}]*)\\}\\}"_s);
    static const QRegularExpression angles(u"<<([^<>]*)>>"_s);
    return syntax == Variables::Syntax::Braces ? braces : angles;
}

} // namespace

void Variables::set(const Variable &variable)
{
    if (const auto place = m_places.constFind(variable.name); place != m_places.cend()) {
        m_all[*place] = variable;
        return;
    }
    m_places.insert(variable.name, m_all.size());
    m_all += variable;
}

Variables::Resolved Variables::resolved(const QString &text) const
{
    Resolved result{text, {}, false};
    if (text.size() > kMaxResolved) {
        result.missing = {u"…"_s};
        return result;
    }
    const QRegularExpression &references = referencesOf(m_syntax);
    for (int round = 0; round <= kMaxRounds; ++round) {
        QString next;
        qsizetype end = 0;
        bool isChanged = false;
        result.missing.clear();
        auto matches = references.globalMatch(result.text);
        while (matches.hasNext() && next.size() <= kMaxResolved) {
            const QRegularExpressionMatch match = matches.next();
            const auto found = m_places.constFind(match.captured(1));
            if (found == m_places.cend() || round == kMaxRounds) {
                if (!result.missing.contains(match.captured()))
                    result.missing += match.captured();
                continue;
            }
            next += QStringView(result.text).mid(end, match.capturedStart() - end);
            next += m_all.at(*found).value;
            end = match.capturedEnd();
            result.isSecret |= m_all.at(*found).isSecret;
            isChanged = true;
        }
        if (!isChanged)
            break;
        next += QStringView(result.text).mid(end);
        if (next.size() > kMaxResolved) {
            result.missing = {u"…"_s};
            result.text = text;
            break;
        }
        result.text = next;
    }
    if (result.text.contains(kUnknownPart))
        result.missing += u"$…"_s;
    return result;
}
