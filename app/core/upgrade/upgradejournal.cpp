// SPDX-License-Identifier: MIT
#include "upgrade/upgradejournal.h"

#include <QPointer>

#include <algorithm>

UpgradeJournal::UpgradeJournal(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_storage(folder)
{
    m_worker.setMaxThreadCount(1);
}

UpgradeJournal::~UpgradeJournal()
{
    m_worker.waitForDone();
}

void UpgradeJournal::refresh()
{
    post([](UpgradeJournalStorage &) { return std::optional<Error>(); });
}

void UpgradeJournal::post(const Work &work, const std::function<void(bool isDone)> &done)
{
    m_worker.start([this, work, done, generation = ++m_generation] {
        const std::optional<Error> error = work(m_storage);
        const UpgradeJournalStorage::Content content = m_storage.read();
        QMetaObject::invokeMethod(
            this,
            [this, done, error, content, generation] {
                if (generation == m_generation)
                    setContent(content);
                for (const Error &problem : content.problems + (error ? QList{*error} : QList<Error>())) {
                    if (!m_reportedProblems.contains(problem.detail)) {
                        m_reportedProblems += problem.detail;
                        Q_EMIT failed(problem);
                    }
                }
                if (done)
                    done(!error);
            },
            Qt::QueuedConnection);
    });
}

void UpgradeJournal::setContent(const UpgradeJournalStorage::Content &content)
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
    m_worker.start(
        [this, run, acknowledged, context = QPointer<QObject>(context), begun, generation = ++m_generation] {
            const Result<UpgradeRecord> result = m_storage.begin(run, acknowledged);
            const UpgradeJournalStorage::Content content = m_storage.read();
            QMetaObject::invokeMethod(
                this,
                [this, context, begun, result, content, generation] {
                    if (generation == m_generation)
                        setContent(content);
                    if (context)
                        begun(result);
                },
                Qt::QueuedConnection);
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
    post([removed](UpgradeJournalStorage &folder) {
        std::optional<Error> error;
        for (auto run = removed.crbegin(); run != removed.crend(); ++run) { // oldest first: see blockingRun()
            if (auto problem = folder.remove(*run))
                error = problem;
        }
        return error;
    });
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
    m_worker.start([this, context = QPointer<QObject>(context), done, generation = ++m_generation] {
        std::optional<Error> error = m_storage.removeAcknowledged();
        const QList<UpgradeRecord> removed = prunableRuns(m_storage.read().runs, 0);
        for (auto run = removed.crbegin(); run != removed.crend(); ++run) { // oldest first, as in clear()
            if (auto problem = m_storage.remove(*run))
                error = problem;
        }
        const UpgradeJournalStorage::Content content = m_storage.read();
        QMetaObject::invokeMethod(
            this,
            [this, context, done, error, content, generation] {
                if (generation == m_generation)
                    setContent(content);
                if (context)
                    done(error, content.runs.size() + content.damaged.size());
            },
            Qt::QueuedConnection);
    });
    Q_EMIT forgotten();
}

#include "moc_upgradejournal.cpp"
