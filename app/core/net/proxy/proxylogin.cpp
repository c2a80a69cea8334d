// SPDX-License-Identifier: MIT
#include "net/proxy/proxylogin.h"

#include "text/displaytext.h"

#include <QCryptographicHash>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

bool isSchemeCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

/// Splits at the commas that are not quoted.
QList<QByteArray> listItems(const QByteArray &header)
{
    QList<QByteArray> items(1);
    bool isQuoted = false;
    for (qsizetype i = 0; i < header.size(); ++i) {
        const char c = header[i];
        if (c == ',' && !isQuoted) {
            items.append(QByteArray());
            continue;
        }
        items.last() += c;
        if (c == '\\' && isQuoted && i + 1 < header.size())
            items.last() += header[++i];
        else if (c == '"')
            isQuoted = !isQuoted;
    }
    for (QByteArray &item : items)
        item = item.trimmed();
    items.removeAll(QByteArray());
    return items;
}

QByteArray unquoted(const QByteArray &value)
{
    if (!value.startsWith('"'))
        return value;
    QByteArray text;
    for (qsizetype i = 1; i < value.size() && value[i] != '"'; ++i) {
        if (value[i] == '\\' && i + 1 < value.size())
            ++i;
        text += value[i];
    }
    return text;
}

QByteArray quoted(QByteArray text)
{
    return '"' + text.replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

void addParameter(ProxyChallenge &challenge, const QByteArray &text)
{
    const qsizetype equals = text.indexOf('=');
    if (equals > 0)
        challenge.parameters.append(
            {text.left(equals).trimmed().toLower(), unquoted(text.mid(equals + 1).trimmed())});
}

bool isScheme(const ProxyChallenge &challenge, const char *name)
{
    return challenge.scheme.compare(name, Qt::CaseInsensitive) == 0;
}

QByteArray parameter(const ProxyChallenge &challenge, const QByteArray &name)
{
    const auto found = std::find_if(challenge.parameters.begin(), challenge.parameters.end(),
                                    [&name](const auto &pair) { return pair.first == name; });
    return found == challenge.parameters.end() ? QByteArray() : found->second;
}

struct DigestAlgorithm
{
    QCryptographicHash::Algorithm hash;
    bool isSession;
};

/// Returns `nullopt` if this program can't answer the challenge.
std::optional<DigestAlgorithm> digestAlgorithm(const ProxyChallenge &challenge)
{
    if (!isScheme(challenge, "Digest") || parameter(challenge, "nonce").isEmpty())
        return {};
    const QByteArray qop = parameter(challenge, "qop").toLower();
    if (!qop.isEmpty() && !listItems(qop).contains("auth"))
        return {};
    const QByteArray algorithm = parameter(challenge, "algorithm").toLower();
    if (algorithm == "sha-256" || algorithm == "sha-256-sess")
        return DigestAlgorithm{QCryptographicHash::Sha256, algorithm.endsWith("-sess")};
    if (algorithm.isEmpty() || algorithm == "md5" || algorithm == "md5-sess")
        return DigestAlgorithm{QCryptographicHash::Md5, algorithm.endsWith("-sess")};
    return {};
}

QByteArray digest(const ProxyChallenge &challenge, const DigestAlgorithm &algorithm,
                  const QByteArray &authority, const QByteArray &user, const QByteArray &password,
                  const QByteArray &clientNonce)
{
    const auto hash = [&algorithm](const QByteArray &text) {
        return QCryptographicHash::hash(text, algorithm.hash).toHex();
    };
    const QByteArray realm = parameter(challenge, "realm");
    const QByteArray nonce = parameter(challenge, "nonce");
    const bool hasQop = !parameter(challenge, "qop").isEmpty();
    const QByteArray count = "00000001"; // each tunnel asks for a nonce of its own
    QByteArray login = hash(user + ':' + realm + ':' + password);
    if (algorithm.isSession)
        login = hash(login + ':' + nonce + ':' + clientNonce);
    const QByteArray request = hash("CONNECT:" + authority);
    const QByteArray between = hasQop ? nonce + ':' + count + ':' + clientNonce + ":auth" : nonce;
    QByteArray value = "Digest username=" + quoted(user) + ", realm=" + quoted(realm) +
                       ", nonce=" + quoted(nonce) + ", uri=" + quoted(authority) +
                       ", response=" + quoted(hash(login + ':' + between + ':' + request));
    if (const QByteArray name = parameter(challenge, "algorithm"); !name.isEmpty())
        value += ", algorithm=" + name;
    if (const QByteArray opaque = parameter(challenge, "opaque"); !opaque.isEmpty())
        value += ", opaque=" + quoted(opaque);
    if (hasQop || algorithm.isSession)
        value += ", cnonce=" + quoted(clientNonce);
    if (hasQop)
        value += ", qop=auth, nc=" + count;
    return value;
}

/// Returns why none of the challenges can be answered.
Error unknownSchemes(const QList<ProxyChallenge> &challenges)
{
    QStringList names;
    bool isOfWindows = false;
    for (const ProxyChallenge &challenge : challenges) {
        const bool isKerberos = isScheme(challenge, "Negotiate") || isScheme(challenge, "Kerberos");
        isOfWindows = isOfWindows || isKerberos || isScheme(challenge, "NTLM");
        const QString name = isKerberos ? u"Kerberos"_s : QString::fromLatin1(challenge.scheme);
        if (!names.contains(name))
            names += name;
    }
    Error error;
    error.kind = ErrorKind::Proxy;
    error.cause = isOfWindows ? ErrorCause::ProxyWindowsLogin : ErrorCause::ProxyLoginUnknown;
    error.detail = boundedText(visibleLine(names.join(u", "_s)), 100);
    return error;
}

} // namespace

QList<ProxyChallenge> proxyChallenges(const QByteArray &header)
{
    QList<ProxyChallenge> challenges;
    for (const QByteArray &item : listItems(header)) {
        const auto end = std::find_if_not(item.begin(), item.end(), isSchemeCharacter);
        const qsizetype length = end - item.begin();
        const QByteArray rest = item.mid(length).trimmed();
        if (rest.startsWith('=') && !challenges.isEmpty()) {
            addParameter(challenges.last(), item);
        } else if (length > 0 && !rest.startsWith('=')) {
            challenges.append({item.left(length), {}});
            addParameter(challenges.last(), rest);
        }
    }
    return challenges;
}

Result<QByteArray> proxyAuthorization(const QList<ProxyChallenge> &challenges, const QByteArray &authority,
                                      const QString &user, const QString &password,
                                      const QByteArray &clientNonce)
{
    const ProxyChallenge *best = nullptr;
    std::optional<DigestAlgorithm> bestDigest;
    for (const ProxyChallenge &challenge : challenges) {
        const auto algorithm = digestAlgorithm(challenge);
        const bool isStronger = algorithm && (!bestDigest || (bestDigest->hash == QCryptographicHash::Md5 &&
                                                              algorithm->hash == QCryptographicHash::Sha256));
        // A user name with a colon can't be told from its password in Basic.
        const bool isBasic = isScheme(challenge, "Basic") && !best && !user.contains(u':');
        if (isStronger || isBasic) {
            best = &challenge;
            bestDigest = algorithm;
        }
    }
    if (!best)
        return failure(unknownSchemes(challenges));
    if (user.isEmpty()) {
        Error error;
        error.kind = ErrorKind::Proxy;
        error.cause = ErrorCause::ProxyLoginNeeded;
        return failure(error);
    }
    const QByteArray userName = user.toUtf8();
    if (!bestDigest)
        return "Basic " + (userName + ':' + password.toUtf8()).toBase64();
    return digest(*best, *bestDigest, authority, userName, password.toUtf8(), clientNonce);
}
