// SPDX-License-Identifier: MIT
#pragma once

#include "results/bodyblocks.h"
#include "results/filterquery.h"
#include "results/resultfilter.h"
#include "results/resultgroups.h"
#include "results/resultrows.h"
#include "results/sidebysideanswers.h"

#include <QSet>
#include <QTimeZone>

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// A column of the results: a field, the answers of a connection, or what differs between connections.
struct ShownColumn
{
    enum class Kind : quint8 { Field, Connection, Difference };

    Kind kind = Kind::Field;
    ResultField field = ResultField::Id; ///< of Kind::Field
    qsizetype connection = -1;           ///< of Kind::Connection: index in SideBySideAnswers::columns()

    friend bool operator==(const ShownColumn &, const ShownColumn &) = default;
};

/// Which results are to be shown, and in which order.
struct ArrangementRequest
{
    ResultFilter filter;
    /// Whether the items that are shown are ids with the answers of all connections, or single answers.
    bool isByNotification = false;
    bool isOnlyDifferent = false;          ///< only ids whose answers differ; only by notification
    std::optional<ShownColumn> sortedBy{}; ///< `nullopt` for the order in which the ids were typed
    Qt::SortOrder order = Qt::AscendingOrder;
    std::optional<ResultFacet> groupedBy{}; ///< Created groups by day; not by notification
    QSet<QString> folded{};                 ///< keys of groups whose items are not shown
    QTimeZone zone = QTimeZone::utc();      ///< of days and times of creation

    friend bool operator==(const ArrangementRequest &, const ArrangementRequest &) = default;
};

/// What is shown of a result set: lines, which are items and the heads of groups, and how many there are of
/// what. An item is an answer, given by its row in the result set, or an id, given by its row in
/// sideBySide(). Made by arrange(), and never changed.
class Arrangement final
{
public:
    static constexpr int kNone = -1;

    [[nodiscard]] bool isByNotification() const { return m_isByNotification; }
    [[nodiscard]] std::optional<ResultFacet> groupedBy() const { return m_groupedBy; }
    /// The answers side by side; empty if the items are answers.
    [[nodiscard]] const SideBySideAnswers &sideBySide() const { return m_sideBySide; }
    /// What differs between the answers for an id, by row of the answers side by side.
    [[nodiscard]] const AnswerDifference &difference(int id) const
    {
        return m_differences[static_cast<std::size_t>(id)];
    }

    [[nodiscard]] int lineCount() const { return static_cast<int>(m_lines.size()); }
    /// Returns the item in a line, kNone if it is the head of a group or there is no such line.
    [[nodiscard]] int itemAt(int line) const;
    /// Returns whether the line is the head of a group.
    [[nodiscard]] bool isHead(int line) const;
    /// Returns the line of an item, kNone if the filter or a folded group hides it.
    [[nodiscard]] int lineOf(int item) const;
    /// Returns all items that the filter accepts in the order shown, also those of folded groups.
    [[nodiscard]] const std::vector<int> &items() const { return m_grouped.rows; }
    /// Returns whether the filter accepts the item.
    [[nodiscard]] bool accepts(int item) const { return positionOf(item) != kNone; }
    /// Returns the index of the item in items(), kNone if the filter hides it.
    [[nodiscard]] int positionOf(int item) const;

    /// Groups are given by their index in groups(); kNone if there is none.
    [[nodiscard]] const std::vector<ResultGroup> &groups() const { return m_grouped.groups; }
    [[nodiscard]] int groupAt(int line) const;
    [[nodiscard]] int groupOf(int item) const;
    [[nodiscard]] int groupWithKey(const QString &key) const;
    [[nodiscard]] int lineOfHead(int group) const { return m_heads[static_cast<std::size_t>(group)]; }
    [[nodiscard]] bool isFolded(int group) const { return m_isFolded[static_cast<std::size_t>(group)]; }
    [[nodiscard]] std::span<const int> itemsOf(int group) const;

    /// Returns the number of all items, also of those that are not shown.
    [[nodiscard]] int total() const { return m_total; }
    /// Returns, for each value of each facet, how many items would be shown if it alone was chosen in its
    /// facet.
    [[nodiscard]] const ResultOverview &overview() const { return m_overview; }
    /// Returns how many of the items would be shown if only different ones were. 0 if the items are answers.
    [[nodiscard]] int differentCount() const { return m_differentCount; }

    /// Returns whether both have the same lines.
    [[nodiscard]] bool hasSameLines(const Arrangement &other) const;
    /// Returns whether the lines of `other` are the first ones of this one, which has no groups.
    [[nodiscard]] bool beginsWith(const Arrangement &other) const;

private:
    friend class ArrangementBuilder;

    bool m_isByNotification = false;
    std::optional<ResultFacet> m_groupedBy;
    SideBySideAnswers m_sideBySide;
    std::vector<AnswerDifference> m_differences;
    ResultGroups m_grouped;       ///< one group without a key if they are not grouped
    std::vector<bool> m_isFolded; ///< by group
    std::vector<int> m_heads;     ///< lines by group
    std::vector<int> m_lines;     ///< an item, or a group as its complement (~group)
    std::vector<int> m_positions; ///< in m_grouped.rows, by item
    QHash<QString, int> m_groupByKey;
    int m_total = 0;
    ResultOverview m_overview;
    int m_differentCount = 0;
};

/// What arrange() keeps between its calls because it takes long to make: the texts that a filter searches,
/// and what differs between answers. Only one call may use it at a time. May be replaced by an empty one at
/// any time.
class ArrangementCache final
{
public:
    /// Returns RowReader::foldedColumns().
    [[nodiscard]] QString foldedColumns(RowReader &reader, qsizetype row);
    /// Returns SideBySideAnswers::difference().
    [[nodiscard]] const AnswerDifference &difference(const ResultRows &rows,
                                                     const SideBySideAnswers &sideBySide, qsizetype id);
    /// Frees the texts.
    void dropTexts();

private:
    struct Text
    {
        std::optional<quint32> version; ///< of the row; `nullopt` if the text was not made
        StoredBytes utf8{};
    };
    struct Difference
    {
        QList<quint32> versions; ///< of the answers
        AnswerDifference difference{};
    };

    std::vector<Text> m_texts; ///< by row
    BodyBlocks m_bytes;
    std::vector<Difference> m_differences; ///< by row of the answers side by side
};

/// Arranges rows as requested. A pure function of the first two arguments; the cache makes it faster. Returns
/// null if `isCancelled` has become true. May be called on any thread.
[[nodiscard]] std::shared_ptr<const Arrangement> arrange(const ResultRows &rows,
                                                         const ArrangementRequest &request,
                                                         ArrangementCache &cache,
                                                         const std::atomic_bool &isCancelled);
