// SPDX-License-Identifier: MIT
#include "base/pages.h"

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace {

std::size_t pageSize()
{
#ifdef Q_OS_WIN
    static const std::size_t size = [] {
        SYSTEM_INFO info;
        GetSystemInfo(&info);
        return static_cast<std::size_t>(info.dwPageSize);
    }();
#else
    static const auto size = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
#endif
    return size;
}

char *allocate(std::size_t bytes)
{
#ifdef Q_OS_WIN
    return static_cast<char *>(VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE));
#else
    void *const pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return pages == MAP_FAILED ? nullptr : static_cast<char *>(pages);
#endif
}

} // namespace

Pages::Pages(std::size_t bytes)
    : m_size((bytes + pageSize() - 1) / pageSize() * pageSize())
    , m_data(allocate(m_size))
{
}

Pages::~Pages()
{
    if (!m_data)
        return;
#ifdef Q_OS_WIN
    VirtualFree(m_data, 0, MEM_RELEASE);
#else
    munmap(m_data, m_size);
#endif
}
