// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

/// Functions that replace a whole file, or leave the old one unchanged. They sync the new content to the disk
/// before the file is renamed to its name, and only the owner may read it (0600) while it is being written.
/// They never replace a folder, pipe or device. There are two kinds of files:
///
/// - A *private file* is in the program's own folder. Only the owner may read it (0600). Its folder is made
///   if necessary, with makePrivateFolder(). A link is followed as privateFileTarget() says.
/// - A *user's file* is one that a person puts somewhere. It gets the permissions of the file that it
///   replaces, or those that the system gives to a new file there; see FilePermissions. Its folder must
///   exist. A link is followed as userFileTarget() says.
///
/// Errors: LocalStorage with the reason in `detail`.

/// Writes a private file. Also syncs the folder, so that the rename survives a power loss. Without that, the
/// old content may be back afterwards.
[[nodiscard]] std::optional<Error> writePrivateFile(const QString &path, const QByteArray &content);

/// Writes a private file, unless another program has changed it since: fails with FileChangedOnDisk if the
/// file exists and its fileDigest() is not `digest`. An empty digest matches every content. The check and the
/// replacement happen under one lock, `<name>.lock` beside the file, which svc-desktop and svc-cli both use.
/// Fails if the lock cannot be acquired within three seconds. Does not sync the folder.
[[nodiscard]] std::optional<Error>
writePrivateFileUnlessChanged(const QString &path, const QByteArray &content, const QByteArray &digest);

/// Writes a user's file. Does not sync the folder.
[[nodiscard]] std::optional<Error> writeUserFile(const QString &path, const QByteArray &content);

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

/// Deletes a private file and its quarantined copies, and checks that they are gone. Of a link that
/// privateFileTarget() follows, deletes the target, too.
/// Errors: LocalStorage with FileNotDeleted.
[[nodiscard]] std::optional<Error> deleteFile(const QString &path);

/// Returns the SHA-256 digest by which writePrivateFileUnlessChanged() and quarantine() recognize a content.
[[nodiscard]] QByteArray fileDigest(const QByteArray &content);
