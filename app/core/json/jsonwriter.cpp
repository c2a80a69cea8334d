// SPDX-License-Identifier: MIT
#include "json/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

QByteArray jsonString(const QString &text)
{
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
}

void JsonWriter::add(QLatin1StringView key, const QString &value)
{
    addJson(key, jsonString(value));
}

void JsonWriter::add(QLatin1StringView key, const QDateTime &time)
{
    if (time.isValid())
        add(key, time.toUTC().toString(Qt::ISODateWithMs));
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
    m_fields += jsonString(QString(key)) + ':' + json;
}
