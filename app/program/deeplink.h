// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QString>

/// The content of a link to the program. Opening a link only fills in fields and never sends anything. A link
/// contains no secret. Its host and data source are only compared with those of the saved connections
/// (program/linktarget.h).
struct DeepLink
{
    /// Maximum length of a whole link in UTF-8, so that it fits into a message between two instances of the
    /// program (desktop/instancemessage.h).
    static constexpr qsizetype kMaxBytes = 880;

    QString connection; ///< name of a saved connection, which may not exist; may be empty
    QString host;       ///< in the form of displayHost(); may be empty
    QString dataSource; ///< may be empty
    QList<qint32> ids;  ///< at least one; without duplicates, in the given order

    friend bool operator==(const DeepLink &, const DeepLink &) = default;
};

/// Parses a link of the form `svc-desktop://lookup?ids=<ids>`, with the optional parameters
/// `connection=<saved name>`, `host=<host>` and `source=<data source>`. Each parameter occurs at most once,
/// in any order, with percent-encoded UTF-8, and is not empty. The ids are parsed like those of a script
/// (ids/idlist.h). What other programs do to links is understood: scheme and host in other letters, a slash
/// before the question mark, `&amp;` between parameters and `&` at the end. Anything else is refused, since
/// links come from untrusted sources.
/// Errors: Input with LinkForeign, LinkTooLong, LinkAction, LinkExtra, LinkIncomplete, LinkCharacter, or
/// LinkIds with the invalid part in `detail`.
[[nodiscard]] Result<DeepLink> parseDeepLink(QStringView text);

/// Returns the ids without duplicates, in their order. Stops early if no link can contain them all;
/// deepLinkText() then fails with LinkTooLong.
[[nodiscard]] QList<qint32> idsForLink(const QList<qint32> &ids);

/// Returns the text of a link. parseDeepLink() returns the same link for it. Errors: as for parseDeepLink();
/// LinkTooLong if it does not fit.
[[nodiscard]] Result<QString> deepLinkText(const DeepLink &link);
