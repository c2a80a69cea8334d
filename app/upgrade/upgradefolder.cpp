// SPDX-License-Identifier: MIT
#include "upgrade/upgradefolder.h"

#include "base/atomicfile.h"
#include "base/storagetext.h"
#include "connections/connectionjson.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeJournal)
};

constexpr qsizetype kMaxRuns = 50;
constexpr int kGatePatience = 5000; ///< ms; another program holds it for the time of a few writes
constexpr int kProbePatience = 100; ///< ms; another program may be looking, too
/// ms, after which the lock of a program that can't be looked for, as on another computer, is forgotten:
/// one that is alive holds a lock of the system's on the file, which then is never taken for forgotten.
constexpr int kForgottenLock = 10'000;

Error notRecorded(const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::RunNotRecorded;
    error.detail = detail;
    return error;
}

Error runNotKnown(const Error &problem)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::RunNotKnown;
    error.detail = describeStorageError(problem).message;
    return error;
}

Error previousRun(const UpgradeRecord &run)
{
    Error error;
    error.kind = ErrorKind::Conflict;
    error.cause = ErrorCause::PreviousRun;
    error.detail = Words::tr("A run was started at %1.", "a date and time in UTC")
                       .arg(run.startedAt.toString(Qt::ISODate));
    return error;
}

bool makePrivateFolder(const QString &path)
{
    if (QFileInfo(path).isDir())
        return true;
    return QDir().mkpath(path) &&
           QFile::setPermissions(path,
                                 QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

} // namespace

UpgradeFolder::UpgradeFolder(QString path)
    : m_path(std::move(path))
{
}

UpgradeFolder::~UpgradeFolder() = default;

QString UpgradeFolder::filePath(const QString &id) const
{
    return QDir(m_path).filePath(id + u".json"_s);
}

QString UpgradeFolder::lockPath(const QString &id) const
{
    return QDir(m_path).filePath(id + u".lock"_s);
}

UpgradeFolder::Content UpgradeFolder::read()
{
    static_cast<void>(writeEnds()); // told of by end()
    Content content;
    const QStringList names = QDir(m_path).entryList({u"*.json"_s}, QDir::Files | QDir::Hidden);
    for (const QString &name : names) {
        auto run = readRun(name.chopped(5), content.problems);
        if (const auto end = run ? m_ends.find(run->id) : m_ends.end(); end != m_ends.end())
            run = end->second;
        if (run)
            content.runs += std::move(*run);
    }
    std::sort(content.runs.begin(), content.runs.end(), [](const UpgradeRecord &a, const UpgradeRecord &b) {
        return a.number != b.number ? a.number > b.number : a.startedAt > b.startedAt;
    });
    return content;
}

std::optional<UpgradeRecord> UpgradeFolder::readRun(const QString &id, QList<Error> &problems) const
{
    const QString path = filePath(id);
    const auto content = readWholeFile(path, kMaxRecordSize);
    if (content && !QFileInfo::exists(path))
        return {}; // another program has deleted it
    auto run = content ? parseRecord(id, *content) : failure(content.error());
    if (!run) {
        Error problem = content ? namingFile(path, run.error()) : run.error();
        // Where a program waits for that run, its file makes sense to that one.
        if (problem.cause == ErrorCause::FileDamaged && !isHeld(id) && setAside(path))
            problem.detail = withPlaceAside(problem.detail, path);
        problems += problem;
        return {};
    }
    if (run->outcome)
        return *run;
    run->isAlive = isHeld(id);
    if (!run->isAlive) { // its end may have been written since
        const auto again = readWholeFile(path, kMaxRecordSize);
        if (const auto ended = again ? parseRecord(id, *again) : failure(again.error()))
            return *ended;
    }
    return *run;
}

bool UpgradeFolder::isHeld(const QString &id) const
{
    if (m_held.contains(id))
        return true;
    if (!QFileInfo::exists(lockPath(id)))
        return false;
    QLockFile lock(lockPath(id));
    lock.setStaleLockTime(kForgottenLock);
    return !lock.tryLock(kProbePatience) && lock.error() == QLockFile::LockFailedError;
}

Result<UpgradeRecord> UpgradeFolder::begin(UpgradeRecord run, qint64 acknowledged)
{
    if (!makePrivateFolder(m_path))
        return failure(
            notRecorded(Words::tr("The folder %1 can't be made.").arg(QDir::toNativeSeparators(m_path))));
    QLockFile gate(QDir(m_path).filePath(u"journal.lock"_s));
    if (!gate.tryLock(kGatePatience))
        return failure(
            notRecorded(Words::tr("The folder %1 can't be used.").arg(QDir::toNativeSeparators(m_path))));
    const auto [runs, problems] = read();
    if (!problems.isEmpty() && acknowledged < kMaxRunNumber)
        return failure(runNotKnown(problems.first()));
    if (const auto holding = holdingRun(runs, run.host); holding && holding->number > acknowledged)
        return failure(previousRun(*holding));

    run.number = runs.isEmpty() ? 1 : runs.first().number + 1;
    run.id = u"%1-%2"_s.arg(QString::number(run.number), QUuid::createUuid().toString(QUuid::Id128));
    run.outcome.reset();
    auto lock = std::make_unique<QLockFile>(lockPath(run.id));
    lock->setStaleLockTime(kForgottenLock);
    if (run.number > kMaxRunNumber || !lock->tryLock(0))
        return failure(
            notRecorded(Words::tr("The folder %1 can't be used.").arg(QDir::toNativeSeparators(m_path))));
    if (const auto error = writeDurably(filePath(run.id), recordJson(run)))
        return failure(notRecorded(error->detail));
    m_held.emplace(run.id, std::move(lock));
    run.isAlive = true;
    for (const UpgradeRecord &old : expendableRuns(QList{run} + runs, kMaxRuns))
        static_cast<void>(remove(old)); // there is another time
    return run;
}

std::optional<Error> UpgradeFolder::end(const UpgradeRecord &run)
{
    m_ends.insert_or_assign(run.id, run);
    auto error = writeEnds();
    m_held.erase(run.id);
    return error;
}

std::optional<Error> UpgradeFolder::writeEnds()
{
    std::optional<Error> error;
    for (auto end = m_ends.begin(); end != m_ends.end();) {
        if (auto problem = write(end->second)) {
            error = std::move(problem);
            ++end;
        } else {
            end = m_ends.erase(end);
        }
    }
    return error;
}

std::optional<Error> UpgradeFolder::write(const UpgradeRecord &run) const
{
    return writeDurably(filePath(run.id), recordJson(run));
}

std::optional<Error> UpgradeFolder::remove(const UpgradeRecord &run) const
{
    return deleteFile(filePath(run.id));
}

std::optional<Error> UpgradeFolder::removeSetAside() const
{
    std::optional<Error> error;
    for (const QString &name : QDir(m_path).entryList({u"*.bad"_s}, QDir::Files | QDir::Hidden)) {
        if (auto problem = deleteFile(QDir(m_path).filePath(name)))
            error = problem;
    }
    return error;
}
