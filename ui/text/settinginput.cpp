// SPDX-License-Identifier: MIT
#include "ui/text/settinginput.h"

#include "text/displaytext.h"

#include <QCoreApplication>

namespace {

struct KeptTexts
{
    Q_DECLARE_TR_FUNCTIONS(SettingInput)
};

} // namespace

QString settingLine(const QString &typed)
{
    return visibleLine(typed).remove(QChar::ReplacementCharacter);
}

QString settingLines(const QString &typed)
{
    return visibleText(typed).remove(QChar::ReplacementCharacter);
}

QString invisibleRemovedText()
{
    return KeptTexts::tr("Invisible characters were removed.");
}

QString tooLongText(qsizetype maximum)
{
    return KeptTexts::tr("This is too long. At most %Ln characters can be kept.", nullptr,
                         static_cast<int>(maximum));
}
