// SPDX-License-Identifier: MIT
#include "contract/answerdigest.h"

#include <QByteArrayView>
#include <QHash>
#include <QRegularExpression>
#include <QString>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxBody = 16 * 1024;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Returns the part of the body that counts, with a blank for each `\u0027` of JSON: what is escaped so are
/// quotes, brackets and characters beyond ASCII.
QByteArray countedText(const QByteArray &body)
{
    static const QRegularExpression escape(u"\\\\u[0-9A-Fa-f]{4}"_s);
    return QString::fromLatin1(body.left(kMaxBody)).replace(escape, u" "_s).toLatin1();
}

/// Paths, times and numbers of requests are single words, so that `/notification/1042` does not name 1042.
/// Characters beyond ASCII separate, too: they may be quotes, or belong to a language without blanks.
bool separatesWords(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return code <= ' ' || code >= 0x80 || QByteArrayView("\"'`{}[]()<>,;=&?|").contains(c);
}

/// Returns the word without the punctuation around it and a label before a colon: `1042` for `#1042.` and for
/// `ID:1042`.
QByteArrayView withoutPunctuation(QByteArrayView word)
{
    while (!word.isEmpty() && QByteArrayView(":#.!*\\").contains(word.front()))
        word = word.sliced(1);
    while (!word.isEmpty() && QByteArrayView(":#.!*\\").contains(word.back()))
        word.chop(1);
    const auto label = std::find_if_not(word.begin(), word.end(), isLetter);
    return label != word.end() && *label == ':' ? QByteArrayView(label + 1, word.end()) : word;
}

} // namespace

std::size_t answerDigest(qint32 id, int status, const QByteArray &body)
{
    const QByteArray name = QByteArray::number(id);
    const QByteArray code = QByteArray::number(status);
    const QByteArray text = countedText(body);
    QByteArray words = code;
    for (auto first = text.begin(); first != text.end();) {
        const auto last = std::find_if(first, text.end(), separatesWords);
        const QByteArrayView word = withoutPunctuation({first, last});
        if (word == name && word != code)
            return 0;
        if (std::none_of(word.begin(), word.end(), isDigit) && !word.isEmpty())
            words.append(' ').append(word);
        first = std::find_if_not(last, text.end(), separatesWords);
    }
    return std::max<std::size_t>(qHash(words), 1);
}
