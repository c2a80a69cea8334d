// SPDX-License-Identifier: MIT
#include "connections/connectionstore.h"
#include "program/notices.h"
#include "support/testprogram.h"
#include "support/windowparts.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace uitest;

/// The line of messages, and the password that it asks for.
class TestMessages : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void showsTheMostImportantFirst();
    void newsDoNotHideWhatIsBeingAnswered();
    void messagesOfAnotherSubjectWait();
    void whatIsCutIsShownAsAWhole();
    void movesNothingAboveIt();
    void asksForThePasswordOfAnEndedSession();
    void saysThatAPasswordIsWrong();
    void anEndedSessionOfADeletedConnectionIsForgotten();
    void anotherConnectionStaysCurrent();
};

namespace {

/// A line of messages in a window.
struct LineFixture
{
    LineFixture()
    {
        window.resize(700, 300);
        auto *layout = new QVBoxLayout(&window);
        layout->addStretch(1);
        layout->addWidget(&bar);
        uitest::show(window);
    }
    [[nodiscard]] QString title() { return bar.isHidden() ? QString() : labelText(bar, "messageTitle"); }

    StillClock clock;
    MessageList messages;
    QWidget window;
    MessageBar bar{messages, clock};
};

/// A window with a service that ends the session at the first lookup, and accepts only `password` then.
struct EndedFixture : WindowFixture
{
    EndedFixture()
        : WindowFixture([this](const ScriptedPeer::Exchange &exchange) { answer(exchange); })
    {
        show();
        Connection connection = input.connection;
        connection.environment = u"PRODUCTION"_s;
        connection.name = u"acme"_s;
        connection.id = context->connections().add(connection);
        input.connection = *context->connections().find(connection.id);
        signIn();
        lookUp(u"7"_s);
        QTRY_VERIFY(isShown(window, "sessionPassword"));
        hasEnded = true;
    }
    void answer(const ScriptedPeer::Exchange &exchange)
    {
        if (exchange.requestLine().startsWith("POST") && hasEnded) {
            sent += QJsonDocument::fromJson(exchange.body()).object().value(u"password"_s).toString();
            if (sent.last() != u"pass-b"_s)
                return exchange.reply(401, R"({"message":"Wrong password"})");
        }
        if (exchange.requestLine().startsWith("GET") && !hasEnded)
            return exchange.reply(401, "{}");
        serveAll(exchange);
    }
    [[nodiscard]] QLineEdit &password() { return *find<QLineEdit>(window, "sessionPassword"); }

    bool hasEnded = false;
    QStringList sent; ///< passwords
};

} // namespace

void TestMessages::showsTheMostImportantFirst()
{
    LineFixture fixture;
    MessageHandle upgrade;
    MessageHandle error;
    MessageHandle news;
    upgrade.show(fixture.messages, {.tone = Tone::Warn,
                                    .title = u"upgrade"_s,
                                    .canClose = false,
                                    .kind = MessageKind::UnresolvedUpgrade});
    QVERIFY(!isShown(fixture.bar, "nextMessage"));
    error.show(fixture.messages, {.tone = Tone::Danger, .title = u"error"_s});
    QCOMPARE(fixture.title(), u"error"_s); // it is new
    QCOMPARE(labelText(fixture.bar, "messagePosition"), u"2 of 2"_s);
    news.show(fixture.messages, {.tone = Tone::Good, .title = u"news"_s});
    QCOMPARE(labelText(fixture.bar, "messagePosition"), u"3 of 3"_s);
    news.close();
    QCOMPARE(fixture.title(), u"upgrade"_s);
    auto *next = find<QAbstractButton>(fixture.bar, "nextMessage");
    auto *previous = find<QAbstractButton>(fixture.bar, "previousMessage");
    QCOMPARE(spokenName(next), u"Next"_s);
    QCOMPARE(spokenName(previous), u"Previous"_s);
    QVERIFY(!previous->isEnabled());
    next->click();
    QCOMPARE(fixture.title(), u"error"_s);
    QVERIFY(!next->isEnabled());
    find<QAbstractButton>(fixture.bar, "closeMessage")->click();
    QCOMPARE(fixture.title(), u"upgrade"_s);
    QVERIFY(!isShown(fixture.bar, "nextMessage"));
}

void TestMessages::newsDoNotHideWhatIsBeingAnswered()
{
    LineFixture fixture;
    MessageHandle question;
    MessageHandle news;
    question.show(fixture.messages,
                  {.tone = Tone::Warn, .title = u"question"_s, .kind = MessageKind::Question});
    news.show(fixture.messages, {.tone = Tone::Good, .title = u"news"_s});
    QCOMPARE(fixture.title(), u"question"_s);
    QCOMPARE(labelText(fixture.bar, "messagePosition"), u"1 of 2"_s);
    question.close();
    QCOMPARE(fixture.title(), u"news"_s);
}

void TestMessages::messagesOfAnotherSubjectWait()
{
    LineFixture fixture;
    const QObject shown;
    const QObject other;
    fixture.messages.setSubject(&shown);
    MessageHandle message;
    message.show(fixture.messages, {.tone = Tone::Warn, .title = u"other"_s, .subject = &other});
    QCOMPARE(fixture.title(), QString());
    QVERIFY(message.isOpen() && !message.isShown());
    fixture.messages.setSubject(&other);
    QCOMPARE(fixture.title(), u"other"_s);
}

void TestMessages::whatIsCutIsShownAsAWhole()
{
    LineFixture fixture;
    MessageHandle message;
    message.show(fixture.messages, {.tone = Tone::Warn, .title = u"Title"_s, .text = u"Short."_s});
    QVERIFY(!isShown(fixture.bar, "messageDetailsButton"));
    const QString text = u"A sentence that is longer than the line. "_s.repeated(6).trimmed();
    message.show(fixture.messages,
                 {.tone = Tone::Warn, .title = u"Title"_s, .text = text, .details = u"404"_s});
    QTRY_VERIFY(isShown(fixture.bar, "messageDetailsButton"));
    const int line = fixture.bar.height();
    QVERIFY(fixture.bar.accessibleDescription().contains(text));
    find<QAbstractButton>(fixture.bar, "messageDetailsButton")->click();
    QCOMPARE(labelText(fixture.window, "wholeMessageText"), u"Title\n"_s + text);
    QCOMPARE(find<QPlainTextEdit>(fixture.window, "messageDetails")->toPlainText(), u"404"_s);
    const auto *whole = find<QWidget>(fixture.window, "wholeMessage");
    QVERIFY(whole->geometry().bottom() < fixture.bar.geometry().top());
    QCOMPARE(fixture.bar.height(), line);
    message.close();
    QVERIFY(!fixture.window.findChild<QWidget *>(u"wholeMessage"_s));
}

void TestMessages::movesNothingAboveIt()
{
    WindowFixture fixture;
    fixture.show();
    fixture.signIn();
    fixture.lookUp(u"1-30"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 30);
    auto *table = find<QWidget>(fixture.window, "results");
    const QPoint before = table->mapTo(&fixture.window, QPoint());
    MessageHandle message;
    message.show(fixture.context->services().notices.messages(), {.tone = Tone::Warn, .title = u"a"_s});
    auto *bar = find<QWidget>(fixture.window, "messageBar");
    QTRY_VERIFY(bar->isVisible() && bar->height() > 0);
    QCOMPARE(table->mapTo(&fixture.window, QPoint()), before);
    QVERIFY(bar->height() < 60);
}

void TestMessages::asksForThePasswordOfAnEndedSession()
{
    EndedFixture fixture;
    QCOMPARE(labelText(fixture.window, "messageTitle"),
             u"PRODUCTION acme: password for jdoe at %1"_s.arg(fixture.host()));
    QVERIFY(!fixture.password().hasFocus()); // it takes the focus from nobody
    QCOMPARE(spokenName(&fixture.password()), u"Session password"_s);
    QCOMPARE(spokenName(find<QWidget>(fixture.window, "sessionSignIn")), u"Sign in to acme"_s);
    QWidget *before = fixture.window.focusWidget();
    fixture.password().setFocus();
    QTest::keyClick(&fixture.password(), Qt::Key_Return); // nothing is typed
    QTest::keyClicks(&fixture.password(), u"pass-b"_s);
    QTest::keyClick(&fixture.password(), Qt::Key_Return);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard")); // the lookup has gone on
    QCOMPARE(fixture.sent, QStringList{u"pass-b"_s});
    QVERIFY(!isShown(fixture.window, "sessionPassword"));
    QCOMPARE(fixture.window.focusWidget(), before);
    QVERIFY(!fixture.dialog());
}

void TestMessages::saysThatAPasswordIsWrong()
{
    EndedFixture fixture;
    fixture.password().setFocus();
    QTest::keyClicks(&fixture.password(), u"pass-x"_s);
    fixture.press("sessionSignIn");
    QVERIFY(fixture.password().isReadOnly());
    QTRY_VERIFY(!fixture.password().isReadOnly());
    const QString said = labelText(fixture.window, "messageText");
    QVERIFY2(said.contains(u"Not accepted"_s) && said.contains(u"Wrong password"_s), qPrintable(said));
    QCOMPARE(fixture.password().selectedText().size(), 6);
    QTest::keyClick(&fixture.password(), Qt::Key_Return); // the same again
    QVERIFY(labelText(fixture.window, "messageText").contains(u"Nothing has changed since the refusal."_s));
    QCOMPARE(fixture.sent.size(), 1);
    QTest::keyClicks(&fixture.password(), u"pass-b"_s);
    QTest::keyClick(&fixture.password(), Qt::Key_Return);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
}

void TestMessages::anEndedSessionOfADeletedConnectionIsForgotten()
{
    EndedFixture fixture;
    fixture.context->connections().remove(fixture.input.connection.id);
    QTRY_VERIFY(!isShown(fixture.window, "sessionPassword"));
}

void TestMessages::anotherConnectionStaysCurrent()
{
    EndedFixture fixture;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    other.id = fixture.context->connections().add(other);
    fixture.context->sessions().makeCurrent(*fixture.context->connections().find(other.id));
    QVERIFY(isShown(fixture.window, "sessionPassword"));
    QTest::keyClicks(&fixture.password(), u"pass-b"_s);
    QTest::keyClick(&fixture.password(), Qt::Key_Return);
    QTRY_VERIFY(!isShown(fixture.window, "sessionPassword"));
    QCOMPARE(fixture.context->sessions().current().connection().id, other.id);
}

SVC_TEST(TestMessages)
#include "tst_messages.moc"
