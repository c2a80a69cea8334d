// SPDX-License-Identifier: MIT
#include "net/networkteardown.h"

#include <QCoreApplication>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"retire"_s;

/// Ends them in itself. They are pushed here: while an object belongs to no thread, one that posts an event
/// to it, as Qt's own network thread does to a reply, may lock what has just been deleted.
class Ending final : public QThread
{
public:
    Ending(std::unique_ptr<QNetworkAccessManager> manager, std::unique_ptr<SingleUseBody> body)
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

bool s_isWaitedFor = false;

/// A manager must not outlive the application, whose parts it uses as it ends.
void waitAtTheEnd()
{
    if (std::exchange(s_isWaitedFor, true))
        return;
    qAddPostRoutine([] {
        for (QThread *ending : QCoreApplication::instance()->findChildren<QThread *>(kName))
            ending->wait();
        s_isWaitedFor = false; // Qt forgets its routines with the application
    });
}

} // namespace

void destroyInBackground(std::unique_ptr<QNetworkAccessManager> manager, std::unique_ptr<SingleUseBody> body)
{
    if (!manager)
        return;
    waitAtTheEnd();
    auto *ending = new Ending(std::move(manager), std::move(body));
    QObject::connect(ending, &QThread::finished, ending, &QObject::deleteLater);
    ending->start();
}
