// SPDX-License-Identifier: MIT
#include "ids/textdecoding.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace {

/// Characters 0x80 to 0x9F. Five of them are not assigned and are kept.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

TextEncoding encodingOf(QStringConverter::Encoding marked)
{
    switch (marked) {
    case QStringConverter::Utf16:
    case QStringConverter::Utf16LE:
        return TextEncoding::Utf16Le;
    case QStringConverter::Utf16BE:
        return TextEncoding::Utf16Be;
    case QStringConverter::Utf32:
    case QStringConverter::Utf32LE:
    case QStringConverter::Utf32BE:
        return TextEncoding::Utf32;
    default:
        return TextEncoding::Utf8;
    }
}

/// Text with digits and separators has zeros in every other byte in UTF-16, whatever its language.
std::optional<QStringConverter::Encoding> unmarkedUtf16(QByteArrayView bytes)
{
    const QByteArrayView sample = bytes.first(std::min<qsizetype>(bytes.size(), 4096));
    qsizetype zeros[2] = {0, 0};
    for (qsizetype i = 0; i < sample.size(); ++i)
        zeros[i % 2] += sample[i] == '\0' ? 1 : 0;
    const qsizetype many = sample.size() / 8;
    if (bytes.size() < 2 || bytes.size() % 2 != 0)
        return {};
    if (zeros[1] > many && zeros[0] == 0)
        return QStringConverter::Utf16LE;
    if (zeros[0] > many && zeros[1] == 0)
        return QStringConverter::Utf16BE;
    return {};
}

QString fromWindows1252(QByteArrayView bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        if (c >= QChar(0x80) && c <= QChar(0x9F))
            c = kWindows1252[c.unicode() - 0x80U];
    }
    return text;
}

} // namespace

Result<DecodedText> decodeText(QByteArrayView bytes)
{
    auto unicode = QStringConverter::encodingForData(bytes);
    if (!unicode)
        unicode = unmarkedUtf16(bytes);
    QStringDecoder decoder(unicode.value_or(QStringConverter::Utf8), QStringConverter::Flag::Stateless);
    QString text = decoder(bytes);
    TextEncoding encoding = encodingOf(unicode.value_or(QStringConverter::Utf8));
    if (!unicode && decoder.hasError()) {
        text = fromWindows1252(bytes);
        encoding = TextEncoding::Windows1252;
    }
    if (text.contains(QChar(u'\0')) || bytes.startsWith("PK\x03\x04"))
        return failure(inputError(ErrorCause::IdFileNotText));
    return DecodedText{text, encoding};
}
