// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/combofield.h"

#include "ui/style/widgethints.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace {

/// An item with the text of the combo box's line edit. It does not report when the text changes: QComboBox
/// would set the text again then, and with that move the cursor and end what can be undone.
class OwnTextItem final : public QStandardItem
{
public:
    explicit OwnTextItem(const QLineEdit &edit)
        : m_edit(edit)
    {
    }

    [[nodiscard]] QVariant data(int role) const override
    {
        return role == Qt::DisplayRole || role == Qt::EditRole ? m_edit.text() : QStandardItem::data(role);
    }

private:
    const QLineEdit &m_edit;
};

} // namespace

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
    connect(this, &QComboBox::editTextChanged, this, &ComboField::updateCurrentItem);
}

/// Otherwise the item that was chosen last would stay the current one, and screen readers would say it.
void ComboField::updateCurrentItem(const QString &text)
{
    int place = findText(text, Qt::MatchExactly | Qt::MatchCaseSensitive);
    auto *items = qobject_cast<QStandardItemModel *>(model());
    if (place < 0) {
        m_ownText = new OwnTextItem(*lineEdit());
        place = count();
        items->appendRow(m_ownText);
    }
    setCurrentIndex(place); // leaves the text alone, which is the same
    if (m_ownText && m_ownText->row() != place) {
        items->removeRow(m_ownText->row());
        m_ownText = nullptr;
    }
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
