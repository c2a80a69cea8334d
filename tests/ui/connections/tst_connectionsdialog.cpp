// SPDX-License-Identifier: MIT
#include "support/fakefilechooser.h"
#include "support/temporarystore.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connections/connectionlist.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
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

/// A dialog on connections a, b, c and, machine-wide, m.
struct Opened
{
    explicit Opened(const QStringList &own = {u"a"_s, u"b"_s, u"c"_s})
        : store(several(own), {named(u"m"_s)})
        , dialog(*store, files)
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
    /// The dialog that stands before it.
    [[nodiscard]] QDialog *child(const char *name)
    {
        return dialog.findChild<QDialog *>(QString::fromLatin1(name));
    }

    TemporaryStore store;
    FakeFileChooser files;
    ConnectionsDialog dialog;
};

class TestConnectionsDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void showsAllInTheUsersOrder();
    void actionsFitTheSelection();
    void deletesAtOnceAndBringsBack();
    void warningLeavesTheDeletionOpen();
    void aDeletionThatIsAnsweredIsFinal();
    void deletionBecomesFinal_data();
    void deletionBecomesFinal();
    void keys();
    void signsIn();
    void editsAndAdds();
    void duplicates();
    void moves();
    void forgets();
    void filters();
    void nothingSavedYet();
    void exports();
    void exportThatFailsIsTold();
    void imports();
    void importThatFailsIsTold();
    void menuHasTheSameActions();
    void errorsOfTheStoreAreShown();
    void canBeUsedWithoutSeeing();
};

void TestConnectionsDialog::showsAllInTheUsersOrder()
{
    Opened o;
    QCOMPARE(o.shown(), u"abcm"_s);
    QCOMPARE(o.selected(), u"a"_s);
    o.dialog.setCurrentConnection(o.store->findByName(u"b"_s)->id);
    QCOMPARE(o.selected(), u"b"_s);
    QVERIFY(o.list()->currentIndex().data(ConnectionRow::CurrentRole).toBool());
    o.store.add(u"d"_s);
    QCOMPARE(o.shown(), u"abcdm"_s);
    QCOMPARE(o.selected(), u"b"_s);
}

void TestConnectionsDialog::actionsFitTheSelection()
{
    Opened o;
    const auto enabled = [&o] {
        QStringList names;
        for (const char *name : {"editConnection", "duplicateConnection", "deleteConnection", "moveUp",
                                 "moveDown", "forgetSecrets", "exportConnections", "signInConnection"}) {
            if (o.button(name)->isEnabled())
                names += QLatin1StringView(name);
        }
        return names.join(u' ');
    };
    QCOMPARE(enabled(), u"editConnection duplicateConnection deleteConnection moveDown forgetSecrets "
                        "exportConnections signInConnection"_s);
    o.select(u"c"_s);
    QCOMPARE(enabled(), u"editConnection duplicateConnection deleteConnection moveUp forgetSecrets "
                        "exportConnections signInConnection"_s);
    o.select(u"m"_s);
    QCOMPARE(enabled(), u"editConnection duplicateConnection forgetSecrets exportConnections "
                        "signInConnection"_s);
}

void TestConnectionsDialog::deletesAtOnceAndBringsBack()
{
    for (const bool byKey : {false, true}) {
        Opened o;
        QSignalSpy final(&o.dialog, &ConnectionsDialog::deletionFinal);
        o.select(u"b"_s);
        const Connection before = o.store->findByName(u"b"_s).value();
        o.button("deleteConnection")->click();
        QCOMPARE(o.shown(), u"acm"_s);
        QVERIFY(o.list()->hasSelection());
        QCOMPARE(labelText(o.dialog, "messageTitle"), u"Deleted “b”"_s);
        if (byKey)
            QTest::keySequence(&o.dialog, QKeySequence::Undo);
        else
            o.button("undoDeletion")->click();
        QCOMPARE(o.shown(), u"abcm"_s);
        QCOMPARE(o.selected(), u"b"_s);
        QVERIFY(o.store->findByName(u"b"_s) == before);
        QVERIFY(!isShown(o.dialog, "messageBar"));
        QTest::keySequence(&o.dialog, QKeySequence::Undo);
        QCOMPARE(o.shown(), u"abcm"_s);
        o.dialog.close();
        QCOMPARE(final.size(), 0);
    }
}

void TestConnectionsDialog::warningLeavesTheDeletionOpen()
{
    Opened o;
    QSignalSpy final(&o.dialog, &ConnectionsDialog::deletionFinal);
    o.select(u"b"_s);
    o.button("deleteConnection")->click();
    o.dialog.setMessage({.tone = tokens::Tone::Warn, // of a sign-in before, by a keyring that is slow
                         .title = u"The password could not be stored"_s});
    QCOMPARE(final.size(), 0);
    o.button("undoDeletion")->click();
    QCOMPARE(o.shown(), u"abcm"_s);
}

void TestConnectionsDialog::aDeletionThatIsAnsweredIsFinal()
{
    Opened o;
    QSignalSpy final(&o.dialog, &ConnectionsDialog::deletionFinal);
    connect(&o.dialog, &ConnectionsDialog::deleted, &o.dialog,
            [&o] { o.dialog.setMessage({.tone = tokens::Tone::Good, .title = u"Forgotten"_s}); });
    o.select(u"b"_s);
    o.button("deleteConnection")->click();
    QCOMPARE(o.shown(), u"acm"_s);
    QCOMPARE(final.size(), 1);
    QCOMPARE(labelText(o.dialog, "messageTitle"), u"Forgotten"_s);
    QVERIFY(!isShown(o.dialog, "undoDeletion"));
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
    Opened o;
    QList<Connection> gone;
    connect(&o.dialog, &ConnectionsDialog::deletionFinal, this,
            [&gone](const Connection &connection) { gone += connection; });
    o.select(u"b"_s);
    const Connection deleted = o.store->findByName(u"b"_s).value();
    o.button("deleteConnection")->click();
    QVERIFY(gone.isEmpty());
    if (how == u"another"_s)
        o.button("deleteConnection")->click();
    else if (how == u"message"_s)
        o.dialog.setMessage({.tone = tokens::Tone::Good, .title = u"Forgotten"_s});
    else if (how == u"close"_s)
        o.button("close")->click();
    else
        QTest::keyClick(o.list(), Qt::Key_Escape);
    QCOMPARE(gone.size(), 1);
    QVERIFY(gone.first() == deleted);
}

void TestConnectionsDialog::keys()
{
    Opened o;
    QVERIFY(o.list()->hasFocus());
    QTest::keyClick(o.list(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(o.shown(), u"bacm"_s);
    QCOMPARE(o.selected(), u"a"_s);
    QTest::keyClick(o.list(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(o.shown(), u"abcm"_s);
    QTest::keyClick(o.list(), Qt::Key_Delete);
    QCOMPARE(o.shown(), u"bcm"_s);
    QTest::keyClick(o.list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(o.shown(), u"bcb (2)m"_s);
    QTest::keyClick(o.list(), Qt::Key_F2);
    QVERIFY(o.child("connectionEditor"));
}

void TestConnectionsDialog::signsIn()
{
    const QList<std::function<void(Opened &)>> ways{
        [](Opened &o) { QTest::keyClick(o.list(), Qt::Key_Return); },
        [](Opened &o) { o.button("signInConnection")->click(); },
        [](Opened &o) {
            const QPoint place = o.list()->visualRect(o.list()->currentIndex()).center();
            QTest::mouseClick(o.list()->viewport(), Qt::LeftButton, {}, place);
            QTest::mouseDClick(o.list()->viewport(), Qt::LeftButton, {}, place);
        },
    };
    for (const auto &signIn : ways) {
        Opened o;
        QSignalSpy wanted(&o.dialog, &ConnectionsDialog::signInRequested);
        o.select(u"m"_s);
        signIn(o);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.last().first().toString(), o.store->findByName(u"m"_s)->id);
        QVERIFY(!o.dialog.isVisible());
    }
}

void TestConnectionsDialog::editsAndAdds()
{
    Opened o;
    o.select(u"b"_s);
    o.button("editConnection")->click();
    QDialog *editor = o.child("connectionEditor");
    QVERIFY(editor && editor->isVisible());
    find<QLineEdit>(*editor, "name")->setText(u"B"_s);
    find<QPushButton>(*editor, "save")->click();
    QCOMPARE(o.shown(), u"aBcm"_s);
    QTRY_VERIFY(!o.child("connectionEditor"));

    o.button("newConnection")->click();
    editor = o.child("connectionEditor");
    find<QLineEdit>(*editor, "name")->setText(u"new"_s);
    find<QLineEdit>(*editor, "serviceAddress")->setText(u"https://new.example.com"_s);
    find<QComboBox>(*editor, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(*editor, "save")->click();
    QCOMPARE(o.shown(), u"aBcnewm"_s);
    QCOMPARE(o.selected(), u"new"_s);
}

void TestConnectionsDialog::duplicates()
{
    Opened o;
    o.select(u"m"_s);
    o.button("duplicateConnection")->click();
    QCOMPARE(o.selected(), u"m (2)"_s);
    QVERIFY(!o.store->findByName(u"m (2)"_s)->readOnly);
    QVERIFY(o.button("deleteConnection")->isEnabled());
}

void TestConnectionsDialog::moves()
{
    Opened o;
    o.select(u"c"_s);
    o.button("moveUp")->click();
    QCOMPARE(o.shown(), u"acbm"_s);
    QCOMPARE(o.selected(), u"c"_s);
    o.button("moveUp")->click();
    QCOMPARE(o.shown(), u"cabm"_s);
    QVERIFY(!o.button("moveUp")->isEnabled());
    o.button("moveDown")->click();
    QCOMPARE(o.shown(), u"acbm"_s);
}

void TestConnectionsDialog::forgets()
{
    Opened o;
    QList<Connection> wanted;
    connect(&o.dialog, &ConnectionsDialog::forgetRequested, this,
            [&wanted](const Connection &connection) { wanted += connection; });
    o.select(u"b"_s);
    o.button("forgetSecrets")->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().name, u"b"_s);
    QCOMPARE(o.shown(), u"abcm"_s);
}

void TestConnectionsDialog::filters()
{
    Opened few;
    QVERIFY(!isShown(few.dialog, "filterConnections"));
    Opened o({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s, u"h one"_s, u"h two"_s});
    auto *filter = find<QLineEdit>(o.dialog, "filterConnections");
    QVERIFY(filter->isVisible());
    filter->setFocus();
    QTest::keyClicks(filter, u"h"_s);
    QTest::keyClicks(filter, u" o"_s);
    QVERIFY(o.shown().contains(u"h one"_s));
    QTest::keyClick(filter, Qt::Key_Backspace);
    QTest::keyClick(filter, Qt::Key_Backspace);
    o.select(u"h two"_s);
    QVERIFY(!o.button("moveUp")->isEnabled()); // a place among some is none among all
    QTest::keyClick(filter, Qt::Key_Home);
    QTest::keyClick(filter, Qt::Key_Delete); // is the text's
    QCOMPARE(o.store->connections().size(), 10);
    filter->setText(u"zzz"_s);
    QVERIFY(isShown(o.dialog, "emptyText"));
    QVERIFY(!isShown(o.dialog, "emptyAction"));
    QVERIFY(!o.button("editConnection")->isEnabled());
}

void TestConnectionsDialog::nothingSavedYet()
{
    TemporaryStore store;
    FakeFileChooser files;
    ConnectionsDialog dialog(*store, files);
    show(dialog);
    QVERIFY(!isShown(dialog, "connections"));
    QVERIFY(!find<QPushButton>(dialog, "exportConnections")->isEnabled());
    QVERIFY(find<QPushButton>(dialog, "importConnections")->isEnabled());
    QCOMPARE(find<QPushButton>(dialog, "emptyAction")->text(), u"Add a connection"_s);
    find<QPushButton>(dialog, "emptyAction")->click();
    QVERIFY(dialog.findChild<QDialog *>(u"connectionEditor"_s));
}

void TestConnectionsDialog::exports()
{
    Opened o;
    o.button("exportConnections")->click();
    const QString path = o.store.path(u"acme.json"_s);
    o.files.choose(path);
    QTRY_VERIFY(isShown(o.dialog, "messageBar"));
    QCOMPARE(labelText(o.dialog, "messageTitle"), u"Exported 3 connections to acme.json"_s);
    QCOMPARE(labelText(o.dialog, "messageText"), u"No secrets are in it."_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto written = parseConnections(file.readAll(), ConnectionFile::Exchange);
    QVERIFY(written);
    QVERIFY(*written == several({u"a"_s, u"b"_s, u"c"_s}));
}

void TestConnectionsDialog::exportThatFailsIsTold()
{
    Opened o;
    o.button("exportConnections")->click();
    o.files.choose(o.store.path(u"connections.json/acme.json"_s)); // a file is no folder
    QTRY_VERIFY(isShown(o.dialog, "messageBar"));
    QCOMPARE(labelText(o.dialog, "messageTitle"), u"The file could not be written"_s);
}

void TestConnectionsDialog::imports()
{
    Opened o;
    const QString path = o.store.path(u"acme.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(connectionsJson(several({u"b"_s, u"new"_s}), ConnectionFile::Exchange));
    file.close();
    o.button("importConnections")->click();
    o.files.choose(path);
    QTRY_VERIFY(o.child("importDialog"));
    QCOMPARE(o.shown(), u"abcm"_s);
    find<QPushButton>(*o.child("importDialog"), "import")->click();
    QCOMPARE(o.shown(), u"abcnewm"_s);
    QCOMPARE(labelText(o.dialog, "messageTitle"), u"Imported 1 connection from acme.json"_s);
}

void TestConnectionsDialog::importThatFailsIsTold()
{
    Opened o;
    for (const QByteArray &content : {QByteArray("no JSON"), QByteArray("{}"), QByteArray()}) {
        const QString path = o.store.path(u"acme.json"_s);
        QFile::remove(path);
        QFile file(path);
        if (!content.isEmpty()) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
        }
        o.button("importConnections")->click();
        o.files.choose(path);
        QTRY_VERIFY(isShown(o.dialog, "messageBar"));
        QVERIFY(labelText(o.dialog, "messageText").contains(u"acme.json"_s));
        QVERIFY(!o.child("importDialog"));
        find<MessageBar>(o.dialog, "messageBar")->clear();
    }
}

void TestConnectionsDialog::menuHasTheSameActions()
{
    Opened o;
    Q_EMIT o.list()->customContextMenuRequested(QPoint(5, 5));
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList texts;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            texts += action->text();
    }
    QCOMPARE(texts.join(u'|'), u"Sign in|Edit…|Duplicate|Delete|Move up|Move down|Forget secrets"_s);
    menu->actions().at(3)->trigger();
    menu->close();
    QCOMPARE(o.shown(), u"bcm"_s);
}

void TestConnectionsDialog::errorsOfTheStoreAreShown()
{
    Opened o;
    QSignalSpy final(&o.dialog, &ConnectionsDialog::deletionFinal);
    o.button("deleteConnection")->click();
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.detail = u"No space left on device"_s;
    Q_EMIT o.store->saveFailed(error);
    o.dialog.setMessage(messageFor(error)); // as the window may do
    QCOMPARE(final.size(), 0);
    QCOMPARE(labelText(o.dialog, "messageTitle"), u"The file could not be written"_s);
    o.button("undoDeletion")->click(); // still there
    QCOMPARE(o.shown(), u"abcm"_s);
}

void TestConnectionsDialog::canBeUsedWithoutSeeing()
{
    Opened o({u"<b>x</b>\u200D"_s, QString(900, u'W')});
    QCOMPARE(accessFaults(o.dialog), QString());
    QCOMPARE(spokenName(o.list()), u"Connections"_s);
    QVERIFY(o.dialog.minimumSizeHint().width() <= 480);
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
        QCOMPARE(spokenName(o.button(objectName)), name);
    QStringList order;
    for (qsizetype i = 0; i < 3; ++i) {
        order += o.dialog.focusWidget()->objectName();
        QTest::keyClick(o.dialog.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(order, QStringList({u"connections"_s, u"newConnection"_s, u"editConnection"_s}));
}

SVC_TEST(TestConnectionsDialog)
#include "tst_connectionsdialog.moc"
