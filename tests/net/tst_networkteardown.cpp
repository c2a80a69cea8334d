// SPDX-License-Identifier: MIT
#include "net/networkteardown.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Takes long to destroy, like a manager whose thread is busy.
class SlowPart final : public QObject
{
public:
    SlowPart(std::atomic<bool> &hadApplication, QObject *parent)
        : QObject(parent)
        , m_hadApplication(hadApplication)
    {
    }
    ~SlowPart() override
    {
        QThread::msleep(200);
        m_hadApplication = QCoreApplication::instance() != nullptr;
    }

private:
    std::atomic<bool> &m_hadApplication;
};

} // namespace

class TestNetworkTeardown final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void waitsBeforeTheApplicationEnds();
    void destroysRunningRequests();
};

void TestNetworkTeardown::waitsBeforeTheApplicationEnds()
{
    for (int times = 0; times < 2; ++times) {
        std::atomic<bool> hadApplication = false;
        {
            int count = 1;
            char name[] = "tst_teardown";
            char *arguments[] = {name, nullptr};
            const QCoreApplication application(count, arguments);
            auto manager = std::make_unique<QNetworkAccessManager>();
            new SlowPart(hadApplication, manager.get());
            destroyInBackground(std::move(manager));
        }
        QVERIFY(hadApplication);
    }
}

/// Qt's network thread drops its part of each request while the manager is handed over.
void TestNetworkTeardown::destroysRunningRequests()
{
    int count = 1;
    char name[] = "tst_teardown";
    char *arguments[] = {name, nullptr};
    const QCoreApplication application(count, arguments);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const QUrl url(u"http://127.0.0.1:%1/"_s.arg(server.serverPort()));
    for (int times = 0; times < 100; ++times) {
        auto manager = std::make_unique<QNetworkAccessManager>();
        manager->setProxy(QNetworkProxy::NoProxy);
        QList<QPointer<QNetworkReply>> replies;
        for (int request = 0; request < 100; ++request)
            replies.append(manager->get(QNetworkRequest(url)));
        QTRY_VERIFY(server.hasPendingConnections());
        for (const QPointer<QNetworkReply> &reply : std::as_const(replies))
            reply->abort();
        destroyInBackground(std::move(manager));
        QTRY_VERIFY(
            std::none_of(replies.cbegin(), replies.cend(), [](const auto &reply) { return !!reply; }));
        while (const QTcpSocket *connection = server.nextPendingConnection())
            delete connection;
    }
}

SVC_APPLESS_TEST(TestNetworkTeardown)
#include "tst_networkteardown.moc"
