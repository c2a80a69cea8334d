// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <QByteArray>

#ifdef Q_OS_WIN
#include <qt_windows.h>

#include <cstdio>
#include <fcntl.h>
#include <io.h>

Utf8Console::Utf8Console()
    : m_codePage(GetConsoleOutputCP())
{
    // Text mode would insert a carriage return before every line feed, and end a pipe at Ctrl+Z.
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    // Unbuffered, as they are on a console, bytes would be written one by one, and the console shows a
    // character of several bytes only if it gets them at once. All output is flushed where it is written.
    constexpr std::size_t kBufferSize = 65'536;
    std::setvbuf(stdout, nullptr, _IOFBF, kBufferSize);
    std::setvbuf(stderr, nullptr, _IOFBF, kBufferSize);
    if (m_codePage != 0)
        SetConsoleOutputCP(CP_UTF8);
}

Utf8Console::~Utf8Console()
{
    if (m_codePage != 0) // the shell goes on with the console
        SetConsoleOutputCP(m_codePage);
}
#else
#include <clocale>
#include <cstring>

Utf8Console::Utf8Console()
{
    // In a shell without a locale, as cron starts one, Qt chooses C.UTF-8 by itself, but Qt 6.8 writes four
    // lines about that to standard error, each time.
    const char *locale = std::setlocale(LC_CTYPE, "");
    if (locale && std::strcmp(locale, "C") == 0)
        qputenv(qEnvironmentVariableIsEmpty("LC_ALL") ? "LC_CTYPE" : "LC_ALL", "C.UTF-8");
}

Utf8Console::~Utf8Console()
{
    Q_UNUSED(m_codePage)
}
#endif
