// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringConverter>
#include <QStringList>

/// Secrets that must not appear anywhere, in the forms in which a server may echo them.
namespace canaries {

/// Distinct from all of the project's own texts.
inline const QString apiKey = QStringLiteral("K3y/canary+\"7\\q=Zw");
inline const QString token = QStringLiteral("T0k.canary/Xy+z%41~9==");
inline const QString password = QStringLiteral("Pä55 \"canary\"\\ & <€𝄞>/x");

[[nodiscard]] inline QStringList all()
{
    return {apiKey, token, password};
}

[[nodiscard]] inline QByteArray jsonEscaped(const QString &text)
{
    QByteArray escaped;
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\' || c == u'/')
            escaped.append('\\').append(c.toLatin1());
        else if (c.unicode() < 0x80)
            escaped.append(c.toLatin1());
        else
            escaped.append("\\u" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0'));
    }
    return escaped;
}

[[nodiscard]] inline QByteArray unicodeEscaped(const QString &text)
{
    QByteArray escaped;
    for (const QChar c : text)
        escaped.append("\\u" + QByteArray::number(c.unicode(), 16).toUpper().rightJustified(4, '0'));
    return escaped;
}

struct Form
{
    const char *name;
    QByteArray bytes;     ///< as sent by a peer
    QByteArray revealing; ///< must not remain after redaction
};

[[nodiscard]] inline QList<Form> formsOf(const QString &secret)
{
    const QByteArray utf8 = secret.toUtf8();
    QStringEncoder little(QStringEncoder::Utf16LE);
    QStringEncoder big(QStringEncoder::Utf16BE);
    const QByteArray utf16le = little(secret);
    const QByteArray utf16be = big(secret);
    const QByteArray json = jsonEscaped(secret);
    const QByteArray codes = unicodeEscaped(secret);
    const QByteArray percent = utf8.toPercentEncoding();
    QList<Form> forms{{"raw", utf8, utf8},
                      {"JSON", json, json},
                      {"JSON codes", codes, codes},
                      {"percent", percent, percent},
                      {"percent twice", percent.toPercentEncoding(), percent.toPercentEncoding()},
                      {"percent, in parts", utf8.toPercentEncoding("/+=\""), utf8.toPercentEncoding("/+=\"")},
                      {"UTF-16LE", utf16le, utf16le},
                      {"UTF-16BE", utf16be, utf16be}};
    const char *const names[] = {"Base64", "Base64, second", "Base64, third"};
    for (int before = 0; before < 3; ++before) {
        const QByteArray encoded = (QByteArray(before, 'u') + utf8 + ":tail").toBase64();
        forms.append({names[before], encoded, encoded.mid(4, encoded.size() - 14)});
        const QByteArray safe =
            (QByteArray(before, 'u') + utf8 + ":tail").toBase64(QByteArray::Base64UrlEncoding);
        forms.append({names[before], safe, safe.mid(4, safe.size() - 14)});
    }
    return forms;
}

/// Returns the forms of all canaries that `text` contains.
[[nodiscard]] inline QStringList hits(const QByteArray &text)
{
    QStringList found;
    for (const QString &secret : all()) {
        for (const Form &form : formsOf(secret)) {
            if (text.contains(form.revealing))
                found += QLatin1StringView(form.name) + QStringLiteral(": ") + secret;
        }
    }
    return found;
}

[[nodiscard]] inline QStringList hits(const QString &text)
{
    return hits(text.toUtf8());
}

} // namespace canaries
