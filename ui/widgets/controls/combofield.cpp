// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/combofield.h"

#include "ui/style/widgethints.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyledItemDelegate>

ComboField::ComboField(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    // The default delegate of a combo box does not ask the style how to draw the rows.
    setItemDelegate(new QStyledItemDelegate(this));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
}

void ComboField::allowAnyText()
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setCompleter(nullptr);
}

void ComboField::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setReadOnlyLook(this, readOnly);
    if (lineEdit())
        lineEdit()->setReadOnly(readOnly);
}

void ComboField::showPopup()
{
    if (m_readOnly)
        return;
    view()->setMinimumWidth(view()->sizeHintForColumn(0)); // items may be wider than the combo box
    QComboBox::showPopup();
}

void ComboField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus() && !m_readOnly)
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void ComboField::keyPressEvent(QKeyEvent *event)
{
    const bool changes = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down ||
                         event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (m_readOnly && (changes || !isEditable()))
        event->ignore();
    else
        QComboBox::keyPressEvent(event);
}

void ComboField::mousePressEvent(QMouseEvent *event)
{
    if (m_readOnly)
        event->ignore();
    else
        QComboBox::mousePressEvent(event);
}

#include "moc_combofield.cpp"
