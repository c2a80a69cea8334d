// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <numeric>

FlowLayout::FlowLayout(int horizontalSpace, int verticalSpace, Rows rows)
    : m_horizontalSpace(horizontalSpace)
    , m_verticalSpace(verticalSpace)
    , m_rows(rows)
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
    QSize size(0, 0); // a default QSize is (-1, -1)
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? m_horizontalSpace : 0) + hint.width(),
                std::max(size.height(), hint.height())};
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

/// Returns the visible items with the size that each gets. Their positions are not set yet.
std::vector<FlowLayout::Placed> FlowLayout::measuredItems(int width) const
{
    std::vector<Placed> items;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const int own = std::min(item->sizeHint().width(), std::max(width, item->minimumSize().width()));
        const int height = item->hasHeightForWidth() ? item->heightForWidth(own) : item->sizeHint().height();
        items.push_back({item.get(), QRect(0, 0, own, height)});
    }
    return items;
}

/// Returns the widths of as many columns as fit.
std::vector<int> FlowLayout::columnWidths(const std::vector<Placed> &items, int width) const
{
    for (std::size_t count = items.size(); count > 1; --count) {
        std::vector<int> widths(count, 0);
        for (std::size_t i = 0; i < items.size(); ++i)
            widths[i % count] = std::max(widths[i % count], items[i].place.width());
        const int gaps = m_horizontalSpace * static_cast<int>(count - 1);
        if (std::accumulate(widths.begin(), widths.end(), gaps) <= width)
            return widths;
    }
    return {width};
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    std::vector<Placed> items = measuredItems(rect.width());
    if (items.empty())
        return 0;
    const std::vector<int> widths =
        m_rows == Rows::Columns ? columnWidths(items, rect.width()) : std::vector<int>{};
    int left = rect.left();
    int top = rect.top();
    std::size_t rowStart = 0;
    const auto endRow = [&](std::size_t end) {
        int height = 0;
        for (std::size_t i = rowStart; i < end; ++i)
            height = std::max(height, items[i].place.height());
        for (std::size_t i = rowStart; i < end; ++i) {
            const bool centred = items[i].item->alignment().testFlag(Qt::AlignVCenter);
            items[i].place.moveTop(top + (centred ? (height - items[i].place.height()) / 2 : 0));
        }
        rowStart = end;
        left = rect.left();
        return height;
    };
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool full = widths.empty() ? left + items[i].place.width() > rect.left() + rect.width()
                                         : i - rowStart == widths.size();
        if (full && i > rowStart)
            top += endRow(i) + m_verticalSpace;
        items[i].place.moveLeft(left);
        left += (widths.empty() ? items[i].place.width() : widths[i - rowStart]) + m_horizontalSpace;
    }
    const int bottom = top + endRow(items.size());
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    if (apply) {
        for (const Placed &placed : items)
            placed.item->setGeometry(QStyle::visualRect(direction, rect, placed.place));
    }
    return bottom - rect.top();
}

#include "moc_flowlayout.cpp"
