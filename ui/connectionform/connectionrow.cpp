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

QVariant ConnectionRow::data(int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return spokenText(ConnectionListTexts::spoken(*this));
    case IdRole:
        return id;
    case HostRole:
        return host;
    case UserNameRole:
        return user;
    case EnvironmentRole:
        return environment;
    case EnvironmentColorRole:
        return static_cast<int>(color);
    case MachineWideRole:
        return isMachineWide;
    case CurrentRole:
        return isCurrent;
    default:
        return {};
    }
}
