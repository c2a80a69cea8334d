// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/scrolldialog.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/fittingscrollarea.h"

#include <QScreen>
#include <QScrollBar>
#include <QShowEvent>
#include <QVBoxLayout>

using namespace tokens;

ScrollDialog::ScrollDialog(QWidget *parent)
    : Dialog(parent)
    , m_message(new MessageBar)
    , m_messageRow(new QWidget)
{
    setWindowModality(Qt::WindowModal);
    auto *row = new QVBoxLayout(m_messageRow);
    row->setContentsMargins(kSpace24, kSpace24, kSpace24, 0);
    row->addWidget(m_message);
    m_messageRow->hide();
    m_message->installEventFilter(this);
}

void ScrollDialog::setContent(QWidget *content, QWidget *buttons)
{
    content->layout()->setContentsMargins(kSpace24, kSpace24, kSpace24, kSpace24);
    m_scroll = new FittingScrollArea(content);
    m_buttons = new QWidget;
    auto *row = new QVBoxLayout(m_buttons);
    row->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace24);
    row->addWidget(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messageRow);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_scroll->makeRuleBelow());
    layout->addWidget(m_buttons);
    connect(m_scroll, &FittingScrollArea::contentChanged, this, &ScrollDialog::fit);
}

void ScrollDialog::moveFocusTo(QWidget *field)
{
    field->setFocus(Qt::OtherFocusReason);
    layout()->activate();
    m_scroll->ensureWidgetVisible(field);
}

void ScrollDialog::showEvent(QShowEvent *event)
{
    if (!event->spontaneous()) {
        resize(textscale::forDialog(*this, {kDialogWidth, 0}));
        fit();
    }
    Dialog::showEvent(event);
}

bool ScrollDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_message &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        m_messageRow->setVisible(event->type() == QEvent::ShowToParent);
    return Dialog::eventFilter(watched, event);
}

/// Makes the dialog as high as its content needs, up to the limit. Never shrinks it, which would be
/// distracting while someone types.
void ScrollDialog::fit()
{
    const int maximum = textscale::forDialog(*this, {0, kDialogMaxHeight}).height();
    // QScrollArea keeps a scroll bar that it shows until the content fits beside it.
    const int beside = width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int needed = m_scroll->contentHeight(beside) + kHair + m_buttons->sizeHint().height();
    const int height = std::min(std::max(needed, this->height()), maximum);
    if (height != this->height())
        resize(width(), height);
}

#include "moc_scrolldialog.cpp"
