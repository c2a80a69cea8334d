// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

/// Arranges its items in rows and begins a new row when the width is used up. Each item gets its preferred
/// width and the height that it needs at that width. With Rows::Columns, the items of all rows are aligned in
/// columns. The layout is mirrored in right-to-left layouts.
class FlowLayout final : public QLayout
{
    Q_OBJECT
public:
    /// Whether the items of all rows are aligned.
    enum class Rows { Ragged, Columns };

    /// The spaces between items are in device-independent pixels.
    FlowLayout(int horizontalSpace, int verticalSpace, Rows rows = Rows::Ragged);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Placed
    {
        QLayoutItem *item;
        QRect place;
    };
    [[nodiscard]] std::vector<Placed> measuredItems(int width) const;
    [[nodiscard]] std::vector<int> columnWidths(const std::vector<Placed> &items, int width) const;
    int arrange(const QRect &rect, bool apply) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_horizontalSpace;
    int m_verticalSpace;
    Rows m_rows;
};
