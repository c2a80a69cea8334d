// SPDX-License-Identifier: MIT
#include "cli/resumefile.h"

#include "base/errortext.h"
#include "json/jsonreader.h"
#include "storage/atomicfile.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct ResumeTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qint64 kMaxRow = 64 * 1024 * 1024; ///< more than the largest answer takes with its escapes

/// What a line says about its row.
struct RowHead
{
    qint32 id = 0;
    LookupRow::Outcome outcome = LookupRow::Outcome::NotLookedUp;
    Provenance from;
};

std::optional<RowHead> readHead(const QByteArray &line)
{
    const auto json = JsonReader::open(line);
    if (!json)
        return {};
    const auto id = json->int32("id"_L1);
    const auto outcome = json->string("outcome"_L1);
    const auto connection = json->object("connection"_L1);
    if (!id || !outcome || !connection)
        return {};
    RowHead head{*id,
                 {},
                 {.connection = connection->string("name"_L1).value_or(QString()),
                  .environment = connection->string("environment"_L1).value_or(QString()),
                  .host = connection->string("host"_L1).value_or(QString())}};
    for (const LookupRow::Outcome known : {LookupRow::Outcome::Found, LookupRow::Outcome::NotFound,
                                           LookupRow::Outcome::Failed, LookupRow::Outcome::NotLookedUp}) {
        if (outcomeName(known) == *outcome) {
            head.outcome = known;
            return json->error() ? std::nullopt : std::optional(head);
        }
    }
    return {};
}

bool stays(LookupRow::Outcome outcome)
{
    return outcome == LookupRow::Outcome::Found || outcome == LookupRow::Outcome::NotFound;
}

bool isSameConnection(const Provenance &a, const Provenance &b, bool isDemo)
{
    if (isDemo)
        return a.environment == b.environment && a.host.section(u':', 0, 0) == b.host.section(u':', 0, 0);
    return a.connection == b.connection && a.environment == b.environment && a.host == b.host;
}

QString nameOf(const Provenance &from)
{
    QString name = visibleLine(from.connection);
    if (!from.environment.isEmpty())
        name.prepend(visibleLine(from.environment) + u' ');
    return u"%1 (%2)"_s.arg(name, visibleLine(from.host));
}

} // namespace

ResumeFile::ResumeFile(const QString &path)
    : m_path(QFileInfo(path).isSymLink() && QFileInfo::exists(path) ? QFileInfo(path).canonicalFilePath()
                                                                    : path)
    , m_lock(m_path + u".lock"_s)
    , m_file(m_path)
{
    m_lock.setStaleLockTime(0); // a night's lookup holds it for hours
}

std::optional<CliProblem> ResumeFile::read(const Provenance &from, const QList<qint32> &ids, bool isDemo)
{
    const auto fileProblemOf = [this](const QString &sentence) {
        return CliProblem{ExitCode::LocalStorage, u"%1: %2"_s.arg(m_path, sentence)};
    };
    const auto atLine = [this](ExitCode code, qint64 line, const QString &sentence) {
        return CliProblem{code,
                          ResumeTexts::tr("%1, line %2: %3 Nothing was sent, and the file is as it was.")
                              .arg(m_path)
                              .arg(line)
                              .arg(sentence)};
    };
    const QFileInfo info(m_path);
    if (info.exists() && !info.isFile())
        return fileProblemOf(ResumeTexts::tr("This is not a file, so a lookup can't be resumed with it."));
    if (!info.dir().exists())
        return fileProblemOf(ResumeTexts::tr("There is no folder %1.").arg(info.absolutePath()));
    if (!m_lock.tryLock(0)) {
        if (m_lock.error() == QLockFile::LockFailedError)
            return fileProblemOf(ResumeTexts::tr("Another svc-cli is writing to this file."));
        return fileProblemOf(ResumeTexts::tr("The file could not be locked with %1.lock.").arg(m_path));
    }
    QSet<qint32> done;
    const QSet<qint32> known(ids.cbegin(), ids.cend());
    if (info.exists() && !m_file.open(QIODevice::ReadOnly))
        return fileProblemOf(m_file.errorString());
    for (qint64 line = 1; m_file.isOpen() && !m_file.atEnd(); ++line) {
        const qint64 start = m_file.pos();
        const QByteArray bytes = m_file.readLine(kMaxRow);
        if (!bytes.endsWith('\n') && bytes.size() < kMaxRow - 1) {
            if (m_file.error() != QFileDevice::NoError)
                return fileProblemOf(m_file.errorString());
            m_oldRows += start; // cut off
            break;
        }
        const auto head = readHead(bytes);
        if (!head)
            return atLine(ExitCode::LocalStorage, line,
                          ResumeTexts::tr("This is not a row that svc-cli has written as NDJSON."));
        if (!isSameConnection(head->from, from, isDemo))
            return atLine(ExitCode::Usage, line,
                          ResumeTexts::tr("This row is from %1, and this lookup goes to %2.")
                              .arg(nameOf(head->from), nameOf(from)));
        if (!known.contains(head->id))
            return atLine(ExitCode::Usage, line,
                          ResumeTexts::tr("%1 is not among the ids of this lookup.").arg(head->id));
        if (!stays(head->outcome) || done.contains(head->id)) {
            m_oldRows += start;
            continue;
        }
        done += head->id;
        m_hasNotFound = m_hasNotFound || head->outcome == LookupRow::Outcome::NotFound;
    }
    m_file.close();
    m_rowCount = done.size();
    std::copy_if(ids.cbegin(), ids.cend(), std::back_inserter(m_missing),
                 [&done](qint32 id) { return !done.contains(id); });
    return {};
}

std::optional<Error> ResumeFile::append(const QByteArray &row)
{
    if (!m_file.isOpen()) {
        if (auto error = removeOldRows())
            return error;
        if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            return writeError(m_file.errorString());
    }
    const qint64 size = m_file.size();
    if (m_file.write(row) == row.size())
        return {};
    const QString reason = m_file.errorString();
    m_file.resize(size); // such as on a full disk
    return writeError(reason);
}

std::optional<Error> ResumeFile::removeOldRows()
{
    if (m_oldRows.isEmpty())
        return {};
    if (!m_file.open(QIODevice::ReadOnly))
        return writeError(m_file.errorString());
    QByteArray rows;
    while (!m_file.atEnd()) {
        const qint64 start = m_file.pos();
        const QByteArray line = m_file.readLine(kMaxRow);
        if (line.isEmpty())
            return writeError(m_file.errorString());
        if (!m_oldRows.contains(start))
            rows += line;
    }
    m_file.close();
    m_oldRows.clear();
    return writeUserFile(m_path, rows);
}

Error ResumeFile::writeError(const QString &reason) const
{
    return localStorageError(ErrorCause::None, fileProblem(m_path, reason));
}
