// SPDX-License-Identifier: MIT
#include "credentials/password.h"

#include "text/composedtext.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

struct PasswordTexts
{
    Q_DECLARE_TR_FUNCTIONS(Password)
};

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == u'\u0085' || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

bool isRemoved(QChar c)
{
    return c.category() == QChar::Other_Control || isLineBreak(c) || c == u'\u200B' || c == u'\u2060' ||
           c == u'\uFEFF';
}

QString nameOf(QChar c)
{
    if (isLineBreak(c))
        return PasswordTexts::tr("line break");
    if (c == u'\t')
        return PasswordTexts::tr("tab");
    return u"U+%1"_s.arg(c.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

} // namespace

CleanedPassword cleanedPassword(const QString &typed)
{
    CleanedPassword cleaned;
    QStringList names;
    qsizetype lineBreaks = -typed.count("\r\n"_L1); // each of them is one
    bool areLineBreaks = true;
    for (const QChar c : typed) {
        if (!isRemoved(c)) {
            cleaned.text += c;
            continue;
        }
        if (isLineBreak(c))
            ++lineBreaks;
        else
            areLineBreaks = false;
        if (const QString name = nameOf(c); !names.contains(name))
            names += name;
    }
    if (names.isEmpty())
        return cleaned;
    if (!areLineBreaks)
        cleaned.notice = PasswordTexts::tr("Invisible characters were removed from the password (%1).")
                             .arg(commaSeparated(names));
    else if (lineBreaks == 1)
        cleaned.notice = PasswordTexts::tr("A line break was removed from the password.");
    else
        cleaned.notice = PasswordTexts::tr("Line breaks were removed from the password.");
    return cleaned;
}
