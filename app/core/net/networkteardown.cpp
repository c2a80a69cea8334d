// SPDX-License-Identifier: MIT
#include "net/networkteardown.h"

#include <QCoreApplication>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"teardown"_s;

/// Destroys the objects on itself. They must be moved here by the thread that owns them: while an object
/// belongs to no thread, posting an event to it, as Qt's network thread does to a reply, may lock a mutex
/// that has just been deleted.
class TeardownThread final : public QThread
{
public:
    TeardownThread(std::unique_ptr<QNetworkAccessManager> manager, std::unique_ptr<SingleUseBody> body)
        : QThread(QCoreApplication::instance())
        , m_manager(std::move(manager))
        , m_body(std::move(body))
    {
        setObjectName(kName);
        m_manager->moveToThread(this);
        if (m_body)
            m_body->moveToThread(this);
    }

protected:
    void run() override
    {
        m_manager.reset();
        m_body.reset();
    }

private:
    std::unique_ptr<QNetworkAccessManager> m_manager;
    std::unique_ptr<SingleUseBody> m_body;
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

void destroyInBackground(std::unique_ptr<QNetworkAccessManager> manager, std::unique_ptr<SingleUseBody> body)
{
    if (!manager)
        return;
    waitAtApplicationEnd();
    auto *thread = new TeardownThread(std::move(manager), std::move(body));
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}
