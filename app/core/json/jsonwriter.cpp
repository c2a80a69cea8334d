// SPDX-License-Identifier: MIT
#include "json/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

QByteArray quoted(const QString &text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

} // namespace

void JsonWriter::add(QLatin1StringView key, const QString &value)
{
    addJson(key, quoted(value));
}

void JsonWriter::add(QLatin1StringView key, const JsonWriter &object)
{
    addJson(key, object.json());
}

void JsonWriter::add(QLatin1StringView key, const QList<JsonWriter> &objects)
{
    QByteArray list;
    for (const JsonWriter &object : objects)
        list += (list.isEmpty() ? "" : ",") + object.json();
    addJson(key, '[' + list + ']');
}

void JsonWriter::addJson(QLatin1StringView key, const QByteArray &json)
{
    if (!m_fields.isEmpty())
        m_fields += ',';
    m_fields += quoted(QString(key)) + ':' + json;
}
