// SPDX-License-Identifier: MIT
#include "support/fakefilechooser.h"
#include "support/filemode.h"
#include "support/temporarycredentials.h"
#include "support/temporarystore.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connections/connectionlist.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

using namespace uitest;

namespace {

Connection named(const QString &name)
{
    Connection connection;
    connection.name = name;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    return connection;
}

QList<Connection> several(const QStringList &names)
{
    QList<Connection> connections;
    for (const QString &name : names)
        connections += named(name);
    return connections;
}

} // namespace

/// A dialog with the connections a, b, c and, machine-wide, m.
struct DialogFixture
{
    explicit DialogFixture(const QStringList &own = {u"a"_s, u"b"_s, u"c"_s})
        : store(several(own), {named(u"m"_s)})
        , dialog(*store, credentials.manager, files)
    {
        show(dialog);
    }
    [[nodiscard]] ConnectionList *list() { return find<ConnectionList>(dialog, "connections"); }
    [[nodiscard]] QPushButton *button(const char *name) { return find<QPushButton>(dialog, name); }
    void select(const QString &name) { list()->select(store->findByName(name)->id); }
    [[nodiscard]] QString selected() { return list()->currentIndex().data().toString(); }
    [[nodiscard]] QString shown()
    {
        QString names;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            names += list()->model()->index(row, 0).data().toString();
        return names;
    }
    void importFile(const char *name, const QByteArray &content)
    {
        const QString path = store.path(QString::fromLatin1(name));
        writeFile(path, content);
        button("importConnections")->click();
        files.choose(path);
    }
    /// Returns the dialog in front of it.
    [[nodiscard]] QDialog *child(const char *name)
    {
        return dialog.findChild<QDialog *>(QString::fromLatin1(name));
    }

    TemporaryStore store;
    TemporaryCredentials credentials;
    FakeFileChooser files;
    ConnectionsDialog dialog;
};

class TestConnectionsDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void keepsTheOrderOfTheUser();
    void actionsFollowTheSelection();
    void deletesAndUndoes();
    void warningKeepsUndo();
    void messageMakesADeletionFinal();
    void deletionBecomesFinal_data();
    void deletionBecomesFinal();
    void shortcuts();
    void signsIn();
    void editsAndAddsConnections();
    void signsInToANewConnection();
    void duplicates();
    void moves();
    void forgets();
    void filters();
    void emptyState();
    void exports();
    void reportsAFailedExport();
    void imports();
    void importsFromAnotherClient();
    void asksForTheAddressOfAnImport();
    void reportsAFailedImport();
    void menuHasTheSameActions();
    void showsErrorsOfTheStore();
    void isAccessible();
};

void TestConnectionsDialog::keepsTheOrderOfTheUser()
{
    DialogFixture fixture;
    QCOMPARE(fixture.shown(), u"abcm"_s);
    QCOMPARE(fixture.selected(), u"a"_s);
    fixture.dialog.setCurrentConnection(fixture.store->findByName(u"b"_s)->id);
    QCOMPARE(fixture.selected(), u"b"_s);
    QVERIFY(fixture.list()->currentIndex().data(Qt::AccessibleTextRole).toString().endsWith(u", current"_s));
    fixture.store.add(u"d"_s);
    QCOMPARE(fixture.shown(), u"abcdm"_s);
    QCOMPARE(fixture.selected(), u"b"_s);
}

void TestConnectionsDialog::actionsFollowTheSelection()
{
    DialogFixture fixture;
    const auto enabled = [&fixture] {
        QStringList names;
        for (const char *name : {"editConnection", "duplicateConnection", "deleteConnection", "moveUp",
                                 "moveDown", "forgetSecrets", "exportConnections", "signInConnection"}) {
            if (fixture.button(name)->isEnabled())
                names += QLatin1StringView(name);
        }
        return names.join(u' ');
    };
    QCOMPARE(enabled(), u"editConnection duplicateConnection deleteConnection moveDown forgetSecrets "
                        "exportConnections signInConnection"_s);
    fixture.select(u"c"_s);
    QCOMPARE(enabled(), u"editConnection duplicateConnection deleteConnection moveUp forgetSecrets "
                        "exportConnections signInConnection"_s);
    fixture.select(u"m"_s);
    QCOMPARE(enabled(), u"editConnection duplicateConnection forgetSecrets exportConnections "
                        "signInConnection"_s);
}

void TestConnectionsDialog::deletesAndUndoes()
{
    for (const bool byKey : {false, true}) {
        DialogFixture fixture;
        QSignalSpy final(&fixture.dialog, &ConnectionsDialog::deletionFinal);
        fixture.select(u"b"_s);
        const Connection before = fixture.store->findByName(u"b"_s).value();
        fixture.button("deleteConnection")->click();
        QCOMPARE(fixture.shown(), u"acm"_s);
        QVERIFY(fixture.list()->hasSelection());
        QCOMPARE(labelText(fixture.dialog, "messageTitle"), u"Deleted “b”"_s);
        if (byKey)
            QTest::keySequence(&fixture.dialog, QKeySequence::Undo);
        else
            fixture.button("undoDeletion")->click();
        QCOMPARE(fixture.shown(), u"abcm"_s);
        QCOMPARE(fixture.selected(), u"b"_s);
        QVERIFY(fixture.store->findByName(u"b"_s) == before);
        QVERIFY(!isShown(fixture.dialog, "messageBar"));
        QTest::keySequence(&fixture.dialog, QKeySequence::Undo);
        QCOMPARE(fixture.shown(), u"abcm"_s);
        fixture.dialog.close();
        QCOMPARE(final.size(), 0);
    }
}

void TestConnectionsDialog::warningKeepsUndo()
{
    DialogFixture fixture;
    QSignalSpy final(&fixture.dialog, &ConnectionsDialog::deletionFinal);
    fixture.select(u"b"_s);
    fixture.button("deleteConnection")->click();
    fixture.dialog.setMessage({.tone = tokens::Tone::Warn, // from an earlier sign-in with a slow keyring
                               .title = u"The password could not be stored"_s});
    QCOMPARE(final.size(), 0);
    fixture.button("undoDeletion")->click();
    QCOMPARE(fixture.shown(), u"abcm"_s);
}

void TestConnectionsDialog::messageMakesADeletionFinal()
{
    DialogFixture fixture;
    QSignalSpy final(&fixture.dialog, &ConnectionsDialog::deletionFinal);
    connect(&fixture.dialog, &ConnectionsDialog::deleted, &fixture.dialog,
            [&fixture] { fixture.dialog.setMessage({.tone = tokens::Tone::Good, .title = u"Forgotten"_s}); });
    fixture.select(u"b"_s);
    fixture.button("deleteConnection")->click();
    QCOMPARE(fixture.shown(), u"acm"_s);
    QCOMPARE(final.size(), 1);
    QCOMPARE(labelText(fixture.dialog, "messageTitle"), u"Forgotten"_s);
    QVERIFY(!isShown(fixture.dialog, "undoDeletion"));
}

void TestConnectionsDialog::deletionBecomesFinal_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("another one") << u"another"_s;
    QTest::newRow("another message") << u"message"_s;
    QTest::newRow("closed") << u"close"_s;
    QTest::newRow("Esc") << u"escape"_s;
}

void TestConnectionsDialog::deletionBecomesFinal()
{
    QFETCH(QString, how);
    DialogFixture fixture;
    QList<Connection> removed;
    connect(&fixture.dialog, &ConnectionsDialog::deletionFinal, this,
            [&removed](const Connection &connection) { removed += connection; });
    fixture.select(u"b"_s);
    const Connection deleted = fixture.store->findByName(u"b"_s).value();
    fixture.button("deleteConnection")->click();
    QVERIFY(removed.isEmpty());
    if (how == u"another"_s)
        fixture.button("deleteConnection")->click();
    else if (how == u"message"_s)
        fixture.dialog.setMessage({.tone = tokens::Tone::Good, .title = u"Forgotten"_s});
    else if (how == u"close"_s)
        fixture.button("close")->click();
    else
        QTest::keyClick(fixture.list(), Qt::Key_Escape);
    QCOMPARE(removed.size(), 1);
    QVERIFY(removed.first() == deleted);
}

void TestConnectionsDialog::shortcuts()
{
    DialogFixture fixture;
    QVERIFY(fixture.list()->hasFocus());
    QTest::keyClick(fixture.list(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(fixture.shown(), u"bacm"_s);
    QCOMPARE(fixture.selected(), u"a"_s);
    QTest::keyClick(fixture.list(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(fixture.shown(), u"abcm"_s);
    QTest::keyClick(fixture.list(), Qt::Key_Delete);
    QCOMPARE(fixture.shown(), u"bcm"_s);
    QTest::keyClick(fixture.list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(fixture.shown(), u"bcb (2)m"_s);
    QTest::keyClick(fixture.list(), Qt::Key_F2);
    QVERIFY(fixture.child("connectionEditor"));
}

void TestConnectionsDialog::signsIn()
{
    const QList<std::function<void(DialogFixture &)>> ways{
        [](DialogFixture &fixture) { QTest::keyClick(fixture.list(), Qt::Key_Return); },
        [](DialogFixture &fixture) { fixture.button("signInConnection")->click(); },
        [](DialogFixture &fixture) {
            const QPoint place = fixture.list()->visualRect(fixture.list()->currentIndex()).center();
            QTest::mouseClick(fixture.list()->viewport(), Qt::LeftButton, {}, place);
            QTest::mouseDClick(fixture.list()->viewport(), Qt::LeftButton, {}, place);
        },
    };
    for (const auto &signIn : ways) {
        DialogFixture fixture;
        QSignalSpy requested(&fixture.dialog, &ConnectionsDialog::signInRequested);
        fixture.select(u"m"_s);
        signIn(fixture);
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.last().first().toString(), fixture.store->findByName(u"m"_s)->id);
        QVERIFY(!fixture.dialog.isVisible());
    }
}

/// The editor of a new connection has no secrets, and leads to the form that asks for them.
void TestConnectionsDialog::signsInToANewConnection()
{
    DialogFixture fixture;
    QSignalSpy requested(&fixture.dialog, &ConnectionsDialog::signInRequested);
    fixture.button("newConnection")->click();
    QDialog *editor = fixture.child("connectionEditor");
    find<QPushButton>(*editor, "saveAndSignIn")->click();
    QVERIFY(editor->isVisible()); // without an address
    find<QLineEdit>(*editor, "serviceAddress")->setText(u"https://new.example.com"_s);
    find<QComboBox>(*editor, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(*editor, "saveAndSignIn")->click();
    const std::optional<Connection> added = fixture.store->findByName(u"new.example.com"_s);
    QVERIFY(added);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), added->id);
    QVERIFY(!fixture.dialog.isVisible());
}

void TestConnectionsDialog::editsAndAddsConnections()
{
    DialogFixture fixture;
    fixture.select(u"b"_s);
    fixture.button("editConnection")->click();
    QDialog *editor = fixture.child("connectionEditor");
    QVERIFY(editor && editor->isVisible());
    find<QLineEdit>(*editor, "name")->setText(u"B"_s);
    find<QPushButton>(*editor, "save")->click();
    QCOMPARE(fixture.shown(), u"aBcm"_s);
    QTRY_VERIFY(!fixture.child("connectionEditor"));

    fixture.button("newConnection")->click();
    editor = fixture.child("connectionEditor");
    find<QLineEdit>(*editor, "name")->setText(u"new"_s);
    find<QLineEdit>(*editor, "serviceAddress")->setText(u"https://new.example.com"_s);
    find<QComboBox>(*editor, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(*editor, "save")->click();
    QCOMPARE(fixture.shown(), u"aBcnewm"_s);
    QCOMPARE(fixture.selected(), u"new"_s);
}

void TestConnectionsDialog::duplicates()
{
    DialogFixture fixture;
    fixture.select(u"m"_s);
    fixture.button("duplicateConnection")->click();
    QCOMPARE(fixture.selected(), u"m (2)"_s);
    QVERIFY(!fixture.store->findByName(u"m (2)"_s)->readOnly);
    QVERIFY(fixture.button("deleteConnection")->isEnabled());
}

void TestConnectionsDialog::moves()
{
    DialogFixture fixture;
    fixture.select(u"c"_s);
    fixture.button("moveUp")->click();
    QCOMPARE(fixture.shown(), u"acbm"_s);
    QCOMPARE(fixture.selected(), u"c"_s);
    fixture.button("moveUp")->click();
    QCOMPARE(fixture.shown(), u"cabm"_s);
    QVERIFY(!fixture.button("moveUp")->isEnabled());
    fixture.button("moveDown")->click();
    QCOMPARE(fixture.shown(), u"acbm"_s);
}

void TestConnectionsDialog::forgets()
{
    DialogFixture fixture;
    QList<Connection> requested;
    connect(&fixture.dialog, &ConnectionsDialog::forgetRequested, this,
            [&requested](const Connection &connection) { requested += connection; });
    fixture.select(u"b"_s);
    fixture.button("forgetSecrets")->click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().name, u"b"_s);
    QCOMPARE(fixture.shown(), u"abcm"_s);
}

void TestConnectionsDialog::filters()
{
    DialogFixture few;
    QVERIFY(!isShown(few.dialog, "filterConnections"));
    DialogFixture fixture({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s, u"h one"_s, u"h two"_s});
    auto *filter = find<QLineEdit>(fixture.dialog, "filterConnections");
    QVERIFY(filter->isVisible());
    filter->setFocus();
    QTest::keyClicks(filter, u"h"_s);
    QTest::keyClicks(filter, u" o"_s);
    QVERIFY(fixture.shown().contains(u"h one"_s));
    QTest::keyClick(filter, Qt::Key_Backspace);
    QTest::keyClick(filter, Qt::Key_Backspace);
    fixture.select(u"h two"_s);
    QVERIFY(!fixture.button("moveUp")->isEnabled()); // moving is disabled while a filter hides rows
    QTest::keyClick(filter, Qt::Key_Home);
    QTest::keyClick(filter, Qt::Key_Delete); // deletes text in the field
    QCOMPARE(fixture.store->connections().size(), 10);
    filter->setText(u"zzz"_s);
    QVERIFY(isShown(fixture.dialog, "emptyText"));
    QVERIFY(!isShown(fixture.dialog, "emptyAction"));
    QVERIFY(!fixture.button("editConnection")->isEnabled());
}

void TestConnectionsDialog::emptyState()
{
    TemporaryStore store;
    TemporaryCredentials credentials;
    FakeFileChooser files;
    ConnectionsDialog dialog(*store, credentials.manager, files);
    show(dialog);
    QVERIFY(!isShown(dialog, "connections"));
    QVERIFY(!find<QPushButton>(dialog, "exportConnections")->isEnabled());
    QVERIFY(find<QPushButton>(dialog, "importConnections")->isEnabled());
    QCOMPARE(find<QPushButton>(dialog, "emptyAction")->text(), u"New…"_s);
    find<QPushButton>(dialog, "emptyAction")->click();
    QVERIFY(dialog.findChild<QDialog *>(u"connectionEditor"_s));
}

void TestConnectionsDialog::exports()
{
#ifdef Q_OS_UNIX
    const Umask umask(022);
#endif
    DialogFixture fixture;
    fixture.button("exportConnections")->click();
    const QString path = fixture.store.path(u"acme.json"_s);
    fixture.files.choose(path);
    QTRY_VERIFY(isShown(fixture.dialog, "messageBar"));
    QCOMPARE(labelText(fixture.dialog, "messageTitle"), u"Exported 3 connections to acme.json"_s);
    QCOMPARE(labelText(fixture.dialog, "messageText"), u"No secrets are in it."_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto written = parseConnections(file.readAll(), ConnectionFile::Exchange);
    QVERIFY(written);
    QVERIFY(*written == several({u"a"_s, u"b"_s, u"c"_s}));
#ifdef Q_OS_UNIX
    QCOMPARE(fileMode(path), QByteArray("644"));
#endif
}

void TestConnectionsDialog::reportsAFailedExport()
{
    DialogFixture fixture;
    fixture.button("exportConnections")->click();
    fixture.files.choose(fixture.store.path(u"connections.json/acme.json"_s)); // a path below a file
    QTRY_VERIFY(isShown(fixture.dialog, "messageBar"));
    QCOMPARE(labelText(fixture.dialog, "messageTitle"), u"The file could not be written"_s);
}

void TestConnectionsDialog::imports()
{
    DialogFixture fixture;
    const QString path = fixture.store.path(u"acme.json"_s);
    writeFile(path, connectionsJson(several({u"b"_s, u"new"_s}), ConnectionFile::Exchange));
    fixture.button("importConnections")->click();
    fixture.files.choose(path);
    QTRY_VERIFY(fixture.child("importDialog"));
    QCOMPARE(fixture.shown(), u"abcm"_s);
    find<QPushButton>(*fixture.child("importDialog"), "import")->click();
    QCOMPARE(fixture.shown(), u"abcnewm"_s);
    QCOMPARE(labelText(fixture.dialog, "messageTitle"), u"Imported 1 connection from acme.json"_s);
}

void TestConnectionsDialog::importsFromAnotherClient()
{
    DialogFixture fixture;
    QSignalSpy agreed(&fixture.dialog, &ConnectionsDialog::secretAgreed);
    fixture.importFile("TEST.postman_environment.json", R"({"name":"new","values":[
        {"key":"baseUrl","value":"https://api.example.com"},
        {"key":"apiKey","value":"made-up-key","type":"secret"}]})");
    QTRY_VERIFY(fixture.child("importDialog"));
    auto *list = find<QListView>(*fixture.child("importDialog"), "importEntries");
    QCOMPARE(list->model()->rowCount(), 2);
    list->model()->setData(list->model()->index(1, 0), true, ListRowDelegate::CheckedRole);
    find<QPushButton>(*fixture.child("importDialog"), "import")->click();
    QCOMPARE(agreed.size(), 1);
    QCOMPARE(agreed.first().at(0).value<Connection>().name, u"new"_s);
    QCOMPARE(labelText(fixture.dialog, "messageTitle"),
             u"Imported 1 connection from TEST.postman_environment.json"_s);
}

void TestConnectionsDialog::asksForTheAddressOfAnImport()
{
    DialogFixture fixture;
    QSignalSpy agreed(&fixture.dialog, &ConnectionsDialog::secretAgreed);
    fixture.importFile("x.json", R"({"name":"new","values":[{"key":"baseUrl","value":"https://{{host}}"},
        {"key":"user","value":"jdoe"},{"key":"apiKey","value":"made-up-key"},{"key":"password","value":"made-up"}]})");
    QTRY_VERIFY(fixture.child("importDialog"));
    auto *list = find<QListView>(*fixture.child("importDialog"), "importEntries");
    list->model()->setData(list->model()->index(1, 0), true, ListRowDelegate::CheckedRole);
    find<QPushButton>(*fixture.child("importDialog"), "import")->click();
    QTRY_VERIFY(fixture.child("connectionEditor"));
    QWidget &editor = *fixture.child("connectionEditor");
    QCOMPARE(find<QLineEdit>(editor, "userName")->text(), u"jdoe"_s);
    QCOMPARE(find<QLineEdit>(editor, "serviceAddress")->text(), QString());
    QTRY_VERIFY(isShown(editor, "storeApiKey"));
    QVERIFY(find<QCheckBox>(editor, "storeApiKey")->isChecked());
    QVERIFY(!isShown(editor, "storePassword"));
    find<QLineEdit>(editor, "serviceAddress")->setText(u"https://api.example.com"_s);
    find<QLineEdit>(editor, "environmentText")->setText(u"TEST"_s);
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(agreed.size(), 1);
    QCOMPARE(agreed.first().at(0).value<Connection>().baseUrl, QUrl(u"https://api.example.com"_s));
    QVERIFY(agreed.first().at(2).value<Secret>() == Secret(u"made-up-key"_s));
}

void TestConnectionsDialog::reportsAFailedImport()
{
    DialogFixture fixture;
    for (const QByteArray &content : {QByteArray("no JSON"), QByteArray("{}"), QByteArray()}) {
        const QString path = fixture.store.path(u"acme.json"_s);
        QFile::remove(path);
        QFile file(path);
        if (!content.isEmpty()) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
        }
        fixture.button("importConnections")->click();
        fixture.files.choose(path);
        QTRY_VERIFY(isShown(fixture.dialog, "messageBar"));
        QVERIFY(labelText(fixture.dialog, "messageText").contains(u"acme.json"_s));
        QVERIFY(!fixture.child("importDialog"));
        find<QAbstractButton>(*find<MessageBar>(fixture.dialog, "messageBar"), "closeMessage")->click();
    }
}

void TestConnectionsDialog::menuHasTheSameActions()
{
    DialogFixture fixture;
    Q_EMIT fixture.list()->customContextMenuRequested(QPoint(5, 5));
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList texts;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            texts += action->text();
    }
    QCOMPARE(texts.join(u'|'), u"&Sign in|&Edit…|&Duplicate|De&lete|&Move up|M&ove down|&Forget secrets"_s);
    menu->actions().at(3)->trigger();
    menu->close();
    QCOMPARE(fixture.shown(), u"bcm"_s);
}

void TestConnectionsDialog::showsErrorsOfTheStore()
{
    DialogFixture fixture;
    QSignalSpy final(&fixture.dialog, &ConnectionsDialog::deletionFinal);
    fixture.button("deleteConnection")->click();
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.detail = u"No space left on device"_s;
    Q_EMIT fixture.store->saveFailed(error);
    fixture.dialog.setMessage(messageFor(error)); // as the window does
    QCOMPARE(final.size(), 0);
    QCOMPARE(labelText(fixture.dialog, "messageTitle"), u"The file could not be written"_s);
    fixture.button("undoDeletion")->click(); // the button is still there
    QCOMPARE(fixture.shown(), u"abcm"_s);
}

void TestConnectionsDialog::isAccessible()
{
    DialogFixture fixture({u"<b>x</b>\u200D"_s, QString(900, u'W')});
    QCOMPARE(accessFaults(fixture.dialog), QString());
    QCOMPARE(spokenName(fixture.list()), u"Connections"_s);
    QVERIFY(fixture.dialog.minimumSizeHint().width() <= 480);
    const QList<std::pair<const char *, QString>> names{
        {"newConnection", u"New…"_s},
        {"editConnection", u"Edit…"_s},
        {"duplicateConnection", u"Duplicate"_s},
        {"deleteConnection", u"Delete"_s},
        {"moveUp", u"Move up"_s},
        {"moveDown", u"Move down"_s},
        {"forgetSecrets", u"Forget secrets"_s},
        {"importConnections", u"Import…"_s},
        {"exportConnections", u"Export…"_s},
        {"close", u"Close"_s},
        {"signInConnection", u"Sign in"_s},
    };
    for (const auto &[objectName, name] : names)
        QCOMPARE(spokenName(fixture.button(objectName)), name);
    QStringList order;
    for (qsizetype i = 0; i < 3; ++i) {
        order += fixture.dialog.focusWidget()->objectName();
        QTest::keyClick(fixture.dialog.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(order, QStringList({u"connections"_s, u"newConnection"_s, u"editConnection"_s}));
}

SVC_TEST(TestConnectionsDialog)
#include "tst_connectionsdialog.moc"
