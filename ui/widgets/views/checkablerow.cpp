// SPDX-License-Identifier: MIT
#include "ui/widgets/views/checkablerow.h"

#include "text/composedtext.h"
#include "ui/widgets/views/announcer.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleOptionViewItem>

namespace {

struct CheckableRowTexts
{
    Q_DECLARE_TR_FUNCTIONS(CheckableRow)
public:
    static QString state(bool isChecked)
    {
        //: What a screen reader says of a row with a check box that is checked, or is not.
        return isChecked ? tr("checked") : tr("not checked");
    }
};

bool isToggle(const QEvent &event)
{
    if (event.type() == QEvent::MouseButtonRelease)
        return static_cast<const QMouseEvent &>(event).button() == Qt::LeftButton;
    if (event.type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<const QKeyEvent &>(event).key();
    return key == Qt::Key_Space || key == Qt::Key_Select;
}

} // namespace

QString spokenCheckedRow(const QString &text, bool isChecked)
{
    return spokenText(commaSeparated({text, CheckableRowTexts::state(isChecked)}));
}

bool toggleCheckedRow(const QEvent &event, QAbstractItemModel &model, const QStyleOptionViewItem &option,
                      const QModelIndex &index)
{
    if (!isToggle(event))
        return false;
    const QVariant before = index.data(kCheckedRole);
    if (before.isValid() && option.widget) // before the model says what follows from it
        announceChange(*option.widget, CheckableRowTexts::state(!before.toBool()));
    return model.setData(index, !before.toBool(), kCheckedRole);
}
