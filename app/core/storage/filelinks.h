// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QString>

/// Functions that return which file to write for a path that may be a symbolic link: `path` itself, or the
/// target of the link, which need not exist. A link is followed once; a link to another link is refused.
/// Links among the folders of a path are always followed.
/// Errors: LocalStorage with the reason in `detail`.

/// For a file at a place that a person has chosen. Follows the links that Linux follows with
/// `fs.protected_symlinks`: in a folder such as /tmp, which is sticky and in which everybody may write, only
/// those of the user and of the owner of the folder.
[[nodiscard]] Result<QString> userFileTarget(const QString &path);

/// For a file of the program's own. Follows a link only if the link and its target belong to the user, and
/// nobody else could have exchanged anything on the way: all folders and their links belong to the user or
/// to root, and a folder in which others may write is sticky. On Windows, where this can't be told,
/// follows none.
[[nodiscard]] Result<QString> privateFileTarget(const QString &path);
