// SPDX-License-Identifier: MIT
#include "ui/widgets/views/fittingscrollarea.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/accessiblerole.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QScrollBar>

namespace {

class Rule final : public QWidget
{
public:
    Rule() { setFixedHeight(tokens::kHair); }
    void setShown(bool shown)
    {
        m_shown = shown;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_shown)
            QPainter(this).fillRect(rect(), tokens::of(palette()).line);
    }

private:
    bool m_shown = false;
};

} // namespace

FittingScrollArea::FittingScrollArea(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    // With Qt 6.4, the accessible interface of a scroll area counts the visible scroll bars and does not
    // check indexes. A screen reader that asks for a bar which has just disappeared crashes the program.
    setAccessibleRole(this, QAccessible::Client);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    content->resize(
        content->size()); // otherwise setWidget() computes its size hint, long before it is complete
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

int FittingScrollArea::contentHeight(int width) const
{
    if (!widget())
        return 0;
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
}

QSize FittingScrollArea::sizeHint() const
{
    const int width = widget() ? widget()->sizeHint().width() : 0;
    return {width, contentHeight(width)};
}

QWidget *FittingScrollArea::makeRuleBelow() const
{
    auto *rule = new Rule;
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, rule,
            [rule](int, int maximum) { rule->setShown(maximum > 0); });
    return rule;
}

bool FittingScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        Q_EMIT contentChanged();
    }
    return handled;
}

#include "moc_fittingscrollarea.cpp"
