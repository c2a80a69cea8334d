// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <optional>

/// An element of DER (X.690), the binary form of certificates and keys.
struct DerElement
{
    quint8 tag = 0;         ///< class, form and number in one byte
    QByteArrayView content; ///< without tag and length
    QByteArrayView whole;   ///< with both
};

namespace der {

inline constexpr quint8 kInteger = 0x02;
inline constexpr quint8 kBitString = 0x03;
inline constexpr quint8 kOctetString = 0x04;
inline constexpr quint8 kObjectIdentifier = 0x06;
inline constexpr quint8 kSequence = 0x30;
inline constexpr quint8 kContext0 = 0xA0; ///< [0], constructed

/// Takes the first element from `data`. `nullopt` if there is none, it is cut off, its length is not
/// definite, or its tag has more than one byte; then `data` does not change.
[[nodiscard]] std::optional<DerElement> take(QByteArrayView &data);
/// Does the same with an element of that tag only.
[[nodiscard]] std::optional<DerElement> take(QByteArrayView &data, quint8 tag);

} // namespace der
