// SPDX-License-Identifier: MIT
#include "ui/lookup/topline.h"

#include "ui/lookup/ids/identry.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/controls/taborder.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kFieldWidth = 240;      ///< for which the widget before it gives way
constexpr int kFieldLeastWidth = 160; ///< if there is less room, the field has a line of its own

enum TopColumn { kStartColumn, kIdsColumn, kEndColumn };

} // namespace

TopLine::TopLine(IdEntry &ids, QWidget *parent)
    : QWidget(parent)
    , m_ids(ids)
    , m_place(new QWidget)
    , m_end(new QWidget)
    , m_layout(new QGridLayout(this))
{
    setObjectName(u"topLine"_s);
    m_place->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_place->installEventFilter(this);
    setReadAt(&m_ids, m_place);
    m_ids.installEventFilter(this);
    auto *ends = new QHBoxLayout(m_end);
    ends->setContentsMargins(0, 0, 0, 0);
    ends->setSpacing(kSpace8);
    m_layout->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8 + kHair);
    m_layout->setSpacing(kSpace8);
    m_layout->setColumnStretch(kIdsColumn, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    arrange();
}

void TopLine::setEnds(QWidget *start, const QWidgetList &ends)
{
    m_start = start;
    for (QWidget *end : ends)
        m_end->layout()->addWidget(end);
    m_isNarrow.reset();
    arrange();
}

void TopLine::arrange()
{
    m_place->setFixedHeight(m_ids.lineHeight());
    const int others = m_start ? m_start->minimumSizeHint().width() + m_end->sizeHint().width() : 0;
    const int room = width() - others - m_ids.buttonsWidth() - 2 * (kSpace12 + kSpace8);
    const bool isNarrow = m_start && room < textscale::scaled(kFieldLeastWidth);
    if (m_start) {
        const int least = m_start->minimumSizeHint().width();
        const int most = isNarrow ? QWIDGETSIZE_MAX : least + room - textscale::scaled(kFieldWidth);
        m_start->setMaximumWidth(std::max(least, most));
    }
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    for (QWidget *part : {m_start, m_place, m_end}) {
        if (part)
            m_layout->removeWidget(part);
    }
    if (m_start)
        m_layout->addWidget(m_start, 0, kStartColumn, Qt::AlignVCenter);
    m_layout->addWidget(m_end, 0, kEndColumn, Qt::AlignVCenter | Qt::AlignTrailing);
    if (isNarrow)
        m_layout->addWidget(m_place, 1, kStartColumn, 1, kEndColumn + 1);
    else
        m_layout->addWidget(m_place, 0, kIdsColumn);
}

void TopLine::placeIds()
{
    m_ids.placeAt({m_place->mapTo(parentWidget(), QPoint()), m_place->size()});
}

/// The line can be as narrow as the window, since it has two lines then.
QSize TopLine::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

bool TopLine::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void TopLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TopLine::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    placeIds();
}

bool TopLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_place && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        placeIds();
    else if (watched == &m_ids && event->type() == QEvent::FontChange)
        arrange();
    return QWidget::eventFilter(watched, event);
}

void TopLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.fillRect(QRect(0, height() - kHair, width(), kHair), of(palette()).line);
}

#include "moc_topline.cpp"
