// SPDX-License-Identifier: MIT
#include "connections/der.h"

namespace der {

std::optional<DerElement> take(QByteArrayView &data)
{
    constexpr qsizetype kMaxLengthBytes = 4;
    constexpr int kLongTag = 0x1F;
    constexpr int kLongLength = 0x80;
    if (data.size() < 2 || (uchar(data[0]) & kLongTag) == kLongTag)
        return {};
    qsizetype start = 2;
    qsizetype length = uchar(data[1]);
    if (length >= kLongLength) {
        const qsizetype bytes = length - kLongLength;
        if (bytes == 0 || bytes > kMaxLengthBytes || data.size() < start + bytes)
            return {};
        length = 0;
        for (qsizetype i = 0; i < bytes; ++i)
            length = (length << 8) | uchar(data[start + i]);
        start += bytes;
    }
    if (length > data.size() - start)
        return {};
    const DerElement element{quint8(data[0]), data.sliced(start, length), data.first(start + length)};
    data = data.sliced(start + length);
    return element;
}

std::optional<DerElement> take(QByteArrayView &data, quint8 tag)
{
    return !data.isEmpty() && quint8(data[0]) == tag ? take(data) : std::nullopt;
}

} // namespace der
