// SPDX-License-Identifier: MIT
#include "ui/widgets/plainbox.h"

#include "ui/widgets/tokens.h"

#include <QTextDocument>

QPlainTextEdit *makePlainBox(const QString &accessibleName, const QString &objectName, int height)
{
    auto *box = new QPlainTextEdit;
    box->setObjectName(objectName);
    box->setAccessibleName(accessibleName);
    box->setReadOnly(true);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setTabChangesFocus(true);
    box->setUndoRedoEnabled(false);
    box->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    box->viewport()->setAutoFillBackground(false);
    box->document()->setDocumentMargin(tokens::kSpace8);
    box->setFixedHeight(height);
    return box;
}

void fitPlainBox(QPlainTextEdit *box, int most)
{
    const int lines = std::max(2, box->document()->blockCount());
    const int wanted = lines * box->fontMetrics().lineSpacing() + 2 * tokens::kSpace12;
    // A single long line wraps, so its length counts as well.
    const bool isLong = box->document()->characterCount() > tokens::kLineCharacters;
    box->setFixedHeight(isLong ? most : std::min(most, wanted));
}
