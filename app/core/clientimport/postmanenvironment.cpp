// SPDX-License-Identifier: MIT
#include "clientimport/postmanenvironment.h"

#include "clientimport/clientjson.h"
#include "clientimport/foundrequest.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

// The mark that it is an environment, `_postman_variable_scope`, is missing in Postman's data dumps.
bool isPostmanEnvironment(const QJsonObject &object)
{
    const QJsonArray values = object["values"_L1].toArray();
    return object["values"_L1].isArray() && !object.contains("item"_L1) &&
           std::all_of(values.begin(), values.end(),
                       [](const QJsonValue &value) { return value.toObject().contains("key"_L1); });
}

QList<ImportedConnection> readPostmanEnvironment(const QJsonObject &object)
{
    Variables variables;
    for (const QJsonValue entry : object["values"_L1].toArray()) {
        const QJsonObject value = entry.toObject();
        if (!value["enabled"_L1].toBool(true))
            continue;
        // Of a secret, Postman writes the type, or only the mark.
        const bool isSecret = value["type"_L1] == "secret"_L1 || value["secret"_L1].toBool();
        variables.set({jsonText(value["key"_L1]).trimmed(), jsonText(value["value"_L1]), isSecret});
    }
    return connectionsOf({}, variables, object["name"_L1].toString());
}
