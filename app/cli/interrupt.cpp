// SPDX-License-Identifier: MIT
#include "cli/interrupt.h"

#include <QMetaObject>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <QSocketNotifier>

#include <csignal>
#include <unistd.h>
#endif

#ifdef Q_OS_WIN

namespace {

Interrupt *current = nullptr;

BOOL WINAPI handle(DWORD event) // called in a thread of its own
{
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT && event != CTRL_CLOSE_EVENT)
        return FALSE;
    QMetaObject::invokeMethod(current, &Interrupt::requested, Qt::QueuedConnection);
    return TRUE;
}

} // namespace

Interrupt::Interrupt(QObject *parent)
    : QObject(parent)
{
    current = this;
    SetConsoleCtrlHandler(handle, TRUE);
}

Interrupt::~Interrupt()
{
    SetConsoleCtrlHandler(handle, FALSE);
    current = nullptr;
}

#else

namespace {

int wakeUp[2] = {-1, -1}; // a signal handler may do little more than write to a pipe

void handle(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(wakeUp[1], &byte, 1);
}

} // namespace

Interrupt::Interrupt(QObject *parent)
    : QObject(parent)
{
    if (::pipe(wakeUp) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakeUp[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(wakeUp[0], &byte, 1) == 1)
            Q_EMIT requested();
    });
    std::signal(SIGINT, handle);
    std::signal(SIGTERM, handle);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    ::close(wakeUp[0]);
    ::close(wakeUp[1]);
}

#endif
