// SPDX-License-Identifier: MIT
#include "text/mnemonictext.h"

QString withoutMnemonic(const QString &text)
{
    QString plain = text;
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < plain.size(); at = plain.indexOf(u'&', at)) {
        if (!plain.at(at + 1).isLetterOrNumber())
            at += 2;
        else if (at > 0 && plain.at(at - 1) == u'(' && plain.mid(at + 2, 1) == u")")
            plain.remove(--at, 4); // a letter that is not one of the text
        else
            plain.remove(at, 1);
    }
    return plain;
}
