// SPDX-License-Identifier: MIT
#include "ui/lookup/card/markline.h"

#include "results/resultfields.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

MarkLine::MarkLine(QWidget *parent)
    : QWidget(parent)
    , m_done(new Badge(fieldTitle(ResultField::Done)))
    , m_caption(plainLabel(fieldTitle(ResultField::Note), TextRole::Caption)->dim())
    , m_edit(new QLineEdit)
{
    m_done->setObjectName(u"doneState"_s);
    m_done->setContent(doneBadge());
    m_edit->setObjectName(u"note"_s);
    m_edit->setAccessibleName(fieldTitle(ResultField::Note));
    m_edit->setMaxLength(kMaxNote);
    m_edit->installEventFilter(this);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(kSpace12 + ValueText::textInset(), kSpace8, kSpace12, 0); // as the facts below
    line->setSpacing(kSpace8);
    line->addWidget(m_done);
    line->addWidget(m_caption);
    line->addWidget(m_edit, 1);
    refresh();
}

bool MarkLine::isEdited() const
{
    return window()->focusWidget() == m_edit; // also while another window is active
}

void MarkLine::setMark(bool isDone, const QString &note)
{
    m_isDone = isDone;
    m_note = note;
    if (!isEdited() || (m_count == 0 && !m_edit->isModified()))
        beginWith(note, 0);
    refresh();
}

void MarkLine::edit(const QString &note, qsizetype count)
{
    keep();
    beginWith(note, count);
    m_edit->show();
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    refresh();
}

void MarkLine::beginWith(const QString &note, qsizetype count)
{
    m_start = note;
    m_count = count;
    if (m_edit->text() != note || m_edit->isModified())
        m_edit->setText(note);
}

void MarkLine::keep()
{
    const QString note = m_edit->text();
    const qsizetype count = std::exchange(m_count, 0);
    m_edit->setModified(false);
    if (std::exchange(m_start, note) != note)
        Q_EMIT noteEdited(note, count > 0);
}

/// Shows only what there is, and the note while it is edited.
void MarkLine::refresh()
{
    const bool hasNote = isEdited() || !m_edit->text().isEmpty();
    m_done->setVisible(m_isDone);
    m_caption->setText(m_count > 0 ? tr("Note for %Ln selected", nullptr, static_cast<int>(m_count))
                                   : fieldTitle(ResultField::Note));
    describe(m_edit, m_count > 0 ? m_caption->text() : QString());
    m_caption->setVisible(hasNote);
    m_edit->setVisible(hasNote);
    setVisible(m_isDone || hasNote);
}

bool MarkLine::eventFilter(QObject *watched, QEvent *event)
{
    const auto keyOf = [event] { return static_cast<const QKeyEvent *>(event)->key(); };
    const auto isEnd = [](int key) {
        return key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter;
    };
    if (event->type() == QEvent::ShortcutOverride && isEnd(keyOf())) {
        event->accept(); // these keys end nothing but editing
        return true;
    }
    if (event->type() == QEvent::KeyPress && isEnd(keyOf())) {
        if (keyOf() == Qt::Key_Escape)
            beginWith(m_start, 0);
        else
            keep();
        Q_EMIT left();
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<const QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
            keep();
            // The window does not know yet that the field has lost the focus.
            QMetaObject::invokeMethod(
                this, [this] { setMark(m_isDone, m_note); }, Qt::QueuedConnection);
        }
    }
    return QWidget::eventFilter(watched, event);
}

#include "moc_markline.cpp"
