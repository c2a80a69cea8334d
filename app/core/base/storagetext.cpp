// SPDX-License-Identifier: MIT
#include "base/storagetext.h"

#include "text/displaytext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(StorageText)
};

} // namespace

ErrorText describeStorageError(const Error &error)
{
    switch (error.cause) {
    case ErrorCause::NotReadable:
        return {Words::tr("The keyring could not be read"),
                Words::tr("What is stored there stays as it is. %1").arg(error.detail)};
    case ErrorCause::NotForgotten:
        return {Words::tr("The keyring did not delete the stored secret"),
                //: “It” is an API key or a password.
                Words::tr("It may still be stored. %1").arg(error.detail)};
    case ErrorCause::FileNotRead:
        return {Words::tr("The file could not be read"), error.detail};
    case ErrorCause::FileDamaged:
        return {Words::tr("The file can't be used"),
                error.jsonPath.isEmpty()
                    ? error.detail
                    : Words::tr("%1 is %2.").arg(isolatedText(error.jsonPath), error.detail)};
    case ErrorCause::FileOvertaken:
        return {Words::tr("Another program has changed the file"),
                //: “It” is the file.
                Words::tr("It was left as it is. %1").arg(error.detail)};
    case ErrorCause::FileNotDeleted:
        return {Words::tr("The file could not be deleted"), error.detail};
    case ErrorCause::RunNotRecorded:
        return {Words::tr("The upgrade could not be written down before it starts"),
                //: “It” is the upgrade.
                Words::tr("It is sent only when this computer could still tell of it after a crash. %1")
                    .arg(error.detail)};
    case ErrorCause::RunEndNotRecorded:
        return {Words::tr("The end of the upgrade could not be written down"),
                Words::tr("The next start will not know its result, and the next upgrade there is held back "
                          "until you allow it. %1")
                    .arg(error.detail)};
    case ErrorCause::RunNotKnown:
        return {Words::tr("What was written down of a previous upgrade can't be read"),
                //: “It” is a previous upgrade.
                Words::tr("It may have been one here, and may still be active. %1").arg(error.detail)};
    default:
        break;
    }
    if (error.kind == ErrorKind::Keychain)
        return {Words::tr("The password could not be stored"),
                //: “It” is the password.
                Words::tr("It is kept until you quit. %1").arg(error.detail)};
    return {Words::tr("The file could not be written"), error.detail};
}

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
    return Words::tr("%1 It is kept as %2.").arg(sentences, QFileInfo(aside).fileName());
}

QString fileProblem(const QString &path, const QString &reason)
{
    //: %1 is the path of a file, %2 a sentence about the file.
    return Words::tr("%1: %2").arg(QDir::toNativeSeparators(path), reason);
}
