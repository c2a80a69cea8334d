// SPDX-License-Identifier: MIT
#include "net/networkteardown.h"

#include <QCoreApplication>
#include <QNetworkReply>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"teardown"_s;

/// Destroys the manager on itself.
class TeardownThread final : public QThread
{
public:
    explicit TeardownThread(std::unique_ptr<QNetworkAccessManager> manager)
        : QThread(QCoreApplication::instance())
        , m_manager(std::move(manager))
    {
        setObjectName(kName);
        m_manager->moveToThread(this);
    }

protected:
    void run() override { m_manager.reset(); }

private:
    std::unique_ptr<QNetworkAccessManager> m_manager;
};

bool s_hasPostRoutine = false;

/// Makes the end of the application wait. A manager uses parts of the application while it is destroyed.
void waitAtApplicationEnd()
{
    if (std::exchange(s_hasPostRoutine, true))
        return;
    qAddPostRoutine([] {
        for (QThread *thread : QCoreApplication::instance()->findChildren<QThread *>(kName))
            thread->wait();
        s_hasPostRoutine = false; // Qt clears its post routines with the application
    });
}

} // namespace

void destroyInBackground(std::unique_ptr<QNetworkAccessManager> manager)
{
    if (!manager)
        return;
    waitAtApplicationEnd();
    // They can't be moved to another thread: QObject::moveToThread() reads their connections to objects of
    // Qt's network thread without a lock, while that thread is destroying those.
    qDeleteAll(manager->findChildren<QNetworkReply *>(Qt::FindDirectChildrenOnly));
    auto *thread = new TeardownThread(std::move(manager));
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}
