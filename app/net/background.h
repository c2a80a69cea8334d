// SPDX-License-Identifier: MIT
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

/// Does what may block in another thread and hands over what it came to from the event loop of this
/// one; nothing is called once `context` is gone.
template <typename T>
void inBackground(QObject *context, std::function<T()> work, std::function<void(const T &)> done)
{
    // Not QFuture::then(context, …): that looks at the context from the other thread, where it may be gone.
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(watcher->result());
    });
    auto promise = std::make_shared<QPromise<T>>();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->start();
        promise->addResult(work());
        promise->finish();
    });
}
