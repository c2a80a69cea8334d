// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

/// A horizontal header that shows the CellDelegate::BadgeRole of its sections in place of their titles.
class ResultsHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit ResultsHeader(QWidget *parent = nullptr);

    /// Returns the width in device-independent pixels at which a section shows its whole title or badge.
    [[nodiscard]] int neededWidth(int section) const;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    [[nodiscard]] int indicatorWidth() const;
};
