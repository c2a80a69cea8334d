// SPDX-License-Identifier: MIT
#include "ui/widgets/clearbutton.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ClearButton)
};

} // namespace

void addClearButton(QLineEdit *edit)
{
    edit->setClearButtonEnabled(true);
    for (QToolButton *button : edit->findChildren<QToolButton *>())
        button->setAccessibleName(Words::tr("Clear the text"));
}
