// SPDX-License-Identifier: MIT
#include "ui/connectionform/connectionrow.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>

namespace {

constexpr qsizetype kLongestRowEnvironment = 120;

struct ConnectionListTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionList)
public:
    static QString current() { return tr("Current"); }
    static QString machineWide() { return tr("Machine-wide"); }
    /// Returns the whole row as a text for screen readers.
    static QString spoken(const ConnectionRow &row)
    {
        QStringList parts{row.name, row.environment, row.host, row.user};
        if (row.isMachineWide)
            parts += tr("machine-wide");
        if (row.isCurrent)
            parts += tr("current");
        parts.removeAll(QString());
        return commaSeparated(parts);
    }
};

} // namespace

ConnectionRow connectionRow(const Connection &connection, const QString &currentId)
{
    return {.id = connection.id,
            .name = connectionText(connection),
            .host = displayHost(connection.baseUrl),
            .user = shownName(connection.userName),
            .environment = boundedText(visibleLine(connection.environment), kLongestRowEnvironment),
            .color = connection.environmentColor,
            .isMachineWide = connection.readOnly,
            .isCurrent = !currentId.isEmpty() && connection.id == currentId};
}

ListRow ConnectionRow::listRow() const
{
    if (host.isEmpty())
        return {.kind = ListRow::Kind::Action, .title = name};
    ListRow::Line place{.text = user.isEmpty() ? host : dotSeparated({host, user}),
                        .role = TextRole::Caption,
                        .ink = ListRow::Ink::Dim};
    if (isCurrent)
        place.ends += {.text = ConnectionListTexts::current(), .ink = ListRow::Ink::Normal};
    if (isMachineWide)
        place.ends += {.icon = Icon::Lock, .text = ConnectionListTexts::machineWide()};
    return {.title = name, .ends = {{.badge = environmentBadge(environment, color)}}, .lines = {place}};
}

QVariant ConnectionRow::data(int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return spokenText(ConnectionListTexts::spoken(*this));
    case kIdRole:
        return id;
    case ListRowDelegate::RowRole:
        return QVariant::fromValue(listRow());
    default:
        return {};
    }
}
