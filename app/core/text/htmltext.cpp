// SPDX-License-Identifier: MIT
#include "text/htmltext.h"

#include "text/copytext.h"
#include "text/formulaguard.h"

using namespace Qt::StringLiterals;

QString htmlLine(const QString &text)
{
    return withoutFormula(containedLine(text)).toHtmlEscaped().replace(u'\'', u"&#39;"_s);
}
