// SPDX-License-Identifier: MIT
#include "activity/exchangecurl.h"

#include "redaction/secretredactor.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString variableOf(SecretRole role)
{
    switch (role) {
    case SecretRole::ApiKey:
        return u"$SVC_API_KEY"_s;
    case SecretRole::Token:
        return u"$SVC_TOKEN"_s;
    case SecretRole::Password:
        return u"$SVC_PASSWORD"_s;
    }
    Q_UNREACHABLE();
}

/// Returns `text` between double quotes, where a shell still interprets $, `, \ and ".
QString doubleQuoted(const QString &text)
{
    QString quoted;
    for (const QChar c : text) {
        if (u"$`\\\""_s.contains(c))
            quoted += u'\\';
        quoted += c;
    }
    return quoted;
}

/// Returns `text` with a shell variable in place of the last redacted part.
QString withVariable(const QString &text, SecretRole role)
{
    const QString redacted = QString::fromLatin1(kRedacted);
    const qsizetype place = text.lastIndexOf(redacted);
    if (place < 0)
        return shellQuoted(text);
    return u'"' + doubleQuoted(text.left(place)) + variableOf(role) +
           doubleQuoted(text.mid(place + redacted.size())) + u'"';
}

QString headerWord(const ExchangeHeader &header)
{
    const QString line = QString::fromLatin1(header.name) + u": "_s + QString::fromLatin1(header.value);
    return header.secret ? withVariable(line, *header.secret) : shellQuoted(line);
}

QString bodyWord(const ExchangeBody &body)
{
    const QString text = QString::fromUtf8(body.text());
    const QString password = u"\"password\":\"%1\""_s.arg(QString::fromLatin1(kRedacted));
    const qsizetype place = text.indexOf(password);
    if (place < 0)
        return shellQuoted(text);
    const QString before = text.left(place + password.indexOf(u'<'));
    const QString after = text.mid(place + password.size() - 1);
    return shellQuoted(before) + u'"' + variableOf(SecretRole::Password) + u'"' + shellQuoted(after);
}

/// Returns whether curl sets the header itself, or nobody else can have its value: a cookie is of this
/// session.
bool isLeftOut(const QByteArray &name)
{
    const QByteArray known = name.toLower();
    return known == "cookie" || known == "host" || known == "content-length" || known == "connection";
}

} // namespace

QString shellQuoted(const QString &text)
{
    QString quoted = text;
    quoted.remove(QChar(u'\0'));
    quoted.replace(u'\'', u"'\\''"_s);
    return u'\'' + quoted + u'\'';
}

QString exchangeCurl(const Exchange &exchange)
{
    QStringList words{u"curl --include --globoff"_s};
    if (exchange.method != "GET")
        words += u"--request "_s + shellQuoted(QString::fromLatin1(exchange.method));
    for (const ExchangeHeader &header : exchange.requestHeaders) {
        if (!isLeftOut(header.name))
            words += u"--header "_s + headerWord(header);
    }
    if (!exchange.requestBody.text().isEmpty())
        words += u"--data-raw "_s + bodyWord(exchange.requestBody);
    words += shellQuoted(exchange.address);
    return words.join(u" \\\n  "_s);
}
