// SPDX-License-Identifier: MIT
#include "contract/answerdigest.h"

#include <QByteArrayView>
#include <QHash>

#include <algorithm>

namespace {

constexpr qsizetype kMaxBody = 16 * 1024;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Paths, times and numbers of requests are single words, so that `/notification/1042` does not name 1042.
bool separatesWords(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || QByteArrayView("\"'`{}[]()<>,;=&?|").contains(c);
}

/// Returns the word without the punctuation around it: `1042` for `#1042.`.
QByteArrayView withoutPunctuation(QByteArrayView word)
{
    while (!word.isEmpty() && QByteArrayView(":#.!*\\").contains(word.front()))
        word = word.sliced(1);
    while (!word.isEmpty() && QByteArrayView(":#.!*\\").contains(word.back()))
        word.chop(1);
    return word;
}

} // namespace

std::size_t answerDigest(qint32 id, int status, const QByteArray &body)
{
    const QByteArray name = QByteArray::number(id);
    const QByteArray code = QByteArray::number(status);
    const QByteArrayView text = QByteArrayView(body).first(std::min(body.size(), kMaxBody));
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
