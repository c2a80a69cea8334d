// SPDX-License-Identifier: MIT
#include "ui/connectionform/connectioncombo.h"

#include "text/composedtext.h"
#include "ui/connectionform/connectionrow.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/textlabel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

using namespace tokens;

namespace {

/// Returns whether QComboBox::insertSeparator() has made the item.
bool isSeparator(const QModelIndex &index)
{
    return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1StringView("separator");
}

/// Draws the items of a combo box in its list. The list is as wide as the widest item, within limits.
class ConnectionComboDelegate final : public ListRowDelegate
{
public:
    using ListRowDelegate::ListRowDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (!isSeparator(index)) {
            ListRowDelegate::paint(painter, option, index);
            return;
        }
        painter->save();
        painter->setPen(of(option.palette).line);
        painter->drawLine(option.rect.left() + kSpace12, option.rect.center().y(),
                          option.rect.right() - kSpace12, option.rect.center().y());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (isSeparator(index))
            return {0, kSpace8 + 1};
        return {widthOf(index.data(RowRole).value<ListRow>()),
                ListRowDelegate::sizeHint(option, index).height()};
    }

private:
    [[nodiscard]] static int widthOf(const ListRow &row)
    {
        int name = QFontMetrics(textFont(TextRole::Strong)).horizontalAdvance(row.title);
        const Badge::Content environment = row.ends.value(0).badge.value_or(Badge::Content());
        if (!environment.word.isEmpty())
            name += kSpace12 + Badge::sizeOf(environment).width();
        const QFontMetrics caption(textFont(TextRole::Caption));
        const int place = caption.horizontalAdvance(row.lines.value(0).text);
        // The list has a frame and margins of its own.
        return std::min(std::max(name, place) + 2 * kSpace24, textscale::scaled(kDialogWidth));
    }
};

void setConnection(QComboBox &combo, int item, const Connection &connection)
{
    constexpr int kRow = ListRowDelegate::RowRole;
    combo.setItemData(item, connectionRow(connection).data(kRow), kRow);
    combo.setItemData(item, spokenText(connectionAndEnvironment(connection)), Qt::AccessibleTextRole);
}

} // namespace

void fillConnectionCombo(QComboBox &combo, const QList<Connection> &saved, const Connection &shown)
{
    const QSignalBlocker blocker(combo);
    if (!dynamic_cast<ConnectionComboDelegate *>(combo.itemDelegate()))
        combo.setItemDelegate(new ConnectionComboDelegate(&combo));
    combo.clear();
    const auto add = [&combo](int place, const Connection &connection) {
        combo.insertItem(place, connectionText(connection), connection.id);
        setConnection(combo, place, connection);
    };
    for (const Connection &connection : saved)
        add(combo.count(), connection);
    if (shown.baseUrl.isEmpty()) {
        combo.setCurrentIndex(-1);
        return;
    }
    const bool isSaved = std::any_of(saved.begin(), saved.end(), [&shown](const Connection &connection) {
        return connection.id == shown.id;
    });
    if (!isSaved)
        add(0, shown);
    combo.setCurrentIndex(isSaved ? combo.findData(shown.id) : 0);
}
