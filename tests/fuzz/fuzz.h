// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// Aborts with the input that violated an invariant.
inline void require(bool holds, const char *promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

[[nodiscard]] inline QByteArray inputBytes(const std::uint8_t *data, std::size_t size)
{
    return QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
}

/// Returns UTF-16 code units, including lone surrogates, if the first byte is odd; otherwise UTF-8.
[[nodiscard]] inline QString inputText(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return {};
    const QByteArray rest = inputBytes(data + 1, size - 1);
    if (data[0] % 2 == 0)
        return QString::fromUtf8(rest);
    QString text(rest.size() / 2, Qt::Uninitialized);
    for (qsizetype i = 0; i < text.size(); ++i)
        text[i] = QChar(ushort(uchar(rest[2 * i]) | uchar(rest[2 * i + 1]) << 8));
    return text;
}

/// The entry point that libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
