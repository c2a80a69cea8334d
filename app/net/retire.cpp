// SPDX-License-Identifier: MIT
#include "net/retire.h"

#include <QThread>
#include <QThreadPool>

namespace {

/// Beside the global one, whose few threads are waited for. Ends with the program, after its threads.
QThreadPool &pool()
{
    static QThreadPool threads;
    threads.setMaxThreadCount(16);
    return threads;
}

} // namespace

void retire(std::unique_ptr<QNetworkAccessManager> manager, std::unique_ptr<OnceBody> body)
{
    if (!manager)
        return;
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
