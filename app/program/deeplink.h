// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QList>
#include <QString>

/// What a link of the program is about. A link fills in and never sends; it names neither a server nor
/// anything secret.
struct DeepLink
{
    /// Of a whole link, in UTF-8: it fits in what one start of the program tells another
    /// (desktop/instancemessage.h).
    static constexpr qsizetype kMaxBytes = 880;

    QString connection; ///< the name of a saved one; whether there is one is not known here
    QList<qint32> ids;  ///< at least one, each once, in the order given

    friend bool operator==(const DeepLink &, const DeepLink &) = default;
};

/// The one grammar: `svc-desktop://lookup?connection=<saved name>&ids=<ids>`, the two in any order, each
/// once, their values percent-encoded UTF-8. Ids are read as a script's are (ids/idlist.h): nothing of
/// them is passed over. All else is refused; text from outside, whoever hands it over.
/// Errors: Input with LinkForeign, LinkTooLong, LinkAction, LinkExtra, LinkIncomplete, LinkCharacter, or
/// LinkIds with what is no id in `detail`.
[[nodiscard]] Result<DeepLink> parseDeepLink(QStringView text);

/// Each of these ids once, in their order. Ends where no link has room for them all: the result does not
/// fit in one then.
[[nodiscard]] QList<qint32> idsForLink(const QList<qint32> &ids);

/// The link that parses to this one. Errors: as parseDeepLink(), LinkTooLong where it does not fit.
[[nodiscard]] Result<QString> deepLinkText(const DeepLink &link);
