// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// What this process holds in memory, in bytes. What was freed is given back first, so that this is what is
/// in use.
[[nodiscard]] inline double residentBytes()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        qFatal("no /proc/self/statm");
    return status.readAll().split(' ').at(1).toDouble() * 4096;
}
