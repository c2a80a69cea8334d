// SPDX-License-Identifier: MIT
#include "program/signalhandler.h"

#include <QMetaObject>

#ifdef Q_OS_WIN
#include <QMutex>
#include <QMutexLocker>
#include <qt_windows.h>

#include <utility>
#else
#include <QSocketNotifier>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

#ifdef Q_OS_WIN

namespace {

QMutex mutex;
SignalHandler *current = nullptr; // guarded by mutex
bool isRequested = false;         // guarded by mutex

/// Called on a thread of its own. When the console is closed, the process would end as soon as this function
/// returned, so it does not return. The process then ends normally, or is ended by Windows after five
/// seconds.
BOOL WINAPI handle(DWORD event)
{
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT && event != CTRL_CLOSE_EVENT)
        return FALSE;
    {
        const QMutexLocker locker(&mutex);
        if (!current || std::exchange(isRequested, true))
            return FALSE;
        constexpr int kInterrupted = 130;
        QMetaObject::invokeMethod(
            current, [] { Q_EMIT current->requested(kInterrupted); }, Qt::QueuedConnection);
    }
    if (event == CTRL_CLOSE_EVENT)
        Sleep(INFINITE);
    return TRUE;
}

} // namespace

SignalHandler::SignalHandler(QObject *parent)
    : QObject(parent)
{
    {
        const QMutexLocker locker(&mutex);
        current = this;
    }
    SetConsoleCtrlHandler(handle, TRUE);
}

SignalHandler::~SignalHandler()
{
    SetConsoleCtrlHandler(handle, FALSE);
    const QMutexLocker locker(&mutex);
    current = nullptr;
}

#else

namespace {

int wakeUp[2] = {-1, -1}; // a signal handler can do little more than write to a pipe
std::atomic<int> firstSignal = 0;

void handle(int number)
{
    int first = 0;
    if (!firstSignal.compare_exchange_strong(first, number)) {
        // At the end of a session or a terminal, SIGHUP comes together with another signal.
        if (number != SIGHUP && first != SIGHUP) {
            std::signal(number, SIG_DFL);
            std::raise(number);
        }
        return;
    }
    const int error = errno; // the interrupted code may be about to read it
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const auto written = ::write(wakeUp[1], &byte, 1);
    errno = error;
}

} // namespace

SignalHandler::SignalHandler(QObject *parent)
    : QObject(parent)
{
    if (::pipe(wakeUp) != 0)
        return;
    for (const int end : wakeUp)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    auto *notifier = new QSocketNotifier(wakeUp[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        constexpr int kShell = 128;
        unsigned char number = 0;
        if (::read(wakeUp[0], &number, 1) == 1)
            Q_EMIT requested(kShell + number);
    });
    std::signal(SIGINT, handle);
    std::signal(SIGTERM, handle);
    if (std::signal(SIGHUP, handle) == SIG_IGN) // the terminal is closed
        std::signal(SIGHUP, SIG_IGN);           // but the program was started with nohup
    std::signal(SIGXFSZ, SIG_IGN); // writing beyond the size limit fails instead, which is reported
}

SignalHandler::~SignalHandler()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    if (std::signal(SIGHUP, SIG_DFL) == SIG_IGN)
        std::signal(SIGHUP, SIG_IGN);
    ::close(wakeUp[0]);
    ::close(wakeUp[1]);
}

#endif

#include "moc_signalhandler.cpp"
