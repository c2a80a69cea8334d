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
};

void TestImportDialog::showsThePlan()
{
    TemporaryStore store({connectionAt(u"same"_s), connectionAt(u"changed"_s)});
    Connection changed = connectionAt(u"Changed"_s);
    changed.partition = u"Web"_s;
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"same"_s), changed, connectionAt(u"new"_s)});
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
                        {changed, connectionAt(u"left out"_s), connectionAt(u"new"_s)});
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
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"same"_s), connectionAt(u"new"_s)});
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
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"one"_s), connectionAt(u"two"_s)});
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
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"one"_s)});
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
        {connectionAt(u"moved"_s, u"https://other.example.com"_s), noted, connectionAt(u"new"_s)});
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
    ImportDialog dialog(*store, u"acme.json"_s, {plain, connectionAt(u"own"_s, u"http://127.0.0.1:8080"_s)});
    QCOMPARE(shownLines(dialog, 0, ListRow::Ink::Warning),
             QStringList{u"Not encrypted. Anyone on the way can read and change what is sent."_s});
    QVERIFY(shownLines(dialog, 1, ListRow::Ink::Warning).isEmpty());
}

void TestImportDialog::followsTheStore()
{
    TemporaryStore store({connectionAt(u"one"_s)});
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"one"_s), connectionAt(u"two"_s)});
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
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"one too many"_s)});
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
    ImportDialog dialog(*store, u"acme.json"_s, {});
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
    ImportDialog dialog(*store, u"acme.json"_s, {hostile});
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
    ImportDialog dialog(*store, u"acme.json"_s, many);
    show(dialog);
    QCOMPARE(find<QPushButton>(dialog, "import")->text(), u"Import 1,000 connections"_s);
    QTest::keyClick(entries(dialog), Qt::Key_End);
    QCOMPARE(entries(dialog)->currentIndex().row(), 999);
}

void TestImportDialog::isAccessible()
{
    TemporaryStore store({connectionAt(u"one"_s)});
    ImportDialog dialog(*store, u"acme.json"_s, {connectionAt(u"one"_s, u"https://other.example.com"_s)});
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QCOMPARE(spokenName(entries(dialog)), u"Connections to import"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "import")), u"Import 1 connection"_s);
    const QString spoken = entry(dialog, 0).data(Qt::AccessibleTextRole).toString();
    for (const QString &part : {u"one, Replace"_s, u"https://other.example.com"_s, u"typed again"_s})
        QVERIFY2(spoken.contains(part), qPrintable(spoken));
}

SVC_TEST(TestImportDialog)
#include "tst_importdialog.moc"
