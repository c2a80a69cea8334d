// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectiondelegate.h"

/// Draws a row of SeveralModel: a check box, the name and the environment, and below them the host, the user
/// and the state of the session. A click anywhere on the row checks it.
class SeveralDelegate final : public ConnectionDelegate
{
    Q_OBJECT
public:
    using ConnectionDelegate::ConnectionDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};
