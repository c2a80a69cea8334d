// SPDX-License-Identifier: MIT
#include "ui/window/dropoverlay.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/textlabel.h"

#include <QDropEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr float kVeil = 0.96F; ///< how much of the window the overlay hides

} // namespace

DropOverlay::DropOverlay(std::function<bool(const QMimeData &)> accepts, QWidget *window)
    : QWidget(window)
    , m_accepts(std::move(accepts))
{
    setObjectName(u"dropOverlay"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    window->installEventFilter(this);
    hide();
}

void DropOverlay::makeText()
{
    if (layout())
        return;
    auto *text = plainLabel(tr("Drop to read ids"), TextRole::Title);
    text->setObjectName(u"dropText"_s);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text, 0, Qt::AlignCenter);
}

/// Watches the window's QWindow, which receives the drag wherever it is in the window: a field in it may
/// accept the data, too.
bool DropOverlay::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        if (QWindow *window = parentWidget()->windowHandle(); watched == parentWidget() && window)
            window->installEventFilter(this);
        break;
    case QEvent::DragEnter: {
        const auto *drag = static_cast<QDropEvent *>(event);
        if (!drag->possibleActions().testFlag(Qt::CopyAction) || !m_accepts(*drag->mimeData()))
            break;
        makeText();
        setGeometry(parentWidget()->rect());
        raise();
        show();
        break;
    }
    case QEvent::DragLeave:
    case QEvent::Drop:
        if (watched == parentWidget()->windowHandle())
            hide();
        break;
    case QEvent::Resize:
        setGeometry(parentWidget()->rect());
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void DropOverlay::paintEvent(QPaintEvent *)
{
    const Colors &colors = of(palette());
    QPainter painter(this);
    QColor veil = colors.base;
    veil.setAlphaF(colors.isHigh ? 1 : kVeil);
    painter.fillRect(rect(), veil);
    const QRect text = layout()->itemAt(0)->geometry();
    painter.fillRect(text.adjusted(-kSpace24, -kSpace24, kSpace24, kSpace24),
                     colors.base); // hides what is behind
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.accent, kRing, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(kSpace12, kSpace12, -kSpace12, -kSpace12), kCardRadius,
                            kCardRadius);
}

#include "moc_dropoverlay.cpp"
