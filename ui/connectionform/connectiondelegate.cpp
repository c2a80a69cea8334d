// SPDX-License-Identifier: MIT
#include "ui/connectionform/connectiondelegate.h"

#include "text/composedtext.h"
#include "ui/connectionform/connectionrow.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

struct ConnectionRowTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionList)
public:
    static QString current() { return tr("Current"); }
    static QString machineWide() { return tr("Machine-wide"); }
};

bool isConnection(const QModelIndex &index)
{
    return !index.isValid() || !index.data(ConnectionRow::HostRole).toString().isEmpty();
}

} // namespace

QString ConnectionDelegate::whereAndWho(const QModelIndex &index)
{
    const QString host = index.data(ConnectionRow::HostRole).toString();
    const QString user = index.data(ConnectionRow::UserNameRole).toString();
    return user.isEmpty() ? host : dotSeparated({host, user});
}

void ConnectionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const QFont strong = textFont(TextRole::Strong);
    const QFont caption = textFont(TextRole::Caption);
    RowPainter row(*painter, option);
    row.drawBackground();
    if (!isConnection(index)) {
        row.setLine(option.rect);
        row.drawLeadingText(index.data().toString(), textFont(TextRole::Body),
                            row.inkOf(row.colors().accent));
        return;
    }

    const QRect inner = option.rect.adjusted(0, kSpace8, 0, -kSpace8);
    const int nameHeight = std::max(QFontMetrics(strong).height(), kBadgeHeight);
    row.setLine({inner.left(), inner.top(), inner.width(), nameHeight});
    const QString environment = index.data(ConnectionRow::EnvironmentRole).toString();
    if (!environment.isEmpty()) {
        const auto color = index.data(ConnectionRow::EnvironmentColorRole).toInt();
        row.drawTrailingBadge(environmentBadge(environment, static_cast<EnvironmentColor>(color)));
    }
    row.drawLeadingText(index.data().toString(), strong, row.ink());

    row.setLine({inner.left(), inner.top() + nameHeight, inner.width(), inner.height() - nameHeight});
    if (index.data(ConnectionRow::CurrentRole).toBool())
        row.drawTrailingText(ConnectionRowTexts::current(), caption, row.ink());
    if (index.data(ConnectionRow::MachineWideRole).toBool()) {
        row.drawTrailingText(ConnectionRowTexts::machineWide(), caption, row.dimInk());
        row.drawTrailingIcon(Icon::Lock, row.dimInk());
    }
    row.drawLeadingText(whereAndWho(index), caption, row.dimInk());
}

QSize ConnectionDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (!isConnection(index))
        return {0, std::max(kRowHeight, QFontMetrics(textFont(TextRole::Body)).height() + 2 * kSpace8)};
    const int name = std::max(QFontMetrics(textFont(TextRole::Strong)).height(), kBadgeHeight);
    const int below = QFontMetrics(textFont(TextRole::Caption)).height();
    return {0, kSpace8 + name + kSpace4 + below + kSpace8};
}

#include "moc_connectiondelegate.cpp"
