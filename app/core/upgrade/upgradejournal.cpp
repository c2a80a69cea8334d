// SPDX-License-Identifier: MIT
#include "upgrade/upgradejournal.h"

#include <QPointer>

#include <algorithm>

namespace {

/// Removes the oldest first: see blockingRun(). Returns the last error.
std::optional<Error> removeAll(UpgradeJournalStorage &folder, const QList<UpgradeRecord> &runs)
{
    std::optional<Error> error;
    for (auto run = runs.crbegin(); run != runs.crend(); ++run) {
        if (auto problem = folder.remove(*run))
            error = problem;
    }
    return error;
}

} // namespace

UpgradeJournal::UpgradeJournal(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_storage(folder)
{
}

void UpgradeJournal::refresh()
{
    post([](UpgradeJournalStorage &) { return std::optional<Error>(); });
}

/// Calls `change` with the folder and reads the folder again, both in the background. Passes the result and
/// the content to `done`.
template <typename Change, typename Done>
void UpgradeJournal::run(Change change, Done done)
{
    m_worker.run(
        this,
        [this, change] {
            auto result = change(m_storage);
            return std::pair(std::move(result), m_storage.read());
        },
        [this, done, generation = ++m_generation](const auto &made) {
            if (generation == m_generation)
                setContent(made.second);
            done(made.first, made.second);
        });
}

void UpgradeJournal::post(const Work &work, const std::function<void(bool isDone)> &done)
{
    run(work, [this, done](const std::optional<Error> &error, const Content &content) {
        for (const Error &problem : content.problems + (error ? QList{*error} : QList<Error>())) {
            if (!m_reportedProblems.contains(problem.detail)) {
                m_reportedProblems += problem.detail;
                Q_EMIT failed(problem);
            }
        }
        if (done)
            done(!error);
    });
}

void UpgradeJournal::setContent(const Content &content)
{
    const QList<UpgradeRecord> runs = std::exchange(m_runs, content.runs);
    const QStringList damaged = std::exchange(m_damaged, content.damaged);
    if (m_runs != runs || m_damaged != damaged)
        Q_EMIT changed();
}

void UpgradeJournal::replace(const UpgradeRecord &run)
{
    for (UpgradeRecord &known : m_runs) {
        if (known.id == run.id)
            known = run;
    }
}

std::optional<UpgradeRecord> UpgradeJournal::blockingRun(const QString &host) const
{
    return ::blockingRun(m_runs, host);
}

void UpgradeJournal::begin(const UpgradeRecord &run, const AcknowledgedRuns &acknowledged, QObject *context,
                           const Begun &begun)
{
    this->run(
        [run, acknowledged](UpgradeJournalStorage &folder) { return folder.begin(run, acknowledged); },
        [context = QPointer<QObject>(context), begun](const Result<UpgradeRecord> &result, const Content &) {
            if (context)
                begun(result);
        });
}

void UpgradeJournal::end(const UpgradeRecord &run, QObject *context, const Recorded &recorded)
{
    UpgradeRecord ended = run;
    ended.isAlive = false;
    if (std::none_of(m_runs.cbegin(), m_runs.cend(),
                     [&ended](const UpgradeRecord &known) { return known.id == ended.id; }))
        m_runs.prepend(ended);
    replace(ended);
    post([ended](UpgradeJournalStorage &folder) { return folder.end(ended); },
         [context = QPointer<QObject>(context), recorded](bool isDone) {
             if (context)
                 recorded(isDone);
         });
    Q_EMIT changed();
}

void UpgradeJournal::dismiss(const UpgradeRecord &run)
{
    if (!run.isAbandoned() && run.outcome != UpgradeOutcome::Unknown)
        return;
    UpgradeRecord dismissed = run;
    dismissed.outcome = UpgradeOutcome::Unknown;
    dismissed.isDismissed = true;
    replace(dismissed);
    post([dismissed](UpgradeJournalStorage &folder) { return folder.write(dismissed); });
    Q_EMIT changed();
}

QList<UpgradeRecord> UpgradeJournal::clear()
{
    QList<UpgradeRecord> removed = prunableRuns(m_runs, 0);
    if (removed.isEmpty())
        return {};
    for (const UpgradeRecord &run : removed)
        m_runs.removeOne(run);
    post([removed](UpgradeJournalStorage &folder) { return removeAll(folder, removed); });
    Q_EMIT changed();
    return removed;
}

void UpgradeJournal::restore(const QList<UpgradeRecord> &runs)
{
    if (runs.isEmpty())
        return;
    post([runs](UpgradeJournalStorage &folder) {
        std::optional<Error> error;
        for (const UpgradeRecord &run : runs) {
            if (auto problem = folder.write(run))
                error = problem;
        }
        return error;
    });
}

void UpgradeJournal::forget(QObject *context, const ForgetHandler &done)
{
    run(
        [](UpgradeJournalStorage &folder) {
            std::optional<Error> error = folder.removeAcknowledged();
            if (auto problem = removeAll(folder, prunableRuns(folder.read().runs, 0)))
                error = problem;
            return error;
        },
        [context = QPointer<QObject>(context), done](const std::optional<Error> &error,
                                                     const Content &content) {
            if (context)
                done(error, content.runs.size() + content.damaged.size());
        });
    Q_EMIT forgotten();
}

#include "moc_upgradejournal.cpp"
