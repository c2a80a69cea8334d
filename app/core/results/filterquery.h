// SPDX-License-Identifier: MIT
#pragma once

#include "results/filterfields.h"
#include "results/filtertokens.h"
#include "results/rowreader.h"

#include <QDateTime>
#include <QList>

#include <optional>

/// A mistake in a filter text.
struct FilterMistake
{
    qsizetype start = 0; ///< index into the text
    qsizetype length = 0;
    QString sentence; ///< says what is wrong, and what to type instead

    friend bool operator==(const FilterMistake &, const FilterMistake &) = default;
};

/// A parsed filter text such as `bill type:import created:>2026-11-01 -archived`. README.md of this folder
/// has the grammar. A row must fit all of its parts. A part with a mistake is left out, so that a mistake
/// hides no row.
class FilterQuery final
{
public:
    /// Accepts every row.
    FilterQuery() = default;
    /// Dates without an offset are in the zone of `now`, which also is what `today` and `7d` refer to.
    FilterQuery(const QString &text, const QDateTime &now);

    /// Returns the first mistake in the text.
    [[nodiscard]] std::optional<FilterMistake> mistake() const { return m_mistake; }
    /// Returns whether every row is accepted.
    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty() && m_terms.isEmpty(); }
    /// Returns whether any part searches all columns, so that matchesWords() needs their text.
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }

    /// Returns whether the parts about states and fields fit the row.
    [[nodiscard]] bool matchesFields(RowReader &reader, qsizetype row) const;
    /// Returns whether the parts that search all columns fit. `columns` is RowReader::foldedColumns().
    [[nodiscard]] bool matchesWords(const QString &columns) const;
    /// Returns whether all parts fit the row.
    [[nodiscard]] bool matches(RowReader &reader, qsizetype row) const;

    friend bool operator==(const FilterQuery &, const FilterQuery &) = default;

private:
    struct Word
    {
        QString text; ///< folded
        bool isNegated = false;

        friend bool operator==(const Word &, const Word &) = default;
    };
    /// A part about a state or a field. Values of numbers and dates are compared with `first` and `last`.
    struct Term
    {
        FilterField::Kind kind = FilterField::Kind::State;
        ResultField field = ResultField::State;
        FilterComparison comparison = FilterComparison::Default;
        bool isNegated = false;
        ResultState state = ResultState::Unread;
        QString text; ///< folded
        qint64 first = 0;
        qint64 last = 0;
        qint64 firstAsWritten = 0; ///< for dates without an offset, which are compared as they are written
        qint64 lastAsWritten = 0;

        friend bool operator==(const Term &, const Term &) = default;
    };

    void add(const FilterToken &token, const QDateTime &now);
    void addWord(const FilterToken &token);
    /// Sets the value of `term`. Returns what is wrong with it; empty if nothing.
    [[nodiscard]] static QString readTerm(Term &term, const FilterField &field, const FilterToken &token,
                                          const QDateTime &now);
    [[nodiscard]] static QString readText(Term &term, const FilterField &field, const FilterToken &token);
    [[nodiscard]] static QString readNumber(Term &term, const FilterField &field, const FilterToken &token);
    [[nodiscard]] static QString readDate(Term &term, const FilterField &field, const FilterToken &token,
                                          const QDateTime &now);
    [[nodiscard]] static QString readState(Term &term, const FilterToken &token);
    void addMistake(const FilterToken &token, const QString &sentence);
    [[nodiscard]] static bool matchesTerm(const Term &term, RowReader &reader, qsizetype row);
    [[nodiscard]] static bool matchesNumber(const Term &term, RowReader &reader, qsizetype row);
    [[nodiscard]] static bool matchesDate(const Term &term, const ResultRows &rows, qsizetype row);

    QList<Word> m_words;
    QList<Term> m_terms; ///< those that are compared fastest first
    std::optional<FilterMistake> m_mistake;
};
