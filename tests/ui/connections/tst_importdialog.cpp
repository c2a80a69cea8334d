// SPDX-License-Identifier: MIT
#include "support/temporarystore.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connections/importdialog.h"
#include "ui/connections/importmodel.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

using namespace uitest;

namespace {

Connection connectionAt(const QString &name, const QString &address = u"https://api.example.com"_s)
{
    Connection connection;
    connection.name = name;
    connection.baseUrl = QUrl(address);
    return connection;
}

/// Returns connections as they are in this program's own file.
QList<ImportedConnection> whole(const QList<Connection> &connections)
{
    QList<ImportedConnection> imported;
    for (const Connection &connection : connections) {
        imported += ImportedConnection();
        imported.last().connection = connection;
        imported.last().isWhole = true;
    }
    return imported;
}

/// Returns a connection that was found in a file of another client.
ImportedConnection foreign(const QString &name)
{
    ImportedConnection imported;
    imported.connection = connectionAt(name);
    imported.apiKey = Secret(u"made-up-key"_s);
    imported.password = Secret(u"made-up-password"_s);
    imported.notices = {u"A notice."_s};
    return imported;
}

QListView *entries(ImportDialog &dialog)
{
    return find<QListView>(dialog, "importEntries");
}

QModelIndex entry(ImportDialog &dialog, int row)
{
    return entries(dialog)->model()->index(row, 0);
}

ListRow shownRow(ImportDialog &dialog, int row)
{
    return entry(dialog, row).data(ListRowDelegate::RowRole).value<ListRow>();
}

/// Returns the lines below the name in this ink: the differences are dim, the notices warnings.
QStringList shownLines(ImportDialog &dialog, int row, ListRow::Ink ink)
{
    QStringList texts;
    for (const ListRow::Line &line : shownRow(dialog, row).lines) {
        if (line.ink == ink)
            texts += line.text;
    }
    return texts;
}

} // namespace

class TestImportDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void showsThePlan();
    void importsCheckedConnections();
    void importNeedsACheckedConnection();
    void clickAndSpaceToggle();
    void cancelChangesNothing();
    void warnsThatSecretsWillBeLocked();
    void warnsOfUnencryptedConnections();
    void followsTheStore();
    void showsAFailure();
    void emptyFile();
    void showsHostileTextsAsPlainText();
    void showsManyConnections();
    void isAccessible();
    void secretsNeedAnAgreement();
    void secretsGoWithTheirConnection();
    void secretOfASavedConnection();
    void asksForAMissingAddress();
    void keepsWhatAnotherClientDoesNotSay();
};

void TestImportDialog::showsThePlan()
{
    TemporaryStore store({connectionAt(u"same"_s), connectionAt(u"changed"_s)});
    Connection changed = connectionAt(u"Changed"_s);
    changed.partition = u"Web"_s;
    ImportDialog dialog(*store, u"acme.json"_s,
                        whole({connectionAt(u"same"_s), changed, connectionAt(u"new"_s)}), true);
    const QAbstractItemModelTester tester(entries(dialog)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    show(dialog);
    QVERIFY(labelText(dialog, "importIntro").contains(u"acme.json"_s));
    QCOMPARE(entries(dialog)->model()->rowCount(), 3);
    QCOMPARE(shownRow(dialog, 0).box, ListRow::Box::Room);
    QCOMPARE(shownLines(dialog, 0, ListRow::Ink::Dim), QStringList());
    QCOMPARE(shownRow(dialog, 1).box, ListRow::Box::Checked);
    QCOMPARE(shownLines(dialog, 1, ListRow::Ink::Dim),
             QStringList{u"Partition: nothing → \u2068Web\u2069"_s});
    QCOMPARE(shownLines(dialog, 2, ListRow::Ink::Dim),
             QStringList{u"Service address: \u2068https://api.example.com\u2069"_s});
    QCOMPARE(find<QPushButton>(dialog, "import")->text(), u"Import 2 connections"_s);
}

void TestImportDialog::importsCheckedConnections()
{
    TemporaryStore store({connectionAt(u"changed"_s)});
    const QString id = store->connections().first().id;
    Connection changed = connectionAt(u"changed"_s);
    changed.partition = u"Web"_s;
    ImportDialog dialog(*store, u"acme.json"_s,
                        whole({changed, connectionAt(u"left out"_s), connectionAt(u"new"_s)}), true);
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    QSignalSpy stored(&*store, &ConnectionStore::changed);
    show(dialog);
    entries(dialog)->model()->setData(entry(dialog, 1), false, ListRowDelegate::CheckedRole);
    find<QPushButton>(dialog, "import")->click();
    QCOMPARE(imported.size(), 1);
    QCOMPARE(imported.first().first().toInt(), 2);
    QCOMPARE(stored.size(), 1);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(store.names(), QStringList({u"changed"_s, u"new"_s}));
    QCOMPARE(store->find(id)->partition, u"Web"_s);
}

void TestImportDialog::importNeedsACheckedConnection()
{
    TemporaryStore store({connectionAt(u"same"_s)});
    ImportDialog dialog(*store, u"acme.json"_s, whole({connectionAt(u"same"_s), connectionAt(u"new"_s)}),
                        true);
    show(dialog);
    auto *import = find<QPushButton>(dialog, "import");
    QCOMPARE(import->text(), u"Import 1 connection"_s);
    QVERIFY(import->isEnabled());
    entries(dialog)->model()->setData(entry(dialog, 1), false, ListRowDelegate::CheckedRole);
    QVERIFY(!import->isEnabled());
    // An identical connection can't be checked.
    QVERIFY(!entries(dialog)->model()->setData(entry(dialog, 0), true, ListRowDelegate::CheckedRole));
    QVERIFY(!import->isEnabled());
}

void TestImportDialog::clickAndSpaceToggle()
{
    TemporaryStore store;
    ImportDialog dialog(*store, u"acme.json"_s, whole({connectionAt(u"one"_s), connectionAt(u"two"_s)}),
                        true);
    show(dialog);
    const auto isRowChecked = [&dialog](int row) {
        return shownRow(dialog, row).box == ListRow::Box::Checked;
    };
    QVERIFY(entries(dialog)->hasFocus());
    QTest::keyClick(entries(dialog), Qt::Key_Space);
    QVERIFY(!isRowChecked(0));
    QTest::keyClick(entries(dialog), Qt::Key_Down);
    QTest::keyClick(entries(dialog), Qt::Key_Space);
    QVERIFY(!isRowChecked(1));
    QTest::mouseClick(entries(dialog)->viewport(), Qt::LeftButton, {},
                      entries(dialog)->visualRect(entry(dialog, 0)).center());
    QVERIFY(isRowChecked(0));
    QTest::keyClick(entries(dialog), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(store.names(), QStringList{u"one"_s});
}

void TestImportDialog::cancelChangesNothing()
{
    TemporaryStore store;
    ImportDialog dialog(*store, u"acme.json"_s, whole({connectionAt(u"one"_s)}), true);
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    show(dialog);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(imported.size(), 0);
    QVERIFY(store->connections().isEmpty());
}

void TestImportDialog::warnsThatSecretsWillBeLocked()
{
    TemporaryStore store({connectionAt(u"moved"_s), connectionAt(u"noted"_s)});
    Connection noted = connectionAt(u"noted"_s);
    noted.notes = u"x"_s;
    ImportDialog dialog(
        *store, u"acme.json"_s,
        whole({connectionAt(u"moved"_s, u"https://other.example.com"_s), noted, connectionAt(u"new"_s)}),
        true);
    show(dialog);
    QCOMPARE(shownLines(dialog, 0, ListRow::Ink::Warning),
             QStringList{u"The stored API key and password will have to be typed again."_s});
    QVERIFY(shownLines(dialog, 1, ListRow::Ink::Warning).isEmpty());
    QVERIFY(shownLines(dialog, 2, ListRow::Ink::Warning).isEmpty());
    find<QPushButton>(dialog, "import")->click();
    QVERIFY(store->findByName(u"moved"_s)->secretsLocked);
    QVERIFY(!store->findByName(u"noted"_s)->secretsLocked);
}

void TestImportDialog::warnsOfUnencryptedConnections()
{
    TemporaryStore store;
    Connection plain = connectionAt(u"plain"_s, u"http://api.example.com"_s);
    plain.allowUnencrypted = true;
    ImportDialog dialog(*store, u"acme.json"_s,
                        whole({plain, connectionAt(u"own"_s, u"http://127.0.0.1:8080"_s)}), true);
    QCOMPARE(shownLines(dialog, 0, ListRow::Ink::Warning),
             QStringList{u"Not encrypted. Anyone on the way can read and change what is sent."_s});
    QVERIFY(shownLines(dialog, 1, ListRow::Ink::Warning).isEmpty());
}

void TestImportDialog::followsTheStore()
{
    TemporaryStore store({connectionAt(u"one"_s)});
    ImportDialog dialog(*store, u"acme.json"_s, whole({connectionAt(u"one"_s), connectionAt(u"two"_s)}),
                        true);
    show(dialog);
    entries(dialog)->model()->setData(entry(dialog, 1), false, ListRowDelegate::CheckedRole);
    QVERIFY(!find<QPushButton>(dialog, "import")->isEnabled());
    store->remove(store->connections().first().id);
    QCOMPARE(shownRow(dialog, 0).ends.constFirst().badge->word, u"Add"_s);
    QCOMPARE(find<QPushButton>(dialog, "import")->text(), u"Import 1 connection"_s);
    QCOMPARE(shownRow(dialog, 1).box, ListRow::Box::Unchecked);
}

void TestImportDialog::showsAFailure()
{
    QList<Connection> own;
    for (qsizetype i = 0; i < kMaxConnections; ++i)
        own += connectionAt(QString::number(i));
    TemporaryStore store(own);
    ImportDialog dialog(*store, u"acme.json"_s, whole({connectionAt(u"one too many"_s)}), true);
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    show(dialog);
    find<QPushButton>(dialog, "import")->click();
    QVERIFY(dialog.isVisible());
    QVERIFY(isShown(dialog, "messageBar"));
    QCOMPARE(imported.size(), 0);
    QCOMPARE(store->connections().size(), kMaxConnections);
}

void TestImportDialog::emptyFile()
{
    TemporaryStore store;
    ImportDialog dialog(*store, u"acme.json"_s, whole({}), true);
    show(dialog);
    QVERIFY(!isShown(dialog, "importEntries"));
    QVERIFY(!find<QPushButton>(dialog, "import")->isEnabled());
    QCOMPARE(labelText(dialog, "importIntro"), u"There are no connections in acme.json."_s);
}

void TestImportDialog::showsHostileTextsAsPlainText()
{
    TemporaryStore store;
    Connection hostile = connectionAt(u"<b>x</b>\u202E"_s + QString(5000, u'y'));
    hostile.notes = u"a\n\u202Eb\u200B"_s + QString(9000, u'z');
    ImportDialog dialog(*store, u"acme.json"_s, whole({hostile}), true);
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QVERIFY(entry(dialog, 0).data().toString().startsWith(u"<b>x</b>\uFFFD"_s));
    QVERIFY(entry(dialog, 0).data().toString().size() <= 120);
    const QStringList lines = shownLines(dialog, 0, ListRow::Ink::Dim);
    QVERIFY(lines.last().startsWith(u"Notes: \u2068a \uFFFDb\uFFFDzzz"_s));
    QVERIFY(lines.last().size() < 400);
    // Nothing is elided: the height of a row fits its wrapped lines at any width.
    const int wide = entries(dialog)->visualRect(entry(dialog, 0)).height();
    dialog.resize(400, dialog.height());
    QTRY_VERIFY(entries(dialog)->visualRect(entry(dialog, 0)).height() > wide);
}

void TestImportDialog::showsManyConnections()
{
    TemporaryStore store;
    QList<Connection> many;
    for (qsizetype i = 0; i < kMaxConnections; ++i)
        many += connectionAt(QString::number(i));
    ImportDialog dialog(*store, u"acme.json"_s, whole(many), true);
    show(dialog);
    QCOMPARE(find<QPushButton>(dialog, "import")->text(), u"Import 1,000 connections"_s);
    QTest::keyClick(entries(dialog), Qt::Key_End);
    QCOMPARE(entries(dialog)->currentIndex().row(), 999);
}

void TestImportDialog::isAccessible()
{
    TemporaryStore store({connectionAt(u"one"_s)});
    ImportDialog dialog(*store, u"acme.json"_s,
                        whole({connectionAt(u"one"_s, u"https://other.example.com"_s)}), true);
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QCOMPARE(spokenName(entries(dialog)), u"Connections to import"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "import")), u"Import 1 connection"_s);
    const QString spoken = entry(dialog, 0).data(Qt::AccessibleTextRole).toString();
    for (const QString &part : {u"one, Replace"_s, u"https://other.example.com"_s, u"typed again"_s})
        QVERIFY2(spoken.contains(part), qPrintable(spoken));
}

void TestImportDialog::secretsNeedAnAgreement()
{
    TemporaryStore store;
    ImportDialog dialog(*store, u"acme.json"_s, {foreign(u"Acme"_s)}, true);
    const QAbstractItemModelTester tester(entries(dialog)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy agreed(&dialog, &ImportDialog::secretAgreed);
    show(dialog);
    QCOMPARE(entries(dialog)->model()->rowCount(), 3);
    QCOMPARE(shownRow(dialog, 1).title, u"API key: will be stored in the system's keyring"_s);
    QCOMPARE(shownRow(dialog, 2).title, u"Password: will be stored in the system's keyring"_s);
    QCOMPARE(shownRow(dialog, 1).box, ListRow::Box::Unchecked);
    QCOMPARE(shownRow(dialog, 2).box, ListRow::Box::Unchecked);
    QCOMPARE(shownLines(dialog, 0, ListRow::Ink::Warning),
             QStringList({u"A notice."_s, u"You will be asked for: Data source, User name."_s}));
    for (int row = 0; row < 3; ++row) {
        const QString spoken = entry(dialog, row).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(!spoken.contains("made-up"_L1), qPrintable(spoken));
    }
    QCOMPARE(accessFaults(dialog), QString());
    find<QPushButton>(dialog, "import")->click();
    QCOMPARE(store.names(), QStringList{u"Acme"_s});
    QCOMPARE(agreed.size(), 0);

    ImportDialog second(*store, u"acme.json"_s, {foreign(u"Second"_s)}, false);
    QSignalSpy secondAgreed(&second, &ImportDialog::secretAgreed);
    show(second);
    QCOMPARE(shownRow(second, 1).title, u"API key: will be kept until you quit"_s);
    entries(second)->setCurrentIndex(entry(second, 1));
    QTest::keyClick(entries(second), Qt::Key_Space);
    QCOMPARE(shownRow(second, 1).box, ListRow::Box::Checked);
    QCOMPARE(find<QPushButton>(second, "import")->text(), u"Import 1 connection"_s);
    find<QPushButton>(second, "import")->click();
    QCOMPARE(secondAgreed.size(), 1);
    const auto saved = store->findByName(u"Second"_s);
    QVERIFY(saved.has_value());
    QCOMPARE(secondAgreed.first().at(0).value<Connection>(), *saved);
    QCOMPARE(secondAgreed.first().at(1).value<SecretKind>(), SecretKind::ApiKey);
    QVERIFY(secondAgreed.first().at(2).value<Secret>() == Secret(u"made-up-key"_s));
}

void TestImportDialog::secretsGoWithTheirConnection()
{
    TemporaryStore store;
    ImportDialog dialog(*store, u"acme.json"_s, {foreign(u"One"_s), foreign(u"Two"_s)}, true);
    QSignalSpy agreed(&dialog, &ImportDialog::secretAgreed);
    show(dialog);
    QAbstractItemModel *model = entries(dialog)->model();
    QVERIFY(model->setData(entry(dialog, 1), true, ListRowDelegate::CheckedRole));
    QVERIFY(model->setData(entry(dialog, 4), true, ListRowDelegate::CheckedRole));
    QVERIFY(model->setData(entry(dialog, 0), false, ListRowDelegate::CheckedRole));
    QCOMPARE(shownRow(dialog, 1).box, ListRow::Box::Room);
    QVERIFY(!model->setData(entry(dialog, 2), true, ListRowDelegate::CheckedRole));
    find<QPushButton>(dialog, "import")->click();
    QCOMPARE(store.names(), QStringList{u"Two"_s});
    QCOMPARE(agreed.size(), 1);
    QCOMPARE(agreed.first().at(0).value<Connection>().name, u"Two"_s);
}

void TestImportDialog::secretOfASavedConnection()
{
    ImportedConnection same = foreign(u"Acme"_s);
    TemporaryStore store({same.connection});
    ImportDialog dialog(*store, u"acme.json"_s, {same}, true);
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    QSignalSpy agreed(&dialog, &ImportDialog::secretAgreed);
    show(dialog);
    auto *import = find<QPushButton>(dialog, "import");
    QCOMPARE(shownRow(dialog, 0).box, ListRow::Box::Room);
    QVERIFY(!import->isEnabled());
    entries(dialog)->model()->setData(entry(dialog, 2), true, ListRowDelegate::CheckedRole);
    QVERIFY(import->isEnabled());
    import->click();
    QCOMPARE(imported.size(), 1);
    QCOMPARE(imported.first().first().toInt(), 0);
    QCOMPARE(agreed.size(), 1);
    QCOMPARE(agreed.first().at(0).value<Connection>().id, store->connections().first().id);
    QCOMPARE(agreed.first().at(1).value<SecretKind>(), SecretKind::Password);
}

void TestImportDialog::asksForAMissingAddress()
{
    TemporaryStore store;
    ImportedConnection without = foreign(u"Acme"_s);
    without.connection.baseUrl.clear();
    ImportDialog dialog(*store, u"acme.json"_s, {without}, true);
    QSignalSpy imported(&dialog, &ImportDialog::imported);
    QSignalSpy incomplete(&dialog, &ImportDialog::incomplete);
    show(dialog);
    entries(dialog)->model()->setData(entry(dialog, 1), true, ListRowDelegate::CheckedRole);
    find<QPushButton>(dialog, "import")->click();
    QCOMPARE(imported.size(), 0);
    QCOMPARE(incomplete.size(), 1);
    const auto found = incomplete.first().first().value<ImportedConnection>();
    QVERIFY(found.apiKey == Secret(u"made-up-key"_s));
    QVERIFY(found.password.isEmpty());
    QVERIFY(store->connections().isEmpty());

    TemporaryStore known({foreign(u"ACME"_s).connection}); // has the address
    ImportDialog second(*known, u"acme.json"_s, {without}, true);
    show(second);
    QCOMPARE(shownRow(second, 0).box, ListRow::Box::Room);
}

void TestImportDialog::keepsWhatAnotherClientDoesNotSay()
{
    Connection own = connectionAt(u"Acme"_s, u"https://old.example.com"_s);
    own.environment = u"TEST"_s;
    own.notes = u"note"_s;
    TemporaryStore store({own});
    ImportDialog dialog(*store, u"acme.json"_s, {foreign(u"Acme"_s)}, true);
    show(dialog);
    QCOMPARE(shownLines(dialog, 0, ListRow::Ink::Dim).size(), 1); // the address
    find<QPushButton>(dialog, "import")->click();
    QCOMPARE(store->connections().first().baseUrl, QUrl(u"https://api.example.com"_s));
    QCOMPARE(store->connections().first().environment, u"TEST"_s);
    QCOMPARE(store->connections().first().notes, u"note"_s);
}

SVC_TEST(TestImportDialog)
#include "tst_importdialog.moc"
