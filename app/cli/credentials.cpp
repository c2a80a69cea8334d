// SPDX-License-Identifier: MIT
#include "cli/credentials.h"

#include "base/errortext.h"
#include "cli/input.h"
#include "net/headervalidation.h"

#include <QByteArray>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct SecretTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qsizetype kMaxLine = 64 * 1024;

QString take(const char *name, Secret &secret)
{
    const auto text = environmentText(name);
    qunsetenv(name);
    if (!text)
        return notUtf8(QLatin1StringView(name));
    secret = Secret(*text);
    return {};
}

} // namespace

QString takeSecretsFromEnvironment(CliCredentials &secrets)
{
    const QString problems[]{take("SVC_API_KEY", secrets.apiKey), take("SVC_PASSWORD", secrets.password)};
    return problems[0].isEmpty() ? problems[1] : problems[0];
}

QString readSecretsFromStdin(CliCredentials &secrets)
{
    const QString option = u"--secrets-stdin"_s;
    for (Secret *secret : {&secrets.apiKey, &secrets.password}) {
        auto line = readLine(kMaxLine);
        if (!line)
            return u"%1: %2"_s.arg(option, SecretTexts::tr("A line has more than %1 bytes.").arg(kMaxLine));
        // Editors put a byte order mark before UTF-8 text. No API key begins with one, but a password may.
        if (const QByteArray mark = "\xEF\xBB\xBF"; secret == &secrets.apiKey && line->startsWith(mark))
            line->remove(0, mark.size());
        const auto text = exactText(*line);
        if (!text)
            return notUtf8(option);
        *secret = Secret(*text);
    }
    return {};
}

QString secretsProblem(const CliOptions &options, const CliCredentials &secrets)
{
    if (secrets.apiKey.isEmpty())
        return SecretTexts::tr("There is no API key. Put it into SVC_API_KEY, or use --secrets-stdin.");
    if (const auto error = checkHeaderValue(secrets.apiKey.reveal()))
        return SecretTexts::tr("The API key can't be sent. %1").arg(errorSentences(*error));
    if (options.signsIn() && secrets.password.isEmpty())
        return SecretTexts::tr("There is no password. Put it into SVC_PASSWORD, or use --secrets-stdin.");
    return {};
}
