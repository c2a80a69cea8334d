// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/combofield.h"

#include "text/composedtext.h"
#include "ui/style/widgethints.h"
#include "ui/widgets/views/announcer.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
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

#if defined(Q_OS_LINUX) && QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
constexpr bool kQtSaysValue = false;
#else
constexpr bool kQtSaysValue = true;
#endif

/// The combo box for screen readers. Before Qt 6.8 Qt gives the value as the name, which Orca replaces by the
/// label. Here the name is the label, and the description begins with the value.
class ComboInterface final : public QAccessibleWidget
{
public:
    explicit ComboInterface(ComboField *combo)
        : QAccessibleWidget(combo, QAccessible::ComboBox)
        , m_combo(combo)
    {
    }

    [[nodiscard]] int childCount() const override { return m_combo->isEditable() ? 2 : 1; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        QWidget *edit = m_combo->lineEdit();
        return QAccessible::queryAccessibleInterface(index == 0 ? m_combo->view() : edit);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child->object() == m_combo->view() ? 0 : child->object() == m_combo->lineEdit() ? 1 : -1;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = m_combo->view()->isVisible();
        state.editable = m_combo->isEditable();
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_combo->spokenValue();
        QString text = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Description || m_combo->isEditable())
            return text; // Orca reads the line edit itself
        return text.isEmpty() ? m_combo->spokenValue() : sentencesText(m_combo->spokenValue(), text);
    }
    [[nodiscard]] QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &action) override
    {
        if (actionNames().contains(action))
            m_combo->view()->isVisible() ? m_combo->hidePopup() : m_combo->showPopup();
    }

private:
    ComboField *m_combo;
};

QAccessibleInterface *makeComboInterface(const QString &, QObject *object)
{
    auto *combo = qobject_cast<ComboField *>(object);
    return combo ? new ComboInterface(combo) : nullptr;
}

} // namespace

ComboField::ComboField(QWidget *parent)
    : QComboBox(parent)
{
    static const bool installed = [] {
        if (!kQtSaysValue)
            QAccessible::installFactory(makeComboInterface);
        return true;
    }();
    Q_UNUSED(installed)
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

QString ComboField::spokenValue() const
{
    const QString spoken = currentData(Qt::AccessibleTextRole).toString();
    return !spoken.isEmpty() ? spoken : currentIndex() < 0 ? placeholderText() : currentText();
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
    if (m_readOnly && (changes || !isEditable())) {
        event->ignore();
        return;
    }
    const int before = currentIndex();
    const QPointer<ComboField> self(this); // what is chosen may close the window
    QComboBox::keyPressEvent(event);
    if (!kQtSaysValue && self && !isEditable() && currentIndex() != before && hasFocus())
        announceChange(*this, spokenValue());
}

void ComboField::mousePressEvent(QMouseEvent *event)
{
    if (m_readOnly)
        event->ignore();
    else
        QComboBox::mousePressEvent(event);
}

#include "moc_combofield.cpp"
