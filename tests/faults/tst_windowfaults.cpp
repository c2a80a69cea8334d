// SPDX-License-Identifier: MIT
// The window after a failed lookup, one fault of each kind: no busy indicator is left, no control stays
// disabled, the message names the kind, and the old result is marked as old.
#include "support/certificates.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/signin/signindialog.h"
#include "ui/widgets/views/busybar.h"
#include "ui/widgets/views/valuetext.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace uitest;
using namespace std::chrono_literals;

namespace {

using Fault = std::function<void(const ScriptedPeer::Exchange &)>;

Fault raw(const QByteArray &answer)
{
    return [answer](const ScriptedPeer::Exchange &exchange) {
        exchange.send(answer);
        exchange.finish();
    };
}

Fault reply(int status, const QByteArray &body, const QByteArray &type = "application/json",
            const QByteArray &more = {})
{
    return [=](const ScriptedPeer::Exchange &exchange) { exchange.reply(status, body, type, more); };
}

/// A window signed in to a peer that finds 1042 until fail() is called.
struct WindowFaultsFixture
{
    explicit WindowFaultsFixture(const QByteArray &row)
    {
        const bool isTls = row.startsWith('T');
        const auto answer = [this](const ScriptedPeer::Exchange &exchange) { serve(exchange); };
        peer = isTls ? std::make_unique<ScriptedPeer>(certificates::server(u"good"_s), answer)
                     : std::make_unique<ScriptedPeer>(answer);
        SignInInput input;
        input.connection = connectionTo(peer->url());
        input.connection.environment = u"TEST"_s;
        input.connection.caFile = isTls ? certificates::path(u"ca.pem"_s) : QString();
        if (row.startsWith('S'))
            input.connection.requestTimeout = 1s;
        input.apiKey = Secret(u"canary-key"_s);
        input.password = Secret(u"canary-password"_s);
        window.resize(1180, 760);
        show(window);
        window.setSignInDefaults(input);
        window.signIn();
        find<QPushButton>(*window.findChild<SignInDialog *>(), "signIn")->click();
        QTRY_COMPARE(context->sessions().current().state(), Session::State::SignedIn);
    }

    void serve(const ScriptedPeer::Exchange &exchange) const
    {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, R"({"token":"canary-token"})");
        else if (fault)
            fault(exchange);
        else // on its own connection, so that the next one can be refused
            raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n"
                R"({"notificationId":1042,"subject":"As it was"})")(exchange);
    }
    void lookUp(const QString &id)
    {
        find<QPlainTextEdit>(window, "notificationIds")->setPlainText(id);
        find<QPushButton>(window, "lookUp")->click();
    }
    void refresh() { window.findChild<QAction *>(u"refreshRows"_s)->trigger(); }

    /// Returns true if nothing runs or waits, except for the user.
    [[nodiscard]] bool isAtRest() const
    {
        return !context->results().isRunning() || context->results().current().isPaused();
    }
    [[nodiscard]] QString message()
    {
        QString title = isShown(window, "sessionPassword")
                            ? labelText(window, "messageText").section(u". "_s, 0, 0)
                            : labelText(window, "whyTitle");
        const QString id = find<QPlainTextEdit>(window, "notificationIds")->toPlainText();
        title.remove(u"Notification %1: "_s.arg(id));
        title.remove(QChar(0x2068)).remove(QChar(0x2069));
        return title.replace(u"127.0.0.1:%1"_s.arg(peer->port()), u"PEER"_s);
    }
    /// Returns the indicators that are still busy, and the controls that are wrongly disabled.
    [[nodiscard]] QStringList wrongControls()
    {
        QStringList found;
        for (const BusyBar *bar : window.findChildren<BusyBar *>()) {
            if (bar->isVisible())
                found += u"an indicator: "_s + bar->accessibleName();
        }
        const bool isPaused = context->results().current().isPaused();
        const QString waits = u"The lookup waits until you have signed in again."_s;
        if (isShown(window, "runningText") && !(isPaused && labelText(window, "runningText") == waits))
            found += u"that it runs"_s;
        if (!find<QPushButton>(window, "lookUp")->isEnabled())
            found += u"a disabled button"_s;
        if (isShown(window, "stop") && !isPaused)
            found += u"a button to stop nothing"_s;
        return found;
    }

    mutable TemporaryContext context;
    FakeFileChooser files;
    Fault fault;
    std::unique_ptr<ScriptedPeer> peer;
    MainWindow window{context->services(), files};
};

} // namespace

class TestWindowFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void refreshing_data() { addFaults(Which::All); }
    void refreshing();
    void lookingUp_data() { addFaults(Which::Immediate); }
    void lookingUp();

private:
    enum class Which { All, Immediate }; ///< Immediate: without those that wait or are retried

    static void addFaults(Which which);
    static void fail(WindowFaultsFixture &fixture, const Fault &fault);
};

void TestWindowFaults::addFaults(Which which)
{
    QTest::addColumn<Fault>("fault"); // none: see fail()
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *name, const Fault &fault, const QString &summary) {
        QTest::newRow(name) << fault << summary;
    };
    const auto late = [which, row](const char *name, const Fault &fault, const QString &summary) {
        if (which == Which::All)
            row(name, fault, summary);
    };
    const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    row("C01 refused", {}, u"Nothing answers at PEER"_s);
    late(
        "C05 reset", [](const auto &exchange) { exchange.reset(); },
        u"The connection to PEER was interrupted"_s);
    row("T11 another root", {}, u"Certificate problem: its issuer is not trusted"_s);
    late("F04 short body", raw(head + "Content-Length: 100\r\n\r\n{"),
         u"The connection to PEER was interrupted"_s);
    row("H01 401", reply(401, "{}"), u"Your session ended, or this API key has no access"_s);
    late("H03 429 to the end", reply(429, "{}", "application/json", "Retry-After: 0\r\n"),
         u"The service is busy"_s);
    row("H04 500", reply(500, R"({"message":"no"})"), u"The service failed (500)"_s);
    row("R01 redirect", reply(302, "", "text/html", "Location: https://evil.example/x\r\n"),
        u"The server tried to send you to https://evil.example"_s);
    row("J01 bad JSON", reply(200, R"({"notificationId":]})"),
        u"The answer is not what the service documents"_s);
    late("J04 other id", reply(200, R"({"notificationId":7})"),
         u"The service answered with another notification"_s);
    row("J08 too large", reply(200, QByteArray(5 * 1024 * 1024, ' ')), u"The answer is too large"_s);
    late(
        "S01 no answer", [](const auto &) {}, u"No answer in 1 s"_s);
}

void TestWindowFaults::fail(WindowFaultsFixture &fixture, const Fault &fault)
{
    fixture.fault = fault;
    if (QByteArray(QTest::currentDataTag()).startsWith("C01"))
        fixture.peer->stopListening();
    else if (!fault)
        fixture.peer->setTls(certificates::server(u"untrusted"_s));
}

void TestWindowFaults::refreshing()
{
    QFETCH(const Fault, fault);
    QFETCH(const QString, summary);
    WindowFaultsFixture fixture(QTest::currentDataTag());
    fixture.lookUp(u"1042"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QTRY_VERIFY(fixture.isAtRest());
    QCOMPARE(fixture.wrongControls(), QStringList());
    QVERIFY(!isShown(fixture.window, "changesNote"));

    fail(fixture, fault);
    fixture.refresh();
    QVERIFY(!fixture.isAtRest());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isAtRest(), 60000);
    QTest::qWait(0);
    QCOMPARE(fixture.message(), summary);
    QCOMPARE(fixture.wrongControls(), QStringList());
    QVERIFY(!fixture.window.windowTitle().contains(u"As it was"_s));
    if (fixture.context->results().current().isPaused()) // until the sign-in
        return;
    QVERIFY(isShown(fixture.window, "notificationCard"));
    QCOMPARE(find<ValueText>(fixture.window, "subject")->toPlainText(), u"As it was"_s);
    QVERIFY(isShown(fixture.window, "changesNote"));
    QVERIFY2(labelText(fixture.window, "changesTitle").startsWith(u"This is old"_s),
             qPrintable(labelText(fixture.window, "changesTitle")));
}

void TestWindowFaults::lookingUp()
{
    QFETCH(const Fault, fault);
    QFETCH(const QString, summary);
    WindowFaultsFixture fixture(QTest::currentDataTag());
    fixture.lookUp(u"1042"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));

    fail(fixture, fault);
    fixture.lookUp(u"1043"_s);
    QVERIFY(!isShown(fixture.window, "notificationCard"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isAtRest(), 60000);
    QTest::qWait(0);
    QCOMPARE(fixture.message(), summary);
    QCOMPARE(fixture.wrongControls(), QStringList());
    QVERIFY(!isShown(fixture.window, "notificationCard"));
    QVERIFY(!fixture.window.windowTitle().contains(u"As it was"_s));
}

SVC_TEST(TestWindowFaults)
#include "tst_windowfaults.moc"
