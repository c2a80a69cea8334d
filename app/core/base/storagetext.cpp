// SPDX-License-Identifier: MIT
#include "base/storagetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace {

struct FileTexts
{
    Q_DECLARE_TR_FUNCTIONS(StorageText)
};

} // namespace

Error localStorageError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = cause;
    error.detail = detail;
    return error;
}

QString withPlaceAside(const QString &sentences, const QString &aside)
{
    //: %1 are whole sentences about a file, %2 is the name under which it is kept from now on.
    return FileTexts::tr("%1 It is kept as %2.").arg(sentences, QFileInfo(aside).fileName());
}

QString fileProblem(const QString &path, const QString &reason)
{
    //: %1 is the path of a file, %2 a sentence about the file.
    return FileTexts::tr("%1: %2").arg(QDir::toNativeSeparators(path), reason);
}
