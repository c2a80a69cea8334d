// SPDX-License-Identifier: MIT
#include "cli/output.h"

#include "base/displaytext.h"
#include "base/errortext.h"
#include "contract/notification.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

QByteArray jsonString(const QString &text)
{
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
}

QByteArray statusJson(int status)
{
    return status > 0 ? QByteArray::number(status) : QByteArray("null");
}

QByteArray errorJson(const Error &error)
{
    return "{\"kind\":" + jsonString(errorKindName(error.kind)) + ",\"status\":" + statusJson(error.status) +
           ",\"message\":" + jsonString(errorSentences(error)) + '}';
}

QString sentence(const QString &text)
{
    return text.isEmpty() || text.endsWith(u'.') || text.endsWith(u'?') ? text : text + u'.';
}

} // namespace

QString errorSentences(const Error &error)
{
    const ErrorText text = describeError(error);
    QStringList sentences{sentence(text.title), sentence(text.message),
                          sentence(visibleLine(error.serverMessage))};
    sentences.removeAll(QString());
    QString line = sentences.join(u' ');
    // Isolation marks are for screens that mix directions; on a terminal and in a script they are noise.
    line.remove(QChar(0x2068));
    line.remove(QChar(0x2069));
    return line;
}

QByteArray rowJson(const LookupRow &row)
{
    return "{\"id\":" + QByteArray::number(row.id) + ",\"outcome\":" + jsonString(outcomeName(row.outcome)) +
           ",\"error\":" + (row.error ? errorJson(*row.error) : QByteArray("null")) + ",\"notification\":" +
           (row.notification ? notificationJson(*row.notification) : QByteArray("null")) + ",\"fetchedAt\":" +
           (row.fetchedAt.isValid() ? jsonString(row.fetchedAt.toString(Qt::ISODateWithMs))
                                    : QByteArray("null")) +
           '}';
}

QByteArray reportJson(const UpgradeReport &report)
{
    const QString message = report.error ? errorSentences(*report.error) : report.answer;
    return "{\"outcome\":" + jsonString(outcomeName(report.outcome)) +
           ",\"status\":" + statusJson(report.status) +
           ",\"delivery\":" + jsonString(deliveryName(report.delivery)) +
           ",\"durationMs\":" + QByteArray::number(qint64(report.duration.count())) +
           ",\"message\":" + jsonString(message) + '}';
}

bool writeData(const QByteArray &bytes)
{
    return std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout) ==
               static_cast<size_t>(bytes.size()) &&
           std::fflush(stdout) == 0;
}

void writeMessage(const QString &message)
{
    const QByteArray bytes = message.toLocal8Bit() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
}
