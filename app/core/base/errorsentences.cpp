// SPDX-License-Identifier: MIT
#include "base/errorsentences.h"

#include "base/errortext.h"
#include "text/displaytext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct SentenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

QString sentence(const QString &text)
{
    static const QString ends = u".?!。？！؟"_s;
    if (ends.contains(text.back()))
        return text;
    //: What went wrong, as a sentence of its own.
    return SentenceTexts::tr("%1.").arg(text);
}

/// The message but for what only a window has: fields, its Details, results and a session to go on with.
QString message(const Error &error, const QString &inWindow)
{
    if (error.cause == ErrorCause::Required)
        return {};
    if (error.cause == ErrorCause::ResultsFull)
        return SentenceTexts::tr(
            "The answers have reached 512 MiB, so the rest was not looked up. Look it up on its own.");
    if (error.kind == ErrorKind::SessionExpired)
        //: “It” is what the user wants to see or do.
        return SentenceTexts::tr("It takes a new sign-in, or another key.");
    if (error.kind == ErrorKind::RequestRejected && error.status != 401)
        return error.serverMessage.isEmpty() ? SentenceTexts::tr("It gave no reason.") : QString();
    return inWindow;
}

} // namespace

QString errorSentences(const Error &error)
{
    const ErrorText text = describeError(error);
    return onOneLine({text.title, message(error, text.message), visibleLine(error.serverMessage)});
}

QString onOneLine(QStringList texts)
{
    texts.removeAll(QString());
    for (QString &text : texts)
        text = sentence(text);
    QString line = texts.join(u' ');
    // Isolation marks are for screens that mix directions; on a terminal, in a script and in a file they are
    // noise.
    line.remove(QChar(0x2068));
    line.remove(QChar(0x2069));
    return line;
}
