// SPDX-License-Identifier: MIT
#include "cli/input.h"

#include "base/errortext.h"
#include "storage/atomicfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringDecoder>

#include <cerrno>
#include <cstdio>

using namespace Qt::StringLiterals;

std::optional<QString> decodedUtf8(const QByteArray &utf8)
{
    if (!utf8.isValidUtf8())
        return {};
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decode(utf8);
}

std::optional<QString> environmentText(const char *name)
{
#ifdef Q_OS_WIN
    const QString text = qEnvironmentVariable(name);
    return text.isValidUtf16() ? std::optional(text) : std::nullopt;
#else
    return decodedUtf8(qgetenv(name));
#endif
}

QString firstInvalidArgument(const char *const *arguments)
{
#ifdef Q_OS_WIN // whose arguments are UTF-16
    Q_UNUSED(arguments)
    for (const QString &argument : QCoreApplication::arguments()) {
        if (!argument.isValidUtf16())
            return argument;
    }
#else
    for (; *arguments; ++arguments) {
        if (!QByteArrayView(*arguments).isValidUtf8())
            return QString::fromUtf8(*arguments);
    }
#endif
    return {};
}

QString notUtf8(const QString &what)
{
    return u"%1: %2"_s.arg(
        what, QCoreApplication::translate("Cli", "This is not valid UTF-8, so it can't be used."));
}

std::optional<QByteArray> readLine(qsizetype maxSize)
{
    QByteArray line;
    for (int c = std::getc(stdin); c != EOF && c != '\n'; c = std::getc(stdin)) {
        if (line.size() > maxSize) // one more character may be a carriage return
            return {};
        line += static_cast<char>(c);
    }
    if (line.endsWith('\r'))
        line.chop(1);
    return line.size() > maxSize ? std::nullopt : std::optional(line);
}

Result<QByteArray> readStdin(qsizetype maxSize)
{
    QByteArray bytes;
    char buffer[65536];
    while (bytes.size() <= maxSize) {
        const size_t size = std::fread(buffer, 1, sizeof buffer, stdin);
        if (size == 0)
            break;
        bytes.append(buffer, static_cast<qsizetype>(size));
    }
    if (std::ferror(stdin))
        return failure(
            localStorageError(ErrorCause::FileNotRead, fileProblem(u"-"_s, qt_error_string(errno))));
    return bytes;
}

Result<QByteArray> readInput(const QString &file, qsizetype maxSize)
{
    if (file == "-"_L1)
        return readStdin(maxSize);
    if (!QFileInfo::exists(file))
        return failure(localStorageError(
            ErrorCause::FileNotRead, QCoreApplication::translate("Cli", "There is no file %1.").arg(file)));
    return readWholeFile(file, maxSize);
}
