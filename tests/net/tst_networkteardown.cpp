// SPDX-License-Identifier: MIT
#include "net/networkteardown.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QTest>
#include <QThread>

#include <atomic>

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

SVC_APPLESS_TEST(TestNetworkTeardown)
#include "tst_networkteardown.moc"
