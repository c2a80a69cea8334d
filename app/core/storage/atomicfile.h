// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

/// Replaces the whole file, or leaves the old one unchanged. Syncs the new content to the disk before the
/// file is renamed to `path`. Only the owner may read the new file (0600). Creates the folder if necessary,
/// with makePrivateFolder()./// Never follows a symbolic link and never replaces a folder, pipe or device.
/// Errors: LocalStorage with the reason in `detail`.
[[nodiscard]] std::optional<Error> writeAtomically(const QString &path, const QByteArray &content);

/// Does the same as writeAtomically(), and also syncs the folder, so that the rename survives a power loss.
/// Without that, the old content may be back afterwards.
[[nodiscard]] std::optional<Error> writeDurably(const QString &path, const QByteArray &content);

/// Does the same as writeAtomically(), unless another program has changed the file since: fails with
/// FileChangedOnDisk if the file exists and its fileDigest() is not `digest`. An empty digest matches every
/// content. The check and the replacement happen under one lock, `<name>.lock` beside the file, which
/// svc-desktop and svc-cli both use. Fails if the lock cannot be acquired within three seconds.
[[nodiscard]] std::optional<Error> writeUnlessChanged(const QString &path, const QByteArray &content,
                                                      const QByteArray &digest);

/// Returns the content of a file or a pipe. Returns an empty array, not an error, if the file does not exist.
/// Errors: LocalStorage with FileNotRead, or with FileDamaged if there are more than `maxSize` bytes.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize);

/// Does the same, but fails for anything that is not a regular file. Reading a pipe might never end.
[[nodiscard]] Result<QByteArray> readRegularFile(const QString &path, qint64 maxSize);

/// Creates the folder if it does not exist; only the owner may use it (0700). Returns whether it is there.
[[nodiscard]] bool makePrivateFolder(const QString &path);

/// Renames a damaged file to `<name>.bad` (or `<name>.bad-2` and so on if that exists) and appends the new
/// name to the detail of `problem`. If `digest` is given, renames the file only if its fileDigest() still
/// matches. Returns `false` if the file was not renamed, for example because another program is writing it.
/// Does not wait for that program.
[[nodiscard]] bool quarantine(const QString &path, Error &problem, const QByteArray &digest = {});

/// Returns the paths of the quarantined copies of `path`: its `.bad` files.
[[nodiscard]] QStringList quarantinedFiles(const QString &path);

/// Deletes a file and its quarantined copies, and checks that they are gone.
/// Errors: LocalStorage with FileNotDeleted.
[[nodiscard]] std::optional<Error> deleteFile(const QString &path);

/// Returns the SHA-256 digest by which writeUnlessChanged() and quarantine() recognize a content.
[[nodiscard]] QByteArray fileDigest(const QByteArray &content);
