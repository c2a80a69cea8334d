// SPDX-License-Identifier: MIT
#include "cli/output.h"

#include "json/jsonformat.h"
#include "json/jsonwriter.h"
#include "text/displaytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <utility>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxProgress = 79; ///< a longer line would not be replaced but repeated

bool isQuietRun = false;
qsizetype progressWidth = 0; ///< of what is shown in the last line of standard error

void writeToStderr(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
    std::fflush(stderr);
}

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
    static const bool isShown = isTerminal(stdout);
    if (isShown)
        clearProgress();
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
    clearProgress();
    writeToStderr(visibleText(message).toUtf8() + '\n');
}

void writeNotice(const QString &message)
{
    if (!isQuietRun)
        writeMessage(message);
}

void writeProgress(const QString &text)
{
    static const bool isShown = isTerminal(stderr) && qgetenv("TERM") != "dumb";
    if (!isShown || isQuietRun)
        return;
    const QString line = text.left(kMaxProgress);
    const QString blanks(std::max<qsizetype>(0, progressWidth - line.size()), u' ');
    writeToStderr('\r' + (line + blanks).toUtf8());
    progressWidth = line.size();
}

void clearProgress()
{
    if (const qsizetype width = std::exchange(progressWidth, 0); width > 0)
        writeToStderr('\r' + QByteArray(width, ' ') + '\r');
}

void setQuiet(bool isQuiet)
{
    isQuietRun = isQuiet;
}
