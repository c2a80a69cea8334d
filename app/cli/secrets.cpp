// SPDX-License-Identifier: MIT
#include "cli/secrets.h"

#include "base/errorsentences.h"
#include "base/headervalue.h"

#include <QByteArray>
#include <QCoreApplication>

#include <cstdio>

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qsizetype kMaxLine = 8192;
constexpr qsizetype kMaxInput = 16 * 1024 * 1024;

QString readLine()
{
    QByteArray line;
    for (int c = std::getc(stdin); c != EOF && c != '\n'; c = std::getc(stdin)) {
        if (line.size() <= kMaxLine)
            line += static_cast<char>(c);
    }
    if (line.endsWith('\r'))
        line.chop(1);
    return QString::fromUtf8(line);
}

Secret take(const char *name)
{
    Secret secret(qEnvironmentVariable(name));
    qunsetenv(name);
    return secret;
}

} // namespace

CliSecrets takeSecretsFromEnvironment()
{
    return {take("SVC_API_KEY"), take("SVC_PASSWORD")};
}

CliSecrets readSecretsFromStdin()
{
    Secret apiKey(readLine());
    Secret password(readLine());
    return {apiKey, password};
}

QString secretsProblem(const CliOptions &options, const CliSecrets &secrets)
{
    if (secrets.apiKey.isEmpty())
        return Texts::tr("There is no API key. Put it into SVC_API_KEY, or use --secrets-stdin.");
    if (const auto error = checkHeaderValue(secrets.apiKey.reveal()))
        return Texts::tr("The API key can't be sent. %1").arg(errorSentences(*error));
    if (options.signsIn() && secrets.password.isEmpty())
        return Texts::tr("There is no password. Put it into SVC_PASSWORD, or use --secrets-stdin.");
    return {};
}

QString readStdin()
{
    QByteArray text;
    char buffer[4096];
    while (const size_t size = std::fread(buffer, 1, sizeof buffer, stdin)) {
        text.append(buffer, static_cast<qsizetype>(size));
        if (text.size() > kMaxInput)
            break;
    }
    return QString::fromUtf8(text);
}
