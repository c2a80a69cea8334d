// SPDX-License-Identifier: MIT
#include "clientimport/hoppscotch.h"

#include "clientimport/clientjson.h"
#include "clientimport/foundrequest.h"
#include "connections/connectionjson.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isHoppscotchEnvironment(const QJsonValue &value)
{
    const QJsonArray variables = value["variables"_L1].toArray();
    return value["variables"_L1].isArray() && value["name"_L1].isString() &&
           std::all_of(variables.begin(), variables.end(),
                       [](const QJsonValue &entry) { return entry["key"_L1].isString(); });
}

} // namespace

bool isHoppscotch(const QJsonValue &value)
{
    if (!value.isArray())
        return isHoppscotchEnvironment(value);
    const QJsonArray environments = value.toArray();
    return !environments.isEmpty() &&
           std::all_of(environments.begin(), environments.end(), isHoppscotchEnvironment);
}

QList<ImportedConnection> readHoppscotch(const QJsonValue &value)
{
    QList<ImportedConnection> connections;
    for (const QJsonValue environment : value.isArray() ? value.toArray() : QJsonArray{value}) {
        Variables variables(Variables::Syntax::Angles);
        for (const QJsonValue entry : environment["variables"_L1].toArray()) {
            QString text;
            for (const QLatin1StringView key : {"currentValue"_L1, "initialValue"_L1, "value"_L1}) {
                if (text.isEmpty())
                    text = jsonText(entry[key]);
            }
            variables.set({entry["key"_L1].toString().trimmed(), text, entry["secret"_L1].toBool()});
        }
        connections += connectionsOf({}, variables, environment["name"_L1].toString());
    }
    return connections.first(std::min(connections.size(), kMaxConnections));
}
