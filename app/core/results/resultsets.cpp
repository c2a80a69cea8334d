// SPDX-License-Identifier: MIT
#include "results/resultsets.h"

#include <algorithm>
#include <utility>

ResultSets::ResultSets(LookupResources::Fetch fetch, const Clock &clock, qint64 maxAnswerBytes,
                       QObject *parent)
    : QObject(parent)
    , m_resources(std::move(fetch), clock, maxAnswerBytes)
{
    m_current = &insert(0, makeSet());
}

ResultSets::~ResultSets() = default;

void ResultSets::setParallel(int requests)
{
    m_resources.setParallel(requests);
}

std::unique_ptr<ResultSet> ResultSets::makeSet()
{
    auto set = std::make_unique<ResultSet>(m_resources);
    ResultSet *made = set.get();
    connect(made, &ResultSet::updated, this, &ResultSets::updated);
    connect(made, &ResultSet::started, this,
            [this, made](const QString &connectionId) { Q_EMIT started(made, connectionId); });
    connect(made, &ResultSet::ended, this,
            [this, made](const QString &connectionId) { Q_EMIT ended(made, connectionId); });
    connect(made, &ResultSet::lookedUp, this, &ResultSets::lookedUp);
    connect(made, &ResultSet::lookedUpAgain, this, &ResultSets::lookedUpAgain);
    return set;
}

ResultSet &ResultSets::insert(qsizetype index, std::unique_ptr<ResultSet> set)
{
    ResultSet &inserted = **m_sets.insert(m_sets.begin() + index, std::move(set));
    Q_EMIT added(&inserted, index);
    return inserted;
}

/// Removes the set from the list. The caller has made another one current.
std::unique_ptr<ResultSet> ResultSets::take(qsizetype index)
{
    std::unique_ptr<ResultSet> set = std::move(m_sets[static_cast<std::size_t>(index)]);
    m_sets.erase(m_sets.begin() + index);
    Q_EMIT removed(set.get(), index);
    return set;
}

QList<ResultSet *> ResultSets::sets() const
{
    QList<ResultSet *> sets;
    for (const auto &set : m_sets)
        sets += set.get();
    return sets;
}

qsizetype ResultSets::indexOf(const ResultSet &set) const
{
    return std::find_if(m_sets.begin(), m_sets.end(),
                        [&set](const auto &each) { return each.get() == &set; }) -
           m_sets.begin();
}

void ResultSets::makeCurrent(ResultSet &set)
{
    if (std::exchange(m_current, &set) != &set)
        Q_EMIT currentChanged();
}

ResultSet &ResultSets::add()
{
    if (m_current->rows().isEmpty())
        return *m_current;
    while (std::ssize(m_sets) >= kMaxSets) {
        const auto idle =
            std::find_if(m_sets.begin(), m_sets.end(), [](const auto &set) { return !set->isRunning(); });
        ResultSet &oldest = idle == m_sets.end() ? *m_sets.front() : **idle;
        Q_EMIT aboutToCloseOldest(&oldest);
        close(oldest);
    }
    makeCurrent(insert(std::ssize(m_sets), makeSet()));
    Q_EMIT updated();
    return *m_current;
}

void ResultSets::close(ResultSet &set)
{
    set.stop();
    const qsizetype index = indexOf(set);
    if (m_sets.size() == 1)
        makeCurrent(insert(1, makeSet()));
    else if (&set == m_current)
        makeCurrent(*m_sets[static_cast<std::size_t>(index == 0 ? 1 : index - 1)]);
    keepClosed(take(index), index);
    Q_EMIT updated();
}

/// Keeps the set, so that it can be reopened. An empty one is deleted.
void ResultSets::keepClosed(std::unique_ptr<ResultSet> set, qsizetype index)
{
    if (set->rows().isEmpty())
        return;
    m_closed = std::move(set);
    m_closedIndex = index;
    Q_EMIT closedChanged();
}

void ResultSets::reopen()
{
    if (!m_closed)
        return;
    ResultSet &previous = *m_current;
    const bool isReplacing = m_sets.size() == 1 && previous.rows().isEmpty();
    const qsizetype index = std::min(m_closedIndex, qsizetype(std::ssize(m_sets)));
    makeCurrent(insert(index, std::exchange(m_closed, nullptr)));
    if (isReplacing)
        static_cast<void>(take(indexOf(previous)));
    Q_EMIT closedChanged();
    Q_EMIT updated();
}

void ResultSets::forget()
{
    while (!isEmpty() || m_sets.size() > 1)
        close(*m_sets.front());
    m_closed.reset();
    Q_EMIT closedChanged();
}

void ResultSets::restore(const QList<ResultRows> &sets, qsizetype current)
{
    if (!isEmpty() || isRunning())
        return;
    ResultSet *shown = m_current;
    for (qsizetype i = 0; i < sets.size(); ++i) {
        if (sets.at(i).isEmpty() || std::ssize(m_sets) == kMaxSets)
            continue;
        ResultSet &set = m_current->rows().isEmpty() ? *m_current : insert(std::ssize(m_sets), makeSet());
        set.restore(sets.at(i));
        if (i == current)
            shown = &set;
    }
    makeCurrent(*shown);
    Q_EMIT updated();
}

bool ResultSets::isRunning() const
{
    return std::any_of(m_sets.begin(), m_sets.end(), [](const auto &set) { return set->isRunning(); });
}

std::optional<std::chrono::seconds> ResultSets::expectedTime(const QString &connectionId, qsizetype ids) const
{
    const auto each = m_resources.timePerId.find(connectionId);
    if (each == m_resources.timePerId.end())
        return std::nullopt;
    return std::chrono::ceil<std::chrono::seconds>(each->second * ids);
}

bool ResultSets::isEmpty() const
{
    return std::all_of(m_sets.begin(), m_sets.end(), [](const auto &set) { return set->rows().isEmpty(); });
}

void ResultSets::stop(const QString &connectionId)
{
    for (const auto &set : m_sets)
        set->stop(connectionId);
}

void ResultSets::stop()
{
    for (const auto &set : m_sets)
        set->stop();
}

void ResultSets::resume(const Connection &connection)
{
    for (const auto &set : m_sets)
        set->resume(connection);
}

#include "moc_resultsets.cpp"
