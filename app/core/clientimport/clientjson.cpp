// SPDX-License-Identifier: MIT
#include "clientimport/clientjson.h"

#include "base/errortext.h"
#include "clientimport/importedconnection.h"
#include "json/jsontokenizer.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

struct ClientJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

bool isTooDeep(QByteArrayView json)
{
    int depth = 0;
    JsonTokenizer tokens(json);
    for (JsonToken token = tokens.next(); token.kind != JsonToken::Kind::End; token = tokens.next()) {
        if (token.opensContainer() && ++depth > kMaxImportDepth)
            return true;
        if (token.closesContainer())
            --depth;
    }
    return false;
}

} // namespace

Error importError(const QString &reason)
{
    return localStorageError(ErrorCause::FileDamaged, reason);
}

Result<QJsonValue> parseClientJson(const QByteArray &json)
{
    if (json.size() > kMaxImportSize)
        return failure(importError(fileTooLargeText()));
    if (isTooDeep(json))
        return failure(
            importError(ClientJsonTexts::tr("It is nested more than %1 levels deep.").arg(kMaxImportDepth)));
    QJsonParseError problem;
    const bool hasMark = json.startsWith("\xEF\xBB\xBF");
    const QJsonDocument document = QJsonDocument::fromJson(hasMark ? json.sliced(3) : json, &problem);
    if (document.isArray())
        return document.array();
    if (document.isObject())
        return document.object();
    return failure(importError(ClientJsonTexts::tr("It is not JSON: %1.").arg(problem.errorString())));
}

QString jsonText(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Double:
    case QJsonValue::Bool:
        return value.toVariant().toString();
    default:
        return {};
    }
}
