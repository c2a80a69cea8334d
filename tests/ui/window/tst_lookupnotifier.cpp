// SPDX-License-Identifier: MIT
#include "results/resultsets.h"
#include "support/temporarycontext.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/window/lookupnotifier.h"

#include <QApplication>
#include <QSignalSpy>

#include <numeric>
#include <utility>

using namespace uitest;
using namespace std::chrono_literals;

namespace {

class NotifierJob final : public Job<Notification>
{
public:
    explicit NotifierJob(qint32 id)
        : m_id(id)
    {
    }
    void cancel() override {}
    void find()
    {
        Notification notification;
        notification.id = m_id;
        finish(notification);
    }

private:
    qint32 m_id;
};

/// Lookups of ten ids, one at a time, which the test answers.
struct LookupNotifierFixture
{
    LookupNotifierFixture()
    {
        QTRY_VERIFY(!QApplication::activeWindow());
        results.setParallel(1);
        connection.id = u"a"_s;
        connection.name = u"acme"_s;
        connection.environment = u"PRODUCTION"_s;
    }
    void lookUp()
    {
        QList<qint32> ids(10);
        std::iota(ids.begin(), ids.end(), 1);
        results.add().lookUp(connection, ids);
    }
    void answer(int count)
    {
        for (int i = 0; i < count; ++i) {
            QTRY_VERIFY(held);
            std::exchange(held, nullptr)->find();
        }
    }

    Connection connection = connectionTo(QUrl(u"https://api.example.com"_s));
    StillClock clock;
    NotifierJob *held = nullptr;
    ResultSets results{[this](const QString &, qint32 id, ConnectionReuse, qint64) {
                           auto job = std::make_unique<NotifierJob>(id);
                           held = job.get();
                           return job;
                       },
                       clock};
    RecordingNotifier desktop;
    QWidget window;
    LookupNotifier notifier{results, desktop, &window};
};

} // namespace

class TestLookupNotifier final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void saysNothingAboutAShortLookup();
    void showsTheProgressOfALongLookupInSteps();
    void showsNothingWhileTheWindowIsActive();
    void saysThatALongLookupWasStopped();
    void saysNothingAboutAShortLookupOfTheSameResults();
};

void TestLookupNotifier::saysNothingAboutAShortLookup()
{
    LookupNotifierFixture fixture;
    fixture.lookUp();
    fixture.answer(5);
    fixture.clock.advance(9s);
    fixture.answer(5);
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.notifier.percent(), std::nullopt);
    QCOMPARE(fixture.desktop.shown, QStringList());
}

void TestLookupNotifier::showsTheProgressOfALongLookupInSteps()
{
    LookupNotifierFixture fixture;
    fixture.lookUp();
    fixture.answer(3);
    fixture.clock.advance(11s);
    fixture.answer(1);
    QTRY_COMPARE(fixture.notifier.percent(), 40);
    fixture.answer(5);
    QTRY_COMPARE(fixture.notifier.percent(), 90);
    fixture.answer(1);
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.notifier.percent(), std::nullopt);
    QCOMPARE(fixture.desktop.shown, QStringList{u"The lookup in PRODUCTION acme has ended\n10 found"_s});
}

void TestLookupNotifier::showsNothingWhileTheWindowIsActive()
{
    LookupNotifierFixture fixture;
    fixture.lookUp();
    fixture.clock.advance(11s);
    fixture.answer(5);
    QTRY_COMPARE(fixture.notifier.percent(), 50);
    show(fixture.window);
    QTRY_COMPARE(QApplication::activeWindow(), &fixture.window);
    QTRY_COMPARE(fixture.notifier.percent(), std::nullopt);
    fixture.answer(5);
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.desktop.shown, QStringList());
}

void TestLookupNotifier::saysThatALongLookupWasStopped()
{
    LookupNotifierFixture fixture;
    fixture.lookUp();
    fixture.answer(5);
    QTRY_COMPARE(fixture.results.current().progress().found, 5);
    fixture.clock.advance(11s);
    fixture.results.stop();
    QTRY_COMPARE(fixture.desktop.shown,
                 QStringList{u"The lookup in PRODUCTION acme has stopped\n5 found, 5 not looked up"_s});
}

void TestLookupNotifier::saysNothingAboutAShortLookupOfTheSameResults()
{
    LookupNotifierFixture fixture;
    fixture.lookUp();
    fixture.clock.advance(11s);
    fixture.answer(10);
    QTRY_VERIFY(!fixture.results.isRunning());
    fixture.desktop.shown.clear();
    const QSignalSpy changed(&fixture.notifier, &LookupNotifier::percentChanged);
    fixture.results.current().refresh(fixture.connection, {0, 1});
    fixture.answer(2);
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(changed.size(), 0);
    QCOMPARE(fixture.desktop.shown, QStringList());
}

SVC_TEST(TestLookupNotifier)
#include "tst_lookupnotifier.moc"
