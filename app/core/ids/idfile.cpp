// SPDX-License-Identifier: MIT
#include "ids/idfile.h"

#include "ids/csvreader.h"

using namespace Qt::StringLiterals;

namespace {

/// Removes and returns the separator of a first line such as `sep=;`, which spreadsheet programs read and
/// write.
QChar takeDeclaredSeparator(QString &text)
{
    if (!text.startsWith("sep="_L1, Qt::CaseInsensitive) || text.size() < 5)
        return {};
    const QChar separator = text[4];
    const qsizetype end = text.indexOf(u'\n');
    text = end < 0 ? QString() : text.sliced(end + 1);
    return separator;
}

} // namespace

Result<IdFile> readIdFile(QByteArrayView bytes)
{
    if (bytes.size() > IdFile::kMaxBytes)
        return failure(inputError(ErrorCause::IdTextTooLong));
    const Result<DecodedText> decoded = decodeText(bytes);
    if (!decoded)
        return failure(decoded.error());

    IdFile file{decoded->text, decoded->encoding, {}};
    QChar separator = takeDeclaredSeparator(file.text);
    if (separator.isNull())
        separator = detectSeparator(file.text, Regularity::Most);
    if (!separator.isNull())
        file.table = readTable(file.text, separator);
    return file;
}
