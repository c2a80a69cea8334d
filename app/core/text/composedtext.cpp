// SPDX-License-Identifier: MIT
#include "text/composedtext.h"

#include "text/displaytext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ComposedTexts
{
    Q_DECLARE_TR_FUNCTIONS(ComposedText)
};

/// Returns whether a sentence ends like a question or with its full stop.
bool isEnded(const QString &sentence)
{
    static const QString ends = u".?!…。？！؟"_s;
    return !sentence.isEmpty() && ends.contains(sentence.back());
}

} // namespace

QString labelledText(const QString &label, const QString &value)
{
    //: A fact: %1 is its name, such as “Partition”, %2 its value.
    return ComposedTexts::tr("%1: %2").arg(label, value);
}

QString changedText(const QString &label, const QString &before, const QString &after)
{
    //: A change: %1 is the name of a field, %2 its value before, %3 its value after.
    return ComposedTexts::tr("%1: %2 → %3").arg(label, before, after);
}

QString bracketedText(const QString &text, const QString &addition)
{
    //: %2 adds to %1: “Jane Doe (jdoe)”, “Import automation (14)”.
    return ComposedTexts::tr("%1 (%2)").arg(text, addition);
}

QString dotSeparated(const QStringList &parts)
{
    //: Parts facts on one line: “9 found · 3 not found”, “api.example.com · jdoe”.
    return parts.join(ComposedTexts::tr(" · "));
}

QString commaSeparated(const QStringList &parts)
{
    //: Parts the elements of a list: “1042, 1043”, and what a screen reader says of a row.
    return parts.join(ComposedTexts::tr(", "));
}

QString spokenText(const QString &text)
{
    return withoutDirectionMarks(text).replace(dotSeparated({{}, {}}), commaSeparated({{}, {}}));
}

QString paragraphs(QStringList texts)
{
    texts.removeAll(QString());
    return texts.join(u'\n');
}

QString sentenceText(const QString &sentence)
{
    if (isEnded(sentence))
        return sentence;
    //: %1 is a sentence without its full stop.
    return ComposedTexts::tr("%1.").arg(sentence);
}

QString sentencesText(const QString &first, const QString &others)
{
    if (isEnded(first))
        return first + u' ' + others;
    //: %1 is a sentence without its full stop, %2 are complete sentences.
    return ComposedTexts::tr("%1. %2").arg(first, others);
}
