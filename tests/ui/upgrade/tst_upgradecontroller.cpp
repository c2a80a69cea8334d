// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace uitest;

namespace {

void nothing(const ScriptedPeer::Exchange &) {}

struct UpgradeControllerFixture : WindowFixture
{
    explicit UpgradeControllerFixture(ScriptedPeer::OnRequest answer = nothing)
        : WindowFixture(std::move(answer))
    {
    }
    /// Leaves the files of a program that was killed during an upgrade.
    void leaveAbandonedRun()
    {
        auto killed =
            std::make_unique<Context>(std::make_unique<Settings>(context.path(u"other.ini"_s)),
                                      ContextFiles(context.path(QString()), context.path(u"machine.json"_s)),
                                      std::make_unique<MemorySecretStore>());
        killed->upgrade().start(connectionTo(peer.url()), Secret(u"key-a"_s), UpgradeMode::Everything);
        QTRY_COMPARE(peer.count("POST "), 1);
    }
    void start()
    {
        context->upgrade().start(connectionTo(peer.url()), Secret(u"key-a"_s), UpgradeMode::Everything);
    }
    void continueWithApiKey()
    {
        context->sessions().current().continueWithApiKey(connectionTo(peer.url()), Secret(u"key-a"_s));
    }
    [[nodiscard]] QString noticeTitle()
    {
        return labelText(*find<QWidget>(window, "showUpgrade")->parentWidget()->parentWidget(),
                         "messageTitle");
    }
};

} // namespace

class TestUpgradeController : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void showsAnAbandonedRun();
    void panelComesBackForAnUnresolvedRun();
    void showsAnUnknownOutcomeUntilDismissed();
    void dismissedNoticeStaysHidden();
    void showsSeveralRunsOneByOne();
    void noNoticeWhileAnotherProgramRuns();
    void noticeInTheHeader();
    void noticeOpensThePanel();
    void menuStopsWaiting();
    void notifiesIfTheWindowIsInactive();
    void asksBeforeQuitting();
    void quittingLeavesTheRunUnfinished();
    void lookupsStayEnabled();
    void escapeDeclinesWithoutStoppingALookup();
    void questionHasTheFocusWhenThePanelIsShownAgain();
    void reportsADamagedJournal();
    void reportsADamagedRecordAtEachStart();
    void reportsAnUnrecordedEnd();
    void unknownOutcomeShowsItsExchange();
    void showsNoMarkup();
};

void TestUpgradeController::showsAnAbandonedRun()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    fixture.leaveAbandonedRun();
    QVERIFY(!isShown(fixture.window, "showUpgrade"));
    fixture.context->upgradeJournal().refresh();
    QTRY_VERIFY(isShown(fixture.window, "showUpgrade"));
    QVERIFY(fixture.noticeTitle().startsWith(u"An upgrade at %1 was started at "_s.arg(fixture.host())));
    QVERIFY(fixture.noticeTitle().endsWith(u"; its result is not known."_s));
    QCOMPARE(fixture.peer.count("POST "), 1);

    find<QPushButton>(fixture.window, "showUpgrade")->click();
    QVERIFY(isShown(fixture.window, "upgradePanel"));
    find<QLineEdit>(fixture.window, "serviceAddress")->setText(fixture.peer.url(u"/other/"_s).toString());
    QVERIFY(isShown(fixture.window, "iKnow"));
    QVERIFY(labelText(fixture.window, "previousRunWhat").endsWith(u"its result is not known."_s));
    QVERIFY(!find<QPushButton>(fixture.window, "runUpgrade")->isEnabled());
    find<QLineEdit>(fixture.window, "serviceAddress")->setText(u"https://elsewhere.example"_s);
    QVERIFY(!isShown(fixture.window, "iKnow"));
    QVERIFY(find<QPushButton>(fixture.window, "runUpgrade")->isEnabled());
}

void TestUpgradeController::panelComesBackForAnUnresolvedRun()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    fixture.leaveAbandonedRun();
    fixture.window.restorePanels();
    const QWidget *focused = fixture.window.focusWidget();
    QVERIFY(!isShown(fixture.window, "upgradePanel")); // the journal is read later
    fixture.context->upgradeJournal().refresh();
    QTRY_VERIFY(isShown(fixture.window, "upgradePanel"));
    QCOMPARE(fixture.window.focusWidget(), focused);
    fixture.trigger("actionUpgrade");
    QVERIFY(!isShown(fixture.window, "upgradePanel"));

    MainWindow next(fixture.context->services(), fixture.files);
    show(next);
    find<QPushButton>(fixture.window, "dismissUpgrade")->click();
    next.restorePanels();
    fixture.context->upgradeJournal().refresh();
    QTest::qWait(50);
    QVERIFY(!isShown(next, "upgradePanel"));
}

void TestUpgradeController::showsAnUnknownOutcomeUntilDismissed()
{
    UpgradeControllerFixture fixture([](const auto &exchange) { exchange.reply(504, "{}"); });
    show(fixture.window);
    auto *panel = find<QAction>(fixture.window, "actionUpgrade");
    panel->trigger();
    fixture.start();
    QTRY_VERIFY(isShown(fixture.window, "showUpgrade"));
    QVERIFY(fixture.noticeTitle().endsWith(u"; its result is not known."_s));
    panel->trigger();
    QVERIFY(!isShown(fixture.window, "upgradePanel"));
    QVERIFY(isShown(fixture.window, "showUpgrade"));

    const auto nextStart = [&fixture] {
        return std::make_unique<Context>(
            std::make_unique<Settings>(fixture.context.path(u"other.ini"_s)),
            ContextFiles(fixture.context.path(QString()), fixture.context.path(u"machine.json"_s)),
            std::make_unique<MemorySecretStore>());
    };
    {
        const std::unique_ptr<Context> next = nextStart();
        next->upgradeJournal().refresh();
        QTRY_COMPARE(next->upgradeJournal().runs().size(), 1);
        QVERIFY(unresolvedRun(next->upgradeJournal().runs()));
    }
    find<QPushButton>(fixture.window, "dismissUpgrade")->click();
    QVERIFY(!isShown(fixture.window, "showUpgrade"));
    const QList<UpgradeRecord> dismissed = fixture.context->upgradeJournal().runs();
    const std::unique_ptr<Context> next = nextStart();
    const auto isWritten = [&] {
        next->upgradeJournal().refresh();
        return next->upgradeJournal().runs() == dismissed;
    };
    QTRY_VERIFY(isWritten());
    QVERIFY(!unresolvedRun(next->upgradeJournal().runs()));
}

void TestUpgradeController::dismissedNoticeStaysHidden()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    fixture.leaveAbandonedRun();
    fixture.context->upgradeJournal().refresh();
    QTRY_VERIFY(isShown(fixture.window, "showUpgrade"));
    // Nothing else ends it: it has no other button, and outlives a change of connection.
    QVERIFY(!isShown(fixture.window, "closeMessage"));
    auto *dismiss = find<QPushButton>(fixture.window, "dismissUpgrade");
    dismiss->setFocus(Qt::TabFocusReason);
    QTest::keyClick(dismiss, Qt::Key_Escape);
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.id = u"other"_s;
    fixture.context->sessions().makeCurrent(other);
    QVERIFY(isShown(fixture.window, "showUpgrade"));
    dismiss->click();
    QVERIFY(!isShown(fixture.window, "showUpgrade"));
    const QString id = fixture.context->upgradeJournal().runs().first().id;
    QFile file(fixture.context.path(u"upgrades/%1.json"_s.arg(id)));
    const auto isWritten = [&file] {
        file.close();
        return file.open(QIODevice::ReadOnly) && file.readAll().contains("\"outcome\":\"unknown\"");
    };
    QTRY_VERIFY(isWritten());
    // The next upgrade still requires confirmation.
    QVERIFY(fixture.context->upgrade().blockingRun(connectionTo(fixture.peer.url())));
}

void TestUpgradeController::showsSeveralRunsOneByOne()
{
    UpgradeControllerFixture fixture;
    UpgradeControllerFixture other;
    fixture.leaveAbandonedRun();
    auto second =
        std::make_unique<Context>(std::make_unique<Settings>(fixture.context.path(u"other.ini"_s)),
                                  ContextFiles(fixture.context.path(QString()), fixture.context.path(u"m"_s)),
                                  std::make_unique<MemorySecretStore>());
    second->upgrade().start(connectionTo(other.peer.url()), Secret(u"key-a"_s), UpgradeMode::Everything);
    QTRY_COMPARE(other.peer.count("POST "), 1);
    second.reset();
    show(fixture.window);
    fixture.context->upgradeJournal().refresh();
    QTRY_VERIFY(isShown(fixture.window, "showUpgrade"));
    QVERIFY(fixture.noticeTitle().contains(other.host()));
    find<QPushButton>(fixture.window, "dismissUpgrade")->click();
    QVERIFY(isShown(fixture.window, "showUpgrade"));
    QVERIFY(fixture.noticeTitle().contains(fixture.host()));
    find<QPushButton>(fixture.window, "dismissUpgrade")->click();
    QVERIFY(!isShown(fixture.window, "showUpgrade"));
}

void TestUpgradeController::noNoticeWhileAnotherProgramRuns()
{
    UpgradeControllerFixture fixture;
    Context other(std::make_unique<Settings>(fixture.context.path(u"other.ini"_s)),
                  ContextFiles(fixture.context.path(QString()), fixture.context.path(u"machine.json"_s)),
                  std::make_unique<MemorySecretStore>());
    other.upgrade().start(connectionTo(fixture.peer.url()), Secret(u"key-a"_s), UpgradeMode::Everything);
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    show(fixture.window);
    fixture.context->upgradeJournal().refresh();
    QTRY_COMPARE(fixture.context->upgradeJournal().runs().size(), 1);
    QVERIFY(!isShown(fixture.window, "showUpgrade"));
    find<QAction>(fixture.window, "actionUpgrade")->trigger();
    find<QLineEdit>(fixture.window, "serviceAddress")->setText(fixture.peer.url().toString());
    QVERIFY(
        labelText(fixture.window, "previousRunWhat").endsWith(u"is running in another window or program."_s));
    QVERIFY(!find<QPushButton>(fixture.window, "runUpgrade")->isEnabled());
}

void TestUpgradeController::noticeInTheHeader()
{
    std::optional<ScriptedPeer::Exchange> held;
    UpgradeControllerFixture fixture([&held](const auto &exchange) { held = exchange; });
    show(fixture.window);
    QVERIFY(!isShown(fixture.window, "upgradeRunning"));
    fixture.start();
    QVERIFY(isShown(fixture.window, "upgradeRunning"));
    auto *notice = find<QPushButton>(fixture.window, "upgradeRunning");
    QCOMPARE(notice->text(), u"Upgrade running · 0:00"_s);
    QCOMPARE(notice->accessibleName(), u"Upgrade running"_s);
    QVERIFY(notice->accessibleDescription().contains(fixture.host()));
    QTRY_VERIFY(held.has_value());
    held->reply(200, "{}");
    QTRY_VERIFY(!isShown(fixture.window, "upgradeRunning"));
}

void TestUpgradeController::noticeOpensThePanel()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    fixture.start();
    QVERIFY(!isShown(fixture.window, "upgradePanel"));
    find<QPushButton>(fixture.window, "upgradeRunning")->click();
    QVERIFY(isShown(fixture.window, "upgradeProgress"));
    find<QPushButton>(fixture.window, "upgradeRunning")->click();
    QVERIFY(isShown(fixture.window, "upgradeProgress"));
}

void TestUpgradeController::menuStopsWaiting()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    QAction *stop = fixture.action("actionStopWaiting");
    QVERIFY(!stop->isEnabled());
    fixture.start();
    QVERIFY(stop->isEnabled());
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    stop->trigger();
    QTRY_VERIFY(!fixture.context->upgrade().isRunning());
    QCOMPARE(fixture.context->upgrade().report().outcome, UpgradeOutcome::Unknown);
    QVERIFY(!stop->isEnabled());
}

void TestUpgradeController::notifiesIfTheWindowIsInactive()
{
    UpgradeControllerFixture fixture(
        [](const auto &exchange) { exchange.reply(200, R"({"message":"<b>canary</b>"})"); });
    show(fixture.window);
    QSignalSpy finished(&fixture.context->upgrade(), &UpgradeRun::finished);
    fixture.start();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(fixture.context.notified(), QStringList()); // the window is visible
    fixture.window.hide();
    QTRY_VERIFY(!QApplication::activeWindow());
    fixture.start();
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(fixture.context.notified(),
             QStringList{u"Upgrade on %1: Finished\n"
                         "There is nothing more to do before signing in."_s.arg(fixture.host())});
}

void TestUpgradeController::asksBeforeQuitting()
{
    std::optional<ScriptedPeer::Exchange> held;
    UpgradeControllerFixture fixture([&held](const auto &exchange) { held = exchange; });
    show(fixture.window);
    fixture.start();
    fixture.window.close();
    QVERIFY(fixture.window.isVisible());
    QVERIFY(labelText(fixture.window, "quitUpgrade").startsWith(u"The server may continue."_s));
    QTRY_VERIFY(held.has_value());
    held->reply(200, "{}");
    QTRY_VERIFY(!fixture.window.findChild<QDialog *>(u"quitQuestion"_s)); // nothing is left to ask
    QVERIFY(fixture.window.isVisible());
    fixture.window.close();
    QVERIFY(!fixture.window.isVisible());
}

void TestUpgradeController::quittingLeavesTheRunUnfinished()
{
    TemporaryContext files;
    ScriptedPeer peer(nothing);
    {
        Context context(std::make_unique<Settings>(files.path(u"other.ini"_s)),
                        ContextFiles(files.path(QString()), files.path(u"machine.json"_s)),
                        std::make_unique<MemorySecretStore>());
        FakeFileChooser chooser;
        MainWindow window(context.services(), chooser);
        show(window);
        context.upgrade().start(connectionTo(peer.url()), Secret(u"key-a"_s), UpgradeMode::Everything);
        QTRY_COMPARE(peer.count("POST "), 1);
        window.close();
        find<QPushButton>(window, "quitAnyway")->click();
        QVERIFY(!window.isVisible());
    }
    files->upgradeJournal().refresh();
    QTRY_COMPARE(files->upgradeJournal().runs().size(), 1);
    QVERIFY(files->upgradeJournal().runs().first().isAbandoned());
    QCOMPARE(peer.count("POST "), 1);
}

void TestUpgradeController::lookupsStayEnabled()
{
    UpgradeControllerFixture fixture([](const auto &exchange) {
        if (exchange.requestLine().startsWith("GET "))
            exchange.reply(200, R"({"notificationId":7,"subject":"Seven"})");
    });
    fixture.continueWithApiKey();
    show(fixture.window);
    fixture.start();
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"7"_s);
    find<QAction>(fixture.window, "actionLookUp")->trigger();
    QTRY_VERIFY(fixture.window.windowTitle().contains(u" – 7 Seven – "_s));
    QVERIFY(fixture.context->upgrade().isRunning());
    QVERIFY(isShown(fixture.window, "upgradeRunning"));
}

void TestUpgradeController::escapeDeclinesWithoutStoppingALookup()
{
    UpgradeControllerFixture fixture;
    fixture.continueWithApiKey();
    fixture.window.resize(1180, 760);
    show(fixture.window);
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"7"_s);
    find<QAction>(fixture.window, "actionLookUp")->trigger();
    QTRY_COMPARE(fixture.peer.count("GET "), 1);
    find<QAction>(fixture.window, "actionUpgrade")->trigger();
    find<QPushButton>(fixture.window, "runUpgrade")->click();
    QVERIFY(isShown(fixture.window, "upgradeConfirmation"));
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(!isShown(fixture.window, "upgradeConfirmation"));
    QVERIFY(fixture.context->results().isRunning());
    QVERIFY(!fixture.context->upgrade().isRunning());
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(fixture.context->results().isRunning()); // Escape stops it from the ids only
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    QTest::keyClick(ids, Qt::Key_Escape);
    QVERIFY(!fixture.context->results().isRunning());
}

void TestUpgradeController::questionHasTheFocusWhenThePanelIsShownAgain()
{
    UpgradeControllerFixture fixture;
    fixture.continueWithApiKey();
    fixture.window.resize(1180, 760);
    show(fixture.window);
    auto *upgrade = find<QAction>(fixture.window, "actionUpgrade");
    upgrade->trigger();
    find<QPushButton>(fixture.window, "runUpgrade")->click();
    upgrade->trigger();
    QVERIFY(!isShown(fixture.window, "upgradeConfirmation"));
    upgrade->trigger();
    QVERIFY(isShown(fixture.window, "upgradeConfirmation"));
    QCOMPARE(fixture.window.focusWidget(), find<QWidget>(fixture.window, "declineUpgrade"));
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(!isShown(fixture.window, "upgradeConfirmation"));
}

void TestUpgradeController::reportsADamagedJournal()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    QVERIFY(QDir().mkpath(fixture.context.path(u"upgrades"_s)));
    writeFile(fixture.context.path(u"upgrades/1-a.json"_s), "{");
    fixture.context->upgradeJournal().refresh();
    QTRY_VERIFY(isShown(fixture.window, "previousMessage"));
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"The file can't be used"_s);
    QVERIFY(labelText(fixture.window, "messageText").contains(u"1-a.json.bad"_s));
    find<QAbstractButton>(fixture.window, "previousMessage")->click();
    QVERIFY(isShown(fixture.window, "showUpgrade"));
}

/// It blocks every upgrade, so it is reported at each start.
void TestUpgradeController::reportsADamagedRecordAtEachStart()
{
    UpgradeControllerFixture fixture;
    show(fixture.window);
    QVERIFY(QDir().mkpath(fixture.context.path(u"upgrades"_s)));
    QFile file(fixture.context.path(u"upgrades/1-a.json.bad"_s)); // moved away by an earlier start
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    fixture.context->upgradeJournal().refresh();
    QTRY_VERIFY(isShown(fixture.window, "showUpgrade"));
    QVERIFY2(fixture.noticeTitle().startsWith(u"The record of a previous upgrade can't be read: "_s),
             qPrintable(fixture.noticeTitle()));
    QVERIFY(fixture.noticeTitle().contains(u"1-a.json.bad"_s));
    find<QPushButton>(fixture.window, "showUpgrade")->click();
    QVERIFY(isShown(fixture.window, "iKnow"));
    QVERIFY(!find<QPushButton>(fixture.window, "runUpgrade")->isEnabled());
    find<QPushButton>(fixture.window, "dismissUpgrade")->click();
    QVERIFY(!isShown(fixture.window, "showUpgrade"));
    QVERIFY(isShown(fixture.window, "iKnow")); // dismissing confirms nothing
    QVERIFY(!find<QPushButton>(fixture.window, "runUpgrade")->isEnabled());
    QVERIFY(file.exists());
}

void TestUpgradeController::reportsAnUnrecordedEnd()
{
#ifdef Q_OS_UNIX
    QString record;
    UpgradeControllerFixture fixture([&record](const auto &exchange) {
        QVERIFY(QFile::rename(record, record + u".begun"_s));
        QVERIFY(QFile::link(record + u".begun"_s, record + u".link"_s));
        QVERIFY(QFile::link(record + u".link"_s, record)); // never written through two links
        exchange.reply(200, "{}");
    });
    show(fixture.window);
    connect(&fixture.context->upgrade(), &UpgradeRun::sent, this, [&] {
        const QDir folder(fixture.context.path(u"upgrades"_s));
        record = folder.filePath(folder.entryList({u"*.json"_s}).value(0));
    });
    fixture.start();
    QTRY_VERIFY(isShown(fixture.window, "messageBar"));
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"The end of the upgrade could not be recorded"_s);
    QVERIFY(labelText(fixture.window, "messageText")
                .contains(u"the next upgrade there waits until you allow it"_s));
#endif
}

void TestUpgradeController::unknownOutcomeShowsItsExchange()
{
    UpgradeControllerFixture fixture([](const auto &exchange) { exchange.reply(504, "{}"); });
    fixture.window.resize(1280, 900);
    show(fixture.window);
    find<QAction>(fixture.window, "actionUpgrade")->trigger();
    fixture.start();
    QTRY_VERIFY(isShown(fixture.window, "showUpgradeExchange"));
    find<QPushButton>(fixture.window, "showUpgradeExchange")->click();
    QVERIFY(isShown(fixture.window, "activityPanel"));
    auto *table = find<QAbstractItemView>(fixture.window, "exchanges");
    QVERIFY(table->currentIndex().isValid());
}

void TestUpgradeController::showsNoMarkup()
{
    QCOMPARE(::withoutMarkup(u"<a href=\"x\">a & b</a>"_s), u"a href=\"x\"a  b/a"_s);
}

SVC_TEST(TestUpgradeController)
#include "tst_upgradecontroller.moc"
