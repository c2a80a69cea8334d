// SPDX-License-Identifier: MIT
#include "program/notices.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/upgrade/upgradepanel.h"
#include "ui/widgets/views/badge.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>

using namespace std::chrono_literals;
using namespace uitest;

namespace {

struct UpgradePanelFixture
{
    explicit UpgradePanelFixture(ScriptedPeer::OnRequest answer, bool isProduction = false,
                                 const QString &key = u"key-a"_s)
        : peer(std::move(answer))
    {
        Connection connection = connectionTo(peer.url());
        connection.isProduction = isProduction;
        panel.setTarget(UpgradeTarget{connection, Secret(key)});
        panel.resize(500, 800);
        show(panel);
    }

    void setTimeout(std::chrono::milliseconds timeout)
    {
        Connection connection = connectionTo(peer.url());
        connection.upgradeTimeout = timeout;
        panel.setTarget(UpgradeTarget{connection, Secret(u"key-a"_s)});
    }
    void press(const char *button) { find<QPushButton>(panel, button)->click(); }
    void runToItsEnd()
    {
        press("runUpgrade");
        press("confirmUpgrade");
        QTRY_VERIFY(isShown(panel, "upgradeOutcome"));
    }
    /// Returns where on the panel a widget begins.
    [[nodiscard]] int top(const char *name)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return find<QWidget>(panel, name)->mapTo(&panel, QPoint()).y();
    }
    [[nodiscard]] QString host() const { return u"127.0.0.1:%1"_s.arg(peer.port()); }

    ScriptedPeer peer;
    TemporaryContext context;
    UpgradePanel panel{context->upgrade(), context->services().notices, context->services().navigator};
};

using Answer = std::function<void(const ScriptedPeer::Exchange &)>;

} // namespace
Q_DECLARE_METATYPE(Answer)

class TestUpgradePanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void describesTheRun();
    void confirmationNamesTheHost();
    void startsOneRunPerConfirmation();
    void tabStaysInTheConfirmation();
    void extraEnterRunsNothing();
    void extraEnterDoesNotStopWaiting();
    void enterInTheKeyAsks();
    void outcomeIsVisibleAndFocused();
    void outcomeDoesNotTakeTheFocus();
    void inputsFoldAfterARun();
    void inputsOfAnotherConnectionAreShown();
    void headerStaysVisible();
    void answerIsShownAsJson();
    void answerIsShownAsText();
    void runInAnotherProgramRequiresConfirmation();
    void reportsAnUnwritableJournal();
    void productionRequiresTypingTheHost();
    void stopWaiting();
    void outcomes_data();
    void outcomes();
    void detailsOfUnknown();
    void unknownOutcomeRequiresConfirmation();
    void damagedRecordRequiresConfirmation();
    void asksForATarget();
    void asksForATargetFromTheStart();
    void doesNotOfferTheKeyOfAnotherConnection();
    void removesTheKeyWithTheSession();
    void keepsATypedAddress();
    void anotherTargetClosesTheConfirmation();
    void scrollsToTheConfirmation();
    void productionOfTheSameAddressRequiresTypingTheHost();
    void offersUnencryptedConnections();
    void twoPanelsShowTheSameRun();
    void escapeDeclines();
    void isAccessible();
};

static void finish(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(200, R"({"done":true})");
}

void TestUpgradePanel::describesTheRun()
{
    UpgradePanelFixture fixture(finish);
    QCOMPARE(labelText(fixture.panel, "upgradeWhat"),
             u"Runs everything that happens before login: system upgrades and report installation."_s);
    auto *box = find<QCheckBox>(fixture.panel, "upgradesOnly");
    box->setChecked(true);
    QCOMPARE(
        labelText(fixture.panel, "upgradeWhat"),
        u"Only system data upgrades run. Faster, but may not guarantee full compatibility with the latest "
        "application."_s);
    QCOMPARE(box->text(), u"Upgrades only"_s);
    fixture.runToItsEnd();
    QVERIFY(
        fixture.peer.requests().first().startsWith("POST /api/v3/me/upgrade?upgradesOnly=true HTTP/1.1\r\n"));
}

void TestUpgradePanel::confirmationNamesTheHost()
{
    UpgradePanelFixture fixture(finish);
    fixture.press("runUpgrade");
    QVERIFY(isShown(fixture.panel, "upgradeConfirmation"));
    QVERIFY(labelText(fixture.panel, "upgradeConfirmationTitle").contains(fixture.host()));
    QVERIFY(!isShown(fixture.panel, "upgradeConfirmationHost"));
    QVERIFY(!isShown(fixture.panel, "runUpgrade"));
    fixture.press("declineUpgrade");
    QVERIFY(!isShown(fixture.panel, "upgradeConfirmation"));
    QVERIFY(isShown(fixture.panel, "runUpgrade"));
    QCOMPARE(fixture.peer.connections(), 0);
    fixture.runToItsEnd();
    QCOMPARE(fixture.peer.requests().size(), 1);
}

void TestUpgradePanel::startsOneRunPerConfirmation()
{
    UpgradePanelFixture fixture(finish);
    fixture.press("runUpgrade");
    auto *confirm = find<QPushButton>(fixture.panel, "confirmUpgrade");
    confirm->setFocus();
    QTest::mouseDClick(confirm, Qt::LeftButton);
    QTest::keyClick(confirm, Qt::Key_Return);
    confirm->click();
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QCOMPARE(fixture.peer.requests().size(), 1);
}

/// Elsewhere, Enter could send another request.
void TestUpgradePanel::tabStaysInTheConfirmation()
{
    UpgradePanelFixture fixture(finish);
    fixture.press("runUpgrade");
    auto *confirm = find<QWidget>(fixture.panel, "confirmUpgrade");
    auto *cancel = find<QWidget>(fixture.panel, "declineUpgrade");
    QTRY_VERIFY(cancel->hasFocus());
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        QTest::keyClick(cancel, key);
        QVERIFY(confirm->hasFocus());
        QTest::keyClick(confirm, key);
        QVERIFY(cancel->hasFocus());
    }
}

/// The key that asks must not be one that answers.
void TestUpgradePanel::extraEnterRunsNothing()
{
    UpgradePanelFixture fixture(finish);
    auto *run = find<QWidget>(fixture.panel, "runUpgrade");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        run->setFocus();
        QTest::keyClick(run, Qt::Key_Return);
        QVERIFY(isShown(fixture.panel, "upgradeConfirmation"));
        QVERIFY(find<QWidget>(fixture.panel, "declineUpgrade")->hasFocus());
        for (int press = 0; press < 3 && isShown(fixture.panel, "upgradeConfirmation"); ++press)
            QTest::keyClick(fixture.panel.focusWidget(), key);
        fixture.press("declineUpgrade");
    }
    QVERIFY(!fixture.context->upgrade().isRunning());
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestUpgradePanel::extraEnterDoesNotStopWaiting()
{
    UpgradePanelFixture fixture([](const auto &) {});
    fixture.press("runUpgrade");
    auto *confirm = find<QWidget>(fixture.panel, "confirmUpgrade");
    confirm->setFocus();
    QTest::keyClick(confirm, Qt::Key_Return);
    QTRY_VERIFY(fixture.context->upgrade().isRunning() || !isShown(fixture.panel, "upgradeConfirmation"));
    for (int press = 0; press < 4; ++press)
        QTest::keyClick(fixture.panel.focusWidget(), press == 2 ? Qt::Key_Space : Qt::Key_Return);
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    QVERIFY(fixture.context->upgrade().isRunning());
    QVERIFY(!fixture.context->upgrade().report().stoppedWaiting);
}

void TestUpgradePanel::enterInTheKeyAsks()
{
    UpgradePanelFixture fixture(finish);
    fixture.panel.setTarget(std::nullopt);
    find<QLineEdit>(fixture.panel, "serviceAddress")->setText(fixture.peer.url().toString());
    auto *key = find<QLineEdit>(fixture.panel, "apiKey");
    key->setFocus();
    QTest::keyClick(key, Qt::Key_Return);
    QVERIFY(isShown(fixture.panel, "apiKeyUnder")); // it is empty
    QTest::keyClicks(key, u"key-b"_s);
    QTest::keyClick(key, Qt::Key_Return);
    QVERIFY(isShown(fixture.panel, "upgradeConfirmation"));
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestUpgradePanel::outcomeIsVisibleAndFocused()
{
    UpgradePanelFixture fixture([](const auto &) {});
    fixture.panel.setTarget(std::nullopt);
    find<QLineEdit>(fixture.panel, "serviceAddress")->setText(fixture.peer.url().toString());
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"key-b"_s);
    fixture.panel.resize(420, 560);
    fixture.press("runUpgrade");
    fixture.press("confirmUpgrade");
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    QTest::keyClick(find<QWidget>(fixture.panel, "stopWaiting"), Qt::Key_Return);
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    auto *outcome = find<QWidget>(fixture.panel, "upgradeOutcome");
    QVERIFY(outcome->hasFocus());
    QTRY_COMPARE(outcome->visibleRegion().boundingRect(), outcome->rect());
    QCOMPARE(labelText(fixture.panel, "upgradeOutcomeWord"), u"Unknown"_s);
    QVERIFY(labelText(fixture.panel, "upgradeOutcomeSentence").startsWith(u"You stopped waiting"_s));
}

void TestUpgradePanel::outcomeDoesNotTakeTheFocus()
{
    UpgradePanelFixture fixture([](const auto &) {});
    fixture.press("runUpgrade");
    fixture.press("confirmUpgrade");
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    find<QWidget>(fixture.panel, "closeUpgrade")->setFocus(); // not what vanishes
    fixture.context->upgrade().stopWaiting();
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QVERIFY(find<QWidget>(fixture.panel, "closeUpgrade")->hasFocus());
}

void TestUpgradePanel::inputsFoldAfterARun()
{
    UpgradePanelFixture fixture(finish);
    fixture.panel.setTarget(std::nullopt);
    auto *address = find<QLineEdit>(fixture.panel, "serviceAddress");
    address->setText(fixture.peer.url().toString());
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"key-b"_s);
    find<QCheckBox>(fixture.panel, "upgradesOnly")->setChecked(true);
    QVERIFY(!isShown(fixture.panel, "upgradeSummary"));
    fixture.runToItsEnd();
    QVERIFY(!address->isVisible());
    QVERIFY(!isShown(fixture.panel, "upgradesOnly"));
    QString summary = labelText(fixture.panel, "upgradeSummaryText");
    summary.remove(QChar(0x2068)).remove(QChar(0x2069));
    QCOMPARE(summary, u"%1 · Upgrades only"_s.arg(fixture.peer.url().toString()));
    QVERIFY(isShown(fixture.panel, "runUpgrade"));
    QVERIFY(fixture.top("upgradeOutcome") < fixture.top("runUpgrade"));
    QCOMPARE(accessFaults(fixture.panel), QString());

    fixture.press("changeUpgrade");
    QVERIFY(fixture.top("runUpgrade") < fixture.top("upgradeOutcome"));
    QCOMPARE(accessFaults(fixture.panel), QString());
    QVERIFY(address->isVisible());
    QCOMPARE(address->text(), fixture.peer.url().toString());
    QVERIFY(find<QWidget>(fixture.panel, "upgradesOnly")->hasFocus());
    QVERIFY(!isShown(fixture.panel, "upgradeSummary"));
    QVERIFY(isShown(fixture.panel, "upgradeOutcome"));
    fixture.press("runUpgrade");
    fixture.press("confirmUpgrade");
    QTRY_COMPARE(fixture.peer.requests().size(), 2);
    QTRY_VERIFY(isShown(fixture.panel, "upgradeSummary"));
}

/// The line would be about another connection than the outcome, and the fields may lack the key.
void TestUpgradePanel::inputsOfAnotherConnectionAreShown()
{
    UpgradePanelFixture fixture(finish);
    fixture.runToItsEnd();
    QVERIFY(isShown(fixture.panel, "upgradeSummary"));
    fixture.panel.setTarget(std::nullopt);
    QVERIFY(!isShown(fixture.panel, "upgradeSummary"));
    QVERIFY(isShown(fixture.panel, "serviceAddress"));
}

void TestUpgradePanel::headerStaysVisible()
{
    UpgradePanelFixture fixture([](const auto &exchange) { exchange.reply(504, "x", "text/plain"); });
    fixture.panel.resize(420, 320);
    fixture.runToItsEnd();
    auto *scroll = find<QAbstractScrollArea>(fixture.panel, "upgradeContent");
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
    scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    for (const char *name : {"closeUpgrade", "upgradeWhere"}) {
        auto *widget = find<QWidget>(fixture.panel, name);
        QCOMPARE(widget->visibleRegion().boundingRect(), widget->rect());
    }
}

void TestUpgradePanel::answerIsShownAsJson()
{
    UpgradePanelFixture fixture(
        [](const auto &exchange) { exchange.reply(200, R"({"x":[{"n":"<b>a</b>"}],"key":"key-a-long"})"); },
        false, u"key-a-long"_s);
    fixture.runToItsEnd();
    const auto *answer = find<QPlainTextEdit>(fixture.panel, "upgradeAnswer");
    const QString lines =
        u"{\n  \"x\": [\n    {\n      \"n\": \"<b>a</b>\"\n    }\n  ],\n  \"key\": \"<redacted>\"\n}"_s;
    QCOMPARE(answer->toPlainText(), lines);
    const QFontMetrics metrics(answer->font());
    QCOMPARE(metrics.horizontalAdvance(u'i'), metrics.horizontalAdvance(u'M')); // a fixed pitch
    QCOMPARE(accessFaults(fixture.panel), QString());

    const QSignalSpy status(&fixture.context->services().notices, &Notices::note);
    fixture.press("copyUpgradeAnswer");
    QCOMPARE(QGuiApplication::clipboard()->text(),
             u"{\"x\":[{\"n\":\"<b>a</b>\"}],\"key\":\"<redacted>\"}"_s);
    QCOMPARE(status.size(), 1);
    QCOMPARE(status.first().first().toString(), u"Copied the service's answer."_s);
}

void TestUpgradePanel::answerIsShownAsText()
{
    UpgradePanelFixture fixture(
        [](const auto &exchange) { exchange.reply(504, "not now\r\nlater\x1b[1m\n", "text/plain"); });
    fixture.runToItsEnd();
    QCOMPARE(find<QPlainTextEdit>(fixture.panel, "upgradeAnswer")->toPlainText(),
             u"not now\nlater\ufffd[1m"_s);
    fixture.press("copyUpgradeAnswer");
    QCOMPARE(QGuiApplication::clipboard()->text(), u"not now\nlater\ufffd[1m\n"_s);
}

void TestUpgradePanel::runInAnotherProgramRequiresConfirmation()
{
    UpgradePanelFixture fixture([](const auto &) {});
    Context other(std::make_unique<Settings>(fixture.context.path(u"other.ini"_s)),
                  ContextFiles(fixture.context.path(QString()), fixture.context.path(u"machine.json"_s)),
                  std::make_unique<MemorySecretStore>());
    other.upgrade().start(connectionTo(fixture.peer.url(u"/v2/"_s)), Secret(u"key-b"_s),
                          UpgradeMode::Everything);
    QTRY_COMPARE(fixture.peer.count("POST "), 1);
    fixture.runToItsEnd(); // does not know the other run yet
    QCOMPARE(labelText(fixture.panel, "upgradeOutcomeWord"), u"Not started"_s);
    QCOMPARE(labelText(fixture.panel, "upgradeOutcomeNextStep"),
             u"Nothing left this computer. Start it only once that run has ended."_s);
    QVERIFY(isShown(fixture.panel, "previousRunWhat"));
    QVERIFY(
        labelText(fixture.panel, "previousRunWhat").endsWith(u"is running in another window or program."_s));
    QCOMPARE(fixture.peer.count("POST "), 1);
    find<QCheckBox>(fixture.panel, "iKnow")->setChecked(true);
    fixture.press("runUpgrade");
    fixture.press("confirmUpgrade");
    QTRY_COMPARE(fixture.peer.count("POST "), 2);
}

void TestUpgradePanel::reportsAnUnwritableJournal()
{
    UpgradePanelFixture fixture(finish);
    QFile inTheWay(fixture.context.path(u"upgrades"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    fixture.runToItsEnd();
    QCOMPARE(labelText(fixture.panel, "upgradeOutcomeWord"), u"Not started"_s);
    QVERIFY(labelText(fixture.panel, "upgradeOutcomeSentence")
                .startsWith(u"The upgrade could not be recorded before it starts. "_s));
    QVERIFY(labelText(fixture.panel, "upgradeOutcomeNextStep").startsWith(u"Nothing left this computer."_s));
    QVERIFY(!isShown(fixture.panel, "iKnow"));
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestUpgradePanel::productionRequiresTypingTheHost()
{
    UpgradePanelFixture fixture(finish, true);
    fixture.press("runUpgrade");
    auto *confirm = find<QPushButton>(fixture.panel, "confirmUpgrade");
    auto *name = find<QLineEdit>(fixture.panel, "upgradeConfirmationHost");
    QVERIFY(name->isVisible());
    QVERIFY(!confirm->isEnabled());
    name->setText(u"elsewhere"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(!confirm->isEnabled());
    QVERIFY(!fixture.context->upgrade().isRunning());
    name->setText(fixture.host() + u' ');
    QVERIFY(confirm->isEnabled());
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QCOMPARE(fixture.peer.requests().size(), 1);
}

void TestUpgradePanel::stopWaiting()
{
    UpgradePanelFixture fixture([](const auto &) {});
    fixture.press("runUpgrade");
    fixture.press("confirmUpgrade");
    QVERIFY(isShown(fixture.panel, "upgradeProgress"));
    QVERIFY(!isShown(fixture.panel, "runUpgrade"));
    QCOMPARE(labelText(fixture.panel, "upgradeElapsed"), u"0:00"_s);
    QTRY_COMPARE(fixture.peer.requests().size(), 1);
    fixture.press("stopWaiting");
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QCOMPARE(labelText(fixture.panel, "upgradeOutcomeWord"), u"Unknown"_s);
    QVERIFY(labelText(fixture.panel, "upgradeOutcomeSentence").startsWith(u"You stopped waiting"_s));
    QVERIFY(labelText(fixture.panel, "upgradeOutcomeNextStep")
                .startsWith(u"The upgrade may still be running. Do not start it again until "_s));
}

void TestUpgradePanel::outcomes_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("sentence"); // N: a number of seconds
    QTest::addColumn<QString>("nextStep");
    QTest::addColumn<QString>("answerText");
    const auto row = [](const char *name, const Answer &answer, const QString &word, const QString &sentence,
                        const QString &nextStep, const QString &text) {
        QTest::newRow(name) << answer << word << sentence << nextStep << text;
    };
    const auto finished = [&row](const char *name, const Answer &answer, const QString &text) {
        row(name, answer, u"Finished"_s, u"The service answered after N that the upgrade is done."_s,
            u"There is nothing more to do before signing in."_s, text);
    };
    const auto unknown = [&row](const char *name, const Answer &answer, const QString &sentence,
                                const QString &text = {}) {
        row(name, answer, u"Unknown"_s, sentence,
            u"The upgrade may still be running. Do not start it again until whoever runs the service has "
            "confirmed that it has ended."_s,
            text);
    };
    finished("finished", finish, u"{\n  \"done\": true\n}"_s);
    finished(
        "finished, hostile text", [](const auto &e) { e.reply(200, "<b>x</b>\x07", "text/plain"); },
        u"<b>x</b>\uFFFD"_s);
    finished(
        "finished without a word", [](const auto &e) { e.reply(200, "", "text/plain"); }, u""_s);
    row(
        "refused", [](const auto &e) { e.reply(401, "no", "text/plain"); }, u"Refused"_s,
        u"The API key was not accepted. It may belong to another environment."_s,
        u"The service did not run the upgrade."_s, u"no"_s);
    row(
        "failed", [](const auto &e) { e.reply(500, R"({"message":"x"})"); }, u"Failed"_s,
        u"The service answered after N that the upgrade failed (500)."_s,
        u"Tell whoever runs the service before you start it again."_s, u"{\n  \"message\": \"x\"\n}"_s);
    unknown(
        "gateway", [](const auto &e) { e.reply(504, "", "text/plain"); },
        u"The answer after N does not say whether it finished (504)."_s);
    unknown(
        "dropped", [](const auto &e) { e.reset(); }, u"The connection ended after N without an answer."_s);
    unknown(
        "no answer in time", [](const auto &) {}, u"No answer came in N."_s);
    unknown(
        "half an answer",
        [](const auto &e) {
            e.send("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\nhalf");
            e.finish();
        },
        u"The connection ended before the answer was complete (200 after N)."_s, u"half"_s);
    unknown(
        "half an answer in time",
        [](const auto &e) { e.send("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\nhalf"); },
        u"The answer was not complete after N."_s);
    unknown(
        "chunks of text",
        [](const auto &e) {
            e.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\ndone\r\n0\r\n\r\n");
        },
        u"Whether the answer is complete is not known (200 after N)."_s, u"done"_s);
}

void TestUpgradePanel::outcomes()
{
    QFETCH(Answer, answer);
    QFETCH(QString, word);
    QFETCH(QString, sentence);
    QFETCH(QString, nextStep);
    QFETCH(QString, answerText);
    UpgradePanelFixture fixture(answer);
    fixture.setTimeout(2s);
    fixture.runToItsEnd();
    const auto shownText = [&fixture](const char *label) {
        static const QRegularExpression length(u"[0-9]+ seconds?"_s);
        return labelText(fixture.panel, label).replace(length, u"N"_s);
    };
    QCOMPARE(shownText("upgradeOutcomeWord"), word);
    QCOMPARE(shownText("upgradeOutcomeSentence"), sentence);
    QCOMPARE(shownText("upgradeOutcomeNextStep"), nextStep);
    const QString serverWords = word == u"Refused"_s  ? u"The answer says: “\u2068no\u2069”"_s
                                : word == u"Failed"_s ? u"The answer says: “\u2068x\u2069”"_s
                                                      : QString();
    QCOMPARE(shownText("upgradeServerWords"), serverWords);
    QCOMPARE(isShown(fixture.panel, "upgradeServerWords"), !serverWords.isEmpty());
    const auto *outcome = find<QWidget>(fixture.panel, "upgradeOutcome");
    QCOMPARE(outcome->accessibleName(), u"Upgrade outcome"_s);
    QCOMPARE(find<QPlainTextEdit>(fixture.panel, "upgradeAnswer")->toPlainText(), answerText);
    QCOMPARE(isShown(fixture.panel, "upgradeAnswer"), !answerText.isEmpty());
    if (!answerText.isEmpty())
        QCOMPARE(labelText(fixture.panel, "upgradeAnswerCaption"),
                 word == u"Unknown"_s ? u"What arrived of the service's answer"_s
                                      : u"The service's answer"_s);
    QCOMPARE(fixture.peer.requests().size(), 1);
    const QString details = find<QPlainTextEdit>(fixture.panel, "upgradeDetails")->toPlainText();
    QCOMPARE(details.contains(u"Code for support: outcome-unknown"_s), word == u"Unknown"_s);
    QVERIFY(!details.contains(u"answer says"_s));
    if (word != u"Unknown"_s)
        return;
    for (const auto *label : fixture.panel.findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(u"try"_s, Qt::CaseInsensitive), qPrintable(label->text()));
    QVERIFY2(!details.contains(u"try"_s, Qt::CaseInsensitive), qPrintable(details));
}

/// Describes the request itself.
void TestUpgradePanel::detailsOfUnknown()
{
    UpgradePanelFixture fixture([](const auto &exchange) { exchange.reset(); });
    fixture.runToItsEnd();
    const QString details = find<QPlainTextEdit>(fixture.panel, "upgradeDetails")->toPlainText();
    QVERIFY2(details.contains(u"Reason: interrupted"_s), qPrintable(details));
    QVERIFY2(details.contains(u"Delivery: maybe-sent"_s), qPrintable(details));
    QVERIFY2(details.contains(fixture.host()), qPrintable(details));
}

void TestUpgradePanel::unknownOutcomeRequiresConfirmation()
{
    UpgradePanelFixture fixture([](const auto &exchange) { exchange.reply(504, "", "text/plain"); });
    QVERIFY(!isShown(fixture.panel, "iKnow"));
    fixture.runToItsEnd();
    QVERIFY(labelText(fixture.panel, "upgradeOutcomeNextStep")
                .startsWith(u"The upgrade may still be running."_s));
    auto *checkBox = find<QCheckBox>(fixture.panel, "iKnow");
    auto *run = find<QPushButton>(fixture.panel, "runUpgrade");
    QVERIFY(checkBox->isVisible());
    QCOMPARE(checkBox->text(), u"I know that a previous run may still be active"_s);
    QVERIFY(!run->isEnabled());
    checkBox->setChecked(true);
    QVERIFY(run->isEnabled());
    run->click();
    fixture.press("confirmUpgrade");
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QCOMPARE(fixture.peer.requests().size(), 2);
    QVERIFY(!checkBox->isChecked()); // a confirmation is used once
    QVERIFY(!run->isEnabled());
}

void TestUpgradePanel::damagedRecordRequiresConfirmation()
{
    UpgradePanelFixture fixture(finish);
    QVERIFY(QDir().mkpath(fixture.context.path(u"upgrades"_s)));
    QFile file(fixture.context.path(u"upgrades/2-b.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    fixture.runToItsEnd(); // the run is not known yet
    QCOMPARE(labelText(fixture.panel, "upgradeOutcomeWord"), u"Not started"_s);
    auto *checkBox = find<QCheckBox>(fixture.panel, "iKnow");
    auto *run = find<QPushButton>(fixture.panel, "runUpgrade");
    QVERIFY(checkBox->isVisible());
    QVERIFY(!run->isEnabled());
    const QString what = labelText(fixture.panel, "previousRunWhat");
    QVERIFY2(what.contains(u"2-b.json.bad"_s), qPrintable(what));
    QVERIFY2(what.endsWith(u"That upgrade may have been on this service and may still be active."_s),
             qPrintable(what));
    QCOMPARE(accessFaults(fixture.panel), QString());
    checkBox->setChecked(true);
    QVERIFY(run->isEnabled());
    fixture.press("runUpgrade");
    QVERIFY(checkBox->isVisible());
    fixture.press("confirmUpgrade");
    QTRY_COMPARE(labelText(fixture.panel, "upgradeOutcomeWord"), u"Finished"_s);
    QTRY_VERIFY(!checkBox->isVisible());
    QCOMPARE(fixture.peer.count("POST "), 1);
    QVERIFY(QFile::exists(fixture.context.path(u"upgrades/2-b.json.acknowledged"_s)));
}

void TestUpgradePanel::asksForATarget()
{
    UpgradePanelFixture fixture(finish);
    fixture.panel.setTarget(std::nullopt);
    auto *address = find<QLineEdit>(fixture.panel, "serviceAddress");
    QVERIFY(address->isVisible());
    fixture.press("runUpgrade");
    QVERIFY(!isShown(fixture.panel, "upgradeConfirmation"));
    QVERIFY(isShown(fixture.panel, "serviceAddressUnder"));
    QVERIFY(isShown(fixture.panel, "apiKeyUnder"));
    address->setText(fixture.peer.url().toString());
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"key-b"_s);
    fixture.runToItsEnd();
    QCOMPARE(fixture.peer.count("key-b"), 1);
    QCOMPARE(fixture.peer.count("key-a"), 0);
}

void TestUpgradePanel::asksForATargetFromTheStart()
{
    TemporaryContext context;
    UpgradePanel panel(context->upgrade(), context->services().notices, context->services().navigator);
    show(panel);
    QVERIFY(isShown(panel, "serviceAddress"));
    QVERIFY(!isShown(panel, "upgradeSummary"));
}

/// Two connections to one address, whose keys belong to different environments.
void TestUpgradePanel::doesNotOfferTheKeyOfAnotherConnection()
{
    UpgradePanelFixture fixture(finish);
    Connection production = connectionTo(fixture.peer.url());
    production.id = u"production"_s;
    production.environment = u"PRODUCTION"_s;
    Connection test = production;
    test.id = u"test"_s;
    test.environment = u"TEST"_s;
    auto *key = find<QLineEdit>(fixture.panel, "apiKey");

    fixture.panel.setTarget(std::nullopt);
    fixture.panel.setSuggestion({production, {}});
    key->setText(u"production-key"_s);
    fixture.panel.setSuggestion({test, {}});
    QCOMPARE(key->text(), QString());

    fixture.panel.setSuggestion({production, Secret(u"production-key"_s)}); // as after a sign-in
    fixture.panel.setTarget(UpgradeTarget{production, Secret(u"production-key"_s)});
    fixture.panel.setTarget(std::nullopt);
    fixture.panel.setSuggestion({test, {}});
    QCOMPARE(key->text(), QString());
}

void TestUpgradePanel::removesTheKeyWithTheSession()
{
    UpgradePanelFixture fixture(finish);
    const Connection connection = connectionTo(fixture.peer.url());
    auto *key = find<QLineEdit>(fixture.panel, "apiKey");
    fixture.panel.setSuggestion({connection, Secret(u"key-a"_s)});
    fixture.panel.setTarget(std::nullopt);
    QCOMPARE(key->text(), u"key-a"_s);
    fixture.panel.setSuggestion({connection, {}});
    QCOMPARE(key->text(), QString());

    key->setText(u"typed"_s);
    fixture.panel.setSuggestion({connection, {}});
    QCOMPARE(key->text(), u"typed"_s);
}

void TestUpgradePanel::keepsATypedAddress()
{
    UpgradePanelFixture fixture(finish);
    Connection connection = connectionTo(fixture.peer.url());
    fixture.panel.setTarget(std::nullopt);
    fixture.panel.setSuggestion({connection, {}});
    auto *address = find<QLineEdit>(fixture.panel, "serviceAddress");
    address->setText(u"https://other.example.com"_s);
    connection.name = u"renamed"_s;
    fixture.panel.setSuggestion({connection, {}});
    QCOMPARE(address->text(), u"https://other.example.com"_s);
}

void TestUpgradePanel::anotherTargetClosesTheConfirmation()
{
    UpgradePanelFixture fixture(finish);
    Connection connection = connectionTo(fixture.peer.url());
    fixture.panel.setTarget(std::nullopt);
    fixture.panel.setSuggestion({connection, {}});
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"typed"_s);
    fixture.press("runUpgrade");
    QVERIFY(isShown(fixture.panel, "upgradeConfirmation"));
    fixture.panel.setSuggestion({connection, {}});
    QVERIFY(isShown(fixture.panel, "upgradeConfirmation"));
    connection.isProduction = true;
    fixture.panel.setSuggestion({connection, {}});
    QVERIFY(!isShown(fixture.panel, "upgradeConfirmation"));
    fixture.press("runUpgrade");
    QVERIFY(isShown(fixture.panel, "upgradeConfirmationHost"));
}

void TestUpgradePanel::scrollsToTheConfirmation()
{
    UpgradePanelFixture fixture(finish);
    Connection connection = connectionTo(fixture.peer.url());
    connection.isProduction = true;
    fixture.panel.setTarget(std::nullopt);
    fixture.panel.setSuggestion({connection, {}});
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"typed"_s);
    fixture.panel.resize(500, 320);
    fixture.press("runUpgrade");
    auto *confirmation = find<QWidget>(fixture.panel, "upgradeConfirmation");
    QTRY_COMPARE(confirmation->visibleRegion().boundingRect(), confirmation->rect());
    QVERIFY(find<QLineEdit>(fixture.panel, "upgradeConfirmationHost")->hasFocus());
}

/// An upgrade concerns everything behind the address, whichever connection it is started with.
void TestUpgradePanel::productionOfTheSameAddressRequiresTypingTheHost()
{
    UpgradePanelFixture fixture(finish);
    Connection production = connectionTo(fixture.peer.url());
    production.name = u"acme live"_s;
    production.environment = u"Live"_s;
    production.isProduction = true;
    Connection test = connectionTo(fixture.peer.url());
    test.environment = u"TEST"_s;
    const auto environment = [&fixture] {
        auto *badge = find<Badge>(fixture.panel, "upgradeEnvironment");
        return badge->isVisible() ? badge->content().word : QString();
    };
    const auto prompt = [&fixture] {
        fixture.press("runUpgrade");
        auto *host = find<QLineEdit>(fixture.panel, "upgradeConfirmationHost");
        QString text = host->isVisible() ? labelText(fixture.panel, "upgradeConfirmationPrompt") : QString();
        fixture.press("declineUpgrade");
        return text;
    };
    const QString elsewhere =
        u"“acme live” has the same address and is PRODUCTION. Type %1 to confirm."_s.arg(fixture.host());
    fixture.panel.setSavedConnections({production});
    fixture.panel.setTarget(std::nullopt);
    find<QLineEdit>(fixture.panel, "serviceAddress")->setText(fixture.peer.url().toString());
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"typed"_s);
    QCOMPARE(environment(), u"Live"_s);
    QCOMPARE(prompt(), elsewhere);
    fixture.panel.setSavedConnections({test, production});
    QCOMPARE(environment(), QString());
    QCOMPARE(prompt(), elsewhere);

    fixture.panel.setTarget(UpgradeTarget{connectionTo(fixture.peer.url()), Secret(u"key-a"_s)});
    QCOMPARE(environment(), QString()); // the connection's own
    QCOMPARE(prompt(), elsewhere);
    fixture.panel.setTarget(UpgradeTarget{test, Secret(u"key-a"_s)});
    QCOMPARE(environment(), u"TEST"_s);
    QCOMPARE(prompt(), elsewhere);
    fixture.panel.setTarget(UpgradeTarget{production, Secret(u"key-a"_s)});
    QCOMPARE(environment(), u"Live"_s);
    QCOMPARE(prompt(), u"This is PRODUCTION. Type %1 to confirm."_s.arg(fixture.host()));
    fixture.panel.setSavedConnections({test});
    fixture.panel.setTarget(UpgradeTarget{test, Secret(u"key-a"_s)});
    QCOMPARE(prompt(), QString());
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestUpgradePanel::offersUnencryptedConnections()
{
    UpgradePanelFixture fixture(finish);
    Connection connection = connectionTo(QUrl(u"http://api.example.com"_s));
    connection.allowUnencrypted = true;
    connection.environment = u"PRODUCTION"_s;
    connection.isProduction = true;
    fixture.panel.setTarget(std::nullopt);
    fixture.panel.setSuggestion({connection, {}});
    QVERIFY(isShown(fixture.panel, "upgradeEnvironment"));
    find<QLineEdit>(fixture.panel, "apiKey")->setText(u"typed"_s);
    fixture.press("runUpgrade");
    QVERIFY(isShown(fixture.panel, "upgradeConfirmationHost"));
    fixture.press("declineUpgrade");
    find<QLineEdit>(fixture.panel, "serviceAddress")->setText(u"http://other.example.com"_s);
    QVERIFY(!isShown(fixture.panel, "upgradeEnvironment"));
    fixture.press("runUpgrade");
    QVERIFY(!isShown(fixture.panel, "upgradeConfirmation"));
}

void TestUpgradePanel::twoPanelsShowTheSameRun()
{
    UpgradePanelFixture fixture([](const auto &) {});
    UpgradePanel other(fixture.context->upgrade(), fixture.context->services().notices,
                       fixture.context->services().navigator);
    other.setTarget(UpgradeTarget{connectionTo(fixture.peer.url()), Secret(u"key-a"_s)});
    show(other);
    find<QPushButton>(other, "runUpgrade")->click();
    QVERIFY(isShown(other, "upgradeConfirmation"));
    fixture.press("runUpgrade");
    fixture.press("confirmUpgrade");
    QVERIFY(!isShown(other, "upgradeConfirmation"));
    QVERIFY(isShown(other, "upgradeProgress"));
    find<QPushButton>(other, "confirmUpgrade")->click();
    find<QPushButton>(other, "stopWaiting")->click();
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QVERIFY(isShown(other, "upgradeOutcome"));
}

void TestUpgradePanel::escapeDeclines()
{
    UpgradePanelFixture fixture(finish);
    fixture.press("runUpgrade");
    QTest::keyClick(find<QPushButton>(fixture.panel, "confirmUpgrade"), Qt::Key_Escape);
    QVERIFY(!isShown(fixture.panel, "upgradeConfirmation"));
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestUpgradePanel::isAccessible()
{
    UpgradePanelFixture fixture([](const auto &exchange) { exchange.reply(504, "x", "text/plain"); }, true);
    QCOMPARE(accessFaults(fixture.panel), QString());
    fixture.press("runUpgrade");
    QCOMPARE(accessFaults(fixture.panel), QString());
    find<QLineEdit>(fixture.panel, "upgradeConfirmationHost")->setText(fixture.host());
    fixture.press("confirmUpgrade");
    QCOMPARE(accessFaults(fixture.panel), QString());
    QCOMPARE(find<QWidget>(fixture.panel, "stopWaiting")->accessibleName(), u"Stop waiting"_s);
    QTRY_VERIFY(isShown(fixture.panel, "upgradeOutcome"));
    QCOMPARE(accessFaults(fixture.panel), QString());
    QCOMPARE(spokenName(find<QWidget>(fixture.panel, "upgradesOnly")), u"Upgrades only"_s);
    QCOMPARE(find<QWidget>(fixture.panel, "runUpgrade")->accessibleName(), u"Run upgrade…"_s);
}

SVC_TEST(TestUpgradePanel)
#include "tst_upgradepanel.moc"
