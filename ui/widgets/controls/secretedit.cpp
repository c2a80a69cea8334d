// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/secretedit.h"

#include "ui/style/tokens.h"
#include "ui/widgets/controls/iconbutton.h"

#include <QContextMenuEvent>
#include <QKeySequence>
#include <QMenu>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

const QKeySequence kShow(Qt::CTRL | Qt::SHIFT | Qt::Key_P); ///< not Ctrl+H, which hides the program on macOS

/// Hides the text during its own lifetime. QLineEdit copies a selection to the selection clipboard of X11 if
/// the text is shown, whether it was selected with the mouse or with keys.
class Hidden final
{
public:
    explicit Hidden(QLineEdit &edit)
        : m_edit(edit)
        , m_mode(edit.echoMode())
    {
        if (m_mode != QLineEdit::Password)
            m_edit.setEchoMode(QLineEdit::Password);
    }
    ~Hidden()
    {
        if (m_mode != QLineEdit::Password)
            m_edit.setEchoMode(m_mode);
    }
    Hidden(const Hidden &) = delete;
    Hidden &operator=(const Hidden &) = delete;

private:
    QLineEdit &m_edit;
    QLineEdit::EchoMode m_mode;
};

} // namespace

SecretEdit::SecretEdit(const QString &showName, QWidget *parent)
    : QLineEdit(parent)
    , m_show(new IconButton(Icon::Eye, showName, this))
{
    setEchoMode(QLineEdit::Password);
    setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                        Qt::ImhNoAutoUppercase);
    setDragEnabled(false);
    //: What a button does, and its key.
    m_show->setToolTip(tr("%1 (%2)", "a tool tip").arg(showName, kShow.toString(QKeySequence::NativeText)));
    // Without a description the tool tip is said after the name, and with it the name once more.
    m_show->setAccessibleDescription(kShow.toString(QKeySequence::NativeText));

    m_show->setCheckable(true);
    m_show->setCursor(Qt::ArrowCursor);
    m_show->setFocusPolicy(Qt::TabFocus); // a click leaves the cursor where it is
    connect(m_show, &QToolButton::toggled, this, [this](bool shown) {
        setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
        m_show->setShape(shown ? Icon::EyeOff : Icon::Eye);
    });
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (!isModified()) // only setText() leaves it unmodified
            m_show->setChecked(false);
    });
    placeButton();
}

void SecretEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::Cut) ||
        event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->accept();
        return;
    }
    if (QKeySequence(event->keyCombination()) == kShow) {
        m_show->toggle();
        return;
    }
    detectCapsLock(*event);
    const Hidden hidden(*this);
    QLineEdit::keyPressEvent(event);
}

void SecretEdit::detectCapsLock(const QKeyEvent &event)
{
    const QString text = event.text();
    bool on = m_capsLock;
    if (event.key() == Qt::Key_CapsLock && m_capsLock) {
        on = false;
    } else if (text.size() == 1 && text.front().isLetter() &&
               text.front().isUpper() != text.front().isLower()) {
        const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
        on = text.front().isUpper() != shift;
    }
    if (on == m_capsLock)
        return;
    m_capsLock = on;
    Q_EMIT capsLockChanged(on);
}

void SecretEdit::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList allowed = {u"edit-paste"_s, u"edit-delete"_s, u"select-all"_s};
    for (QAction *action : menu->actions()) {
        if (!allowed.contains(action->objectName()))
            menu->removeAction(action);
    }
    menu->popup(event->globalPos());
}

void SecretEdit::mouseReleaseEvent(QMouseEvent *event)
{
    const Hidden hidden(*this);
    QLineEdit::mouseReleaseEvent(event);
}

void SecretEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (m_capsLock) {
        m_capsLock = false;
        Q_EMIT capsLockChanged(false);
    }
}

void SecretEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeButton();
}

void SecretEdit::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        placeButton();
}

void SecretEdit::placeButton()
{
    const QSize size = m_show->sizeHint();
    const int gap = tokens::kSpace4;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    m_show->resize(size);
    m_show->move(mirrored ? gap : width() - size.width() - gap, (height() - size.height()) / 2);
    setTextMargins(mirrored ? size.width() : 0, 0, mirrored ? 0 : size.width(), 0);
}

#include "moc_secretedit.cpp"
