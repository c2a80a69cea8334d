// SPDX-License-Identifier: MIT
#include "storage/filelinks.h"

#include "base/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

struct FileLinksTexts
{
    Q_DECLARE_TR_FUNCTIONS(FileLinks)
};

tl::unexpected<Error> refusal(const QString &path, const QString &reason)
{
    return failure(localStorageError(ErrorCause::None, fileProblem(path, reason)));
}

/// Returns the target of a link, or the path itself.
Result<QString> targetOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isSymLink())
        return path;
    const QString target = info.symLinkTarget();
    if (QFileInfo(target).isSymLink())
        return refusal(path, FileLinksTexts::tr("It is a link to another link."));
    return target;
}

#ifdef Q_OS_UNIX

constexpr int kMaxLinks = 40; ///< as many as Linux follows

/// Returns the facts about a file, a folder or a link itself; `nullopt` if it does not exist.
std::optional<struct stat> factsOf(const QString &path)
{
    struct stat facts = {};
    if (::lstat(QFile::encodeName(path).constData(), &facts) != 0)
        return {};
    return facts;
}

bool isOfUser(const struct stat &facts)
{
    return facts.st_uid == ::geteuid();
}

/// Returns whether somebody other than the user and root may exchange this entry of a folder or, if it is a
/// folder, entries of the user in it.
bool canOthersChange(const struct stat &facts)
{
    if (!isOfUser(facts) && facts.st_uid != 0)
        return true;
    return S_ISDIR(facts.st_mode) && (facts.st_mode & (S_IWGRP | S_IWOTH)) != 0 &&
           (facts.st_mode & S_ISVTX) == 0;
}

/// Returns the first folder or link on the way from the root to `file`, which may be a link itself, that
/// others may change. Empty if there is none.
QString changeableByOthers(const QString &file)
{
    QStringList left = QDir(file).absolutePath().split(u'/', Qt::SkipEmptyParts);
    QString place = u"/"_s;
    for (int links = 0; links <= kMaxLinks;) {
        const auto facts = factsOf(place);
        if (!facts)
            return {};
        if (canOthersChange(*facts))
            return place;
        if (S_ISLNK(facts->st_mode)) {
            ++links;
            left = QFileInfo(place).symLinkTarget().split(u'/', Qt::SkipEmptyParts) + left;
            place = u"/"_s;
        } else if (left.isEmpty()) {
            return {};
        } else if (const QString next = left.takeFirst(); next == ".."_L1) {
            place = QFileInfo(place).path();
        } else if (next != "."_L1) {
            place = QDir(place).filePath(next);
        }
    }
    return place;
}

#endif

} // namespace

Result<QString> userFileTarget(const QString &path)
{
    Result<QString> target = targetOf(path);
#ifdef Q_OS_UNIX
    if (target && *target != path) {
        const auto link = factsOf(path);
        const auto folder = factsOf(QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath());
        constexpr mode_t kShared = S_ISVTX | S_IWOTH;
        const bool isShared = !folder || (folder->st_mode & kShared) == kShared;
        const bool isOfOwner = link && folder && link->st_uid == folder->st_uid;
        if (!link || (isShared && !isOfUser(*link) && !isOfOwner))
            return refusal(path, FileLinksTexts::tr("It is a link that belongs to another user."));
    }
#endif
    return target;
}

Result<QString> privateFileTarget(const QString &path)
{
    Result<QString> target = targetOf(path);
    if (!target || *target == path)
        return target;
#ifdef Q_OS_UNIX
    const auto link = factsOf(path);
    const auto file = factsOf(*target);
    if (!link || !isOfUser(*link))
        return refusal(path, FileLinksTexts::tr("It is a link that belongs to another user."));
    if (file && !isOfUser(*file))
        return refusal(path, FileLinksTexts::tr("It is a link to a file that belongs to another user."));
    if (const QString place = changeableByOthers(path); !place.isEmpty())
        //: %1 is the path of a folder.
        return refusal(
            path, FileLinksTexts::tr("It is a link, and other users can change the folder %1.").arg(place));
    return target;
#else
    return refusal(path, FileLinksTexts::tr("It is a symbolic link."));
#endif
}
