// SPDX-License-Identifier: MIT
#include "shiftedclock.h"

#include <atomic>

namespace {

std::atomic<qint64> shiftedBy = 0;

} // namespace

void ShiftedClock::shift(std::chrono::seconds by)
{
    shiftedBy = by.count();
}

#ifdef Q_OS_LINUX

#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// Functions defined in the program take precedence over those of the C library, also for shared libraries.
extern "C" {

int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    const auto result = ::syscall(SYS_clock_gettime, clock, time);
    if (result == 0 && clock == CLOCK_REALTIME)
        time->tv_sec += shiftedBy.load();
    return static_cast<int>(result);
}

int gettimeofday(timeval *__restrict time, void *__restrict) noexcept
{
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}
}

#endif
