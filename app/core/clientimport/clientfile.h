// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "clientimport/importedconnection.h"

#include <QByteArray>
#include <QList>

/// Reads connections from files of this program and of other clients: environments and collections of
/// Postman, environments of Hoppscotch, collections of Bruno. Pure functions but for the last. They run no
/// script and follow no reference to anything else.
///
/// Errors: LocalStorage with FileNotRead or FileDamaged. Files of which nothing can be imported are named,
/// with what to export instead.

/// Reads a single file. `fileName` tells kinds of files apart that look alike; it may be empty.
[[nodiscard]] Result<QList<ImportedConnection>> readClientFile(const QString &fileName,
                                                               const QByteArray &content);

/// Reads a file, or the collection of Bruno to which it belongs. `path` may also be the collection's folder.
/// Reads on the calling thread. Errors name the file.
[[nodiscard]] Result<QList<ImportedConnection>> readImport(const QString &path);
