// SPDX-License-Identifier: MIT
#include "cli/secrets.h"

#include <QByteArray>

#include <cstdio>

namespace {

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
