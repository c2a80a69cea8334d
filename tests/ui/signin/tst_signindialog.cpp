// SPDX-License-Identifier: MIT
#include "support/certificates.h"
#include "support/fakefilechooser.h"
#include "support/fakekeyring.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/signin/signindialog.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace uitest;

class TestSignInDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void requiresAllFields();
    void enterSignsInFromEveryField();
    void busyKeepsTheFocusAndEscapeCancels();
    void rejectionSelectsThePassword();
    void refusedSignInIsNotRepeated_data();
    void refusedSignInIsNotRepeated();
    void refusalIsInSight();
    void refusalIsRemembered();
    void heightShrinksWithoutTheMessage();
    void typingScrollsToTheField();
    void advancedScrollsToItsFirstField();
    void everyFailureHasASentence_data();
    void everyFailureHasASentence();
    void trimsAllFieldsButThePassword();
    void d02_removesWhatCameWithAPaste();
    void d03_completesTheAddress();
    void continuesWithTheKeyAlone();
    void upgradeRequiresAddressAndKeyOnly();
    void asksOnceForTheEnvironment_data();
    void asksOnceForTheEnvironment();
    void environmentIsSaved();
    void typedEnvironmentSurvivesAnotherAddress();
    void newConnectionIsRestoredAfterAnother();
    void environmentBelongsToTheAddress();
    void fillsInStoredSecrets();
    void movesTheFocusBeforeTheWindowIsActive();
    void fillsInAChosenConnection();
    void doesNotShowStoredSecrets();
    void keepsTypedSecrets();
    void lockedSecretsMustBeTypedAgain();
    void storedSecretsBelongToTheirAddress();
    void storedSecretsBelongToTheirSettings();
    void lateStoredSecretsBelongToTheirAddress();
    void sessionKeyBelongsToItsAddress();
    void failedConnectionCanBeChosenAgain();
    void unsavedConnectionCanBeChosenAgain();
    void reportsABrokenKeyringInline();
    void showsWhereSecretsAreStored();
    void doesNotSaveTheDemo();
    void savesAdvancedSettings();
    void showsInvalidAdvancedSettings();
    void anotherHostHasNoEnvironment();
    void untrustedOffersACaFile();
    void reportsAnUnreadableCaFile();
    void shortcutShowsThePassword();
    void asksBeforeItUsesTheSecretsOfACommand();
    void isAccessible();
    void tabOrder();
};

using Answer = std::function<void(const ScriptedPeer::Exchange &)>;
Q_DECLARE_METATYPE(Answer)

namespace {

SignInInput inputFor(const QUrl &baseUrl)
{
    SignInInput input;
    input.connection = connectionTo(baseUrl);
    input.connection.environment = u"TEST"_s;
    input.apiKey = Secret(u"key-a"_s);
    input.password = Secret(u"pass-a"_s);
    return input;
}

/// The dialog, and a service that gives one answer to everything.
struct SignInFixture
{
    explicit SignInFixture(const Answer &answer = [](const auto &) {})
        : peer(answer)
    {
    }
    /// Shows the dialog as filled in for the service.
    void open()
    {
        dialog.setInput(inputFor(peer.url()));
        show(dialog);
    }

    ScriptedPeer peer;
    TemporaryContext context;
    FakeFileChooser files;
    SignInDialog dialog{context->services(), files};
};

} // namespace

void TestSignInDialog::requiresAllFields()
{
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(500, "{}"); });
    TemporaryContext context;
    FakeFileChooser files;
    for (const char *field : {"serviceAddress", "apiKey", "dataSource", "userName", "password"}) {
        SignInDialog dialog(context->services(), files);
        dialog.setInput(inputFor(peer.url()));
        show(dialog);
        auto *edit = find<QLineEdit>(dialog, field);
        edit->clear();
        find<QPushButton>(dialog, "signIn")->click();
        QVERIFY2(isShown(dialog, (QByteArray(field) + "Under").constData()), field);
        QVERIFY2(edit->hasFocus(), field);
        QCOMPARE(context->sessions().current().state(), Session::State::SignedOut);
    }
    QCOMPARE(peer.connections(), 0);
}

void TestSignInDialog::enterSignsInFromEveryField()
{
    for (const char *field :
         {"serviceAddress", "apiKey", "dataSource", "partition", "userName", "password"}) {
        ScriptedPeer peer(
            [](const auto &exchange) { exchange.reply(200, R"({"token":"t","user":{"userName":"jdoe"}})"); });
        TemporaryContext context;
        FakeFileChooser files;
        SignInDialog dialog(context->services(), files);
        dialog.setInput(inputFor(peer.url()));
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        show(dialog);
        auto *edit = find<QLineEdit>(dialog, field);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY2(accepted.wait(), field);
        QCOMPARE(peer.requests().size(), 1);
        QCOMPARE(context->sessions().current().state(), Session::State::SignedIn);
        QVERIFY(find<QLineEdit>(dialog, "password")->text().isEmpty());
    }
}

void TestSignInDialog::busyKeepsTheFocusAndEscapeCancels()
{
    SignInFixture on;
    on.open();
    auto *edit = find<QLineEdit>(on.dialog, "userName");
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(on.peer.requests().size(), 1);
    QVERIFY(edit->hasFocus());
    QVERIFY(edit->isReadOnly());
    QVERIFY(isShown(on.dialog, "busy"));
    QTest::keyClick(edit, Qt::Key_Return);
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(on.dialog.isVisible());
    QVERIFY(!isShown(on.dialog, "busy"));
    QVERIFY(!edit->isReadOnly());
    QCOMPARE(on.context->sessions().current().state(), Session::State::SignedOut);
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!on.dialog.isVisible());
    QCOMPARE(on.peer.requests().size(), 1);
}

void TestSignInDialog::rejectionSelectsThePassword()
{
    SignInFixture on([](const auto &exchange) { exchange.reply(401, R"({"message":"no <b>way</b>"})"); });
    on.open();
    QTest::keyClick(find<QLineEdit>(on.dialog, "userName"), Qt::Key_Return);
    QTRY_VERIFY(isShown(on.dialog, "messageBar"));
    QCOMPARE(labelText(on.dialog, "messageTitle"), u"Not accepted"_s);
    QVERIFY(find<QPlainTextEdit>(on.dialog, "messageDetails")->toPlainText().contains(u"401"_s));
    auto *password = find<QLineEdit>(on.dialog, "password");
    QVERIFY(password->hasFocus());
    QCOMPARE(password->selectionLength(), password->text().size());
    QCOMPARE(find<QLineEdit>(on.dialog, "userName")->text(), u"jdoe"_s);
    QCOMPARE(find<QLineEdit>(on.dialog, "apiKey")->text(), u"key-a"_s);
    QVERIFY(on.dialog.isVisible());
}

void TestSignInDialog::refusedSignInIsNotRepeated_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("isRefusal");
    for (const int status : {200, 400, 401, 403, 409, 423})
        QTest::addRow("K08 %d", status) << status << QByteArray("application/json") << true;
    for (const int status : {401, 403})
        QTest::addRow("K08 %d, a web page", status) << status << QByteArray("text/html") << true;
    for (const int status : {404, 408, 429, 500, 503})
        QTest::addRow("%d is no refusal", status) << status << QByteArray("application/json") << false;
    for (const int status : {200, 400, 404, 500})
        QTest::addRow("%d, a web page, is no refusal", status) << status << QByteArray("text/html") << false;
}

void TestSignInDialog::refusedSignInIsNotRepeated()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const bool, isRefusal);
    SignInFixture on([&](const auto &exchange) { exchange.reply(status, R"({"message":"no"})", type); });
    on.open();
    auto *signIn = find<QPushButton>(on.dialog, "signIn");
    auto *password = find<QLineEdit>(on.dialog, "password");
    const auto pressEnter = [&on](const char *field) {
        QTest::keyClick(find<QLineEdit>(on.dialog, field), Qt::Key_Return);
    };
    pressEnter("userName");
    QTRY_VERIFY(isShown(on.dialog, "messageBar"));
    QCOMPARE(signIn->isEnabled(), !isRefusal);
    if (!isRefusal) {
        pressEnter("userName");
        QTRY_COMPARE(on.peer.requests().size(), 2);
        return;
    }
    QVERIFY(password->hasFocus());
    QCOMPARE(password->selectedText(), u"pass-a"_s);
    const QString why = labelText(on.dialog, "messageText");
    for (const char *field : {"password", "userName"}) {
        find<QAbstractButton>(on.dialog, "closeMessage")->click();
        pressEnter(field);
        QCOMPARE(labelText(on.dialog, "messageText"),
                 (why + u" Nothing has changed since the refusal."_s).trimmed());
    }
    password->end(false);
    QTest::keyClicks(password, u"x"_s);
    QVERIFY(signIn->isEnabled());
    QTest::keyClick(password, Qt::Key_Backspace);
    QVERIFY(!signIn->isEnabled());
    password->setText(u"pass-a\n"_s); // as pasted, and it would be sent as before
    pressEnter("password");
    QCOMPARE(on.peer.requests().size(), 1);

    auto *again = find<QPushButton>(on.dialog, "sendSameAgain");
    QCOMPARE(again->text(), u"Send the same again"_s);
    again->setFocus();
    QTest::keyClick(again, Qt::Key_Return);
    QTRY_COMPARE(on.peer.requests().size(), 2);
    QTRY_VERIFY(isShown(on.dialog, "messageBar"));
    QVERIFY(!signIn->isEnabled());
    QTest::keyClicks(password, u"pass-b"_s); // replaces the selection
    QVERIFY(signIn->isEnabled());
    pressEnter("password");
    QTRY_COMPARE(on.peer.requests().size(), 3);
    QVERIFY(on.peer.requests().last().contains(R"("password":"pass-b")"));
}

/// Also with a form that is higher than the screen, whose last fields are in sight.
void TestSignInDialog::refusalIsInSight()
{
    SignInFixture on([](const auto &exchange) { exchange.reply(401, R"({"message":"no"})"); });
    on.open();
    find<QAbstractButton>(on.dialog, "advanced")->click();
    QScrollBar *scrollBar = on.dialog.findChild<QScrollArea *>()->verticalScrollBar();
    QTRY_VERIFY(scrollBar->value() > 0);
    auto *message = find<QWidget>(on.dialog, "messageBar");
    for (int time = 0; time < 2; ++time) {
        scrollBar->setValue(scrollBar->maximum());
        QTest::keyClick(find<QLineEdit>(on.dialog, "password"), Qt::Key_Return);
        QTRY_VERIFY(message->isVisible());
        QTRY_COMPARE(message->visibleRegion().boundingRect(), message->rect());
    }
    QCOMPARE(on.peer.requests().size(), 1);
}

/// Closing the dialog changes nothing, nor does going through several connections.
void TestSignInDialog::refusalIsRemembered()
{
    ScriptedPeer peer([](const auto &exchange) {
        exchange.reply(exchange.body().contains("pass-b") ? 200 : 401, R"({"token":"t"})");
    });
    TemporaryContext context;
    FakeFileChooser files;
    SignInInput input = inputFor(peer.url());
    input.connection.name = u"acme"_s;
    const QString id = context->connections().add(input.connection);
    input.connection = context->connections().find(id).value();
    const auto attempt = [&](const QString &password, bool isRefusedBefore) {
        SignInDialog dialog(context->services(), files);
        input.password = Secret(password);
        dialog.setInput(input);
        show(dialog);
        auto *edit = find<QLineEdit>(dialog, "password");
        QCOMPARE(isShown(dialog, "messageBar"), isRefusedBefore);
        QCOMPARE(find<QPushButton>(dialog, "signIn")->isEnabled(), !isRefusedBefore);
        const auto before = peer.requests().size();
        QTest::keyClick(edit, Qt::Key_Return);
        if (isRefusedBefore) {
            QCOMPARE(labelText(dialog, "messageTitle"), u"Not accepted"_s);
            QCOMPARE(peer.requests().size(), before);
        } else {
            QTRY_COMPARE(peer.requests().size(), before + 1);
            QTRY_VERIFY(isShown(dialog, "messageBar") || !dialog.isVisible());
        }
    };
    attempt(u"pass-a"_s, false);
    attempt(u"pass-a"_s, true);
    attempt(u"pass-c"_s, false);
    attempt(u"pass-b"_s, false);
    QCOMPARE(context->sessions().current().state(), Session::State::SignedIn);
    attempt(u"pass-c"_s, false); // accepted values have ended the refusal
}

void TestSignInDialog::heightShrinksWithoutTheMessage()
{
    SignInFixture on([](const auto &exchange) { exchange.reply(401, R"({"message":"no"})"); });
    on.open();
    const int before = on.dialog.height();
    const int highest = on.dialog.screen()->availableGeometry().height() - 2 * tokens::kSpace24;
    for (int time = 0; time < 2; ++time) {
        find<QLineEdit>(on.dialog, "password")
            ->setText(QString::number(time)); // a refused one is not repeated
        find<QPushButton>(on.dialog, "signIn")->click();
        QTRY_VERIFY(isShown(on.dialog, "messageBar"));
        QTRY_VERIFY(on.dialog.height() > before);
        const int withMessage = on.dialog.height();
        find<QPushButton>(on.dialog, "messageDetailsButton")->click();
        QVERIFY(isShown(on.dialog, "messageDetails"));
        QTRY_VERIFY(on.dialog.height() > withMessage || on.dialog.height() == highest);
        find<QPushButton>(on.dialog, "messageDetailsButton")->click();
        QTRY_COMPARE(on.dialog.height(), withMessage);
        find<QAbstractButton>(on.dialog, "closeMessage")->click();
        QTRY_COMPARE(on.dialog.height(), before);
    }
}

void TestSignInDialog::typingScrollsToTheField()
{
    SignInFixture on;
    show(on.dialog);
    on.dialog.resize(on.dialog.width(), 300);
    auto *password = find<QLineEdit>(on.dialog, "password");
    password->setFocus();
    auto *scroll = on.dialog.findChild<QScrollArea *>();
    scroll->verticalScrollBar()->setValue(0); // as when a message has come above the fields
    QCOMPARE(password->visibleRegion(), QRegion());
    QTest::keyClicks(password, u"p"_s);
    QCOMPARE(password->visibleRegion().boundingRect(), password->rect());
}

void TestSignInDialog::advancedScrollsToItsFirstField()
{
    SignInFixture on;
    show(on.dialog);
    on.dialog.setMaximumHeight(400); // as on a small screen
    find<QPushButton>(on.dialog, "advanced")->click();
    const auto *first = find<QWidget>(on.dialog, "environmentColour");
    QTRY_COMPARE(first->visibleRegion().boundingRect(), first->rect());
}

void TestSignInDialog::everyFailureHasASentence_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("serverWords");
    const auto row = [](const char *name, const Answer &answer, const QString &title,
                        const QString &serverWords = {}) {
        QTest::newRow(name) << answer << title << serverWords;
    };
    for (const int status : {401, 403, 423}) {
        row(
            status == 401   ? "H09 locked, 401"
            : status == 403 ? "H09 locked, 403"
                            : "H09 locked, 423",
            [status](const auto &e) {
                e.reply(status, R"({"message":"Your account has been locked until 14:30. Not pass-a."})");
            },
            status == 401   ? u"Not accepted"_s
            : status == 403 ? u"Not allowed"_s
                            : u"The service did not accept the request (423)"_s,
            u"The answer says: “\u2068Your account has been locked until 14:30. Not <redacted>.\u2069”"_s);
    }
    row(
        "web page", [](const auto &e) { e.reply(200, "<!DOCTYPE html>", "text/html"); },
        u"A web page answered instead of the service"_s);
    row(
        "no token", [](const auto &e) { e.reply(200, "{}"); }, u"The service sent no usable token"_s);
    row(
        "nothing", [](const auto &e) { e.reply(200, ""); }, u"The answer is empty"_s);
    row(
        "no such path", [](const auto &e) { e.reply(404, "{}"); }, u"No such service at this address"_s);
    row(
        "fault", [](const auto &e) { e.reply(500, "{}"); }, u"The service failed (500)"_s);
}

void TestSignInDialog::everyFailureHasASentence()
{
    QFETCH(Answer, answer);
    QFETCH(QString, title);
    QFETCH(QString, serverWords);
    SignInFixture on(answer);
    on.open();
    find<QPushButton>(on.dialog, "signIn")->click();
    QTRY_VERIFY(isShown(on.dialog, "messageBar"));
    QCOMPARE(labelText(on.dialog, "messageTitle"), title);
    const QString text = labelText(on.dialog, "messageText");
    QCOMPARE(serverWords.isEmpty() ? u""_s : text.section(u'\n', -1), serverWords);
    find<QPushButton>(on.dialog, "messageDetailsButton")->click();
    const QString details = find<QPlainTextEdit>(on.dialog, "messageDetails")->toPlainText();
    QVERIFY2(details.contains(u"Status: "_s) && !details.contains(u"locked"_s), qPrintable(details));
    QVERIFY(!isShown(on.dialog, "busy"));
    QCOMPARE(on.peer.requests().size(), 1);
}

void TestSignInDialog::trimsAllFieldsButThePassword()
{
    SignInFixture on([](const auto &exchange) { exchange.reply(401, "{}"); });
    SignInInput input = inputFor(on.peer.url());
    input.connection.userName = u" jdoe "_s;
    input.connection.partition = u" Web\t"_s;
    input.apiKey = Secret(u"key-a\n"_s);
    input.password = Secret(u" pass "_s);
    on.dialog.setInput(input);
    show(on.dialog);
    find<QPushButton>(on.dialog, "signIn")->click();
    QTRY_COMPARE(on.peer.requests().size(), 1);
    QVERIFY(on.peer.requests().first().contains(R"("username":"jdoe")"));
    QVERIFY(on.peer.requests().first().contains(R"("partition":"Web")"));
    QVERIFY(on.peer.requests().first().contains(R"("password":" pass ")"));
    for (const char *under : {"userNameUnder", "partitionUnder", "apiKeyUnder", "passwordUnder"})
        QVERIFY2(isShown(on.dialog, under), under);
}

void TestSignInDialog::d02_removesWhatCameWithAPaste()
{
    SignInFixture on([](const auto &exchange) { exchange.reply(401, "{}"); });
    on.open();
    auto *password = find<QLineEdit>(on.dialog, "password");
    password->clear();
    QGuiApplication::clipboard()->setText(u"secret pw-1\n"_s);
    password->paste();
    QTest::keyClick(password, Qt::Key_Return);
    QTRY_COMPARE(on.peer.requests().size(), 1);
    QVERIFY2(on.peer.requests().first().contains(R"("password":"secret pw-1")"),
             on.peer.requests().first().constData());
    QCOMPARE(labelText(on.dialog, "passwordUnder"), u"A line break was removed from the password."_s);
    QCOMPARE(password->accessibleDescription(), labelText(on.dialog, "passwordUnder"));
    QTRY_VERIFY(isShown(on.dialog, "messageBar")); // until then the fields are read-only

    password->setText(u" tab\tand more\u200B "_s);
    password->setFocus();
    QTest::keyClick(password, Qt::Key_Tab);
    QCOMPARE(password->text(), u" taband more "_s);
    QCOMPARE(labelText(on.dialog, "passwordUnder"),
             u"Invisible characters were removed from the password (tab, U+200B). "
             "It begins or ends with a space, which is sent too."_s);
}

void TestSignInDialog::d03_completesTheAddress()
{
    SignInFixture on;
    show(on.dialog);
    auto *address = find<QLineEdit>(on.dialog, "serviceAddress");
    address->setFocus();
    QTest::keyClicks(address, u"api.example.com:8443"_s);
    QTest::keyClick(address, Qt::Key_Tab);
    QCOMPARE(address->text(), u"https://api.example.com:8443"_s);
    QCOMPARE(labelText(on.dialog, "serviceAddressUnder"), u"https:// was added."_s);
    QCOMPARE(address->accessibleDescription(), u"https:// was added."_s);
    QVERIFY(!on.dialog.isIdle()); // what was typed is not closed without a question
}

void TestSignInDialog::continuesWithTheKeyAlone()
{
    SignInFixture on;
    SignInInput input = inputFor(on.peer.url());
    input.connection.dataSource.clear();
    input.password = {};
    on.dialog.setInput(input);
    QSignalSpy accepted(&on.dialog, &QDialog::accepted);
    show(on.dialog);
    find<QPushButton>(on.dialog, "continueWithApiKey")->click();
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(on.context->sessions().current().state(), Session::State::ApiKeyOnly);
    QCOMPARE(on.peer.connections(), 0);
}

void TestSignInDialog::upgradeRequiresAddressAndKeyOnly()
{
    SignInFixture on;
    show(on.dialog);
    QSignalSpy requested(&on.dialog, &SignInDialog::upgradeRequested);
    find<QPushButton>(on.dialog, "runUpgradeFirst")->click();
    QCOMPARE(requested.size(), 0);
    QVERIFY(isShown(on.dialog, "serviceAddressUnder"));
    QVERIFY(!isShown(on.dialog, "dataSourceUnder"));
    find<QLineEdit>(on.dialog, "serviceAddress")->setText(u"https://api.example.com"_s);
    find<QLineEdit>(on.dialog, "apiKey")->setText(u"key-a"_s);
    find<QComboBox>(on.dialog, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(on.dialog, "runUpgradeFirst")->click();
    QCOMPARE(requested.size(), 1);
}

void TestSignInDialog::asksOnceForTheEnvironment_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("sign in") << u"signIn"_s;
    QTest::newRow("API key alone") << u"continueWithApiKey"_s;
    QTest::newRow("upgrade first") << u"runUpgradeFirst"_s;
}

void TestSignInDialog::asksOnceForTheEnvironment()
{
    QFETCH(const QString, button);
    SignInFixture on([](const auto &exchange) {
        exchange.reply(200, R"({"token":"token-a","user":{"fullName":"Jane Doe","userName":"jdoe"}})");
    });
    SignInInput input = inputFor(on.peer.url());
    input.connection.environment.clear();
    on.dialog.setInput(input);
    show(on.dialog);
    QSignalSpy accepted(&on.dialog, &QDialog::accepted);
    QSignalSpy upgrade(&on.dialog, &SignInDialog::upgradeRequested);
    const auto press = [&] { find<QPushButton>(on.dialog, qPrintable(button))->click(); };
    press();
    QVERIFY(labelText(on.dialog, "environmentUnder").startsWith(u"Which environment is this?"_s));
    QCOMPARE(on.dialog.focusWidget()->objectName(), u"environment"_s);
    QVERIFY(accessFaults(on.dialog).isEmpty());
    for (const char *field : {"environment", "userName"}) {
        QTest::keyClick(find<QWidget>(on.dialog, field), Qt::Key_Return); // does not answer the question
        QCOMPARE(on.dialog.focusWidget()->objectName(), u"environment"_s);
    }
    QCOMPARE(accepted.size() + upgrade.size(), 0);
    QCOMPARE(on.peer.connections(), 0);
    press();
    QTRY_COMPARE(accepted.size() + upgrade.size(), 1);
    if (button == "runUpgradeFirst"_L1)
        return;
    QCOMPARE(on.context->connections().connections().size(), 1);
    QCOMPARE(on.context->connections().connections().first().environment, QString());

    // The saved connection is not asked about again.
    SignInDialog again(on.context->services(), on.files);
    input.connection = on.context->connections().connections().first();
    again.setInput(input);
    show(again);
    QSignalSpy acceptedAgain(&again, &QDialog::accepted);
    find<QPushButton>(again, qPrintable(button))->click();
    QTRY_COMPARE(acceptedAgain.size(), 1);
}

void TestSignInDialog::environmentIsSaved()
{
    SignInFixture on([](const auto &exchange) {
        exchange.reply(200, R"({"token":"token-a","user":{"fullName":"Jane Doe","userName":"jdoe"}})");
    });
    SignInInput input = inputFor(on.peer.url());
    input.connection.environment.clear();
    on.dialog.setInput(input);
    show(on.dialog);
    QVERIFY(isShown(on.dialog, "environment")); // without the advanced settings
    find<QComboBox>(on.dialog, "environment")->setEditText(u"PRODUCTION"_s);
    QVERIFY(isShown(on.dialog, "signInEnvironment"));
    find<QPushButton>(on.dialog, "signIn")->click();
    QTRY_COMPARE(on.context->connections().connections().size(), 1);
    const Connection saved = on.context->connections().connections().first();
    QCOMPARE(saved.environment, u"PRODUCTION"_s);
    QCOMPARE(saved.environmentColor, EnvironmentColor::Danger);
    QVERIFY(saved.isProduction);
}

void TestSignInDialog::typedEnvironmentSurvivesAnotherAddress()
{
    SignInFixture on;
    show(on.dialog);
    auto *environment = find<QComboBox>(on.dialog, "environment");
    auto *address = find<QLineEdit>(on.dialog, "serviceAddress");
    find<QPushButton>(on.dialog, "advanced")->click();
    auto *production = find<QCheckBox>(on.dialog, "production");
    production->click();
    for (const QString &typed : {u"https://api.example.com"_s, u"https://api"_s, QString()}) {
        address->setText(typed);
        QVERIFY(production->isChecked());
    }
    environment->setEditText(u"TEST"_s);
    for (const QString &typed : {u"https://api.example.com"_s, u"https://api"_s, QString()}) {
        address->setText(typed);
        QCOMPARE(environment->currentText(), u"TEST"_s);
    }
}

void TestSignInDialog::newConnectionIsRestoredAfterAnother()
{
    TemporaryContext context;
    FakeFileChooser files;
    Connection saved = connectionTo(QUrl(u"https://saved.example.com"_s));
    saved.name = u"saved"_s;
    context->connections().add(saved);
    SignInDialog dialog(context->services(), files);
    show(dialog);
    auto *comboBox = find<QComboBox>(dialog, "connection");
    const auto choose = [comboBox](int item) {
        comboBox->setCurrentIndex(item);
        Q_EMIT comboBox->activated(item);
    };
    const QList<std::pair<const char *, QString>> typed{{"serviceAddress", u"https://api.example.com"_s},
                                                        {"apiKey", u"key-a"_s},
                                                        {"dataSource", u"acme"_s},
                                                        {"partition", u"eu"_s},
                                                        {"userName", u"jdoe"_s},
                                                        {"environmentText", u"TEST"_s},
                                                        {"password", u"pass-a"_s}};
    for (const auto &[field, text] : typed)
        find<QLineEdit>(dialog, field)->setText(text);
    QCOMPARE(comboBox->currentText(), u"New connection"_s);
    choose(comboBox->currentIndex());
    for (const auto &[field, text] : typed)
        QCOMPARE(find<QLineEdit>(dialog, field)->text(), text);
    choose(0);
    QCOMPARE(find<QLineEdit>(dialog, "serviceAddress")->text(), u"https://saved.example.com"_s);
    QCOMPARE(find<QLineEdit>(dialog, "password")->text(), QString());
    choose(1);
    for (const auto &[field, text] : typed)
        QCOMPARE(find<QLineEdit>(dialog, field)->text(), text);
}

void TestSignInDialog::environmentBelongsToTheAddress()
{
    SignInFixture on;
    on.dialog.setInput(inputFor(QUrl(u"https://api.example.com"_s)));
    show(on.dialog);
    QVERIFY(isShown(on.dialog, "signInEnvironment"));
    auto *address = find<QLineEdit>(on.dialog, "serviceAddress");
    address->setText(u"https://other.example.com"_s);
    QVERIFY(!isShown(on.dialog, "signInEnvironment"));
    address->setText(u"https://api.example.com/"_s);
    QVERIFY(isShown(on.dialog, "signInEnvironment"));
}

namespace {

/// A saved connection to a service that accepts everyone, with a key and a password in the keyring.
struct SavedConnectionFixture
{
    explicit SavedConnectionFixture(std::unique_ptr<FakeKeyring> store = std::make_unique<FakeKeyring>())
        : keyring(store.get())
        , context(std::move(store))
    {
        Connection typed = connectionTo(peer.url());
        typed.name = u"acme"_s;
        typed.environment = u"PRODUCTION"_s;
        connection = *context->connections().find(context->connections().add(typed));
        storeSecret(SecretKind::ApiKey, u"key-k"_s);
        storeSecret(SecretKind::Password, u"pass-k"_s);
    }
    void storeSecret(SecretKind kind, const QString &secret)
    {
        QVERIFY(!writeSecret(*keyring, secretKey(connection, kind), Secret(secret)));
    }
    void open()
    {
        SignInInput input;
        input.connection = connection;
        dialog.setInput(input);
        show(dialog);
    }
    [[nodiscard]] QString text(const char *field) { return find<QLineEdit>(dialog, field)->text(); }
    [[nodiscard]] QString under(const char *field) { return labelText(dialog, field); }

    FakeKeyring *keyring;
    TemporaryContext context;
    FakeFileChooser files;
    ScriptedPeer peer{[](const auto &exchange) { exchange.reply(200, R"({"token":"t"})"); }};
    Connection connection;
    SignInDialog dialog{context->services(), files};
};

} // namespace

void TestSignInDialog::fillsInStoredSecrets()
{
    SavedConnectionFixture saved;
    saved.open();
    QCOMPARE(saved.under("apiKeyUnder"), u"Looking into the system's keyring…"_s);
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    QCOMPARE(saved.text("apiKey"), u"key-k"_s);
    QCOMPARE(saved.under("apiKeyUnder"), u"Stored in the system's keyring"_s);
    QCOMPARE(saved.under("passwordUnder"), u"Stored in the system's keyring"_s);
    QVERIFY(find<QCheckBox>(saved.dialog, "rememberPassword")->isChecked());
    QVERIFY(find<QCheckBox>(saved.dialog, "rememberApiKey")->isChecked());
    QVERIFY(find<QPushButton>(saved.dialog, "signIn")->hasFocus());
}

void TestSignInDialog::movesTheFocusBeforeTheWindowIsActive()
{
    SavedConnectionFixture saved;
    saved.open();
    QWidget other;
    show(other);
    QTRY_VERIFY(other.isActiveWindow());
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    QVERIFY(!saved.dialog.isActiveWindow());
    QCOMPARE(saved.dialog.focusWidget(), find<QPushButton>(saved.dialog, "signIn"));
}

void TestSignInDialog::fillsInAChosenConnection()
{
    SavedConnectionFixture saved;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    other.userName = u"asmith"_s;
    QVERIFY(!saved.context->connections().add(other).isEmpty());
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    auto *comboBox = find<QComboBox>(saved.dialog, "connection");
    QCOMPARE(comboBox->currentText(), u"acme"_s);
    comboBox->setFocus();
    QTest::keyClick(comboBox, Qt::Key_Down);
    QCOMPARE(comboBox->currentText(), u"other"_s);
    QCOMPARE(saved.text("serviceAddress"), u"https://other.example.com"_s);
    QCOMPARE(saved.text("userName"), u"asmith"_s);
    QCOMPARE(saved.text("apiKey"), QString());
    QCOMPARE(saved.text("password"), QString());
    QTRY_COMPARE(saved.under("passwordUnder"), u"Not stored"_s);
    QTest::keyClick(comboBox, Qt::Key_Down);
    QCOMPARE(comboBox->currentText(), u"New connection"_s);
    QCOMPARE(saved.text("serviceAddress"), QString());
    QVERIFY(find<QCheckBox>(saved.dialog, "rememberApiKey")->isChecked());
    QVERIFY(!find<QCheckBox>(saved.dialog, "rememberPassword")->isChecked());
}

void TestSignInDialog::doesNotShowStoredSecrets()
{
    SavedConnectionFixture saved;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    QVERIFY(!saved.context->connections().add(other).isEmpty());
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    auto *comboBox = find<QComboBox>(saved.dialog, "connection");
    comboBox->setFocus();
    QTest::keyClick(comboBox, Qt::Key_Down);
    QTRY_COMPARE(saved.under("passwordUnder"), u"Not stored"_s);
    find<QAbstractButton>(saved.dialog, "showPassword")->click();
    find<QAbstractButton>(saved.dialog, "showApiKey")->click();
    QTest::keyClick(comboBox, Qt::Key_Up);
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    QCOMPARE(find<QLineEdit>(saved.dialog, "password")->echoMode(), QLineEdit::Password);
    QCOMPARE(find<QLineEdit>(saved.dialog, "apiKey")->echoMode(), QLineEdit::Password);
}

void TestSignInDialog::keepsTypedSecrets()
{
    SavedConnectionFixture saved;
    saved.open();
    find<QLineEdit>(saved.dialog, "apiKey")->setText(u"typed"_s);
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    QCOMPARE(saved.text("apiKey"), u"typed"_s);
    QCOMPARE(saved.under("apiKeyUnder"),
             u"Not stored yet. It goes into the system's keyring when you sign in."_s);
}

void TestSignInDialog::lockedSecretsMustBeTypedAgain()
{
    SavedConnectionFixture saved;
    Connection changed = saved.connection;
    changed.proxy.mode = ProxyChoice::Mode::None;
    QVERIFY(saved.context->connections().update(changed));
    saved.connection = *saved.context->connections().find(changed.id);
    saved.open();
    const QString typeAgain = u"The connection has changed since it was stored. Type it again."_s;
    QCOMPARE(saved.under("apiKeyUnder"), typeAgain);
    QCOMPARE(saved.under("passwordUnder"), typeAgain);
    QCOMPARE(saved.text("apiKey"), QString());
    QVERIFY(find<QLineEdit>(saved.dialog, "apiKey")->hasFocus());
}

void TestSignInDialog::storedSecretsBelongToTheirAddress()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    auto *address = find<QLineEdit>(saved.dialog, "serviceAddress");
    const QString mine = address->text();
    address->setText(u"https://other.example.com"_s);
    const QString typeAgain = u"The connection has changed since it was stored. Type it again."_s;
    QCOMPARE(saved.text("apiKey"), QString());
    QCOMPARE(saved.text("password"), QString());
    QCOMPARE(saved.under("apiKeyUnder"), typeAgain);
    QCOMPARE(saved.under("passwordUnder"), typeAgain);
    address->setText(mine);
    QCOMPARE(saved.text("apiKey"), u"key-k"_s);
    QCOMPARE(saved.text("password"), u"pass-k"_s);
    QCOMPARE(saved.under("passwordUnder"), u"Stored in the system's keyring"_s);

    find<QLineEdit>(saved.dialog, "apiKey")->setText(u"typed"_s);
    address->setText(u"https://other.example.com"_s);
    QCOMPARE(saved.text("apiKey"), u"typed"_s);
    QCOMPARE(saved.text("password"), QString());
    find<QLineEdit>(saved.dialog, "userName")->setText(u"asmith"_s);
    address->setText(mine);
    QCOMPARE(saved.text("password"), u"pass-k"_s);
}

void TestSignInDialog::storedSecretsBelongToTheirSettings()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    find<QPushButton>(saved.dialog, "advanced")->click();
    QCOMPARE(saved.text("apiKey"), u"key-k"_s);
    auto *header = find<QLineEdit>(saved.dialog, "apiKeyHeader");
    header->setText(u"Other-ApiKey"_s);
    QCOMPARE(saved.text("apiKey"), QString());
    QCOMPARE(saved.text("password"), QString());
    header->setText(u"Svc-ApiKey"_s);
    QCOMPARE(saved.text("apiKey"), u"key-k"_s);
    find<QPlainTextEdit>(saved.dialog, "notes")->setPlainText(u"call first"_s);
    QCOMPARE(saved.text("apiKey"), u"key-k"_s);
}

void TestSignInDialog::lateStoredSecretsBelongToTheirAddress()
{
    SavedConnectionFixture saved;
    saved.open();
    auto *address = find<QLineEdit>(saved.dialog, "serviceAddress");
    const QString mine = address->text();
    address->setText(u"https://other.example.com"_s);
    QTRY_VERIFY(find<QCheckBox>(saved.dialog, "rememberPassword")->isChecked());
    QCOMPARE(saved.text("apiKey"), QString());
    QCOMPARE(saved.text("password"), QString());
    address->setText(mine);
    QCOMPARE(saved.text("password"), u"pass-k"_s);
}

void TestSignInDialog::sessionKeyBelongsToItsAddress()
{
    SavedConnectionFixture saved;
    saved.keyring->isBroken = true;
    SignInInput input;
    input.connection = saved.connection;
    input.apiKey = Secret(u"key-of-the-session"_s);
    saved.dialog.setInput(input);
    show(saved.dialog);
    find<QLineEdit>(saved.dialog, "serviceAddress")->setText(u"https://other.example.com"_s);
    QCOMPARE(saved.text("apiKey"), QString());
}

void TestSignInDialog::failedConnectionCanBeChosenAgain()
{
    ScriptedPeer refusing([](const auto &exchange) { exchange.reply(401, "{}"); });
    SavedConnectionFixture saved;
    Connection other = connectionTo(refusing.url());
    other.name = u"other"_s;
    QVERIFY(!saved.context->connections().add(other).isEmpty());
    saved.open();
    auto *comboBox = find<QComboBox>(saved.dialog, "connection");
    comboBox->setFocus();
    QTest::keyClick(comboBox, Qt::Key_Down);
    QCOMPARE(comboBox->currentText(), u"other"_s);
    find<QLineEdit>(saved.dialog, "apiKey")->setText(u"key-o"_s);
    find<QLineEdit>(saved.dialog, "password")->setText(u"pass-o"_s);
    find<QPushButton>(saved.dialog, "signIn")->click();
    QTRY_VERIFY(isShown(saved.dialog, "messageBar"));
    comboBox->setFocus();
    QTest::keyClick(comboBox, Qt::Key_Up);
    QCOMPARE(comboBox->currentText(), u"acme"_s);
    QTest::keyClick(comboBox, Qt::Key_Down);
    QCOMPARE(saved.text("serviceAddress"), refusing.url().toString());
    QCOMPARE(saved.text("userName"), u"jdoe"_s);
}

void TestSignInDialog::unsavedConnectionCanBeChosenAgain()
{
    SavedConnectionFixture saved;
    SignInInput demo = inputFor(QUrl(u"http://127.0.0.1:9"_s));
    demo.connection.id = u"demo"_s;
    demo.connection.isTemporary = true;
    saved.dialog.setInput(demo);
    show(saved.dialog);
    auto *comboBox = find<QComboBox>(saved.dialog, "connection");
    comboBox->setFocus();
    QTest::keyClick(comboBox, Qt::Key_Down);
    QCOMPARE(comboBox->currentText(), u"acme"_s);
    QTest::keyClick(comboBox, Qt::Key_Up);
    QCOMPARE(saved.text("serviceAddress"), u"http://127.0.0.1:9"_s);
    QCOMPARE(saved.text("apiKey"), u"key-a"_s);
    QCOMPARE(saved.text("password"), u"pass-a"_s);
}

void TestSignInDialog::reportsABrokenKeyringInline()
{
    SavedConnectionFixture saved;
    saved.keyring->isBroken = true;
    saved.open();
    QTRY_COMPARE(saved.under("passwordUnder"),
                 u"The keyring could not be read. What is stored there stays as it is. broken"_s);
    find<QLineEdit>(saved.dialog, "apiKey")->setText(u"key-a"_s);
    find<QLineEdit>(saved.dialog, "password")->setText(u"pass-a"_s);
    QSignalSpy accepted(&saved.dialog, &QDialog::accepted);
    find<QPushButton>(saved.dialog, "signIn")->click();
    QVERIFY(accepted.wait());
    saved.keyring->isBroken = false;
    const auto stored = readSecret(*saved.keyring, secretKey(saved.connection, SecretKind::Password));
    QCOMPARE(stored->value().reveal(), u"pass-k"_s);
}

void TestSignInDialog::showsWhereSecretsAreStored()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    find<QCheckBox>(saved.dialog, "rememberPassword")->click();
    QCOMPARE(saved.under("passwordUnder"),
             u"Stored in the system's keyring. Clear the box and sign in to delete it."_s);
    find<QPushButton>(saved.dialog, "advanced")->click();
    for (const char *label : {"certificatePasswordUnder", "proxyPasswordUnder"})
        QVERIFY(labelText(saved.dialog, label).startsWith(u"It goes into the system's keyring"_s));

    TemporaryContext without;
    SignInDialog dialog(without->services(), saved.files);
    show(dialog);
    QCOMPARE(labelText(dialog, "apiKeyUnder"),
             u"Kept until you quit: the system's keyring is not used here."_s);
    QCOMPARE(labelText(dialog, "passwordUnder"), u"Not stored"_s);
    find<QPushButton>(dialog, "advanced")->click();
    for (const char *label : {"certificatePasswordUnder", "proxyPasswordUnder"})
        QVERIFY(
            labelText(dialog, label).contains(u"kept until you quit: the system's keyring is not used"_s));
}

void TestSignInDialog::doesNotSaveTheDemo()
{
    SavedConnectionFixture saved;
    saved.connection.isTemporary = true;
    saved.connection.id = u"demo"_s;
    saved.open();
    QVERIFY(!isShown(saved.dialog, "rememberPassword"));
    QVERIFY(!isShown(saved.dialog, "rememberApiKey"));
    QCOMPARE(find<QComboBox>(saved.dialog, "connection")->currentText(), u"acme"_s);
}

void TestSignInDialog::savesAdvancedSettings()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    QVERIFY(!saved.dialog.findChild<QWidget *>(u"advancedFields"_s));
    find<QPushButton>(saved.dialog, "advanced")->click();
    QVERIFY(isShown(saved.dialog, "advancedFields"));
    find<QPlainTextEdit>(saved.dialog, "notes")->setPlainText(u"call first"_s);
    QSignalSpy accepted(&saved.dialog, &QDialog::accepted);
    find<QPushButton>(saved.dialog, "signIn")->click();
    QVERIFY(accepted.wait());
    QCOMPARE(saved.context->connections().connections().size(), 1);
    QCOMPARE(saved.context->connections().find(saved.connection.id)->notes, u"call first"_s);
}

void TestSignInDialog::showsInvalidAdvancedSettings()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    auto *advanced = find<QPushButton>(saved.dialog, "advanced");
    advanced->click();
    find<QLineEdit>(saved.dialog, "apiKeyHeader")->setText(u"not a header"_s);
    find<QLineEdit>(saved.dialog, "apiKey")->setText(u"typed"_s);
    find<QLineEdit>(saved.dialog, "password")->setText(u"typed"_s);
    advanced->click();
    QVERIFY(!isShown(saved.dialog, "advancedFields"));
    find<QPushButton>(saved.dialog, "signIn")->click();
    QVERIFY(isShown(saved.dialog, "apiKeyHeaderUnder"));
    QVERIFY(find<QLineEdit>(saved.dialog, "apiKeyHeader")->hasFocus());
    QCOMPARE(saved.peer.connections(), 0);
}

void TestSignInDialog::anotherHostHasNoEnvironment()
{
    SavedConnectionFixture saved;
    saved.open();
    find<QPushButton>(saved.dialog, "advanced")->click();
    auto *environment = find<QComboBox>(saved.dialog, "environment");
    auto *address = find<QLineEdit>(saved.dialog, "serviceAddress");
    QCOMPARE(environment->currentText(), u"PRODUCTION"_s);
    QVERIFY(isShown(saved.dialog, "signInEnvironment"));
    const QString mine = address->text();
    address->setText(u"https://test.example.com"_s);
    QCOMPARE(environment->currentText(), QString());
    QVERIFY(!isShown(saved.dialog, "signInEnvironment"));
    address->setText(mine);
    QCOMPARE(environment->currentText(), u"PRODUCTION"_s);
    QVERIFY(isShown(saved.dialog, "signInEnvironment"));
}

void TestSignInDialog::untrustedOffersACaFile()
{
    SignInFixture on;
    ScriptedPeer peer(certificates::server(u"good"_s),
                      [](const auto &exchange) { exchange.reply(200, "{}"); });
    on.dialog.setInput(inputFor(peer.url()));
    show(on.dialog);
    find<QPushButton>(on.dialog, "signIn")->click();
    QTRY_VERIFY(isShown(on.dialog, "chooseOtherCaFile"));
    const QString details = find<QPlainTextEdit>(on.dialog, "messageDetails")->toPlainText();
    QVERIFY2(details.contains(u"SHA-256"_s), qPrintable(details));
    find<QPushButton>(on.dialog, "chooseOtherCaFile")->click();
    QVERIFY(isShown(on.dialog, "caFile"));
    QCOMPARE(on.files.requests().size(), 1);
}

void TestSignInDialog::reportsAnUnreadableCaFile()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    find<QPushButton>(saved.dialog, "advanced")->click();
    find<QPushButton>(saved.dialog, "chooseCaFile")->click();
    saved.files.choose(QDir::temp().filePath(u"there is no such file.pem"_s));
    QTRY_VERIFY(saved.under("caFileUnder").contains(u"No such file"_s));
    find<QLineEdit>(saved.dialog, "apiKey")->setText(u"key-k"_s);
    find<QLineEdit>(saved.dialog, "password")->setText(u"pass-k"_s);
    find<QPushButton>(saved.dialog, "signIn")->click();
    QVERIFY(find<QLineEdit>(saved.dialog, "caFile")->hasFocus());
    QCOMPARE(saved.peer.connections(), 0);
    QCOMPARE(saved.context->connections().connections().first(), saved.connection);
}

void TestSignInDialog::shortcutShowsThePassword()
{
    SavedConnectionFixture saved;
    saved.open();
    QTRY_COMPARE(saved.text("password"), u"pass-k"_s);
    auto *password = find<QLineEdit>(saved.dialog, "password");
    password->setFocus();
    QTest::keyClick(password, Qt::Key_H, Qt::ControlModifier); // on macOS this shortcut hides the program
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    QTest::keyClick(password, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(password->echoMode(), QLineEdit::Normal);
    QTest::keyClick(password, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    QCOMPARE(password->findChild<QAbstractButton *>()->toolTip(), u"Show password (Ctrl+Shift+P)"_s);
    QCOMPARE(password->text(), u"pass-k"_s);
}

void TestSignInDialog::asksBeforeItUsesTheSecretsOfACommand()
{
    TemporaryContext context(std::make_unique<FakeKeyring>());
    FakeFileChooser files;
    SignInDialog dialog(context->services(), files);
    show(dialog);
    auto *address = find<QLineEdit>(dialog, "serviceAddress");
    auto *key = find<QLineEdit>(dialog, "apiKey");
    auto *password = find<QLineEdit>(dialog, "password");
    const auto paste = [address](const QString &text) {
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(address, Qt::Key_V, Qt::ControlModifier);
    };
    const QString command =
        u"curl https://api.example.com/api/v3/login -H 'X-Acme-Key: made-up-key' -d "
        "'{\"dataSource\":\"acme\",\"username\":\"jdoe\",\"password\":\"made-up-password\"}'"_s;
    paste(command);
    QCOMPARE(address->text(), u"https://api.example.com"_s);
    QCOMPARE(find<QLineEdit>(dialog, "dataSource")->text(), u"acme"_s);
    QCOMPARE(find<QLineEdit>(dialog, "userName")->text(), u"jdoe"_s);
    QCOMPARE(key->text(), QString());
    QCOMPARE(password->text(), QString());
    QVERIFY(isShown(dialog, "messageBar"));
    QVERIFY(labelText(dialog, "messageText").contains(u"will be stored in the system's keyring"_s));
    QVERIFY(!isShown(dialog, "advancedFields"));
    QCOMPARE(accessFaults(dialog), QString());
    address->setText(u"https://other.example.com"_s); // the secrets are not for it
    QVERIFY(!isShown(dialog, "messageBar"));

    paste(command);
    find<QPushButton>(dialog, "useCommandSecrets")->click();
    QCOMPARE(key->text(), u"made-up-key"_s);
    QCOMPARE(password->text(), u"made-up-password"_s);
    QVERIFY(!isShown(dialog, "messageBar"));
    QVERIFY(!dialog.isIdle());
    find<QPushButton>(dialog, "advanced")->click();
    QCOMPARE(find<QLineEdit>(dialog, "apiKeyHeader")->text(), u"X-Acme-Key"_s);
    QVERIFY(find<QCheckBox>(dialog, "rememberApiKey")->isChecked());
}

void TestSignInDialog::isAccessible()
{
    SignInFixture on;
    show(on.dialog);
    QCOMPARE(accessFaults(on.dialog), QString());
    const QList<std::pair<const char *, QString>> names{
        {"serviceAddress", u"Service address"_s},
        {"apiKey", u"API key"_s},
        {"dataSource", u"Data source"_s},
        {"partition", u"Partition"_s},
        {"userName", u"User name"_s},
        {"password", u"Password"_s},
        {"showPassword", u"Show password"_s},
        {"showApiKey", u"Show API key"_s},
        {"runUpgradeFirst", u"Run upgrade first…"_s},
        {"continueWithApiKey", u"Continue with the API key alone"_s},
        {"cancel", u"Cancel"_s},
        {"signIn", u"Sign in"_s},
        {"messageBar", u"Message"_s},
    };
    for (const auto &[objectName, name] : names)
        QCOMPARE(QAccessible::queryAccessibleInterface(find<QWidget>(on.dialog, objectName))
                     ->text(QAccessible::Name),
                 name);
}

void TestSignInDialog::tabOrder()
{
    SignInFixture on;
    show(on.dialog);
    const QStringList order{u"serviceAddress"_s,     u"apiKey"_s,       u"showApiKey"_s,
                            u"dataSource"_s,         u"partition"_s,    u"userName"_s,
                            u"password"_s,           u"showPassword"_s, u"rememberPassword"_s,
                            u"rememberApiKey"_s,     u"advanced"_s,     u"runUpgradeFirst"_s,
                            u"continueWithApiKey"_s, u"signIn"_s,       u"cancel"_s};
    QStringList found;
    for (qsizetype i = 0; i < order.size(); ++i) {
        found += on.dialog.focusWidget()->objectName();
        QTest::keyClick(on.dialog.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(found, order);
}

SVC_TEST(TestSignInDialog)
#include "tst_signindialog.moc"
