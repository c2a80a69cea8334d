// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// How a field is compared with a value: `type:bill` is Default, `type:="bill"` Equal.
enum class FilterComparison { Default, Equal, Less, LessOrEqual, Greater, GreaterOrEqual };

/// A part of a filter text between spaces: a word, a phrase in quotation marks, or a field with its value.
/// Positions are indexes into the text.
struct FilterToken
{
    qsizetype start = 0;     ///< with the minus sign
    qsizetype nameStart = 0; ///< after the minus sign
    qsizetype end = 0;
    bool isNegated = false;
    QString field; ///< as typed, without the colon; empty for a word
    FilterComparison comparison = FilterComparison::Default;
    QString sign;  ///< the comparison as typed, such as `>=`
    QString value; ///< as typed, without quotation marks
    bool isQuoted = false;
    bool isClosed = true; ///< false if the second quotation mark is missing
};

/// Splits a filter text. A word is a field if it begins with letters and a colon, and is no address such as
/// `https://example.com`. A minus sign before a space is a word.
[[nodiscard]] QList<FilterToken> filterTokens(const QString &text);
