// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Returns the resident memory of this process in bytes. Returns freed memory to the system first, so that
/// only memory in use counts.
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
