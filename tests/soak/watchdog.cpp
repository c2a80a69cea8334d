// SPDX-License-Identifier: MIT
#include "watchdog.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <memory>

using namespace std::chrono_literals;

namespace {

std::array<void *, 48> g_frames;
std::atomic<int> g_frameCount = 0;

/// Runs in the thread that is blocked.
void recordFrames(int)
{
    g_frameCount = backtrace(g_frames.data(), int(g_frames.size()));
}

void printFrame(void *address)
{
    Dl_info place{};
    if (dladdr(address, &place) == 0 || !place.dli_sname) {
        std::fprintf(stderr, "      %p %s\n", address, place.dli_fname ? place.dli_fname : "");
        return;
    }
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(place.dli_sname, nullptr, nullptr, nullptr), &std::free);
    std::fprintf(stderr, "      %s\n", name ? name.get() : place.dli_sname);
}

} // namespace

Watchdog::Watchdog(std::chrono::milliseconds limit)
    : m_limit(limit)
{
    recordFrames(0); // loads what backtrace() needs, which a signal handler may not
    g_frameCount = 0;
    std::signal(SIGUSR2, recordFrames);
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
    m_timer.start(1ms);
    m_thread = std::thread([this] { watch(); });
}

Watchdog::~Watchdog()
{
    m_isEnding = true;
    m_thread.join();
}

void Watchdog::beat()
{
    const Clock::time_point now = Clock::now();
    const Clock::duration blocked = now - m_last.load();
    m_last = now;
    m_longest = std::max(m_longest, blocked);
    if (blocked <= m_limit)
        return;
    ++m_blocks;
    print(blocked);
    g_frameCount = 0;
}

/// Runs in a thread of its own.
void Watchdog::watch()
{
    Clock::time_point recorded;
    for (; !m_isEnding; std::this_thread::sleep_for(5ms)) {
        const Clock::time_point last = m_last;
        if (Clock::now() - last <= m_limit || last == recorded)
            continue;
        recorded = last;
        pthread_kill(m_watched, SIGUSR2);
    }
}

void Watchdog::print(Clock::duration blocked) const
{
    std::fprintf(stderr, "  event loop blocked for %.0f ms%s\n",
                 std::chrono::duration<double, std::milli>(blocked).count(),
                 g_frameCount > 0 ? ", among others in" : "");
    for (int frame = 0; frame < g_frameCount; ++frame)
        printFrame(g_frames[static_cast<std::size_t>(frame)]);
}
