// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idfileloader.h"

#include "base/async.h"
#include "storage/atomicfile.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QDir>
#include <QFileInfo>

namespace {

constexpr qsizetype kLongestPath = 1000;

Error notRead(const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileNotRead;
    error.detail = detail;
    return error;
}

Result<IdFile> read(const QString &path)
{
    const QFileInfo info(path);
    const QString shown = boundedText(visibleLine(QDir::toNativeSeparators(path)), kLongestPath);
    if (!info.exists()) // readWholeFile() reads a missing file as an empty one
        return failure(notRead(CommonTexts::tr("%1 is not there.").arg(shown)));
    if (!info.isFile()) // reading a pipe might never end
        return failure(notRead(IdFileLoader::tr("%1 is not a file.").arg(shown)));
    const auto content = readWholeFile(path, IdFile::kMaxBytes);
    if (content)
        return readIdFile(*content);
    if (content.error().cause == ErrorCause::FileDamaged) // the file is too large
        return failure(inputError(ErrorCause::IdTextTooLong));
    return failure(content.error());
}

} // namespace

void IdFileLoader::load(const QString &path)
{
    const quint64 mine = ++m_latest;
    const QString name = shownName(QFileInfo(path).fileName());
    inBackground(
        this, [path] { return read(path); },
        [this, mine, name](const Result<IdFile> &file) {
            if (mine != m_latest)
                return;
            if (file)
                Q_EMIT loaded(*file, name);
            else
                Q_EMIT failed(file.error());
        });
}

#include "moc_idfileloader.cpp"
