// SPDX-License-Identifier: MIT
#include "cli/output.h"

#include "json/jsonformat.h"
#include "json/jsonwriter.h"
#include "text/displaytext.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

bool isQuietRun = false;

QByteArray statusJson(int status)
{
    return status > 0 ? QByteArray::number(status) : QByteArray("null");
}

} // namespace

QByteArray reportJson(const UpgradeReport &report)
{
    const QString message = report.error ? reportSentences(report) : report.answer;
    return compactJson("{\"outcome\":" + jsonString(outcomeName(report.outcome)) +
                       ",\"status\":" + statusJson(report.status) +
                       ",\"delivery\":" + jsonString(deliveryName(report.delivery)) +
                       ",\"durationMs\":" + QByteArray::number(qint64(report.duration.count())) +
                       ",\"message\":" + jsonString(message) + '}');
}

bool isTerminal(FILE *stream)
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

bool writeData(const QByteArray &bytes)
{
    return std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout) ==
               static_cast<size_t>(bytes.size()) &&
           std::fflush(stdout) == 0;
}

ExitCode writeResult(const QByteArray &bytes)
{
    if (writeData(bytes))
        return ExitCode::Success;
    if (errno == EPIPE)
        return ExitCode::NotRead;
    writeMessage(QCoreApplication::translate("Cli", "The result could not be written to standard output."));
    return ExitCode::LocalStorage;
}

void writeMessage(const QString &message)
{
    const QByteArray bytes = visibleText(message).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
}

void writeNotice(const QString &message)
{
    if (!isQuietRun)
        writeMessage(message);
}

void setQuiet(bool isQuiet)
{
    isQuietRun = isQuiet;
}
