// SPDX-License-Identifier: MIT
// How often names and descriptions change. Progress changes them at most
// every ten seconds; the test advances the clock.
#include "net/httpclient.h"
#include "redaction/knownsecrets.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/lookupnotice.h"
#include "ui/upgrade/runningnotice.h"
#include "ui/upgrade/upgradeprogress.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/window/statusline.h"

#include <QPushButton>

using namespace uitest;
using namespace std::chrono_literals;

namespace {

/// Records names and descriptions. The name of a label without one is its text.
class AnnouncementRecorder final
{
public:
    explicit AnnouncementRecorder(QList<QWidget *> sources)
        : m_sources(std::move(sources))
        , m_known(read())
    {
    }

    /// Returns what has changed since the last call.
    [[nodiscard]] QStringList takeNew()
    {
        const QStringList before = std::exchange(m_known, read());
        QStringList news;
        for (qsizetype i = 0; i < m_known.size(); ++i) {
            if (m_known.at(i) != before.at(i))
                news += m_known.at(i);
        }
        return news;
    }

private:
    [[nodiscard]] QStringList read() const
    {
        QStringList texts;
        for (QWidget *source : m_sources)
            texts += {spokenName(source), source->accessibleDescription()};
        return texts;
    }

    QList<QWidget *> m_sources;
    QStringList m_known;
};

AnnouncementRecorder recorderFor(QWidget &root)
{
    QList<QWidget *> sources{&root};
    for (QLabel *label : root.findChildren<QLabel *>())
        sources += label;
    return AnnouncementRecorder(sources);
}

} // namespace

class TestAnnouncements : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void announcesResultsAtOnce();
    void announcesProgressPeriodically();
    void newLookupRestartsTheInterval();
    void announcesACountdownPeriodically();
    void announcesTheTimeOfAnUpgradePeriodically();
};

void TestAnnouncements::announcesResultsAtOnce()
{
    const StillClock clock;
    StatusLine line(new QPushButton, clock);
    AnnouncementRecorder recorder = recorderFor(line);
    line.showNote(u"Copied 3 notifications as Markdown."_s);
    QCOMPARE(recorder.takeNew(), QStringList(u"Copied 3 notifications as Markdown."_s));
    QCOMPARE(labelText(line, "status"), u"Copied 3 notifications as Markdown."_s);
}

void TestAnnouncements::announcesProgressPeriodically()
{
    StillClock clock;
    StatusLine line(new QPushButton, clock);
    AnnouncementRecorder recorder = recorderFor(line);
    QStringList announced;
    for (int tenth = 0; tenth <= 350; ++tenth) {
        const QString text = u"%1 of 1000"_s.arg(tenth);
        line.setProgress(text);
        QCOMPARE(labelText(line, "status"), text);
        announced += recorder.takeNew();
        clock.advance(100ms);
    }
    QCOMPARE(announced, QStringList({u"100 of 1000"_s, u"200 of 1000"_s, u"300 of 1000"_s}));
    line.showTotals(u"1000 found"_s, u"1000 found"_s);
    QCOMPARE(recorder.takeNew(), QStringList(u"1000 found"_s));
}

void TestAnnouncements::newLookupRestartsTheInterval()
{
    StillClock clock;
    StatusLine line(new QPushButton, clock);
    AnnouncementRecorder recorder = recorderFor(line);
    line.setProgress(u"1 of 2"_s);
    clock.advance(9s);
    line.showTotals(u"2 found"_s, u"2 found"_s);
    QCOMPARE(recorder.takeNew(), QStringList(u"2 found"_s));
    clock.advance(1h); // later that day
    line.setProgress(u"1 of 20"_s);
    clock.advance(9s);
    line.setProgress(u"9 of 20"_s);
    QCOMPARE(recorder.takeNew(), QStringList());
    clock.advance(1s);
    line.setProgress(u"10 of 20"_s);
    QCOMPARE(recorder.takeNew(), QStringList(u"10 of 20"_s));
}

void TestAnnouncements::announcesACountdownPeriodically()
{
    StillClock clock;
    MessageList messages;
    MessageBar bar(messages, clock);
    LookupNotice notice(messages, clock);
    notice.startCountdown(30s);
    QCOMPARE(bar.accessibleDescription(), u"The service is busy. Continuing in 30 s."_s);
    AnnouncementRecorder recorder = recorderFor(bar);
    for (const int left : {26, 22}) {
        clock.advance(4s);
        QTRY_COMPARE(labelText(bar, "messageText"), u"Continuing in %1 s."_s.arg(left));
        QCOMPARE(recorder.takeNew(), QStringList());
    }
    clock.advance(4s);
    const QString announcement = u"Continuing in 18 s."_s;
    QTRY_COMPARE(labelText(bar, "messageText"), announcement);
    QCOMPARE(recorder.takeNew(), QStringList({announcement, announcement})); // of the message and of its text
    clock.advance(4s);
    QTRY_COMPARE(labelText(bar, "messageText"), u"Continuing in 14 s."_s);
    QCOMPARE(recorder.takeNew(), QStringList());
    notice.endCountdown();
    notice.startCountdown(5s);
    QCOMPARE(spokenName(find<QLabel>(bar, "messageText")), u"Continuing in 5 s."_s);
}

void TestAnnouncements::announcesTheTimeOfAnUpgradePeriodically()
{
    const ScriptedPeer peer([](const auto &) {}); // never answers
    const TemporaryContext context;
    StillClock clock;
    UpgradeJournal journal(context.path(u"upgrades"_s));
    const KnownSecrets secrets;
    UpgradeRun run(
        [](const Connection &connection, const Secret &apiKey) {
            ServiceOptions options;
            options.baseUrl = connection.baseUrl;
            options.apiKeyHeader = connection.apiKeyHeader;
            options.apiKey = apiKey;
            return std::make_unique<ServiceClient>(std::move(options),
                                                   std::make_unique<HttpClient>(TransportOptions{}));
        },
        journal, secrets, clock);
    run.start(connectionTo(peer.url()), Secret(u"key-a"_s), UpgradeMode::Everything);
    QTRY_COMPARE(peer.requests().size(), 1);
    UpgradeProgress progress(run);
    show(progress);
    AnnouncementRecorder recorder = recorderFor(progress);
    QStringList announced;
    for (int second = 1; second <= 25; ++second) {
        clock.advance(1s);
        progress.refresh();
        QCOMPARE(labelText(progress, "upgradeElapsed"), u"0:%1"_s.arg(second, 2, 10, QChar(u'0')));
        announced += recorder.takeNew();
    }
    QCOMPARE(announced, QStringList({u"10 seconds"_s, u"20 seconds"_s}));

    const RunningNotice notice(run);
    auto *button = notice.findChild<QPushButton *>();
    const QString where = run.report().displayHost;
    QCOMPARE(button->accessibleDescription(), u"On %1, for 20 seconds."_s.arg(where));
    for (const auto &[second, announcement] : {std::pair(29, 20), std::pair(30, 30)}) {
        clock.advance(std::chrono::seconds(second) - run.elapsed());
        QTRY_COMPARE(button->text(), u"Upgrade running · 0:%1"_s.arg(second));
        QCOMPARE(button->accessibleDescription(), u"On %1, for %2 seconds."_s.arg(where).arg(announcement));
    }
}

SVC_TEST(TestAnnouncements)
#include "tst_announcements.moc"
