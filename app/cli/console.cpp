// SPDX-License-Identifier: MIT
#include "cli/console.h"

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
Utf8Console::Utf8Console() = default;
Utf8Console::~Utf8Console()
{
    Q_UNUSED(m_codePage)
}
#endif
