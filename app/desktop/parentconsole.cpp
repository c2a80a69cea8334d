// SPDX-License-Identifier: MIT
#include "desktop/parentconsole.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <cstdio>
#include <windows.h>
#endif

void useParentConsole()
{
#ifdef Q_OS_WIN
    if (GetFileType(GetStdHandle(STD_OUTPUT_HANDLE)) != FILE_TYPE_UNKNOWN ||
        !AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    for (FILE *stream : {stdout, stderr}) {
        FILE *reopened = nullptr;
        freopen_s(&reopened, "CONOUT$", "w", stream);
    }
#endif
}
