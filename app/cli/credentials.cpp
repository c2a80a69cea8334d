// SPDX-License-Identifier: MIT
#include "cli/credentials.h"

#include "base/errortext.h"
#include "cli/input.h"
#include "credentials/password.h"
#include "json/jsonflatten.h"
#include "json/jsonreader.h"
#include "net/headervalidation.h"
#include "text/composedtext.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct SecretTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qsizetype kMaxLine = 64 * 1024;

/// Returns the text of a variable, which it removes; `nullopt` if it is not valid UTF-8.
std::optional<QString> take(const char *name)
{
    auto text = environmentText(name);
    qunsetenv(name);
    return text;
}

struct SecretLine
{
    QString connection;
    CliCredentials secrets;
};

/// Returns `nullopt` for anything but an object with these texts, so that a misspelt name is not taken for a
/// missing secret.
std::optional<SecretLine> readSecretLine(const QByteArray &line)
{
    if (!line.isValidUtf8() || !JsonReader::open(line))
        return {};
    SecretLine read;
    QString apiKey;
    QString password;
    for (const JsonLeaf &leaf : flattenJson(line)) {
        if (!leaf.isText || leaf.value.isEmpty())
            return {};
        if (leaf.path == "$.connection"_L1)
            read.connection = leaf.value;
        else if (leaf.path == "$.apiKey"_L1)
            apiKey = leaf.value;
        else if (leaf.path == "$.password"_L1)
            password = leaf.value;
        else if (leaf.path == "$.certificatePassword"_L1)
            read.secrets.passwords.certificate = Secret(leaf.value);
        else if (leaf.path == "$.proxyPassword"_L1)
            read.secrets.passwords.proxy = Secret(leaf.value);
        else
            return {};
    }
    read.secrets.apiKey = Secret(apiKey);
    read.secrets.setPassword(password);
    return read.connection.isEmpty() ? std::nullopt : std::optional(read);
}

} // namespace

void CliCredentials::setPassword(const QString &text)
{
    const auto [cleaned, notice] = cleanedPassword(text);
    password = Secret(cleaned);
    passwordNotice = notice;
}

QString takeSecretsFromEnvironment(CliCredentials &secrets)
{
    QStringList texts;
    QString problem;
    for (const char *name :
         {"SVC_API_KEY", "SVC_PASSWORD", "SVC_CERTIFICATE_PASSWORD", "SVC_PROXY_PASSWORD"}) {
        const std::optional<QString> text = take(name);
        if (!text && problem.isEmpty())
            problem = notUtf8(QString::fromLatin1(name));
        texts += text.value_or(QString());
    }
    secrets.apiKey = Secret(texts.at(0));
    secrets.setPassword(texts.at(1));
    secrets.passwords = {Secret(texts.at(2)), Secret(texts.at(3))};
    return problem;
}

QString readSecretsFromStdin(const Connection &connection, CliCredentials &secrets)
{
    const QString option = u"--secrets-stdin"_s;
    QStringList texts;
    const bool hasCertificate = !connection.clientCertificate.isEmpty();
    const bool hasProxyUser = !connection.proxy.user.isEmpty();
    const qsizetype count = 2 + (hasCertificate ? 1 : 0) + (hasProxyUser ? 1 : 0);
    while (texts.size() < count) {
        auto line = readLine(kMaxLine);
        if (!line)
            return u"%1: %2"_s.arg(option, SecretTexts::tr("A line has more than %1 bytes.").arg(kMaxLine));
        // Editors put a byte order mark before UTF-8 text.
        if (const QByteArray mark = "\xEF\xBB\xBF"; texts.isEmpty() && line->startsWith(mark))
            line->remove(0, mark.size());
        const auto text = decodedUtf8(*line);
        if (!text)
            return notUtf8(option);
        texts += *text;
    }
    secrets.apiKey = Secret(texts.at(0));
    secrets.setPassword(texts.at(1));
    if (hasCertificate)
        secrets.passwords.certificate = Secret(texts.at(2));
    if (hasProxyUser)
        secrets.passwords.proxy = Secret(texts.last());
    return {};
}

QString readSecretLinesFromStdin(const QStringList &names, QList<CliCredentials> &secrets)
{
    const QString option = u"--secrets-stdin"_s;
    secrets = QList<CliCredentials>(names.size());
    QList<bool> isGiven(names.size(), false);
    for (qsizetype number = 1; number <= names.size(); ++number) {
        const auto problem = [&](const QString &sentence) {
            return u"%1: %2"_s.arg(
                option, labelledText(SecretTexts::tr("Line %1").arg(QString::number(number)), sentence));
        };
        auto line = readLine(kMaxLine);
        if (!line)
            return problem(SecretTexts::tr("A line has more than %1 bytes.").arg(kMaxLine));
        if (const QByteArray mark = "\xEF\xBB\xBF"; number == 1 && line->startsWith(mark))
            line->remove(0, mark.size());
        const auto read = readSecretLine(*line);
        if (!read)
            return problem(SecretTexts::tr("This is not a JSON object with \"connection\", \"apiKey\", "
                                           "\"password\", \"certificatePassword\" and \"proxyPassword\", of "
                                           "which each --connection has one."));
        const auto isNamed = [&read](const QString &name) {
            return name.compare(read->connection, Qt::CaseInsensitive) == 0;
        };
        const qsizetype place = std::find_if(names.begin(), names.end(), isNamed) - names.begin();
        if (place == names.size())
            return problem(SecretTexts::tr("No --connection has that name."));
        if (std::exchange(isGiven[place], true))
            return problem(SecretTexts::tr("Another line is about the same connection."));
        secrets[place] = read->secrets;
    }
    return {};
}

QString secretsProblem(bool signsIn, const CliCredentials &secrets)
{
    if (secrets.apiKey.isEmpty())
        return SecretTexts::tr("There is no API key. Put it into SVC_API_KEY, or use --secrets-stdin.");
    if (const auto error = checkHeaderValue(secrets.apiKey.reveal(), HeaderSecret::ApiKey))
        return SecretTexts::tr("The API key can't be sent. %1").arg(errorSentences(*error));
    if (signsIn && secrets.password.isEmpty())
        return SecretTexts::tr("There is no password. Put it into SVC_PASSWORD, or use --secrets-stdin.");
    return {};
}
