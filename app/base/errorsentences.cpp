// SPDX-License-Identifier: MIT
#include "base/errorsentences.h"

#include "base/displaytext.h"
#include "base/errortext.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

QString sentence(const QString &text)
{
    return text.isEmpty() || text.endsWith(u'.') || text.endsWith(u'?') ? text : text + u'.';
}

} // namespace

QString errorSentences(const Error &error)
{
    const ErrorText text = describeError(error);
    QStringList sentences{sentence(text.title), sentence(text.message),
                          sentence(visibleLine(error.serverMessage))};
    sentences.removeAll(QString());
    QString line = sentences.join(u' ');
    // Isolation marks are for screens that mix directions; on a terminal, in a script and in a file they are
    // noise.
    line.remove(QChar(0x2068));
    line.remove(QChar(0x2069));
    return line;
}
