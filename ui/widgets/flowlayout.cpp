// SPDX-License-Identifier: MIT
#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

FlowLayout::FlowLayout(int horizontalSpace, int verticalSpace)
    : m_horizontalSpace(horizontalSpace)
    , m_verticalSpace(verticalSpace)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? m_horizontalSpace : 0) + wanted.width(),
                std::max(size.height(), wanted.height())};
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    struct Placed
    {
        QLayoutItem *item;
        int left;
        QSize size;
    };
    std::vector<Placed> row;
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int top = rect.top();
    int left = rect.left();
    int rowHeight = 0;

    const auto endRow = [&] {
        for (const Placed &placed : row) {
            const int middle = placed.item->alignment().testFlag(Qt::AlignVCenter)
                                   ? (rowHeight - placed.size.height()) / 2
                                   : 0;
            const QRect place(QPoint(placed.left, top + middle), placed.size);
            if (apply)
                placed.item->setGeometry(QStyle::visualRect(direction, rect, place));
        }
        row.clear();
    };

    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const int width =
            std::min(item->sizeHint().width(), std::max(rect.width(), item->minimumSize().width()));
        const int height =
            item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        if (!row.empty() && left + width > rect.right() + 1) {
            endRow();
            top += rowHeight + m_verticalSpace;
            left = rect.left();
            rowHeight = 0;
        }
        row.push_back({item.get(), left, {width, height}});
        left += width + m_horizontalSpace;
        rowHeight = std::max(rowHeight, height);
    }
    endRow();
    return top + rowHeight - rect.top();
}
