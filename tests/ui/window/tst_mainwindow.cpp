// SPDX-License-Identifier: MIT
#include "program/navigator.h"
#include "support/drop.h"
#include "support/fakekeyring.h"
#include "support/secretcalls.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/signin/signindialog.h"
#include "ui/style/widgethints.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowplacement.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextEdit>
#include <QWindow>

using namespace uitest;

namespace {

struct MainWindowFixture : WindowFixture
{
    explicit MainWindowFixture(ScriptedPeer::OnRequest answer = serveAll)
        : WindowFixture(std::move(answer))
    {
        input.connection.environment = u"PRODUCTION"_s;
        input.connection.environmentColor = EnvironmentColor::Danger;
        show();
    }

    /// Signs in with a saved connection and typed secrets.
    void signInByHand(bool isKeyRemembered)
    {
        const QString id = context->connections().add(input.connection);
        context->sessions().makeCurrent(*context->connections().find(id));
        window.signIn();
        QTRY_COMPARE(labelText(*dialog(), "apiKeyUnder"), u"Not stored"_s);
        find<QLineEdit>(*dialog(), "apiKey")->setText(u"key-a"_s);
        find<QLineEdit>(*dialog(), "password")->setText(u"pass-a"_s);
        if (isKeyRemembered)
            find<QAbstractButton>(*dialog(), "rememberApiKey")->click();
        find<QPushButton>(*dialog(), "signIn")->click();
        QTRY_COMPARE(context->sessions().current().state(), Session::State::SignedIn);
        QTRY_VERIFY(!dialog());
    }
    [[nodiscard]] QString status() { return labelText(window, "status"); }
};

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void signsInLooksUpAndSignsOut();
    void titleAndHeaderShowTheConnection();
    void firstRunShowsHowToStart();
    void signInButtonStaysWhereItIs();
    void lookupWaitsForTheSignIn();
    void lookupContinuesDuringASignIn_data();
    void lookupContinuesDuringASignIn();
    void apiKeySessionCanSignIn();
    void defaultsDoNotOverwriteTypedValues();
    void demoMessageBelongsToTheDemo();
    void upgradeFirstRestoresTheSignInForm();
    void upgradeFirstKeepsItsTarget();
    void upgradeFirstDropsAnEditedTarget();
    void switchingDiscardsTheSignInForm();
    void upgradePanelReplacesTheResultsOfANarrowWindow();
    void activityReplacesALowPage();
    void showsAFailureInTheActivity();
    void aFoundRowIsShownInTheActivity();
    void notFoundMessageStaysAfterSigningOut();
    void asksBeforeQuittingDuringAnUpgrade();
    void asksBeforeQuittingDuringALookup();
    void keepsResultsWhenQuitting();
    void quitsWithoutAQuestionAfterAShortLookup();
    void menuBarIsBelowTheEnvironmentBand();
    void acceptsCopiesOnly_data();
    void acceptsCopiesOnly();
    void signingOutClearsTheStatus();
    void clearingResultsClearsTheStatus();
    void theStatusIsOfTheWholeTable();
    void startOfALookupIsNotSaid();
    void failedRowsAreRetriedFromTheStatusLine();
    void messagesEndWithTheirConnection();
    void escStopsFromTheIdsOnly();
    void closingASidePanelKeepsTheFocus_data();
    void closingASidePanelKeepsTheFocus();
    void sidePanelRestoresTheFocus_data();
    void sidePanelRestoresTheFocus();
    void restoresGeometry();
    void clampsGeometry_data();
    void clampsGeometry();
    void opensAFileOfIds();
    void cachesResultsIfEnabled();
    void switchesConnections();
    void connectionListIsStableDuringALookup();
    void savesANewConnectionWithUndo();
    void k04_verifiesForgetting();
    void offersTheStoredKeyForAnUpgrade();
    void doesNotOfferTheKeyOfAnEndedSession();
    void doesNotOfferAForgottenKey();
    void aboutDialogIsNotModal();
    void aboutIsCopied();
    void helpIsOnePage();
    void titlesHaveOneDash();
    void showsWhereToDropFiles();
    void deletionSurvivesARestart_data();
    void deletionSurvivesARestart();
    void reportsAnUnsavedConnection();
    void reportsEachSecretThatCouldNotBeStored();
    void switchesBackToAnUnsavedConnection();
    void upgradeOfAnotherConnectionRequiresItsKey();
    void isAccessible();
    void createsPanelsLazily();
    void tabOrder();
};

void TestMainWindow::signsInLooksUpAndSignsOut()
{
    MainWindowFixture fixture;
    QVERIFY(isShown(fixture.window, "headerSignIn"));
    fixture.signInByDialog();
    QVERIFY(isShown(fixture.window, "user"));
    QCOMPARE(find<QPushButton>(fixture.window, "user")->text(), u"Jane Doe"_s);
    QCOMPARE(find<QLabel>(fixture.window, "status")->accessibleDescription(),
             u"Signed in as Jane Doe (jdoe)."_s);
    fixture.lookUp(u"1042"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QCOMPARE(find<QLabel>(fixture.window, "status")->accessibleName(), u"Status"_s);
    QTRY_COMPARE(find<QLabel>(fixture.window, "status")->accessibleDescription(),
                 u"1042. Bill import failed. Read: not given. Archived: not given."_s);
    QCOMPARE(labelText(fixture.window, "status"), u"Notification 1042 was found."_s);
    fixture.trigger("actionSignOut");
    QVERIFY(isShown(fixture.window, "headerSignIn"));
    QCOMPARE(fixture.context->sessions().current().state(), Session::State::SignedOut);
    QVERIFY(isShown(fixture.window, "notificationCard"));
    QVERIFY(fixture.context->sessions().current().apiKey().isEmpty());
}

void TestMainWindow::titleAndHeaderShowTheConnection()
{
    MainWindowFixture fixture;
    QCOMPARE(fixture.window.windowTitle(), u"Svc Desktop"_s);
    QCOMPARE(find<QComboBox>(fixture.window, "connection")->currentIndex(), -1);
    fixture.signInByDialog();
    const QString where = u"PRODUCTION acme @ %1"_s.arg(fixture.host());
    QCOMPARE(fixture.window.windowTitle(), where + u" – Svc Desktop"_s);
    QCOMPARE(find<QComboBox>(fixture.window, "connection")->currentText(), u"acme @ "_s + fixture.host());
    QCOMPARE(fixture.action("identity")->text(), u"Signed in as Jane Doe (jdoe)"_s);
    QCOMPARE(fixture.action("partitionName")->text(), u"All partitions"_s);
    auto *connection = find<ComboField>(fixture.window, "connection");
    QCOMPARE(connection->spokenValue(), where);
    QCOMPARE(connection->accessibleDescription(), u"Not encrypted"_s);
    fixture.lookUp(u"1042"_s);
    QTRY_COMPARE(fixture.window.windowTitle(), u"%1 – 1042 Bill import failed – Svc Desktop"_s.arg(where));
    fixture.window.showMinimized(); // Qt gives a minimised window no accessible name
    QCOMPARE(spokenName(&fixture.window), where + u" – Svc Desktop"_s); // the same for each row
}

void TestMainWindow::firstRunShowsHowToStart()
{
    MainWindowFixture fixture;
    QVERIFY(!fixture.dialog());
    auto *empty = find<QWidget>(fixture.window, "noResults");
    const QString text = labelText(*empty, "emptyText");
    QVERIFY2(text.contains(u"API key"_s) && text.contains(u"data source"_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"Nothing is sent until you sign in or run an upgrade."_s), qPrintable(text));
    auto *add = find<QPushButton>(*empty, "emptyAction");
    auto *demo = find<QPushButton>(*empty, "emptyOtherAction");
    QCOMPARE(add->text(), u"Add a connection"_s);
    QCOMPARE(demo->text(), u"Try the demo"_s);
    const auto *lookUp = find<QPushButton>(fixture.window, "lookUp");
    QCOMPARE(buttonKind(add), ButtonKind::Primary);
    QCOMPARE(buttonKind(lookUp), ButtonKind::Normal);
    QCOMPARE(lookUp->font().weight(), demo->font().weight());
    QVERIFY(add->font().weight() > demo->font().weight());
    const QSignalSpy demoRequested(&fixture.context->services().navigator, &Navigator::startDemo);
    demo->click();
    QCOMPARE(demoRequested.size(), 1);
    QVERIFY(!fixture.dialog());
    fixture.window.reportDemoStart(true);
    QCOMPARE(fixture.status(), u"The demo opens in a window of its own."_s);
    fixture.window.reportDemoStart(false);
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"The demo could not be started"_s);
    add->click();
    QVERIFY(fixture.dialog());
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestMainWindow::signInButtonStaysWhereItIs()
{
    MainWindowFixture fixture;
    const auto rankOf = [&fixture](const char *name) {
        const auto *button = find<QPushButton>(fixture.window, name);
        return QRect(button->mapTo(&fixture.window, QPoint(0, 0)), button->size());
    };
    const QRect signIn = rankOf("headerSignIn");
    const QRect lookUp = rankOf("lookUp");
    fixture.window.signIn();
    QVERIFY(fixture.dialog());
    QCoreApplication::sendPostedEvents();
    QVERIFY(isShown(fixture.window, "headerSignIn"));
    QCOMPARE(rankOf("headerSignIn"), signIn);
    QCOMPARE(rankOf("lookUp"), lookUp);
    fixture.dialog()->reject();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(rankOf("headerSignIn"), signIn);
    QCOMPARE(rankOf("lookUp"), lookUp);
}

void TestMainWindow::lookupWaitsForTheSignIn()
{
    MainWindowFixture fixture;
    fixture.input.connection.environment = u"TEST"_s;
    fixture.window.setSignInDefaults(fixture.input);
    fixture.lookUp(u"7"_s);
    QVERIFY(fixture.dialog());
    QCOMPARE(fixture.peer.connections(), 0);
    find<QPushButton>(*fixture.dialog(), "signIn")->click();
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QCOMPARE(fixture.peer.requests().size(), 2);
}

void TestMainWindow::lookupContinuesDuringASignIn_data()
{
    QTest::addColumn<bool>("isSignedIn");
    QTest::newRow("signed in") << true;
    QTest::newRow("cancelled") << false;
}

void TestMainWindow::lookupContinuesDuringASignIn()
{
    QFETCH(bool, isSignedIn);
    QList<ScriptedPeer::Exchange> held;
    std::optional<ScriptedPeer::Exchange> login;
    bool isHolding = false;
    MainWindowFixture fixture([&](const ScriptedPeer::Exchange &exchange) {
        if (!isHolding)
            serveAll(exchange);
        else if (exchange.requestLine().startsWith("POST"))
            login = exchange;
        else
            held += exchange;
    });
    fixture.signInByDialog();
    isHolding = true;
    fixture.lookUp(u"1-8"_s);
    QTRY_COMPARE(held.size(), 4);
    fixture.window.signIn();
    find<QPushButton>(*fixture.dialog(), "signIn")->click();
    QTRY_VERIFY(login);
    serveAll(held.takeFirst());
    QTRY_COMPARE(held.size(), 4);
    if (isSignedIn) {
        serveAll(*login);
    } else {
        find<QPushButton>(*fixture.dialog(), "cancel")->click(); // cancels the sign-in
        find<QPushButton>(*fixture.dialog(), "cancel")->click();
    }
    QTRY_VERIFY(!fixture.dialog());
    isHolding = false;
    for (const ScriptedPeer::Exchange &exchange : std::as_const(held))
        serveAll(exchange);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    QCOMPARE(fixture.context->results().current().progress().found, 8);
    QVERIFY(!isShown(fixture.window, "signInAgain"));
}

/// Otherwise a refused lookup could not be continued once its message is gone.
void TestMainWindow::apiKeySessionCanSignIn()
{
    MainWindowFixture fixture;
    const auto *signIn = fixture.window.findChild<QAction *>(u"actionSignIn"_s);
    QVERIFY(signIn->isEnabled());
    fixture.context->signIn().continueWithApiKey(fixture.input);
    QVERIFY(signIn->isEnabled());
    fixture.signInByDialog();
    QVERIFY(!signIn->isEnabled());
}

void TestMainWindow::defaultsDoNotOverwriteTypedValues()
{
    MainWindowFixture fixture;
    fixture.window.signIn();
    auto *address = find<QLineEdit>(*fixture.dialog(), "serviceAddress");
    address->setText(u"https://mine.example.com"_s);
    fixture.window.setSignInDefaults(fixture.input);
    QCOMPARE(address->text(), u"https://mine.example.com"_s);
    address->clear();
    fixture.window.setSignInDefaults(fixture.input);
    QCOMPARE(address->text(), fixture.peer.url().toString());
}

void TestMainWindow::demoMessageBelongsToTheDemo()
{
    MainWindowFixture fixture;
    const QString id = fixture.context->connections().add(fixture.input.connection);
    fixture.context->sessions().makeCurrent(*fixture.context->connections().find(id));
    fixture.window.setSignInMessage({.tone = tokens::Tone::Danger, .title = u"No demo"_s});
    const auto message = [&fixture] {
        fixture.window.signIn();
        QString title = isShown(*fixture.dialog(), "messageBar")
                            ? labelText(*fixture.dialog(), "messageTitle")
                            : QString();
        const QPointer<SignInDialog> dialog = fixture.dialog();
        dialog->reject();
        [&dialog] { QTRY_VERIFY(!dialog); }();
        return title;
    };
    QCOMPARE(message(), QString()); // the user's own connection
    fixture.context->sessions().makeCurrent(QString());
    QCOMPARE(message(), u"No demo"_s);
    QCOMPARE(message(), QString()); // shown once only
}

void TestMainWindow::upgradeFirstRestoresTheSignInForm()
{
    MainWindowFixture fixture;
    fixture.input.connection.environment = u"TEST"_s;
    fixture.window.setSignInDefaults(fixture.input);
    fixture.window.signIn();
    const QPointer<SignInDialog> dialog = fixture.dialog();
    find<QLineEdit>(*dialog, "userName")->setText(u"typed"_s);
    find<QLineEdit>(*dialog, "password")->setText(u"typed, too"_s);
    find<QPushButton>(*dialog, "runUpgradeFirst")->click();
    QVERIFY(!dialog->isVisible());
    QVERIFY(isShown(fixture.window, "upgradePanel"));
    QVERIFY(!isShown(fixture.window, "serviceAddress")); // just typed, so it is not asked for
    QVERIFY(
        labelText(fixture.window, "upgradeWhere").contains(displayHost(fixture.input.connection.baseUrl)));
    find<QPushButton>(fixture.window, "runUpgrade")->click();
    find<QPushButton>(fixture.window, "confirmUpgrade")->click();
    QTRY_COMPARE(fixture.peer.requests().size(), 1);

    find<QPushButton>(fixture.window, "signInAfterUpgrade")->click();
    QCOMPARE(fixture.dialog(), dialog.data());
    QVERIFY(dialog->isVisible());
    QCOMPARE(find<QLineEdit>(*dialog, "userName")->text(), u"typed"_s);
    QCOMPARE(find<QLineEdit>(*dialog, "password")->text(), u"typed, too"_s);
    find<QPushButton>(*dialog, "cancel")->click();
    QTRY_VERIFY(!dialog);
    QVERIFY(isShown(fixture.window, "upgradeProgress"));
    fixture.context->upgrade().stopWaiting();
    QTRY_VERIFY(isShown(fixture.window, "upgradeOutcome"));
}

/// Another session begins and ends while the sign-in is hidden, as by a lookup in the background.
void TestMainWindow::upgradeFirstKeepsItsTarget()
{
    MainWindowFixture fixture;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.id = u"other"_s;
    fixture.context->sessions().makeCurrent(other);
    fixture.trigger("actionNewConnection");
    const QPointer<SignInDialog> dialog = fixture.dialog();
    find<QLineEdit>(*dialog, "serviceAddress")->setText(fixture.input.connection.baseUrl.toString());
    find<QComboBox>(*dialog, "environment")->setEditText(u"TEST"_s);
    find<QLineEdit>(*dialog, "dataSource")->setText(u"acme"_s);
    find<QLineEdit>(*dialog, "apiKey")->setText(u"key"_s);
    find<QPushButton>(*dialog, "runUpgradeFirst")->click();
    QVERIFY(!dialog->isVisible());
    const QString host = displayHost(fixture.input.connection.baseUrl);
    QVERIFY(labelText(fixture.window, "upgradeWhere").contains(host));
    Session &session = fixture.context->sessions().session(other.id);
    session.continueWithApiKey(other, Secret(u"key-a"_s));
    QVERIFY2(labelText(fixture.window, "upgradeWhere").contains(host),
             qPrintable(labelText(fixture.window, "upgradeWhere")));
    session.signOut();
    QVERIFY(labelText(fixture.window, "upgradeWhere").contains(host));
    fixture.window.signIn();
    QVERIFY(dialog->isVisible());
    find<QPushButton>(*dialog, "cancel")->click();
    QTRY_VERIFY(!dialog);
    QCOMPARE(find<QLineEdit>(fixture.window, "serviceAddress")->text(), other.baseUrl.toString());
}

/// The connection that was chosen in the hidden sign-in is not as it was.
void TestMainWindow::upgradeFirstDropsAnEditedTarget()
{
    MainWindowFixture fixture;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.id = u"other"_s;
    fixture.context->sessions().makeCurrent(other);
    Connection saved = fixture.input.connection;
    saved.name = u"acme test"_s;
    saved.environment = u"TEST"_s;
    saved.id = fixture.context->connections().add(saved);
    fixture.trigger("actionNewConnection");
    const QPointer<SignInDialog> dialog = fixture.dialog();
    auto *chosen = find<QComboBox>(*dialog, "connection");
    chosen->setCurrentIndex(chosen->findText(saved.name));
    Q_EMIT chosen->activated(chosen->currentIndex());
    find<QLineEdit>(*dialog, "apiKey")->setText(u"key"_s);
    find<QPushButton>(*dialog, "runUpgradeFirst")->click();
    QVERIFY(!dialog->isVisible());
    QVERIFY(labelText(fixture.window, "upgradeWhere").contains(saved.name));
    saved.environment = u"PRODUCTION"_s;
    QVERIFY(fixture.context->connections().update(saved));
    QVERIFY(!isShown(fixture.window, "upgradeWhere") ||
            !labelText(fixture.window, "upgradeWhere").contains(saved.name));
}

/// Typed values belong to the connection that was on screen, and to a form that will be shown again.
void TestMainWindow::switchingDiscardsTheSignInForm()
{
    MainWindowFixture fixture;
    fixture.input.connection.environment = u"TEST"_s;
    fixture.window.setSignInDefaults(fixture.input);
    const auto upgradeFirst = [&fixture] {
        fixture.window.signIn();
        QPointer<SignInDialog> dialog = fixture.dialog();
        find<QLineEdit>(*dialog, "apiKey")->setText(u"key"_s);
        find<QLineEdit>(*dialog, "password")->setText(u"typed"_s);
        find<QPushButton>(*dialog, "runUpgradeFirst")->click();
        [&dialog] { QVERIFY(!dialog->isVisible()); }();
        return dialog;
    };
    QPointer<SignInDialog> dialog = upgradeFirst();
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.environment = u"TEST"_s;
    fixture.context->sessions().makeCurrent(other);
    QTRY_VERIFY(!dialog);
    QVERIFY(isShown(fixture.window, "upgradePanel"));
    QCOMPARE(find<QLineEdit>(fixture.window, "serviceAddress")->text(), u"https://other.example.com"_s);

    dialog = upgradeFirst();
    fixture.trigger("actionNewConnection");
    QTRY_VERIFY(!dialog);
    QCOMPARE(find<QLineEdit>(*fixture.dialog(), "password")->text(), QString());
}

void TestMainWindow::upgradePanelReplacesTheResultsOfANarrowWindow()
{
    MainWindowFixture fixture;
    fixture.trigger("actionUpgrade");
    QVERIFY(isShown(fixture.window, "upgradePanel"));
    QVERIFY(isShown(fixture.window, "resultsPane"));
    fixture.window.resize(720, 600);
    QTRY_VERIFY(!isShown(fixture.window, "resultsPane"));
    QVERIFY(isShown(fixture.window, "upgradePanel"));
    find<QAbstractButton>(fixture.window, "closeUpgrade")->click();
    QVERIFY(isShown(fixture.window, "resultsPane"));
    QVERIFY(!isShown(fixture.window, "upgradePanel"));
}

void TestMainWindow::activityReplacesALowPage()
{
    MainWindowFixture fixture;
    QVERIFY(!isShown(fixture.window, "activityPanel"));
    fixture.trigger("actionActivity");
    QVERIFY(isShown(fixture.window, "activityPanel"));
    QVERIFY(isShown(fixture.window, "notificationsPage"));
    fixture.window.resize(1180, 500);
    QTRY_VERIFY(!isShown(fixture.window, "notificationsPage"));
    QVERIFY(isShown(fixture.window, "activityPanel"));
    find<QAbstractButton>(fixture.window, "closeActivity")->click();
    QVERIFY(isShown(fixture.window, "notificationsPage"));
    QVERIFY(!isShown(fixture.window, "activityPanel"));
    fixture.window.resize(1180, 760);
    find<QPushButton>(fixture.window, "showActivity")->click();
    QVERIFY(isShown(fixture.window, "notificationsPage"));
    QVERIFY(isShown(fixture.window, "activityPanel"));
    QCOMPARE(accessFaults(fixture.window), QString());
}

void TestMainWindow::showsAFailureInTheActivity()
{
    MainWindowFixture fixture([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, R"({"token":"token-1"})");
        else
            exchange.reply(404, R"({"message":"none"})");
    });
    fixture.signInByDialog();
    fixture.lookUp(u"404"_s);
    QTRY_VERIFY(isShown(fixture.window, "showRowInActivity"));
    const auto &error = fixture.context->results().current().rows().first().lookup.error;
    QVERIFY(error && error->exchange > 0);
    find<QPushButton>(fixture.window, "showRowInActivity")->click();
    QVERIFY(isShown(fixture.window, "activityPanel"));
    QVERIFY(find<QPlainTextEdit>(fixture.window, "exchangeText")->toPlainText().startsWith(u"404"_s));
}

void TestMainWindow::aFoundRowIsShownInTheActivity()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.lookUp(u"7 8"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    fixture.window.findChild<ResultsTable *>()->setCurrentRow(1);
    auto *show = fixture.window.findChild<QAction *>(u"showInActivity"_s);
    QTRY_VERIFY(show->isEnabled());
    show->trigger();
    QVERIFY(isShown(fixture.window, "activityPanel"));
    QVERIFY(find<QPlainTextEdit>(fixture.window, "exchangeText")
                ->toPlainText()
                .contains(u"\"notificationId\": 8"_s));
}

void TestMainWindow::notFoundMessageStaysAfterSigningOut()
{
    MainWindowFixture fixture([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().startsWith("GET"))
            exchange.reply(404, R"({"message":"none"})");
        else
            serveAll(exchange);
    });
    fixture.signInByDialog();
    fixture.lookUp(u"404"_s);
    auto *page = find<QWidget>(fixture.window, "notificationsPage");
    QTRY_VERIFY(isShown(*page, "failureView"));
    fixture.trigger("actionSignOut");
    QCOMPARE(find<QLabel>(fixture.window, "status")->accessibleDescription(),
             u"Signed out. What was looked up stays on screen."_s);
    QVERIFY(isShown(*page, "failureView"));
    QCOMPARE(labelText(*page, "whyTitle"), u"Notification 404 was not found for you"_s);
}

void TestMainWindow::asksBeforeQuittingDuringAnUpgrade()
{
    MainWindowFixture fixture;
    fixture.context->upgrade().start(fixture.input.connection, fixture.input.apiKey, UpgradeMode::Everything);
    fixture.window.close();
    QVERIFY(fixture.window.isVisible());
    const QPointer<QDialog> question = find<QDialog>(fixture.window, "quitQuestion");
    QCOMPARE(labelText(*question, "quitUpgradeTitle"), u"An upgrade is still running on "_s + fixture.host());
    QCOMPARE(question->findChild<QPushButton *>(u"keepOnce"_s), nullptr); // there is nothing to keep
    QTRY_VERIFY(find<QPushButton>(*question, "cancelQuit")->hasFocus());
    QVERIFY(find<QPushButton>(*question, "cancelQuit")->isDefault());
    QCOMPARE(accessFaults(*question), QString());
    fixture.window.close(); // does not ask twice
    QCOMPARE(fixture.window.findChildren<QDialog *>(u"quitQuestion"_s).size(), 1);
    find<QPushButton>(*question, "cancelQuit")->click();
    QVERIFY(fixture.window.isVisible());
    QTRY_VERIFY(!question);
    fixture.window.close();
    find<QPushButton>(fixture.window, "quitAnyway")->click();
    QVERIFY(!fixture.window.isVisible());
}

void TestMainWindow::asksBeforeQuittingDuringALookup()
{
    MainWindowFixture fixture([](const ScriptedPeer::Exchange &exchange) {
        if (!exchange.requestLine().startsWith("GET"))
            serveAll(exchange);
    });
    fixture.signInByDialog();
    fixture.lookUp(u"1-3"_s);
    QTRY_VERIFY(fixture.context->results().isRunning());
    fixture.window.close();
    QVERIFY(fixture.window.isVisible());
    auto *question = find<QDialog>(fixture.window, "quitQuestion");
    QCOMPARE(labelText(*question, "quitLookupTitle"), u"A lookup is still running"_s);
    QCOMPARE(labelText(*question, "quitResultsTitle"), u"3 results would be lost"_s);
    QTRY_VERIFY(find<QPushButton>(*question, "keepOnce")->hasFocus());
    QTest::keyClick(question, Qt::Key_Escape);
    QVERIFY(fixture.window.isVisible());
    QVERIFY(fixture.context->results().isRunning());
    fixture.window.close();
    find<QPushButton>(fixture.window, "quitAnyway")->click();
    QVERIFY(!fixture.window.isVisible());
    QVERIFY(!fixture.context->services().resultCache.isKeeping());
}

void TestMainWindow::keepsResultsWhenQuitting()
{
    MainWindowFixture fixture([](const ScriptedPeer::Exchange &exchange) {
        if (!exchange.requestLine().startsWith("GET"))
            serveAll(exchange);
    });
    fixture.signInByDialog();
    fixture.lookUp(u"1-3"_s);
    QTRY_VERIFY(fixture.context->results().isRunning());
    fixture.window.close();
    find<QPushButton>(fixture.window, "keepAlways")->click();
    QVERIFY(!fixture.window.isVisible());
    QVERIFY(fixture.context->services().resultCache.isKeeping());
}

void TestMainWindow::quitsWithoutAQuestionAfterAShortLookup()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.lookUp(u"1-3"_s);
    QTRY_VERIFY(!fixture.context->results().isRunning() && !fixture.context->results().isEmpty());
    fixture.window.close();
    QVERIFY(!fixture.window.isVisible());
}

void TestMainWindow::menuBarIsBelowTheEnvironmentBand()
{
    MainWindowFixture fixture;
    const QPointer<QWidget> menu = fixture.window.findChild<QWidget *>(u"mainMenu"_s);
    const QPointer<QWidget> band = fixture.window.findChild<QWidget *>(u"environmentBand"_s);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::qWait(0);
    QVERIFY(menu && band);
    QCOMPARE(fixture.window.menuBar(), menu.data()); // macOS takes the menu bar from there
    fixture.window.restorePanels();
    fixture.trigger("actionUpgrade");
    QVERIFY(isShown(fixture.window, "upgradePanel"));

    QVERIFY(band->isVisible() && menu->isVisible());
    for (const int width : {1180, 700}) {
        fixture.window.resize(width, 760);
        QCOMPARE(band->geometry(), QRect(0, 0, width, tokens::kBandHeight));
        QTRY_COMPARE(menu->mapTo(&fixture.window, QPoint()), QPoint(0, tokens::kBandHeight));
    }
}

void TestMainWindow::acceptsCopiesOnly_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("files");
    QTest::addColumn<Qt::DropActions>("possible");
    QTest::addColumn<Qt::KeyboardModifiers>("keys");
    QTest::addColumn<Qt::DropAction>("done");
    const Qt::DropActions all = Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
    for (const char *target : {"noResults", "notificationIds"}) {
        const auto row = [target](const char *name, int files, Qt::DropActions possible,
                                  Qt::KeyboardModifiers keys, Qt::DropAction done) {
            QTest::addRow("%s: %s", target, name) << QByteArray(target) << files << possible << keys << done;
        };
        row("plain", 1, all, {}, Qt::CopyAction);
        row("Shift proposes to move", 1, all, Qt::ShiftModifier, Qt::CopyAction);
        row("Ctrl+Shift proposes to link", 1, all, Qt::ControlModifier | Qt::ShiftModifier, Qt::CopyAction);
        row("several, with Shift", 2, all, Qt::ShiftModifier, Qt::CopyAction);
        row("can only be moved", 1, Qt::MoveAction, {}, Qt::IgnoreAction);
        row("several that can only be moved", 2, Qt::MoveAction, {}, Qt::IgnoreAction);
    }
}

void TestMainWindow::acceptsCopiesOnly()
{
    QFETCH(const QByteArray, target);
    QFETCH(const int, files);
    QFETCH(const Qt::DropActions, possible);
    QFETCH(const Qt::KeyboardModifiers, keys);
    QFETCH(const Qt::DropAction, done);
    MainWindowFixture fixture;
    const QTemporaryDir folder;
    QList<QUrl> urls;
    for (int i = 0; i < files; ++i) {
        QFile file(folder.filePath(u"%1.txt"_s.arg(i)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1042\n1050-1052\n") > 0);
        urls += QUrl::fromLocalFile(file.fileName());
    }
    QMimeData data;
    data.setUrls(urls);
    QCOMPARE(drop(*find<QWidget>(fixture.window, target.constData()), data, possible, keys), done);
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    if (files == 1 && done == Qt::CopyAction)
        QTRY_COMPARE(ids->toPlainText().simplified(), u"1042 1050-1052"_s);
    else if (done == Qt::IgnoreAction)
        QCOMPARE(ids->toPlainText(), QString());
}

void TestMainWindow::signingOutClearsTheStatus()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    QCOMPARE(fixture.status(), u"Signed in as Jane Doe (jdoe)."_s);
    const Connection first = fixture.context->sessions().current().connection();
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    other.id = fixture.context->connections().add(other);

    fixture.context->sessions().makeCurrent(other);
    QVERIFY(isShown(fixture.window, "headerSignIn"));
    QCOMPARE(fixture.status(), QString());
    QCOMPARE(find<QLabel>(fixture.window, "status")->accessibleDescription(), QString());

    fixture.context->sessions().makeCurrent(first);
    fixture.trigger("actionSignOut");
    QCOMPARE(fixture.status(), u"Signed out."_s);
    fixture.signInByDialog();
    QCOMPARE(fixture.status(), u"Signed in as Jane Doe (jdoe)."_s);
    fixture.context->sessions().find(first.id)->signOut(); // by any other part of the program
    QCOMPARE(fixture.status(), QString());

    // The results stay on screen, and so does the message about them.
    fixture.signInByDialog();
    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    fixture.context->sessions().makeCurrent(other);
    QCOMPARE(fixture.status(), u"3 found"_s);
}

void TestMainWindow::clearingResultsClearsTheStatus()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    fixture.trigger("actionRemoveLookup");
    QCOMPARE(fixture.status(), QString());

    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    fixture.context->results().forget(); // as the preferences do
    QCOMPARE(fixture.status(), QString());

    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    fixture.trigger("actionSignOut");
    QCOMPARE(fixture.status(), u"Signed out. What was looked up stays on screen."_s);
    fixture.context->results().forget();
    QCOMPARE(fixture.status(), QString());

    fixture.signInByDialog();
    fixture.context->results().forget();
    QCOMPARE(fixture.status(), u"Signed in as Jane Doe (jdoe)."_s);
}

void TestMainWindow::theStatusIsOfTheWholeTable()
{
    MainWindowFixture fixture([](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().contains("/notification/8 "))
            exchange.reply(404, R"({"message":"none"})");
        else
            serveAll(exchange);
    });
    fixture.signInByDialog();
    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"2 found, 1 not found"_s);
    find<QTableView>(fixture.window, "results")->selectRow(0);
    fixture.trigger("refreshRows");
    QVERIFY(fixture.context->results().isRunning());
    QTRY_VERIFY(!fixture.context->results().isRunning());
    QTRY_COMPARE(fixture.status(), u"2 found, 1 not found"_s);

    // What was copied is said of the rows, and goes with them.
    fixture.trigger("copyForTicket");
    QVERIFY2(fixture.status().startsWith(u"Copied "_s), qPrintable(fixture.status()));
    fixture.trigger("actionRemoveLookup");
    QCOMPARE(fixture.status(), QString());
}

/// The rows are there before the lookup starts.
void TestMainWindow::startOfALookupIsNotSaid()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    QSignalSpy totals(find<QWidget>(fixture.window, "notificationsPage"), SIGNAL(totalsChanged(QString)));
    fixture.lookUp(u"7-9"_s);
    QVERIFY(fixture.context->results().isRunning());
    QVERIFY(totals.isEmpty());
    QCOMPARE(find<QLabel>(fixture.window, "status")->accessibleDescription(), QString());
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
}

void TestMainWindow::failedRowsAreRetriedFromTheStatusLine()
{
    bool isFailing = true;
    MainWindowFixture fixture([&isFailing](const ScriptedPeer::Exchange &exchange) {
        if (isFailing && exchange.requestLine().contains("/notification/8 "))
            exchange.reply(500, R"({"message":"none"})");
        else
            serveAll(exchange);
    });
    fixture.signInByDialog();
    QVERIFY(!isShown(fixture.window, "retryFailed"));
    fixture.lookUp(u"7-9"_s);
    QTRY_VERIFY(isShown(fixture.window, "retryFailed"));
    QCOMPARE(find<QPushButton>(fixture.window, "retryFailed")->text(), u"Retry failed (1)"_s);
    QCOMPARE(fixture.status(), u"2 found, 1 failed"_s);
    isFailing = false;
    fixture.press("retryFailed");
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    QVERIFY(!isShown(fixture.window, "retryFailed"));
    QCOMPARE(fixture.peer.count("/notification/7 "), 1);
}

void TestMainWindow::messagesEndWithTheirConnection()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"Saved as “acme @ %1”"_s.arg(fixture.host()));
    Connection edited = fixture.context->sessions().current().connection();
    edited.name = u"another name"_s;
    fixture.context->sessions().updateConnection(edited);
    QVERIFY(isShown(fixture.window, "messageTitle"));
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.id = fixture.context->connections().add(other);
    fixture.context->sessions().makeCurrent(other);
    QVERIFY(!isShown(fixture.window, "messageTitle"));
}

void TestMainWindow::escStopsFromTheIdsOnly()
{
    MainWindowFixture fixture([](const ScriptedPeer::Exchange &exchange) {
        if (!exchange.requestLine().contains("/notification/8 "))
            serveAll(exchange); // 8 is never answered
    });
    fixture.signInByDialog();
    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 2);
    auto *table = find<QTableView>(fixture.window, "results");
    QTRY_VERIFY(table->isVisible());
    show(fixture.window); // active again after the dialog
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(fixture.context->results().isRunning());
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    QTest::keyClick(ids, Qt::Key_Escape);
    QVERIFY(!fixture.context->results().isRunning());
    QTRY_COMPARE(fixture.status(), u"2 found, 1 not looked up"_s);
}

void TestMainWindow::closingASidePanelKeepsTheFocus_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("panel");
    QTest::newRow("activity") << QByteArray("actionActivity") << QByteArray("activity");
    QTest::newRow("upgrade") << QByteArray("actionUpgrade") << QByteArray("upgradePanel");
}

void TestMainWindow::closingASidePanelKeepsTheFocus()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, panel);
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    fixture.trigger(action.constData());
    QVERIFY(isShown(fixture.window, panel.constData()));
    auto *table = find<QWidget>(fixture.window, "results");
    table->setFocus();
    fixture.trigger(action.constData());
    QVERIFY(!isShown(fixture.window, panel.constData()));
    QCOMPARE(fixture.window.focusWidget(), table);
}

void TestMainWindow::sidePanelRestoresTheFocus_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("panel");
    QTest::addColumn<QByteArray>("close");
    QTest::addColumn<QSize>("size");
    const QSize wide(1180, 900);
    QTest::newRow("activity") << QByteArray("actionActivity") << QByteArray("activity")
                              << QByteArray("closeActivity") << wide;
    QTest::newRow("activity, in place of the page") << QByteArray("actionActivity") << QByteArray("activity")
                                                    << QByteArray("closeActivity") << QSize(1180, 480);
    QTest::newRow("upgrade") << QByteArray("actionUpgrade") << QByteArray("upgradePanel")
                             << QByteArray("closeUpgrade") << wide;
    QTest::newRow("upgrade, in place of the page")
        << QByteArray("actionUpgrade") << QByteArray("upgradePanel") << QByteArray("closeUpgrade")
        << QSize(720, 900);
}

void TestMainWindow::sidePanelRestoresTheFocus()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, panel);
    QFETCH(const QByteArray, close);
    QFETCH(const QSize, size);
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.lookUp(u"7-9"_s);
    QTRY_COMPARE(fixture.status(), u"3 found"_s);
    fixture.window.resize(size);
    for (const char *name : {"results", "filterResults"}) {
        auto *widget = find<QWidget>(fixture.window, name);
        QTRY_VERIFY(widget->isVisible());
        widget->setFocus();
        fixture.trigger(action.constData());
        QTRY_VERIFY(isShown(fixture.window, panel.constData()));
        auto *button = find<QWidget>(fixture.window, close.constData());
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(!isShown(fixture.window, panel.constData()));
        QTRY_COMPARE(fixture.window.focusWidget(), widget);
    }
}

void TestMainWindow::restoresGeometry()
{
    MainWindowFixture fixture;
    fixture.window.resize(760, 520);
    fixture.window.close();
    MainWindow again(fixture.context->services(), fixture.files);
    QCOMPARE(again.size(), QSize(760, 520));
}

void TestMainWindow::clampsGeometry_data()
{
    QTest::addColumn<QRect>("requested");
    QTest::addColumn<QRect>("given");
    QTest::newRow("fits") << QRect(10, 20, 900, 700) << QRect(10, 20, 900, 700);
    QTest::newRow("far away") << QRect(-30000, 40000, 900, 700) << QRect(0, 300, 900, 700);
    QTest::newRow("nothing") << QRect(0, 0, 0, 0) << QRect(0, 0, 480, 400);
    QTest::newRow("huge") << QRect(-5, -5, 100000, 100000) << QRect(0, 0, 1600, 1000);
    QTest::newRow("second screen") << QRect(2000, 100, 900, 700) << QRect(1900, 100, 900, 700);
}

void TestMainWindow::clampsGeometry()
{
    QFETCH(QRect, requested);
    QFETCH(QRect, given);
    QCOMPARE(clampToScreens(requested, {QRect(0, 0, 1600, 1000), QRect(1600, 0, 1200, 900)}), given);
}

void TestMainWindow::opensAFileOfIds()
{
    MainWindowFixture fixture;
    QTemporaryDir folder;
    QFile file(folder.filePath(u"ids.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1042\n1050-1052\n");
    file.close();
    fixture.trigger("actionOpenFile");
    QCOMPARE(fixture.files.requests().size(), 1);
    fixture.files.choose(file.fileName());
    QTRY_COMPARE(find<QPlainTextEdit>(fixture.window, "notificationIds")->toPlainText().simplified(),
                 u"1042 1050-1052"_s);
    QCOMPARE(labelText(fixture.window, "idsUnderstood"), u"4 ids"_s);
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestMainWindow::cachesResultsIfEnabled()
{
    MainWindowFixture fixture;
    auto *keepAction = fixture.window.findChild<QAction *>(u"actionKeepResults"_s);
    QVERIFY(keepAction && keepAction->isCheckable() && !keepAction->isChecked());
    keepAction->trigger();
    QVERIFY(fixture.context->services().resultCache.isKeeping());
    MainWindow next(fixture.context->services(), fixture.files);
    QVERIFY(next.findChild<QAction *>(u"actionKeepResults"_s)->isChecked());

    // The only result may be one without a card.
    LookupRow row;
    row.id = 7;
    row.outcome = LookupRow::Outcome::NotFound;
    Error error;
    error.kind = ErrorKind::NotFound;
    error.notificationId = 7;
    row.error = std::make_shared<const Error>(error);
    fixture.context->results().restore({{{row, {}, u"a"_s, {}, {}}}}, 0);
    QTRY_VERIFY(labelText(*find<QWidget>(fixture.window, "notificationsPage"), "whyTitle").contains(u"7"_s));

    const QString file = QFileInfo(fixture.context->settings().fileName()).dir().filePath(u"results.json"_s);
    QTRY_VERIFY(QFileInfo::exists(file));
    keepAction->trigger();
    QTRY_VERIFY(!QFileInfo::exists(file));
    keepAction->trigger();
    QTRY_VERIFY(QFileInfo::exists(file));
    QVERIFY(QFile::remove(file) && QDir().mkpath(file + u"/inside"_s));
    keepAction->trigger();
    QTRY_COMPARE(labelText(fixture.window, "messageTitle"), u"The file could not be deleted"_s);
}

void TestMainWindow::switchesConnections()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.lookUp(u"7"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    other.environment = u"TEST"_s;
    const QString id = fixture.context->connections().add(other);
    auto *comboBox = find<QComboBox>(fixture.window, "connection");
    const int index = comboBox->findData(id);
    QVERIFY(index >= 0);
    comboBox->setCurrentIndex(index);
    Q_EMIT comboBox->activated(index);
    QCOMPARE(comboBox->currentText(), u"other"_s);
    QVERIFY(isShown(fixture.window, "headerSignIn"));
    QVERIFY(find<ComboField>(fixture.window, "connection")->spokenValue().startsWith(u"TEST"_s));
    QVERIFY(isShown(fixture.window, "notificationCard")); // and shows its origin
    QVERIFY(fixture.window.windowTitle().contains(u"PRODUCTION"_s));
}

void TestMainWindow::connectionListIsStableDuringALookup()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    QVERIFY(!fixture.context->connections().add(other).isEmpty());
    auto *comboBox = find<QComboBox>(fixture.window, "connection");
    comboBox->showPopup();
    QTRY_VERIFY(comboBox->view()->isVisible());
    comboBox->view()->setCurrentIndex(comboBox->model()->index(1, 0));
    fixture.lookUp(u"1-30"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 30);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QCOMPARE(comboBox->view()->currentIndex().row(), 1);
    QTest::keyClick(comboBox->view(), Qt::Key_Return);
    QTRY_COMPARE(fixture.context->sessions().current().connection().name, u"other"_s);
}

void TestMainWindow::savesANewConnectionWithUndo()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"Saved as “acme @ %1”"_s.arg(fixture.host()));
    QCOMPARE(fixture.context->connections().connections().size(), 1);
    find<QPushButton>(fixture.window, "undoConnection")->click();
    QCOMPARE(fixture.context->connections().connections().size(), 0);
    QCOMPARE(fixture.context->sessions().current().state(), Session::State::SignedIn);
    QVERIFY(!isShown(fixture.window, "undoConnection"));
    QCOMPARE(find<QComboBox>(fixture.window, "connection")->currentText(), u"acme @ "_s + fixture.host());
}

void TestMainWindow::k04_verifiesForgetting()
{
    MainWindowFixture fixture;
    fixture.input.rememberApiKey = true;
    fixture.signInByDialog();
    const Connection saved = fixture.context->connections().connections().first();
    const auto stored = [&] {
        return readSecret(fixture.context->secrets(), secretKey(saved, SecretKind::ApiKey))->has_value();
    };
    QTRY_VERIFY(stored());
    fixture.trigger("actionForgetSecrets");
    QTRY_COMPARE(labelText(fixture.window, "messageTitle"), u"Forgotten"_s);
    QVERIFY(!stored());
}

void TestMainWindow::offersTheStoredKeyForAnUpgrade()
{
    MainWindowFixture fixture;
    fixture.input.rememberApiKey = true;
    fixture.signInByDialog();
    fixture.trigger("actionSignOut");
    fixture.window.setSignInDefaults({});
    fixture.trigger("actionUpgrade");
    auto *panel = find<QWidget>(fixture.window, "upgradePanel");
    QTRY_COMPARE(find<QLineEdit>(*panel, "apiKey")->text(), u"key-a"_s);
    QVERIFY(isShown(*panel, "upgradeEnvironment"));
    QCOMPARE(fixture.peer.requests().size(), 1);
}

void TestMainWindow::doesNotOfferTheKeyOfAnEndedSession()
{
    MainWindowFixture fixture;
    fixture.trigger("actionUpgrade");
    auto *key = find<QLineEdit>(*find<QWidget>(fixture.window, "upgradePanel"), "apiKey");
    fixture.signInByHand(false);
    QVERIFY(!key->isVisible());
    fixture.trigger("actionSignOut");
    QVERIFY(key->isVisible());
    QCOMPARE(key->text(), QString());
}

void TestMainWindow::doesNotOfferAForgottenKey()
{
    MainWindowFixture fixture;
    fixture.trigger("actionUpgrade");
    auto *key = find<QLineEdit>(*find<QWidget>(fixture.window, "upgradePanel"), "apiKey");
    fixture.signInByHand(true);
    fixture.trigger("actionSignOut");
    fixture.trigger("actionUpgrade"); // reads the journal again
    fixture.trigger("actionUpgrade");
    QTRY_COMPARE(key->text(), u"key-a"_s);
    fixture.trigger("actionForgetSecrets");
    QTRY_COMPARE(labelText(fixture.window, "messageTitle"), u"Forgotten"_s);
    QCOMPARE(key->text(), QString());
}

void TestMainWindow::aboutIsCopied()
{
    MainWindowFixture fixture;
    fixture.trigger("actionAbout");
    auto *about = find<QDialog>(fixture.window, "aboutDialog");
    find<QPushButton>(*about, "copyAbout")->click();
    const QString copied = QGuiApplication::clipboard()->text();
    for (const QString &part :
         {QStringLiteral(SVC_VERSION), u"MIT"_s, u"LGPL"_s, u"tl::expected"_s, u"QtKeychain"_s})
        QVERIFY2(copied.contains(part), qPrintable(part));
    QCOMPARE(labelText(*about, "aboutState"), u"Copied."_s);
}

void TestMainWindow::helpIsOnePage()
{
    MainWindowFixture fixture;
    QCOMPARE(fixture.action("actionHelp")->shortcut(), QKeySequence(Qt::Key_F1));
    fixture.trigger("actionHelp");
    auto *help = find<QDialog>(fixture.window, "helpDialog");
    QVERIFY(help->isVisible() && !help->isModal());
    auto *page = find<QTextEdit>(*help, "helpText");
    QVERIFY(page->isReadOnly());
    const QString text = page->toPlainText();
    for (const char *word : {"1050-1060", "INC-1042", "Ctrl+L", "Not found", "Not started", "Unknown"})
        QVERIFY2(text.contains(QLatin1StringView(word)), word);
    QStringList headings;
    for (QTextBlock block = page->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            headings += block.text();
        QCOMPARE(block.blockFormat().layoutDirection(), QGuiApplication::layoutDirection());
        QVERIFY2(block.blockFormat().headingLevel() == 0 || !block.textList(), qPrintable(block.text()));
    }
    QCOMPARE(headings,
             QStringList({u"Ids"_s, u"Keys"_s, u"What became of an id"_s, u"How an upgrade ended"_s}));
    QCOMPARE(accessFaults(*help), QString());
    find<QPushButton>(*help, "allShortcuts")->click();
    QVERIFY(find<QDialog>(fixture.window, "shortcutsDialog")->isVisible());
    fixture.trigger("actionHelp");
    QCOMPARE(fixture.window.findChildren<QDialog *>(u"helpDialog"_s).size(), 1);
}

void TestMainWindow::titlesHaveOneDash()
{
    const QString before = QGuiApplication::applicationDisplayName();
    const auto restore = qScopeGuard([&before] { QGuiApplication::setApplicationDisplayName(before); });
    QGuiApplication::setApplicationDisplayName(u"Svc Desktop"_s);
    MainWindowFixture fixture;
    fixture.trigger("actionHelp");
    const auto *help = find<QDialog>(fixture.window, "helpDialog");
    QCOMPARE(help->windowTitle(), u"Ids, keys and outcomes"_s);
    QCOMPARE(help->windowHandle()->title(), u"Ids, keys and outcomes – Svc Desktop"_s);
}

void TestMainWindow::showsWhereToDropFiles()
{
    MainWindowFixture fixture;
    const auto drag = [&fixture](QEvent &&event) {
        QCoreApplication::sendEvent(fixture.window.windowHandle(), &event);
    };
    auto *overlay = find<QWidget>(fixture.window, "dropOverlay");
    QMimeData text;
    text.setText(u"1042"_s);
    drag(QDragEnterEvent({10, 200}, Qt::CopyAction, &text, Qt::LeftButton, {}));
    QVERIFY(!overlay->isVisible());
    drag(QDragLeaveEvent());
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(u"/nowhere/ids.csv"_s)});
    drag(QDragEnterEvent({10, 200}, Qt::MoveAction, &file, Qt::LeftButton, {}));
    QVERIFY(!overlay->isVisible()); // would be refused
    drag(QDragLeaveEvent());
    for (const char *target : {"noResults", "notificationIds"}) { // the field accepts files, too
        auto *over = find<QWidget>(fixture.window, target);
        const QPoint at = over->mapTo(&fixture.window, over->rect().center());
        drag(QDragEnterEvent(at, Qt::CopyAction, &file, Qt::LeftButton, {}));
        QVERIFY(overlay->isVisible());
        QCOMPARE(overlay->size(), fixture.window.size());
        QCOMPARE(labelText(*overlay, "dropText"), u"Drop to read ids"_s);
        drag(QDragLeaveEvent());
        QVERIFY(!overlay->isVisible());
        QVERIFY(drop(*over, file, Qt::CopyAction, {}) == Qt::CopyAction);
        QVERIFY(!overlay->isVisible());
    }
}

void TestMainWindow::aboutDialogIsNotModal()
{
    MainWindowFixture fixture;
    fixture.trigger("actionAbout");
    auto *about = find<QDialog>(fixture.window, "aboutDialog");
    QVERIFY(about->isVisible());
    QVERIFY(!about->isModal());
    QCOMPARE(accessFaults(*about), QString());
    find<QPushButton>(*about, "closeAbout")->click();
    QVERIFY(!about->isVisible());
}

void TestMainWindow::deletionSurvivesARestart_data()
{
    QTest::addColumn<bool>("isUndone");
    QTest::newRow("the program ends while it could still be undone") << false;
    QTest::newRow("undone") << true;
}

void TestMainWindow::deletionSurvivesARestart()
{
    QFETCH(bool, isUndone);
    auto store = std::make_unique<FakeKeyring>();
    FakeKeyring &keyring = *store;
    TemporaryContext context(std::move(store));
    const QString id = context->connections().add(connectionTo(QUrl(u"https://api.example.com"_s)));
    const SecretKey key = secretKey(*context->connections().find(id), SecretKind::ApiKey);
    QVERIFY(!writeSecret(keyring, key, Secret(u"key-k"_s)));
    {
        FakeFileChooser files;
        MainWindow window(context->services(), files);
        show(window);
        window.findChild<QAction *>(u"actionManageConnections"_s)->trigger();
        auto *manager = find<QDialog>(window, "connectionsDialog");
        find<QPushButton>(*manager, "deleteConnection")->click();
        QVERIFY(!context->connections().find(id));
        if (isUndone)
            find<QPushButton>(*manager, "undoDeletion")->click();
        QVERIFY(**readSecret(keyring, key) == Secret(u"key-k"_s));
    }
    context->credentialManager().forgetScheduled(
        context->connections().connections()); // as the next start does
    QTest::qWait(0);
    QTRY_COMPARE(readSecret(keyring, key)->has_value(), isUndone);
}

void TestMainWindow::reportsAnUnsavedConnection()
{
    ScriptedPeer peer(serveAll);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"connections.json"_s)); // in place of the file
    Context context(std::make_unique<Settings>(folder.filePath(u"settings.ini"_s)),
                    ContextFiles(folder.path(), {}), std::make_unique<MemorySecretStore>());
    QVERIFY(!context.connections().load().isEmpty());
    FakeFileChooser files;
    MainWindow window(context.services(), files);
    show(window);
    SignInInput input;
    input.connection = connectionTo(peer.url());
    input.connection.environment = u"TEST"_s;
    input.apiKey = Secret(u"key-a"_s);
    input.password = Secret(u"pass-a"_s);
    window.setSignInDefaults(input);
    window.signIn();
    find<QPushButton>(*window.findChild<SignInDialog *>(), "signIn")->click();
    QTRY_COMPARE(context.sessions().current().state(), Session::State::SignedIn);
    QVERIFY(isShown(window, "messageBar"));
    QVERIFY2(!labelText(window, "messageTitle").startsWith(u"Saved"_s),
             qPrintable(labelText(window, "messageTitle")));
}

void TestMainWindow::reportsEachSecretThatCouldNotBeStored()
{
    FakeFileChooser files;
    TemporaryContext context;
    MainWindow window(context->services(), files);
    show(window);
    Error error;
    error.kind = ErrorKind::Keychain;
    Q_EMIT context->signIn().secretNotStored(SecretKind::ApiKey, error);
    QCOMPARE(labelText(window, "messageTitle"), u"The API key could not be stored"_s);
    Q_EMIT context->signIn().secretNotStored(SecretKind::Password, error);
    QCOMPARE(labelText(window, "messageTitle"), u"The API key and the password could not be stored"_s);
    Q_EMIT context->signIn().succeeded({}); // the next sign-in
    Q_EMIT context->signIn().secretNotStored(SecretKind::Password, error);
    QCOMPARE(labelText(window, "messageTitle"), u"The password could not be stored"_s);
}

void TestMainWindow::switchesBackToAnUnsavedConnection()
{
    MainWindowFixture fixture;
    fixture.input.connection.id = u"demo"_s;
    fixture.input.connection.isTemporary = true;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.name = u"other"_s;
    QVERIFY(!fixture.context->connections().add(other).isEmpty());
    fixture.signInByDialog();
    auto *comboBox = find<QComboBox>(fixture.window, "connection");
    const auto choose = [comboBox](const QString &name) {
        const int index = comboBox->findText(name);
        QVERIFY2(index >= 0, qPrintable(name));
        comboBox->setCurrentIndex(index);
        Q_EMIT comboBox->activated(index);
    };
    const QString demo = comboBox->currentText();
    choose(u"other"_s);
    QCOMPARE(fixture.context->sessions().current().connection().name, u"other"_s);
    choose(demo);
    QCOMPARE(fixture.context->sessions().current().state(), Session::State::SignedIn);
    QCOMPARE(comboBox->currentText(), demo);
    fixture.trigger("actionSignOut");
    choose(u"other"_s);
    QCOMPARE(comboBox->findText(demo), -1);
}

void TestMainWindow::upgradeOfAnotherConnectionRequiresItsKey()
{
    MainWindowFixture fixture;
    fixture.input.connection.name = u"production"_s;
    fixture.signInByDialog();
    Connection test = fixture.input.connection;
    test.name = u"test"_s;
    test.environment = u"TEST"_s;
    test.dataSource = u"other"_s;
    const QString id = fixture.context->connections().add(test);
    fixture.trigger("actionUpgrade");
    const Connection production = fixture.context->sessions().current().connection();
    fixture.context->sessions().makeCurrent(*fixture.context->connections().find(id));
    QCOMPARE(find<QWidget>(fixture.window, "upgradeEnvironment")->accessibleDescription(), u"TEST"_s);
    auto *panel = find<QWidget>(fixture.window, "upgradePanel");
    QVERIFY(isShown(*panel, "apiKey"));
    QCOMPARE(find<QLineEdit>(*panel, "apiKey")->text(), QString());

    fixture.context->sessions().makeCurrent(production);
    QVERIFY(!isShown(*panel, "apiKey"));
    fixture.trigger("actionSignOut");
    QVERIFY(isShown(*panel, "apiKey"));
}

void TestMainWindow::isAccessible()
{
    MainWindowFixture fixture;
    QCOMPARE(accessFaults(fixture.window), QString());
    fixture.signInByDialog();
    fixture.trigger("actionUpgrade");
    fixture.lookUp(u"7"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QCOMPARE(accessFaults(fixture.window), QString());
    const QList<std::pair<const char *, QString>> names{
        {"user", u"User"_s}, {"lookUp", u"Look up"_s}, {"stop", u"Stop"_s}};
    for (const auto &[objectName, name] : names)
        QCOMPARE(find<QWidget>(fixture.window, objectName)->accessibleName(), name);
}

void TestMainWindow::createsPanelsLazily()
{
    MainWindowFixture fixture;
    QVERIFY(!fixture.window.findChild<QWidget *>(u"upgradePanel"_s));
    QVERIFY(!fixture.window.findChild<QWidget *>(u"notificationCard"_s));
    QVERIFY(!fixture.dialog());
}

void TestMainWindow::tabOrder()
{
    MainWindowFixture fixture;
    fixture.signInByDialog();
    fixture.trigger("actionUpgrade");
    fixture.lookUp(u"7"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QTRY_VERIFY(isShown(fixture.window, "lookUp"));
    find<QComboBox>(fixture.window, "connection")->setFocus();
    const QStringList order{u"connection"_s,   u"notificationIds"_s, u"lookUp"_s,    u"lookUpMenuButton"_s,
                            u"user"_s,         u"resultCard"_s,      u"subject"_s,   u"copyForTicket"_s,
                            u"closeUpgrade"_s, u"upgradesOnly"_s,    u"runUpgrade"_s};
    QStringList found;
    for (qsizetype i = 0; i < order.size(); ++i) {
        found += fixture.window.focusWidget()->objectName();
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(found.join(u' '), order.join(u' '));
}

SVC_TEST(TestMainWindow)
#include "tst_mainwindow.moc"
