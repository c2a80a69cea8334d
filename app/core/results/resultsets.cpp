// SPDX-License-Identifier: MIT
#include "results/resultsets.h"

#include <algorithm>
#include <utility>

ResultSets::ResultSets(LookupResources::Fetch fetch, const Clock &clock, qint64 maxAnswerBytes,
                       QObject *parent)
    : QObject(parent)
    , m_resources(std::move(fetch), clock, maxAnswerBytes)
{
    m_resources.dropAnswers = [this] { return dropAnswers(); };
    m_current = &insert(makeSet());
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
    connect(made, &ResultSet::updated, this, [this, made] { Q_EMIT updated(made); });
    connect(made, &ResultSet::started, this,
            [this, made](const QString &connectionId) { Q_EMIT started(made, connectionId); });
    connect(made, &ResultSet::ended, this,
            [this, made](const QString &connectionId) { Q_EMIT ended(made, connectionId); });
    connect(made, &ResultSet::lookedUp, this,
            [this, made](const Connection &connection, const QList<LookupRow> &rows,
                         const QList<Connection> &together, const QDateTime &endedAt) {
                if (!made->isWatchedAgain())
                    Q_EMIT lookedUp(connection, rows, together, endedAt);
            });
    connect(made, &ResultSet::lookedUpAgain, this, &ResultSets::lookedUpAgain);
    return set;
}

ResultSet &ResultSets::insert(std::unique_ptr<ResultSet> set)
{
    ResultSet &inserted = *m_sets.emplace_back(std::move(set));
    Q_EMIT added(&inserted);
    return inserted;
}

QList<ResultSet *> ResultSets::sets() const
{
    QList<ResultSet *> sets;
    for (const auto &set : m_sets)
        sets += set.get();
    return sets;
}

void ResultSets::makeCurrent(ResultSet &set)
{
    if (std::exchange(m_current, &set) != &set)
        Q_EMIT currentChanged();
}

ResultSet &ResultSets::add(const QString &enteredText)
{
    const auto empty =
        std::find_if(m_sets.begin(), m_sets.end(), [](const auto &set) { return set->rows().isEmpty(); });
    ResultSet &set = empty == m_sets.end() ? insert(makeSet()) : **empty;
    set.setEnteredText(enteredText);
    makeCurrent(set);
    Q_EMIT updated(nullptr);
    return set;
}

ResultSet &ResultSets::addWatched(ResultSet::Watched watched)
{
    ResultSet &set = insert(makeSet());
    set.setWatched(watched);
    return set;
}

/// Returns the set with rows that was added before this one, or else the next one; null if there is none.
ResultSet *ResultSets::neighborOf(const ResultSet &set) const
{
    ResultSet *neighbor = nullptr;
    bool isBefore = true;
    for (const auto &each : m_sets) {
        if (each.get() == &set)
            isBefore = false;
        else if (!each->rows().isEmpty() && (isBefore || !neighbor))
            neighbor = each.get();
    }
    return neighbor;
}

std::unique_ptr<ResultSet> ResultSets::take(ResultSet &set)
{
    set.stop();
    if (&set == m_current) {
        if (ResultSet *neighbor = neighborOf(set))
            makeCurrent(*neighbor);
        else if (set.rows().isEmpty())
            makeCurrent(insert(makeSet()));
        else
            add();
    }
    const auto place =
        std::find_if(m_sets.begin(), m_sets.end(), [&set](const auto &each) { return each.get() == &set; });
    std::unique_ptr<ResultSet> taken = std::move(*place);
    m_sets.erase(place);
    Q_EMIT removed(taken.get());
    Q_EMIT updated(nullptr);
    return taken;
}

void ResultSets::putBack(std::unique_ptr<ResultSet> set)
{
    makeCurrent(insert(std::move(set)));
    Q_EMIT updated(nullptr);
}

void ResultSets::forget()
{
    for (ResultSet *set : sets()) {
        if (!set->rows().isEmpty())
            static_cast<void>(take(*set));
    }
    Q_EMIT forgotten();
}

void ResultSets::restore(const QList<ResultRows> &sets, qsizetype current)
{
    if (!isEmpty() || isRunning())
        return;
    ResultSet *shown = m_current;
    bool isCurrentFound = false;
    for (qsizetype i = 0; i < sets.size(); ++i) {
        if (sets.at(i).isEmpty())
            continue;
        ResultSet &set = m_sets.front()->rows().isEmpty() ? *m_sets.front() : insert(makeSet());
        set.restore(sets.at(i));
        if (!isCurrentFound)
            shown = &set;
        isCurrentFound = isCurrentFound || i == current;
    }
    makeCurrent(*shown);
    Q_EMIT updated(nullptr);
}

/// Returns whether answers of a set were dropped: one that was taken from these, or else the oldest one.
bool ResultSets::dropAnswers()
{
    const qint64 before = m_resources.memory.used;
    Q_EMIT roomNeeded();
    if (m_resources.memory.used < before)
        return true;
    ResultSet *oldest = nullptr;
    for (const auto &set : m_sets) {
        if (set.get() != m_current && !set->isRunning() && !set->isWatched() &&
            set->rows().answerBytes() > 0 && (!oldest || set->lookedUpAt() < oldest->lookedUpAt()))
            oldest = set.get();
    }
    if (!oldest)
        return false;
    Q_EMIT aboutToDrop(oldest);
    static_cast<void>(take(*oldest));
    return true;
}

bool ResultSets::isRunning() const
{
    return std::any_of(m_sets.begin(), m_sets.end(),
                       [](const auto &set) { return set->isRunning() && !set->isWatched(); });
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
    return std::all_of(m_sets.begin(), m_sets.end(),
                       [](const auto &set) { return set->rows().isEmpty() || set->isWatched(); });
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
