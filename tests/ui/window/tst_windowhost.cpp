// SPDX-License-Identifier: MIT
// Replacing the window when the language changes.
#include "support/fakekeyring.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/preferences/preferenceapplier.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/window/windowhost.h"

#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>

using namespace uitest;

namespace {

struct WindowHostFixture : ProgramFixture
{
    explicit WindowHostFixture(ScriptedPeer::OnRequest answer = serveAll,
                               std::unique_ptr<SecretStore> secrets = std::make_unique<MemorySecretStore>())
        : ProgramFixture(std::move(answer), std::move(secrets))
    {
        Connection connection = connectionTo(peer.url());
        connection.id = u"one"_s;
        context->sessions().session(u"one"_s).continueWithApiKey(connection, Secret(u"key-a"_s));
        context->sessions().makeCurrent(u"one"_s);
        host.emplace(context->services(), files, preferences);
        show(window());
    }
    ~WindowHostFixture() { changeLanguage({}); }

    [[nodiscard]] MainWindow &window() { return host->window(); }
    void changeLanguage(const QString &tag)
    {
        Preferences values = context->preferences().values();
        values.language = tag;
        context->preferences().set(values);
    }
    void lookUp(const QString &ids)
    {
        find<QPlainTextEdit>(window(), "notificationIds")->setPlainText(ids);
        find<QPushButton>(window(), "lookUp")->click();
    }
    [[nodiscard]] QString lookUpText() { return find<QPushButton>(window(), "lookUp")->text(); }

    Theme theme;
    PreferenceApplier preferences{context->preferences(), theme};
    std::optional<WindowHost> host;
};

} // namespace

class TestWindowHost final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsStateInAnotherLanguage();
    void keepsTheSignInForm();
    void keepsTheSignInFormDuringAnUpgrade();
    void keepsTheNotFoundMessage();
    void reopensTheUpgradePanel();
    void waitsForARunningLookup();
    void doesNotInterruptTheUser();
    void keepsTheWindowState_data();
    void keepsTheWindowState();
    void keepsFilters();
    void waitsForAnOpenDialog();
    void continuesForgetting();
    void reportsAnExportOfThePreviousWindow();
};

void TestWindowHost::keepsStateInAnotherLanguage()
{
    WindowHostFixture on;
    on.lookUp(u"1, 2, 3"_s);
    QTRY_COMPARE(on.context->results().current().progress().found, 3);
    find<QPlainTextEdit>(on.window(), "notificationIds")->setPlainText(u"4711"_s);
    on.window().findChild<QAction *>(u"actionPreferences"_s)->trigger();
    on.window().setGeometry(20, 30, 700, 600);
    on.window().findChild<QAction *>(u"actionActivity"_s)->setChecked(true);

    const QPointer<MainWindow> first(&on.window());
    auto *languages = find<QComboBox>(on.window(), "language");
    languages->setCurrentIndex(languages->findText(QLocale(QLocale::Arabic).nativeLanguageName()));
    QTRY_VERIFY(!first);
    QVERIFY(on.window().isVisible());
    QCOMPARE(on.window().layoutDirection(), Qt::RightToLeft);
    QCOMPARE(on.lookUpText(), u"استعلام"_s);
    QCOMPARE(on.window().geometry(), QRect(20, 30, 700, 600));
    QCOMPARE(find<QPlainTextEdit>(on.window(), "notificationIds")->toPlainText(), u"4711"_s);
    QTRY_VERIFY(on.window().findChild<QTableView *>(u"results"_s));
    QCOMPARE(find<QTableView>(on.window(), "results")->model()->rowCount(), 3);

    QVERIFY(isShown(on.window(), "activityPanel"));

    // The language can be changed again where it was changed before.
    auto *preferences = on.window().findChild<PreferencesDialog *>();
    QVERIFY(preferences && preferences->isVisible());
    auto *comboBox = find<QComboBox>(*preferences, "language");
    QVERIFY(comboBox->isVisible());
    QCOMPARE(comboBox->currentIndex(), 4);
    comboBox->setCurrentIndex(0);
    QTRY_COMPARE(on.lookUpText(), u"Look up"_s);
    QCOMPARE(on.window().layoutDirection(), Qt::LeftToRight);
}

void TestWindowHost::keepsTheSignInForm()
{
    WindowHostFixture on;
    SignInInput input;
    input.connection = connectionTo(on.peer.url());
    input.connection.id = u"demo"_s;
    input.connection.isTemporary = true;
    input.apiKey = Secret(u"key-a"_s);
    input.password = Secret(u"pass-a"_s);
    on.window().setSignInDefaults(input);
    on.context->sessions().makeCurrent(QString());
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!first);
    on.window().signIn();
    auto *dialog = on.window().findChild<SignInDialog *>();
    QVERIFY(dialog);
    QCOMPARE(find<QLineEdit>(*dialog, "apiKey")->text(), u"key-a"_s);
    QCOMPARE(find<QLineEdit>(*dialog, "password")->text(), u"pass-a"_s);
}

void TestWindowHost::keepsTheSignInFormDuringAnUpgrade()
{
    WindowHostFixture on;
    on.window().signIn();
    auto *dialog = on.window().findChild<SignInDialog *>();
    QVERIFY(dialog);
    find<QLineEdit>(*dialog, "userName")->setText(u"typed"_s);
    find<QLineEdit>(*dialog, "password")->setText(u"typed, too"_s);
    find<QComboBox>(*dialog, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(*dialog, "runUpgradeFirst")->click();
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!first);
    on.window().signIn();
    dialog = on.window().findChild<SignInDialog *>();
    QVERIFY(dialog);
    QCOMPARE(find<QLineEdit>(*dialog, "userName")->text(), u"typed"_s);
    QCOMPARE(find<QLineEdit>(*dialog, "password")->text(), u"typed, too"_s);
}

void TestWindowHost::keepsTheNotFoundMessage()
{
    WindowHostFixture on([](const ScriptedPeer::Exchange &exchange) { exchange.reply(404, "{}"); });
    on.lookUp(u"404"_s);
    const auto message = [&on] {
        QWidget &page = *find<QWidget>(on.window(), "notificationsPage");
        return isShown(page, "failureView") ? labelText(page, "whyTitle") : QString();
    };
    QTRY_VERIFY(message().contains(u"404"_s));
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!first);
    QVERIFY2(message().contains(u"404"_s), qPrintable(message()));
}

void TestWindowHost::reopensTheUpgradePanel()
{
    WindowHostFixture on;
    const auto upgrade = [&on] { return on.window().findChild<QAction *>(u"actionUpgrade"_s); };
    upgrade()->setChecked(true);
    QPointer<MainWindow> before(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!before);
    QVERIFY(upgrade()->isChecked());
    auto *panel = find<QWidget>(on.window(), "upgradePanel");
    QVERIFY(panel->isVisible());
    QVERIFY(panel->isAncestorOf(on.window().focusWidget())); // the focus is restored

    upgrade()->setChecked(false);
    before = &on.window();
    on.changeLanguage({});
    QTRY_VERIFY(!before);
    QVERIFY(!upgrade()->isChecked());
    QVERIFY(!isShown(on.window(), "upgradePanel"));
}

void TestWindowHost::waitsForARunningLookup()
{
    QList<ScriptedPeer::Exchange> held;
    WindowHostFixture on([&held](const ScriptedPeer::Exchange &exchange) { held += exchange; });
    on.lookUp(u"1, 2"_s);
    QTRY_COMPARE(held.size(), 2);
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    serveAll(held.at(0));
    QTRY_COMPARE(on.context->results().current().progress().found, 1);
    QCOMPARE(&on.window(), first.get());
    serveAll(held.at(1));
    QTRY_COMPARE(on.lookUpText(), u"Abrufen"_s);
    QVERIFY(!first);
    QCOMPARE(on.context->results().current().progress().found, 2);
}

/// The lookup ends minutes after the language was chosen.
void TestWindowHost::doesNotInterruptTheUser()
{
    QList<ScriptedPeer::Exchange> held;
    WindowHostFixture on([&held](const ScriptedPeer::Exchange &exchange) { held += exchange; });
    on.lookUp(u"1"_s);
    QTRY_COMPARE(held.size(), 1);
    on.window().findChild<QAction *>(u"actionPreferences"_s)->trigger();
    on.changeLanguage(u"de"_s);
    on.window().findChild<PreferencesDialog *>()->close();
    on.window().findChild<QAction *>(u"actionAddToResults"_s)->setChecked(true);
    auto *ids = find<QPlainTextEdit>(on.window(), "notificationIds");
    ids->setFocus();
    ids->setPlainText(u"1042, 1050"_s);
    QTextCursor cursor = ids->textCursor();
    cursor.setPosition(2);
    cursor.setPosition(4, QTextCursor::KeepAnchor);
    ids->setTextCursor(cursor);

    const QPointer<MainWindow> first(&on.window());
    serveAll(held.at(0));
    QTRY_VERIFY(!first);
    QTest::qWait(0);
    QVERIFY(!on.window().findChild<PreferencesDialog *>());
    QVERIFY(on.window().findChild<QAction *>(u"actionAddToResults"_s)->isChecked());
    ids = find<QPlainTextEdit>(on.window(), "notificationIds");
    QCOMPARE(on.window().focusWidget(), ids);
    QCOMPARE(ids->textCursor().position(), 4);
    QCOMPARE(ids->textCursor().selectedText(), u"42"_s);
}

void TestWindowHost::keepsTheWindowState_data()
{
    QTest::addColumn<Qt::WindowStates>("state");
    QTest::newRow("minimised") << Qt::WindowStates(Qt::WindowMinimized);
    QTest::newRow("minimised from full size") << (Qt::WindowMinimized | Qt::WindowMaximized);
    QTest::newRow("full size") << Qt::WindowStates(Qt::WindowMaximized);
    QTest::newRow("full screen") << Qt::WindowStates(Qt::WindowFullScreen);
    QTest::newRow("neither") << Qt::WindowStates(Qt::WindowNoState);
}

void TestWindowHost::keepsTheWindowState()
{
    QFETCH(const Qt::WindowStates, state);
    WindowHostFixture on;
    on.window().findChild<QAction *>(u"actionPreferences"_s)->trigger();
    on.window().setWindowState(state);
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!first);
    QCOMPARE(on.window().windowState() & ~Qt::WindowActive, state);
    // A dialog would restore a minimised window.
    const auto *preferences = on.window().findChild<PreferencesDialog *>();
    QCOMPARE(preferences && preferences->isVisible(), !state.testFlag(Qt::WindowMinimized));
}

void TestWindowHost::keepsFilters()
{
    WindowHostFixture on;
    on.lookUp(u"5, 776, 777"_s);
    QTRY_COMPARE(on.context->results().current().progress().found, 3);
    auto *filter = find<QLineEdit>(on.window(), "filterResults");
    filter->setFocus();
    filter->setText(u"id:>=776"_s);
    filter->setCursorPosition(0);
    const auto rows = [&on] { return find<QTableView>(on.window(), "results")->model()->rowCount(); };
    QTRY_COMPARE(rows(), 2);
    find<QTableView>(on.window(), "results")->selectRow(1);
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!first);
    filter = find<QLineEdit>(on.window(), "filterResults");
    QCOMPARE(filter->text(), u"id:>=776"_s);
    QCOMPARE(rows(), 2);
    QCOMPARE(find<QTableView>(on.window(), "results")->currentIndex().row(), 1);
    QCOMPARE(on.window().focusWidget(), filter);
    QCOMPARE(filter->cursorPosition(), 0);
    find<QAbstractButton>(on.window(), "chipFailed")->setChecked(true);
    QTRY_COMPARE(rows(), 0);
    const QPointer<MainWindow> second(&on.window());
    on.changeLanguage({});
    QTRY_VERIFY(!second);
    QVERIFY(find<QAbstractButton>(on.window(), "chipFailed")->isChecked());
    QCOMPARE(rows(), 0);
}

void TestWindowHost::waitsForAnOpenDialog()
{
    WindowHostFixture on;
    on.window().signIn();
    auto *dialog = on.window().findChild<SignInDialog *>();
    QVERIFY(dialog);
    find<QLineEdit>(*dialog, "password")->setText(u"pass-a"_s);
    on.changeLanguage(u"de"_s);
    QTest::qWait(0);
    QCOMPARE(find<QLineEdit>(*dialog, "password")->text(), u"pass-a"_s);
    dialog->reject();
    QTRY_COMPARE(on.lookUpText(), u"Abrufen"_s);
}

/// The keyring is slow: the secrets are removed, and the new window reports it.
void TestWindowHost::continuesForgetting()
{
    auto keyring = std::make_unique<FakeKeyring>();
    FakeKeyring &slow = *keyring;
    WindowHostFixture on(serveAll, std::move(keyring));
    Connection connection = connectionTo(on.peer.url());
    connection = *on.context->connections().find(on.context->connections().add(connection));
    for (const SecretKind kind : {SecretKind::ApiKey, SecretKind::Password})
        on.context->credentialManager().store(connection, kind, Secret(u"kept"_s), this, [](const auto &) {});
    slow.isSlow = true;
    on.window().findChild<QAction *>(u"actionPreferences"_s)->trigger();
    auto *dialog = on.window().findChild<PreferencesDialog *>();
    find<QPushButton>(*dialog, "forgetAll")->click();
    find<QCheckBox>(*dialog, "forgetSecrets")->click();
    find<QPushButton>(*dialog, "forgetAllNow")->click();
    dialog->close();
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    QTRY_VERIFY(!first);
    while (on.context->services().dataDeletion.isRunning()) {
        slow.completeRequests();
        QTest::qWait(0);
    }
    QTRY_COMPARE(labelText(*on.window().centralWidget(), "messageTitle"), u"Gelöscht"_s);
    std::optional<StoredSecrets> stored;
    on.context->credentialManager().read(connection, this,
                                         [&stored](const StoredSecrets &read) { stored = read; });
    QTRY_VERIFY(stored);
    QCOMPARE(stored->apiKey.place, StoredSecret::Place::Nowhere);
    QCOMPARE(stored->password.place, StoredSecret::Place::Nowhere);
}

void TestWindowHost::reportsAnExportOfThePreviousWindow()
{
    WindowHostFixture on;
    const QString path = on.context.path(u"rows.json"_s);
    const QPointer<MainWindow> first(&on.window());
    on.changeLanguage(u"de"_s);
    ResultRow row;
    row.lookup.id = 7;
    on.context->services().writer.write(path, QList<ResultRow>(50'000, row), ExportFormat::Json,
                                        on.context->services().knownSecrets.redactor(), {});
    QTRY_VERIFY(!first);
    // Fifty thousand rows take seconds under the sanitizers.
    QTRY_VERIFY2_WITH_TIMEOUT(labelText(on.window(), "status").contains(u"rows.json"_s),
                              qPrintable(labelText(on.window(), "status")), 60'000);
    QVERIFY(QFile::exists(path));
}

SVC_TEST(TestWindowHost)
#include "tst_windowhost.moc"
