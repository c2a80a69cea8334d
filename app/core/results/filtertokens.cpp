// SPDX-License-Identifier: MIT
#include "results/filtertokens.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Desktops and editors replace straight quotation marks while one types.
bool isQuotationMark(QChar c)
{
    return QStringView(u"\"\u201C\u201D\u201E\u201F").contains(c);
}

/// Returns the length of the field's name at `start`; 0 if there is none.
qsizetype fieldLength(QStringView text, qsizetype start)
{
    qsizetype end = start;
    while (end < text.size() &&
           (text[end].isLetter() || ((text[end] == u'-' || text[end] == u'_') && end > start)))
        ++end;
    const bool isField = end > start && end < text.size() && text[end] == u':';
    return isField && !text.sliced(end + 1).startsWith("//"_L1) ? end - start : 0;
}

FilterComparison readComparison(const QString &text, qsizetype &at, QString &sign)
{
    static const std::array<std::pair<QLatin1StringView, FilterComparison>, 5> kSigns{{
        {"<="_L1, FilterComparison::LessOrEqual},
        {">="_L1, FilterComparison::GreaterOrEqual},
        {"<"_L1, FilterComparison::Less},
        {">"_L1, FilterComparison::Greater},
        {"="_L1, FilterComparison::Equal},
    }};
    for (const auto &[name, comparison] : kSigns) {
        if (QStringView(text).sliced(at).startsWith(name)) {
            at += name.size();
            sign = name;
            return comparison;
        }
    }
    return FilterComparison::Default;
}

void readValue(const QString &text, qsizetype &at, FilterToken &token)
{
    token.isQuoted = at < text.size() && isQuotationMark(text[at]);
    if (token.isQuoted)
        ++at;
    const qsizetype start = at;
    while (at < text.size() && !(token.isQuoted ? isQuotationMark(text[at]) : text[at].isSpace()))
        ++at;
    token.value = text.sliced(start, at - start);
    if (token.isQuoted) {
        token.isClosed = at < text.size();
        at += token.isClosed ? 1 : 0;
    }
}

} // namespace

QList<FilterToken> filterTokens(const QString &text)
{
    QList<FilterToken> tokens;
    qsizetype at = 0;
    while (true) {
        while (at < text.size() && text[at].isSpace())
            ++at;
        if (at == text.size())
            return tokens;
        FilterToken token;
        token.start = at;
        token.isNegated = text[at] == u'-' && at + 1 < text.size() && !text[at + 1].isSpace();
        at += token.isNegated ? 1 : 0;
        token.nameStart = at;
        if (const qsizetype length = fieldLength(text, at)) {
            token.field = text.sliced(at, length);
            at += length + 1;
            token.comparison = readComparison(text, at, token.sign);
        }
        readValue(text, at, token);
        token.end = at;
        tokens += token;
    }
}
