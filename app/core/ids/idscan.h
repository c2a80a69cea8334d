// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <optional>

/// What in a plain text (ids/idtext.h) runs across blanks and separators, found from where it begins.
/// All look ahead a bounded way but urlEnd(). An end is the index behind the last character.

/// Of an amount: `12,50 €`, `1,234.56`, `12.5 %`; after a currency, of the number that follows it.
[[nodiscard]] std::optional<qsizetype> amountEnd(QStringView text, qsizetype start, bool isAfterCurrency);

/// Of a phone number that begins with `+` or `(`.
[[nodiscard]] std::optional<qsizetype> phoneEnd(QStringView text, qsizetype start);

/// Of an IPv6 or hardware address: `fe80::1`, `00:1a:2b:3c:4d:5e`.
[[nodiscard]] std::optional<qsizetype> hexAddressEnd(QStringView text, qsizetype start);

/// Of an address or a path, without the punctuation of the sentence around it.
[[nodiscard]] qsizetype urlEnd(QStringView text, qsizetype start);

/// The id after `/notification/` in an address; empty if there is none.
[[nodiscard]] QStringView urlId(QStringView url);

/// A sign such as `$`, or one of a script that writes it as a letter.
[[nodiscard]] bool isCurrency(QChar c);
