// SPDX-License-Identifier: MIT
#include "net/retire.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <utility>

namespace {

/// Beside the global one, whose few threads are waited for as it goes.
QThreadPool &pool()
{
    static QThreadPool threads;
    threads.setMaxThreadCount(16);
    return threads;
}

bool s_isWaitedFor = false;

/// A manager must not outlive the application, whose parts it uses as it ends.
void waitAtTheEnd()
{
    if (std::exchange(s_isWaitedFor, true))
        return;
    qAddPostRoutine([] {
        pool().waitForDone();
        s_isWaitedFor = false; // Qt forgets its routines with the application
    });
}

} // namespace

void retire(std::unique_ptr<QNetworkAccessManager> manager, std::unique_ptr<OnceBody> body)
{
    if (!manager)
        return;
    waitAtTheEnd();
    manager->moveToThread(nullptr); // to be pulled from there
    if (body)
        body->moveToThread(nullptr);
    pool().start([manager = manager.release(), body = body.release()] {
        manager->moveToThread(QThread::currentThread());
        delete manager;
        if (body)
            body->moveToThread(QThread::currentThread());
        delete body;
    });
}
