// SPDX-License-Identifier: MIT
#include "base/errorsentences.h"

#include "base/displaytext.h"
#include "base/errortext.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

QString sentence(const QString &text)
{
    static const QString ends = u".?!。？！؟"_s;
    if (text.isEmpty() || ends.contains(text.back()))
        return text;
    //: What went wrong, as a sentence of its own.
    return Words::tr("%1.").arg(text);
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
