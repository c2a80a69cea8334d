// SPDX-License-Identifier: MIT
#include "connections/chosenconnections.h"
#include "support/fakekeyring.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/preferences/preferenceapplier.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace uitest;

namespace {

struct PreferencesDialogFixture : WindowFixture
{
    explicit PreferencesDialogFixture(
        std::unique_ptr<SecretStore> secrets = std::make_unique<MemorySecretStore>(),
        ScriptedPeer::OnRequest answer = serveAll)
        : WindowFixture(std::move(answer), std::move(secrets))
    {
        show();
    }

    [[nodiscard]] PreferencesDialog &open()
    {
        trigger("actionPreferences");
        return *window.findChild<PreferencesDialog *>();
    }
    void signIn()
    {
        context->sessions().makeCurrent(input.connection);
        WindowFixture::signIn();
    }
    /// Returns the preferences that the next start of the program reads.
    [[nodiscard]] Preferences atTheNextStart() const
    {
        Settings settings(context.path(u"settings.ini"_s));
        return PreferenceStore(settings).values();
    }
};

constexpr int kGeneral = 0;
constexpr int kLookup = 1;
constexpr int kConnections = 2;
constexpr int kPrivacy = 3;

void goTo(PreferencesDialog &dialog, int page)
{
    find<QListWidget>(dialog, "preferencesPages")->setCurrentRow(page);
}

void choose(PreferencesDialog &dialog, const char *name, int index)
{
    find<QComboBox>(dialog, name)->setCurrentIndex(index);
}

void setNumber(PreferencesDialog &dialog, const char *name, int value)
{
    find<QSpinBox>(dialog, name)->setValue(value);
}

HistoryEntry anEntry()
{
    HistoryEntry entry;
    entry.time = QDateTime(QDate(2026, 3, 14), QTime(9, 12), QTimeZone::utc());
    entry.count = 1;
    entry.ids = u"1042"_s;
    return entry;
}

} // namespace

class TestPreferencesDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void shortcutOpensItOnce();
    void changedTitleNamesTheProgram();
    void savesEverySetting_data();
    void savesEverySetting();
    void resetsAPage();
    void restartsForAnotherLanguage();
    void restartAsksDuringAnUpgrade();
    void appliesAppearance();
    void commandLineAppearanceTakesPrecedence();
    void appliesTimes();
    void appliesLookupSettings();
    void appliesCopyFormats();
    void appliesConnectionDefaults();
    void keepingResultsIsShared();
    void hasFourPages();
    void showsStoredFiles();
    void forgetsEverything();
    void reportsFailedDeletions();
    void forgetsConnectionsWithTheirSecrets();
    void reportsASilentKeyring();
    void forgettingContinuesAfterClosing();
    void isAccessible();
};

void TestPreferencesDialog::initTestCase()
{
    qputenv("TZ", "UTC-1"); // an hour east of Greenwich, in POSIX notation
    useOurStyle();
}

void TestPreferencesDialog::shortcutOpensItOnce()
{
    PreferencesDialogFixture fixture;
    auto *action = fixture.window.findChild<QAction *>(u"actionPreferences"_s);
    QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    QCOMPARE(action->menuRole(), QAction::PreferencesRole);
    PreferencesDialog &dialog = fixture.open();
    QVERIFY(!dialog.isModal());
    QCOMPARE(&fixture.open(), &dialog);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_VERIFY(!fixture.window.findChild<PreferencesDialog *>());
}

void TestPreferencesDialog::changedTitleNamesTheProgram()
{
    PreferencesDialogFixture fixture;
    PreferencesDialog &dialog = fixture.open();
    dialog.setWindowTitle(u"Einstellungen"_s);
    QCOMPARE(dialog.windowHandle()->title(),
             u"Einstellungen – "_s + QGuiApplication::applicationDisplayName());
}

void TestPreferencesDialog::savesEverySetting_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("value");
    for (const char *comboBox : {"appearance", "contrast", "timeZone", "ticketFormat"})
        QTest::newRow(comboBox) << QByteArray(comboBox) << 1;
    QTest::newRow("textSize") << QByteArray("textSize") << 150;
    QTest::newRow("parallelRequests") << QByteArray("parallelRequests") << 2;
    QTest::newRow("askAbove") << QByteArray("askAbove") << 7;
    QTest::newRow("newConnectTimeout") << QByteArray("newConnectTimeout") << 3;
    QTest::newRow("newRequestTimeout") << QByteArray("newRequestTimeout") << 4;
    QTest::newRow("newUpgradeTimeout") << QByteArray("newUpgradeTimeout") << 5;
}

void TestPreferencesDialog::savesEverySetting()
{
    QFETCH(const QByteArray, field);
    QFETCH(const int, value);
    PreferencesDialogFixture fixture;
    PreferencesDialog &dialog = fixture.open();
    if (auto *comboBox = dialog.findChild<QComboBox *>(QString::fromLatin1(field)))
        comboBox->setCurrentIndex(value);
    else
        setNumber(dialog, field.constData(), value);
    const Preferences now = fixture.context->preferences().values();
    QVERIFY(now != Preferences());
    QTRY_VERIFY(fixture.atTheNextStart() == now);
}

void TestPreferencesDialog::resetsAPage()
{
    PreferencesDialogFixture fixture;
    PreferencesDialog &dialog = fixture.open();
    setNumber(dialog, "parallelRequests", 2);
    setNumber(dialog, "askAbove", 7);
    choose(dialog, "timeZone", 1);
    goTo(dialog, kLookup);
    find<QPushButton>(dialog, "resetPage")->click();
    Preferences expected;
    expected.zone = Preferences::Zone::Utc; // the setting is on another page
    QVERIFY(fixture.context->preferences().values() == expected);
    QTRY_VERIFY(fixture.atTheNextStart() == expected);
    QCOMPARE(find<QSpinBox>(dialog, "parallelRequests")->value(), 4);
    QCOMPARE(find<QSpinBox>(dialog, "askAbove")->value(), 500);
}

void TestPreferencesDialog::restartsForAnotherLanguage()
{
    PreferencesDialogFixture fixture;
    const QSignalSpy restarts(&fixture.window, &MainWindow::restartRequested);
    PreferencesDialog &dialog = fixture.open();
    QVERIFY(!isShown(dialog, "restartNotice"));
    auto *languages = find<QComboBox>(dialog, "language");
    languages->setCurrentIndex(languages->findData(u"de"_s));
    QVERIFY(isShown(dialog, "restartNotice"));
    QCOMPARE(dialog.windowTitle(), u"Preferences"_s);
    languages->setCurrentIndex(languages->findData(QString()));
    QVERIFY(!isShown(dialog, "restartNotice"));
    languages->setCurrentIndex(languages->findData(u"ar"_s));
    find<QPushButton>(dialog, "restartNow")->click();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(restarts.size(), 1);
    QVERIFY(fixture.window.isVisible()); // whoever owns it ends it
}

void TestPreferencesDialog::restartAsksDuringAnUpgrade()
{
    PreferencesDialogFixture fixture;
    const QSignalSpy restarts(&fixture.window, &MainWindow::restartRequested);
    const auto restart = [&fixture] {
        PreferencesDialog &dialog = fixture.open();
        auto *languages = find<QComboBox>(dialog, "language");
        languages->setCurrentIndex(languages->findData(u"de"_s));
        find<QPushButton>(dialog, "restartNow")->click();
    };
    fixture.context->upgrade().start(fixture.input.connection, fixture.input.apiKey, UpgradeMode::Everything);
    QTRY_COMPARE(fixture.peer.requests().size(), 1);
    restart();
    QCOMPARE(restarts.size(), 0);
    find<QPushButton>(fixture.window, "cancelQuit")->click();
    QCOMPARE(restarts.size(), 0);
    restart();
    find<QPushButton>(fixture.window, "quitAnyway")->click();
    QCOMPARE(restarts.size(), 1);
}

void TestPreferencesDialog::appliesAppearance()
{
    PreferencesDialogFixture fixture;
    Theme theme;
    const QFont before = QApplication::font();
    const int height = find<QLabel>(fixture.window, "status")->fontMetrics().height();
    {
        const PreferenceApplier applier(fixture.context->preferences(), theme);
        PreferencesDialog &dialog = fixture.open();
        choose(dialog, "appearance", 2);
        QCOMPARE(QApplication::palette().color(QPalette::Window), tokens::dark().window);
        choose(dialog, "appearance", 1);
        QCOMPARE(QApplication::palette().color(QPalette::Window), tokens::light().window);
        choose(dialog, "contrast", 2);
        QCOMPARE(&tokens::of(QApplication::palette()), &tokens::highLight());
        choose(dialog, "appearance", 2);
        QCOMPARE(&tokens::of(QApplication::palette()), &tokens::highDark());
        choose(dialog, "contrast", 1);
        QCOMPARE(&tokens::of(QApplication::palette()), &tokens::dark());
        setNumber(dialog, "textSize", 200);
        QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF() * 2);
        QTRY_VERIFY(find<QLabel>(fixture.window, "status")->fontMetrics().height() > height * 3 / 2);
        goTo(dialog, kGeneral);
        find<QPushButton>(dialog, "resetPage")->click();
        QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
    }
    theme.setAppearance(Theme::Appearance::Light);
}

void TestPreferencesDialog::commandLineAppearanceTakesPrecedence()
{
    PreferencesDialogFixture fixture;
    fixture.context->preferences().setAppearanceOverride(Preferences::Appearance::Light);
    Theme theme;
    const PreferenceApplier applier(fixture.context->preferences(), theme);
    PreferencesDialog &dialog = fixture.open();
    QVERIFY(isShown(dialog, "generalPageNote"));
    choose(dialog, "appearance", 2);
    QCOMPARE(QApplication::palette().color(QPalette::Window), tokens::light().window);
    QTRY_COMPARE(fixture.atTheNextStart().appearance, Preferences::Appearance::Dark);
}

void TestPreferencesDialog::appliesTimes()
{
    PreferencesDialogFixture fixture;
    Theme theme;
    const PreferenceApplier applier(fixture.context->preferences(), theme);
    fixture.signIn();
    fixture.lookUp(u"1042"_s);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    const auto created = [&fixture] {
        return find<QPlainTextEdit>(fixture.window, "created")->toPlainText();
    };
    QVERIFY2(created().endsWith(u"14 Mar 2026 09:12 (UTC+1)"_s), qPrintable(created()));
    PreferencesDialog &dialog = fixture.open();
    choose(dialog, "timeZone", 1);
    QVERIFY2(created().endsWith(u"14 Mar 2026 08:12 (UTC)"_s), qPrintable(created()));
    choose(dialog, "timeZone", 0);
    QVERIFY2(created().endsWith(u"14 Mar 2026 09:12 (UTC+1)"_s), qPrintable(created()));
}

void TestPreferencesDialog::appliesLookupSettings()
{
    int asked = 0;
    PreferencesDialogFixture fixture(std::make_unique<MemorySecretStore>(),
                                     [&asked](const ScriptedPeer::Exchange &exchange) {
                                         if (exchange.requestLine().startsWith("GET"))
                                             ++asked; // never answered
                                         else
                                             serveAll(exchange);
                                     });
    PreferencesDialog &dialog = fixture.open();
    setNumber(dialog, "parallelRequests", 2);
    setNumber(dialog, "askAbove", 4);
    fixture.signIn();
    fixture.lookUp(u"1-4"_s);
    QTRY_COMPARE(asked, 2);
    fixture.context->results().stop();
    fixture.lookUp(u"1-5"_s);
    QVERIFY(!fixture.context->results().isRunning());
    QVERIFY(isShown(fixture.window, "messageTitle"));
    QCOMPARE(asked, 2);
}

void TestPreferencesDialog::appliesCopyFormats()
{
    PreferencesDialogFixture fixture;
    fixture.signIn();
    fixture.lookUp(u"1-2"_s);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    PreferencesDialog &dialog = fixture.open();
    const auto copied = [&fixture] {
        fixture.window.findChild<QAction *>(u"copyForTicket"_s)->trigger();
        return QApplication::clipboard()->text();
    };
    QTRY_VERIFY(fixture.window.findChild<QAction *>(u"copyForTicket"_s));
    QVERIFY(copied().contains(u'|'));
    choose(dialog, "ticketFormat", 3);
    QVERIFY(copied().contains(u'\t'));
    choose(dialog, "ticketFormat", 4);
    QVERIFY(copied().startsWith(u'['));
}

void TestPreferencesDialog::appliesConnectionDefaults()
{
    PreferencesDialogFixture fixture;
    PreferencesDialog &dialog = fixture.open();
    setNumber(dialog, "newConnectTimeout", 3);
    setNumber(dialog, "newRequestTimeout", 4);
    setNumber(dialog, "newUpgradeTimeout", 5);
    fixture.window.findChild<QAction *>(u"actionNewConnection"_s)->trigger();
    auto *signIn = fixture.window.findChild<SignInDialog *>();
    QVERIFY(signIn);
    find<QPushButton>(*signIn, "advanced")->click();
    QCOMPARE(find<QSpinBox>(*signIn, "connectTimeout")->value(), 3);
    QCOMPARE(find<QSpinBox>(*signIn, "requestTimeout")->value(), 4);
    QCOMPARE(find<QSpinBox>(*signIn, "upgradeTimeout")->value(), 5);
}

void TestPreferencesDialog::keepingResultsIsShared()
{
    PreferencesDialogFixture fixture;
    auto *action = fixture.window.findChild<QAction *>(u"actionKeepResults"_s);
    PreferencesDialog &dialog = fixture.open();
    auto *checkBox = find<QCheckBox>(dialog, "keepResultsTick");
    checkBox->click();
    QVERIFY(action->isChecked());
    QVERIFY(fixture.context->services().resultCache.isKeeping());
    action->trigger();
    QVERIFY(!checkBox->isChecked());
    checkBox->click();
    goTo(dialog, kLookup);
    find<QPushButton>(dialog, "resetPage")->click();
    QVERIFY(!fixture.context->services().resultCache.isKeeping());
    QVERIFY(!action->isChecked());
}

void TestPreferencesDialog::hasFourPages()
{
    PreferencesDialogFixture fixture;
    PreferencesDialog &dialog = fixture.open();
    QStringList titles;
    auto *list = find<QListWidget>(dialog, "preferencesPages");
    for (int row = 0; row < list->count(); ++row)
        titles += list->item(row)->text();
    QCOMPARE(titles, (QStringList{u"General"_s, u"Lookup"_s, u"Connections"_s, u"Privacy"_s}));
    for (const auto &[page, field] :
         {std::pair{kGeneral, "timeZone"}, {kLookup, "askAbove"}, {kConnections, "newConnectTimeout"}}) {
        goTo(dialog, page);
        QVERIFY(isShown(dialog, field));
        QVERIFY(isShown(dialog, "resetPage"));
    }
    goTo(dialog, kPrivacy);
    QVERIFY(!isShown(dialog, "resetPage"));
}

void TestPreferencesDialog::showsStoredFiles()
{
    TemporaryContext context;
    writeFile(context.path(u"history.json"_s), "12345");
    QString opened;
    auto *dialog =
        new PreferencesDialog(context->services(), [&opened](const QString &folder) { opened = folder; });
    show(*dialog);
    goTo(*dialog, kPrivacy);
    QVERIFY(!isShown(*dialog, "resetPage"));
    auto *row = find<QWidget>(*dialog, "storedHistory");
    QTRY_COMPARE(labelText(*row, "storedSize"), u"5 bytes"_s);
    const QString path = QDir::toNativeSeparators(context.path(u"history.json"_s));
    auto *shownPath = find<QPlainTextEdit>(*row, "storedPath");
    QCOMPARE(shownPath->toPlainText(), path);
    const auto *title = find<QLabel>(*row, "storedTitle");
    const int titleLeft = title->mapTo(row, QPoint()).x() + title->indent();
    QCOMPARE(shownPath->mapTo(row, QPoint()).x() + int(shownPath->document()->documentMargin()), titleLeft);
    find<QPushButton>(*row, "copyPath")->click();
    QCOMPARE(QApplication::clipboard()->text(), path);
    find<QPushButton>(*row, "openFolder")->click();
    QCOMPARE(QFileInfo(opened), QFileInfo(QFileInfo(path).path()));
    auto *draft = find<QWidget>(*dialog, "storedDraft");
    QCOMPARE(labelText(*draft, "storedSize"), u"Nothing is stored."_s);
    QVERIFY(!find<QPushButton>(*draft, "openFolder")->isEnabled());
    find<QPushButton>(*dialog, "copyStored")->click();
    for (const DataLocation &place : context->services().dataLocations)
        QVERIFY(QApplication::clipboard()->text().contains(QDir::toNativeSeparators(place.path)));
    dialog->close();
}

namespace {

void startForgetting(PreferencesDialog &dialog, std::initializer_list<const char *> checkBoxes)
{
    goTo(dialog, kPrivacy);
    find<QPushButton>(dialog, "forgetAll")->click();
    auto *forgetDialog = find<QDialog>(dialog, "forgetDialog");
    QCOMPARE(accessFaults(*forgetDialog), QString());
    for (const char *checkBox : checkBoxes)
        find<QCheckBox>(*forgetDialog, checkBox)->click();
    find<QPushButton>(*forgetDialog, "forgetAllNow")->click();
    QTRY_VERIFY(isShown(*find<QWidget>(dialog, "privacyPage"), "messageTitle"));
}

void forget(PreferencesDialogFixture &fixture, PreferencesDialog &dialog,
            std::initializer_list<const char *> checkBoxes = {})
{
    startForgetting(dialog, checkBoxes);
    QTRY_VERIFY(!fixture.context->services().dataDeletion.isRunning());
    QVERIFY(fixture.context->results().current().rows().isEmpty());
}

QString messageText(PreferencesDialog &dialog)
{
    QWidget &page = *find<QWidget>(dialog, "privacyPage");
    return labelText(page, "messageTitle") + u'\n' + labelText(page, "messageText");
}

} // namespace

void TestPreferencesDialog::forgetsEverything()
{
    PreferencesDialogFixture fixture;
    fixture.context->connections().add(connectionTo(fixture.peer.url()));
    fixture.context->services().resultCache.setKeeping(true);
    fixture.signIn();
    fixture.lookUp(u"1-3"_s);
    QTRY_COMPARE(fixture.context->results().current().rows().size(), 3);
    const QStringList names{u"history.json"_s, u"results.json"_s, u"ids.txt"_s};
    for (const QString &name : names)
        QTRY_VERIFY(QFile::exists(fixture.context.path(name)));
    writeFile(fixture.context.path(u"history.json.bad"_s), "what was set aside");
    writeFile(fixture.context.path(u"upgrades/run.json.acknowledged"_s), "what was set aside");

    PreferencesDialog &dialog = fixture.open();
    forget(fixture, dialog);
    QVERIFY2(messageText(dialog).startsWith(u"Forgotten\n"_s), qPrintable(messageText(dialog)));
    for (const QString &name :
         names + QStringList{u"history.json.bad"_s, u"upgrades/run.json.acknowledged"_s})
        QVERIFY2(!QFile::exists(fixture.context.path(name)), qPrintable(name));
    QVERIFY(fixture.context->history().entries().isEmpty());
    QVERIFY(fixture.context->activity().exchanges().isEmpty());
    QVERIFY(!fixture.context->activity().canUndoClear());
    QCOMPARE(find<QPlainTextEdit>(fixture.window, "notificationIds")->toPlainText(), QString());
    QVERIFY(!fixture.context->connections().connections().isEmpty()); // not checked, so not deleted
    auto *row = find<QWidget>(dialog, "storedHistory");
    QTRY_COMPARE(labelText(*row, "storedSize"), u"Nothing is stored."_s);
}

void TestPreferencesDialog::reportsFailedDeletions()
{
    PreferencesDialogFixture fixture;
    writeFile(fixture.context.path(u"history.json/in-the-way"_s), "a folder stands where the file is");
    fixture.context->history().add(anEntry());
    PreferencesDialog &dialog = fixture.open();
    forget(fixture, dialog);
    QVERIFY2(messageText(dialog).startsWith(u"Some of it could not be deleted\n"_s),
             qPrintable(messageText(dialog)));
    QVERIFY2(messageText(dialog).contains(u"history.json"_s), qPrintable(messageText(dialog)));
    QVERIFY(!messageText(dialog).contains(u"results.json"_s));
}

void TestPreferencesDialog::forgetsConnectionsWithTheirSecrets()
{
    PreferencesDialogFixture fixture;
    const QString id = fixture.context->connections().add(connectionTo(fixture.peer.url()));
    const Connection connection = *fixture.context->connections().find(id);
    bool isStored = false;
    fixture.context->credentialManager().store(connection, SecretKind::ApiKey, Secret(u"key-a"_s), this,
                                               [&isStored](const auto &) { isStored = true; });
    QTRY_VERIFY(isStored);
    QTRY_VERIFY(QFile::exists(fixture.context.path(u"connections.json"_s)));
    fixture.context->recent().use(id);
    ChosenConnections chosen(fixture.context->services().settings);
    chosen.setChosen({connection});
    PreferencesDialog &dialog = fixture.open();
    forget(fixture, dialog, {"forgetConnections"}); // also checks the other box
    QVERIFY2(messageText(dialog).startsWith(u"Forgotten\n"_s), qPrintable(messageText(dialog)));
    QVERIFY(fixture.context->connections().connections().isEmpty());
    QVERIFY(!QFile::exists(fixture.context.path(u"connections.json"_s)));
    QVERIFY(!fixture.context->recent().latestOf({connection}));
    QVERIFY(chosen.chosenOf({connection}).isEmpty());
    std::optional<StoredSecrets> stored;
    fixture.context->credentialManager().read(connection, this,
                                              [&stored](const StoredSecrets &read) { stored = read; });
    QTRY_VERIFY(stored);
    QCOMPARE(stored->apiKey.place, StoredSecret::Place::Nowhere);
}

void TestPreferencesDialog::reportsASilentKeyring()
{
    auto keyring = std::make_unique<FakeKeyring>();
    FakeKeyring &fake = *keyring;
    PreferencesDialogFixture fixture(std::move(keyring));
    Connection connection = connectionTo(fixture.peer.url());
    connection.name = u"acme production"_s;
    fixture.context->connections().add(connection);
    fake.isBroken = true;
    PreferencesDialog &dialog = fixture.open();
    forget(fixture, dialog, {"forgetSecrets"});
    QVERIFY2(messageText(dialog).startsWith(u"Some of it could not be deleted\n"_s),
             qPrintable(messageText(dialog)));
    QVERIFY2(messageText(dialog).contains(u"may still be stored for: acme production."_s),
             qPrintable(messageText(dialog)));
}

/// The dialog is closed and opened again while the keyring is still busy.
void TestPreferencesDialog::forgettingContinuesAfterClosing()
{
    auto keyring = std::make_unique<FakeKeyring>();
    FakeKeyring &slow = *keyring;
    PreferencesDialogFixture fixture(std::move(keyring));
    QList<Connection> connections;
    for (const QString &name : {u"acme"_s, u"other"_s}) {
        Connection connection = connectionTo(fixture.peer.url());
        connection.name = name;
        connections += *fixture.context->connections().find(fixture.context->connections().add(connection));
        for (const SecretKind kind : {SecretKind::ApiKey, SecretKind::Password})
            fixture.context->credentialManager().store(connections.last(), kind, Secret(u"kept"_s), this,
                                                       [](const auto &) {});
    }
    slow.isSlow = true;
    startForgetting(fixture.open(), {"forgetSecrets"});
    QPointer<PreferencesDialog> dialog(&fixture.open());
    dialog->close();
    QTRY_VERIFY(!dialog);

    dialog = &fixture.open();
    goTo(*dialog, kPrivacy);
    QVERIFY2(messageText(*dialog).startsWith(u"Deleting…\n"_s), qPrintable(messageText(*dialog)));
    QVERIFY(!find<QPushButton>(*dialog, "forgetAll")->isEnabled());
    dialog->close();
    QTRY_VERIFY(!dialog);

    while (fixture.context->services().dataDeletion.isRunning()) {
        slow.completeRequests();
        QTest::qWait(0);
    }
    for (const Connection &connection : std::as_const(connections)) {
        std::optional<StoredSecrets> stored;
        fixture.context->credentialManager().read(connection, this,
                                                  [&stored](const StoredSecrets &read) { stored = read; });
        QTRY_VERIFY(stored);
        QCOMPARE(stored->apiKey.place, StoredSecret::Place::Nowhere);
        QCOMPARE(stored->password.place, StoredSecret::Place::Nowhere);
    }
    QTRY_COMPARE(labelText(*fixture.window.centralWidget(), "messageTitle"), u"Forgotten"_s);
    dialog = &fixture.open();
    goTo(*dialog, kPrivacy);
    QVERIFY(find<QPushButton>(*dialog, "forgetAll")->isEnabled());
    QVERIFY(!isShown(*find<QWidget>(*dialog, "privacyPage"), "messageTitle"));
}

void TestPreferencesDialog::isAccessible()
{
    PreferencesDialogFixture fixture;
    PreferencesDialog &dialog = fixture.open();
    for (int page = 0; page <= kPrivacy; ++page) {
        goTo(dialog, page);
        QCOMPARE(accessFaults(dialog), QString());
    }
    QCOMPARE(spokenName(find<QListWidget>(dialog, "preferencesPages")), u"Pages"_s);
    QCOMPARE(spokenName(find<QSpinBox>(dialog, "textSize")), u"Text size"_s);
    QCOMPARE(spokenName(find<QComboBox>(dialog, "timeZone")), u"Time zone"_s);
}

SVC_TEST(TestPreferencesDialog)
#include "tst_preferencesdialog.moc"
