// SPDX-License-Identifier: MIT
#include "upgrade/upgradejournalstorage.h"

#include "base/errortext.h"
#include "storage/documentfile.h"
#include "storage/lockfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace {

struct UpgradeJournalTexts
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeJournal)
};

constexpr qsizetype kMaxRuns = 50;
constexpr auto kAnything = QDir::Files | QDir::Dirs | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot;
constexpr int kJournalLockTimeout = 5000; ///< ms; another program holds the lock only for a few writes
constexpr int kProbeTimeout = 100;        ///< ms; another program may be testing the lock at the same time

Error notRecorded(const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::RunNotRecorded;
    error.detail = detail;
    return error;
}

Error endNotRecorded(const Error &problem)
{
    Error error = problem;
    error.cause = ErrorCause::RunEndNotRecorded;
    return error;
}

Error runNotKnown(const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::RunNotKnown;
    error.detail = detail;
    return error;
}

Error notAFile(const QString &path)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileDamaged;
    error.detail = fileProblem(path, UpgradeJournalTexts::tr("It is not a file."));
    return error;
}

/// Renames anything, even a folder, a pipe or a broken link.
bool renameAny(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(from.toStdU16String(), to.toStdU16String(), error);
    return !error;
}

Error previousRun(const UpgradeRecord &run)
{
    Error error;
    error.kind = ErrorKind::Conflict;
    error.cause = ErrorCause::PreviousRun;
    error.detail = UpgradeJournalTexts::tr("A run was started at %1.", "a date and time in UTC")
                       .arg(run.startedAt.toString(Qt::ISODate));
    return error;
}

} // namespace

UpgradeJournalStorage::UpgradeJournalStorage(QString path)
    : m_path(std::move(path))
{
}

UpgradeJournalStorage::~UpgradeJournalStorage() = default;

QString UpgradeJournalStorage::filePath(const QString &id) const
{
    return QDir(m_path).filePath(id + u".json"_s);
}

QString UpgradeJournalStorage::lockPath(const QString &id) const
{
    return QDir(m_path).filePath(id + u".lock"_s);
}

UpgradeJournalStorage::Content UpgradeJournalStorage::read()
{
    static_cast<void>(writeEnds()); // end() has reported its error
    Content content;
    const auto namesOf = [this](const QString &pattern) {
        return QDir(m_path).entryList({pattern}, kAnything);
    };
    for (const QString &name : namesOf(u"*.json"_s)) {
        const QString id = name.chopped(5);
        const auto end = m_ends.find(id);
        if (auto run = end != m_ends.end() ? std::optional(end->second) : readRun(id, content))
            content.runs += std::move(*run);
    }
    content.damaged += namesOf(u"*.json.bad"_s) + namesOf(u"*.json.bad-*"_s);
    std::sort(content.runs.begin(), content.runs.end(), [](const UpgradeRecord &a, const UpgradeRecord &b) {
        return a.number != b.number ? a.number > b.number : a.startedAt > b.startedAt;
    });
    return content;
}

std::optional<UpgradeRecord> UpgradeJournalStorage::readRun(const QString &id, Content &content) const
{
    const QString path = filePath(id);
    const QFileInfo info(path);
    const auto bytes = info.isFile() ? readWholeFile(path, kMaxRecordSize) : failure(notAFile(path));
    if (!QFileInfo::exists(path) && !info.isSymLink())
        return {}; // another program has deleted it
    auto run = bytes ? parseRecord(id, *bytes) : failure(bytes.error());
    if (!run) {
        Error problem = bytes ? withFileName(path, run.error()) : run.error();
        // If a program is waiting for that run, the file is valid for that program and must stay.
        const bool isDamaged = problem.cause == ErrorCause::FileDamaged && !isLocked(id);
        if (!isDamaged || !quarantine(path, problem))
            content.damaged += info.fileName();
        content.problems += problem;
        return {};
    }
    if (run->outcome)
        return *run;
    run->isAlive = isLocked(id);
    if (!run->isAlive) { // its end may have been written in the meantime
        const auto again = readWholeFile(path, kMaxRecordSize);
        if (const auto ended = again ? parseRecord(id, *again) : failure(again.error()))
            return *ended;
    }
    return *run;
}

bool UpgradeJournalStorage::isLocked(const QString &id) const
{
    if (m_locks.contains(id))
        return true;
    if (!QFileInfo::exists(lockPath(id)))
        return false;
    const auto lock = makeLockFile(lockPath(id));
    return !lock->tryLock(kProbeTimeout) && lock->error() == QLockFile::LockFailedError;
}

/// Renames a damaged file, unless a program is still waiting for its run.
void UpgradeJournalStorage::acknowledge(const QString &name) const
{
    const QString id = name.left(name.lastIndexOf(u".json"_s));
    if (!name.endsWith(u".json"_s) || !isLocked(id))
        static_cast<void>(renameAny(QDir(m_path).filePath(name), filePath(id) + u".acknowledged"_s));
}

Result<UpgradeRecord> UpgradeJournalStorage::begin(UpgradeRecord run, const AcknowledgedRuns &acknowledged)
{
    if (!makePrivateFolder(m_path))
        return failure(notRecorded(
            UpgradeJournalTexts::tr("The folder %1 can't be made.").arg(QDir::toNativeSeparators(m_path))));
    const auto journalLock = makeLockFile(QDir(m_path).filePath(u"journal.lock"_s));
    if (!journalLock->tryLock(kJournalLockTimeout))
        return failure(notRecorded(
            UpgradeJournalTexts::tr("The folder %1 can't be used.").arg(QDir::toNativeSeparators(m_path))));
    const auto [runs, damaged, problems] = read();
    for (const QString &name : damaged) {
        if (acknowledged.upTo == kMaxRunNumber || acknowledged.damaged.contains(name))
            continue;
        const QString path = QDir::toNativeSeparators(QDir(m_path).filePath(name));
        return failure(runNotKnown(problems.isEmpty() ? UpgradeJournalTexts::tr("The file is %1.").arg(path)
                                                      : describeError(problems.first()).message));
    }
    if (const auto blocking = blockingRun(runs, run.host); blocking && blocking->number > acknowledged.upTo)
        return failure(previousRun(*blocking));

    run.number = runs.isEmpty() ? 1 : runs.first().number + 1;
    run.id = u"%1-%2"_s.arg(QString::number(run.number), QUuid::createUuid().toString(QUuid::Id128));
    run.outcome.reset();
    auto lock = makeLockFile(lockPath(run.id));
    if (run.number > kMaxRunNumber || !lock->tryLock(0))
        return failure(notRecorded(
            UpgradeJournalTexts::tr("The folder %1 can't be used.").arg(QDir::toNativeSeparators(m_path))));
    if (const auto error = writePrivateFile(filePath(run.id), recordJson(run)))
        return failure(notRecorded(error->detail));
    m_locks.emplace(run.id, std::move(lock));
    run.isAlive = true;
    for (const QString &name : damaged)
        acknowledge(name);
    for (const UpgradeRecord &old : prunableRuns(QList{run} + runs, kMaxRuns))
        static_cast<void>(remove(old)); // will be tried again with the next run
    return run;
}

std::optional<Error> UpgradeJournalStorage::end(const UpgradeRecord &run)
{
    m_ends.insert_or_assign(run.id, run);
    auto error = writeEnds();
    m_locks.erase(run.id);
    return error;
}

std::optional<Error> UpgradeJournalStorage::writeEnds()
{
    std::optional<Error> error;
    for (auto end = m_ends.begin(); end != m_ends.end();) {
        if (auto problem = write(end->second)) {
            error = endNotRecorded(*problem);
            ++end;
        } else {
            end = m_ends.erase(end);
        }
    }
    return error;
}

std::optional<Error> UpgradeJournalStorage::write(const UpgradeRecord &run) const
{
    return writePrivateFile(filePath(run.id), recordJson(run));
}

std::optional<Error> UpgradeJournalStorage::remove(const UpgradeRecord &run) const
{
    return deleteFile(filePath(run.id));
}

std::optional<Error> UpgradeJournalStorage::removeAcknowledged() const
{
    std::optional<Error> error;
    for (const QString &name : QDir(m_path).entryList({u"*.acknowledged"_s}, kAnything)) {
        if (auto problem = deleteFile(QDir(m_path).filePath(name)))
            error = problem;
    }
    return error;
}
