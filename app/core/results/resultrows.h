// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QSharedDataPointer>

#include <compare>
#include <iterator>
#include <memory>

/// Where a row comes from: what many rows have in common.
struct ResultSource
{
    QString connectionId;
    SharedProvenance from;
    std::optional<QString> user; ///< as ResultRow::user

    friend bool operator==(const ResultSource &, const ResultSource &) = default;
};

/// When a notification was created.
struct CreatedTime
{
    qint64 ms = 0;            ///< since 1970; if lacksOffset, as if the date were in UTC
    bool lacksOffset = false; ///< the date has no offset

    friend bool operator==(const CreatedTime &, const CreatedTime &) = default;
};

/// Rows of results in little memory: one small record for each, and the answers' bodies as received. A
/// ResultRow is made of them when it is asked for, which parses the body and takes some microseconds. The
/// functions that return one fact of a row read only its record and take some nanoseconds.
///
/// A copy shares everything and is a snapshot that never changes, which another thread may read while the
/// original goes on. After a copy, the next write to a row copies the thousand rows around it.
class ResultRows final
{
public:
    using Outcome = LookupRow::Outcome;

    ResultRows();
    ResultRows(const QList<ResultRow> &rows); // NOLINT(google-explicit-constructor): used like the list
    ResultRows(std::initializer_list<ResultRow> rows);
    ~ResultRows();
    ResultRows(const ResultRows &other);
    ResultRows &operator=(const ResultRows &other);
    ResultRows(ResultRows &&other) noexcept;
    ResultRows &operator=(ResultRows &&other) noexcept;

    [[nodiscard]] qsizetype size() const;
    [[nodiscard]] bool isEmpty() const { return size() == 0; }

    /// Returns the row with everything.
    [[nodiscard]] ResultRow at(qsizetype row) const;
    /// Returns the row without what only the bodies contain: of the notification there are only the state,
    /// type, category and creation date, the latter without its text, and there is no previous one. Its
    /// reason is complete.
    [[nodiscard]] ResultRow withoutTexts(qsizetype row) const;
    [[nodiscard]] ResultRow first() const { return at(0); }
    [[nodiscard]] ResultRow last() const { return at(size() - 1); }
    [[nodiscard]] QList<ResultRow> toList() const;
    /// Returns the rows with these numbers, in that order. They share the bodies with these, and are only for
    /// reading.
    [[nodiscard]] ResultRows subset(const QList<qsizetype> &rows) const;
    /// Returns the rows without the values of known secrets: at() and withoutTexts() remove them, which takes
    /// time only for the rows that are asked for. sources(), types(), categories() and body() are as
    /// received.
    [[nodiscard]] ResultRows withoutSecrets(const SecretRedactor &redactor) const;
    /// Returns the first row of each source, as withoutTexts().
    [[nodiscard]] QList<ResultRow> onePerSource() const;
    /// Returns whether there is a notification in each row.
    [[nodiscard]] bool areAllNotifications() const;

    class const_iterator;
    [[nodiscard]] const_iterator begin() const;
    [[nodiscard]] const_iterator end() const;

    [[nodiscard]] qint32 id(qsizetype row) const;
    [[nodiscard]] Outcome outcome(qsizetype row) const;
    /// Returns whether there is a notification.
    [[nodiscard]] bool isFound(qsizetype row) const;
    [[nodiscard]] std::optional<bool> read(qsizetype row) const;
    [[nodiscard]] std::optional<bool> archived(qsizetype row) const;
    /// Returns when the notification was created; `nullopt` if that is not given.
    [[nodiscard]] std::optional<CreatedTime> created(qsizetype row) const;
    /// Returns LookupRow::fetchedAt in ms since 1970; `nullopt` if it is invalid.
    [[nodiscard]] std::optional<qint64> fetchedAt(qsizetype row) const;
    /// Returns whether there is a previous answer.
    [[nodiscard]] bool hasBefore(qsizetype row) const;
    [[nodiscard]] bool isChanged(qsizetype row) const;
    [[nodiscard]] qint32 sameAnswers(qsizetype row) const;
    /// Returns whether the user has marked the row as done.
    [[nodiscard]] bool isDone(qsizetype row) const;
    /// Returns the user's note about the row, as it was written; empty if there is none.
    [[nodiscard]] QString note(qsizetype row) const;
    /// Returns whether the row has a ResultRow::change.
    [[nodiscard]] bool hasChange(qsizetype row) const;
    /// Returns exchangeOf() the row.
    [[nodiscard]] qint64 exchange(qsizetype row) const;
    /// Returns the error without what differs between rows, such as the service's message; null if there is
    /// none.
    [[nodiscard]] const Error *commonError(qsizetype row) const;
    /// Returns the body of the answer as received. Valid as long as these rows, or a copy, are not changed.
    [[nodiscard]] QByteArrayView body(qsizetype row) const;
    /// Returns a number that changes whenever anything in the row changes. Numbers of different copies can be
    /// compared as long as only one of them is changed.
    [[nodiscard]] quint32 version(qsizetype row) const;

    /// Codes number the different values in their first order of appearance.
    using Code = int;
    static constexpr Code kNotGiven = -1;
    [[nodiscard]] Code sourceCode(qsizetype row) const;
    /// Returns the code of the type: its number, name and description. kNotGiven if the answer has none, or
    /// there is no answer.
    [[nodiscard]] Code typeCode(qsizetype row) const;
    [[nodiscard]] Code categoryCode(qsizetype row) const;
    [[nodiscard]] const QList<ResultSource> &sources() const;
    /// Returns the types by their codes, without their categories.
    [[nodiscard]] const QList<NotificationType> &types() const;
    [[nodiscard]] const QList<NotificationCategory> &categories() const;
    [[nodiscard]] const ResultSource &source(qsizetype row) const { return sources().at(sourceCode(row)); }
    [[nodiscard]] const QString &connectionId(qsizetype row) const { return source(row).connectionId; }

    /// Returns the bytes of all answers, including the previous ones.
    [[nodiscard]] qint64 answerBytes() const;
    /// Returns the bytes that bodies take, including those that are no longer used.
    [[nodiscard]] qint64 bodyBytes() const;

    /// Appends a row. The notifications must be as parseNotification() returns them. This, replace() and
    /// setAnswer() return `false`, and change nothing, if there is no memory for a body.
    bool append(const ResultRow &row);
    bool replace(qsizetype row, const ResultRow &with);
    /// Makes rows for ids that wait for their answers.
    void appendWaiting(const QList<qint32> &ids, const ResultSource &source);
    /// Makes the row wait for another answer, from `source`. The present answer becomes the previous one, if
    /// both are from the same endpoint; see isSameEndpoint().
    void markWaiting(qsizetype row, const ResultSource &source);
    void setOutcome(qsizetype row, Outcome outcome);
    /// Sets the answer of a row that waits for it, and ResultRow::user.
    bool setAnswer(qsizetype row, const LookupRow &answer, const std::optional<QString> &user,
                   bool isChanged = false);
    void setSameAnswers(qsizetype row, qint32 sameAnswers);
    /// Sets ResultRow::isDone and ResultRow::note, which stay when another answer is looked up.
    void setMark(qsizetype row, bool isDone, const QString &note);
    /// Sets ResultRow::change, which stays like the mark.
    void setChange(qsizetype row, const std::optional<SeenChange> &change);
    void clear();

private:
    struct Record;
    struct Previous;
    struct Chunk;
    struct Data;

    [[nodiscard]] const Record &record(qsizetype row) const;
    [[nodiscard]] ResultRow frame(qsizetype row) const;
    [[nodiscard]] ResultRow clean(ResultRow row) const;
    QSharedDataPointer<Data> m_data;
    std::shared_ptr<const SecretRedactor> m_redactor; ///< of withoutSecrets(); null: nothing is removed
};

/// Returns rows by value.
class ResultRows::const_iterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using iterator_concept = std::random_access_iterator_tag;
    using value_type = ResultRow;
    using difference_type = qptrdiff;
    using reference = ResultRow;
    struct pointer
    {
        ResultRow row;
        const ResultRow *operator->() const { return &row; }
    };

    const_iterator() = default;
    const_iterator(const ResultRows &rows, qsizetype row)
        : m_rows(&rows)
        , m_row(row)
    {
    }
    ResultRow operator*() const { return m_rows->at(m_row); }
    pointer operator->() const { return {m_rows->at(m_row)}; }
    ResultRow operator[](difference_type by) const { return m_rows->at(m_row + by); }
    const_iterator &operator++() { return *this += 1; }
    const_iterator &operator--() { return *this -= 1; }
    const_iterator operator++(int) { return std::exchange(*this, *this + 1); }
    const_iterator operator--(int) { return std::exchange(*this, *this - 1); }
    const_iterator &operator+=(difference_type by)
    {
        m_row += by;
        return *this;
    }
    const_iterator &operator-=(difference_type by) { return *this += -by; }
    friend const_iterator operator+(const_iterator at, difference_type by) { return at += by; }
    friend const_iterator operator+(difference_type by, const_iterator at) { return at += by; }
    friend const_iterator operator-(const_iterator at, difference_type by) { return at -= by; }
    friend difference_type operator-(const const_iterator &a, const const_iterator &b)
    {
        return a.m_row - b.m_row;
    }
    friend bool operator==(const const_iterator &a, const const_iterator &b) { return a.m_row == b.m_row; }
    friend std::strong_ordering operator<=>(const const_iterator &a, const const_iterator &b)
    {
        return a.m_row <=> b.m_row;
    }

private:
    const ResultRows *m_rows = nullptr;
    qsizetype m_row = 0;
};

inline ResultRows::const_iterator ResultRows::begin() const
{
    return {*this, 0};
}

inline ResultRows::const_iterator ResultRows::end() const
{
    return {*this, size()};
}
