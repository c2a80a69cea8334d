// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/clearbutton.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace {

struct ClearButtonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClearButton)
};

} // namespace

void addClearButton(QLineEdit &edit)
{
    edit.setClearButtonEnabled(true);
    for (auto *button : edit.findChildren<QToolButton *>()) {
        if (button->accessibleName().isEmpty())
            button->setAccessibleName(ClearButtonTexts::tr("Clear text"));
    }
}
