// SPDX-License-Identifier: MIT
#include "base/heap.h"

#include <QtGlobal>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void giveUnusedMemoryBack()
{
#ifdef __GLIBC__
    constexpr int kLimit = 128 * 1024; // bytes; as glibc has it at first
    mallopt(M_MMAP_THRESHOLD, kLimit);
    mallopt(M_TRIM_THRESHOLD, kLimit);
#endif
}
