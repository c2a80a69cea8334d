// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"

#include <QByteArray>

/// A file of a folder that Bruno has written.
struct BrunoFile
{
    QString path; ///< below the folder, with `/`
    QByteArray content;
};

/// Returns the connections that a collection of Bruno tells: those of each environment, or only of that in
/// the file `chosen`, if it is one. `name` is the name of the collection; it may be empty.
[[nodiscard]] QList<ImportedConnection> readBruno(const QList<BrunoFile> &files, const QString &chosen,
                                                  const QString &name);
