// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/mnemonics.h"

#include "ui/style/platformconventions.h"

#include <QAction>
#include <QMenu>
#include <QSet>

#include <algorithm>

namespace {

enum class LetterKind { None, Plain, Joined, Other };

LetterKind kindOf(QChar letter)
{
    if (!letter.isLetter())
        return LetterKind::None;
    switch (letter.script()) {
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
        return LetterKind::Plain;
    case QChar::Script_Arabic:
    case QChar::Script_Syriac:
    case QChar::Script_Nko:
    case QChar::Script_Mongolian:
        return LetterKind::Joined;
    default:
        return LetterKind::Other;
    }
}

/// Returns the mnemonic in lower case, a null character if there is none.
QChar mnemonicOf(const QString &text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size();
         at = text.indexOf(u'&', at + 2)) {
        if (text.at(at + 1) != u'&')
            return text.at(at + 1).toLower();
    }
    return {};
}

QString withMnemonic(const QString &text, const QSet<QChar> &taken)
{
    const qsizetype tab = text.indexOf(u'\t'); // a count or a key follows
    const qsizetype end = tab < 0 ? text.size() : tab;
    for (qsizetype at = 0; at < end; ++at) {
        if (kindOf(text.at(at)) == LetterKind::Plain && !taken.contains(text.at(at).toLower()))
            return text.first(at) + u'&' + text.sliced(at);
    }
    const bool isJoined = std::any_of(text.begin(), text.begin() + end,
                                      [](QChar letter) { return kindOf(letter) == LetterKind::Joined; });
    for (char16_t letter = u'a'; letter <= u'z' && !isJoined; ++letter) {
        if (!taken.contains(letter))
            return text.first(end) + QStringLiteral("(&%1)").arg(QChar(letter).toUpper()) + text.sliced(end);
    }
    return text;
}

} // namespace

void addMnemonics(QMenu &menu)
{
    if (!platformConventions().hasMnemonics)
        return;
    QSet<QChar> taken;
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions)
        taken += mnemonicOf(action->text());
    for (QAction *action : actions) {
        if (action->isSeparator() || !mnemonicOf(action->text()).isNull())
            continue;
        action->setText(withMnemonic(action->text(), taken));
        taken += mnemonicOf(action->text());
    }
}
