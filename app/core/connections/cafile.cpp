// SPDX-License-Identifier: MIT
#include "connections/cafile.h"

#include <QCoreApplication>
#include <QFile>

namespace {

constexpr qint64 kMaxSize = 1024LL * 1024;

} // namespace

Result<QList<QSslCertificate>> readCaFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(inputError(ErrorCause::CaFile, file.errorString()));
    const QList<QSslCertificate> certificates = QSslCertificate::fromData(file.read(kMaxSize), QSsl::Pem);
    if (certificates.isEmpty())
        return failure(
            inputError(ErrorCause::CaFile, QCoreApplication::translate("CaFile", "It holds none.")));
    return certificates;
}
