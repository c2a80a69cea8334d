// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/identry.h"
#include "ui/style/tokens.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>

using namespace uitest;

class TestIdEntry : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void enterLooksUpALongPaste();
    void longTextIsDescribedOnce();
    void saysWhichIdWasTaken_data();
    void saysWhichIdWasTaken();
    void describesWhatIsAskedAndOffered();
    void d07_asksAboutNumbersWithSpaces();
    void asksAgainAboutAnotherText();
    void d10_theNextIdReplacesTheLast();
    void d10_filledInIdsAreReplaced();
    void buttonsStayOneLineHigh();
    void lettersAreJoinedInALongText();
};

void TestIdEntry::enterLooksUpALongPaste()
{
    IdEntry entry;
    show(entry);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    field->setFocus();
    QString text;
    for (int id = 1; id <= 20'000; ++id)
        text += QString::number(id) + u'\n';
    QApplication::clipboard()->setText(text);
    QSignalSpy submitted(&entry, &IdEntry::submitted);
    QTest::keySequence(field, QKeySequence::Paste);
    QVERIFY(isShown(entry, "idsSummary"));
    QVERIFY(submitted.isEmpty());
    QVERIFY(entry.focusWidget());
    QTest::keyClick(entry.focusWidget(), Qt::Key_Return);
    QCOMPARE(submitted.size(), 1);
    QCOMPARE(submitted.first().first().value<QList<qint32>>().size(), 20'000);
    QVERIFY(isShown(entry, "idsSummary"));
}

void TestIdEntry::longTextIsDescribedOnce()
{
    IdEntry entry;
    show(entry);
    entry.setText(u"1-6000"_s);
    QCOMPARE(labelText(entry, "idsSummary"), u"6,000 ids"_s);
    QVERIFY(!isShown(entry, "notificationIdsUnder"));
    entry.setText(u"1-6000, 1"_s);
    QCOMPARE(labelText(entry, "idsSummary"), u"6,000 ids"_s);
    QCOMPARE(labelText(entry, "notificationIdsUnder"), u"1 duplicate removed"_s);
    entry.setText(u"1-200000"_s);
    QCOMPARE(labelText(entry, "idsSummary"), u"200,000 ids"_s);
    QVERIFY(labelText(entry, "notificationIdsUnder").startsWith(u"200,000 ids are too many"_s));
}

void TestIdEntry::saysWhichIdWasTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("an id") << u" 1042 "_s << QString();
    QTest::newRow("an address") << u"https://host/notification/1042?tab=2"_s << u"1 id: 1042"_s;
    QTest::newRow("a path") << u"/notification/1042"_s << u"1 id: 1042"_s;
    QTest::newRow("negative") << u"-5"_s << u"1 id: -5"_s;
    QTest::newRow("marked") << u"see #1042 at 9:12"_s << u"1 id: 1042 · not an id: “9:12”"_s;
    QTest::newRow("twice") << u"12, 12"_s << u"1 id: 12 · 1 duplicate removed"_s;
    QTest::newRow("two") << u"12, 13"_s << u"2 ids"_s;
}

void TestIdEntry::saysWhichIdWasTaken()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    IdEntry entry;
    show(entry);
    entry.setText(text);
    QCOMPARE(labelText(entry, "notificationIdsUnder"), said);
    QCOMPARE(isShown(entry, "notificationIdsUnder"), !said.isEmpty());
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    field->clearFocus();
    QCOMPARE(field->accessibleDescription(), said.isEmpty() ? QString() : spokenText(said) + u'.');
}

void TestIdEntry::describesWhatIsAskedAndOffered()
{
    IdEntry entry;
    show(entry);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    field->setFocus();
    field->setPlainText(u"#1003 of bills 4711 and 4712"_s);
    QCOMPARE(field->accessibleDescription(), QString()); // a change would be said after each letter
    field->clearFocus();
    QCOMPARE(field->accessibleDescription(),
             u"1 id: 1003. 2 other numbers: 4711, 4712. Buttons below: Add one, Add."_s);
    field->setPlainText(u"2147483648"_s);
    QVERIFY(field->accessibleDescription().endsWith(u"to 2147483647. Buttons below: Leave it out."_s));
}

/// A text widget returns ordinary spaces in place of the no-break ones that a spreadsheet copies.
void TestIdEntry::d07_asksAboutNumbersWithSpaces()
{
    IdEntry entry;
    show(entry);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    QSignalSpy submitted(&entry, &IdEntry::submitted);
    const auto ids = [&submitted] { return submitted.last().first().value<QList<qint32>>(); };
    QApplication::clipboard()->setText(u"1\u00A0234\n1\u202F567"_s);
    QTest::keySequence(field, QKeySequence::Paste);
    QCOMPARE(labelText(entry, "notificationIdsUnder"),
             u"no ids found · “1\u00A0234” and others not read: are there thousands separators in them?"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(submitted.isEmpty());
    find<QPushButton>(entry, "readAsOneNumber")->click();
    QVERIFY(!isShown(entry, "readAsOneNumber") && !isShown(entry, "readAsSeparateIds"));
    QCOMPARE(entry.ids(), (QList<qint32>{1234, 1567}));
    find<QPushButton>(entry, "showIdDetails")->click();
    QCOMPARE(labelText(entry, "idDetails"), u"ids: 1234, 1567"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(ids(), (QList<qint32>{1234, 1567}));

    QTest::keySequence(field, QKeySequence::Cut);
    QTest::keySequence(field, QKeySequence::Paste);
    find<QPushButton>(entry, "readAsSeparateIds")->click();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(ids(), (QList<qint32>{1, 234, 567}));
}

void TestIdEntry::asksAgainAboutAnotherText()
{
    IdEntry entry;
    show(entry);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    QSignalSpy changed(&entry, &IdEntry::textChanged);
    entry.setText(u"1,234"_s);
    QCOMPARE(entry.ids(), (QList<qint32>{1, 234}));
    QVERIFY(!isShown(entry, "readAsSeparateIds")); // as it was read
    changed.clear();
    find<QPushButton>(entry, "readAsOneNumber")->click();
    QCOMPARE(entry.ids(), QList<qint32>{1234});
    QCOMPARE(changed.size(), 1); // what waits for a sign-in are other ids
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, u",567"_s);
    QCOMPARE(entry.ids(), (QList<qint32>{1, 234, 567}));
    QVERIFY(isShown(entry, "readAsOneNumber"));
    entry.setText(u"9999999999, 1,234"_s);
    QVERIFY(!isShown(entry, "readAsOneNumber")); // one question at a time
}

void TestIdEntry::d10_theNextIdReplacesTheLast()
{
    IdEntry entry;
    show(entry);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    QSignalSpy submitted(&entry, &IdEntry::submitted);
    const auto ids = [&submitted] { return submitted.last().first().value<QList<qint32>>(); };
    QTest::keyClicks(field, u"1001"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClicks(field, u"1002"_s);
    find<QPushButton>(entry, "lookUp")->click();
    QCOMPARE(ids(), QList<qint32>{1002});
    QApplication::clipboard()->setText(u"1003"_s);
    QTest::keySequence(field, QKeySequence::Paste);
    QCOMPARE(entry.validIds(), QList<qint32>{1003}); // to look them up in several connections
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, u", 1004"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(ids(), (QList<qint32>{1003, 1004}));
}

/// Such as those of the last start, a link or a file.
void TestIdEntry::d10_filledInIdsAreReplaced()
{
    IdEntry entry;
    show(entry);
    entry.setText(u"1001\n1002"_s);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    QTest::keyClicks(field, u"1003"_s);
    QCOMPARE(entry.text(), u"1003"_s);
    QTest::keySequence(field, QKeySequence::Undo);
    QTRY_COMPARE(entry.text(), u"1001\n1002"_s);
}

void TestIdEntry::buttonsStayOneLineHigh()
{
    IdEntry entry;
    entry.addLookUpAction(new QAction(&entry));
    show(entry);
    entry.setText(u"1\n2\n3\n4\n5"_s);
    QTRY_VERIFY(find<QWidget>(entry, "notificationIds")->height() > 2 * tokens::kControlHeight);
    for (const char *name : {"lookUp", "lookUpMenuButton"}) {
        auto *button = find<QPushButton>(entry, name);
        QTRY_COMPARE(button->height(), button->sizeHint().height());
    }
}

/// A long text of digits is drawn without shaping, which Arabic needs: in this field and in its placeholder.
void TestIdEntry::lettersAreJoinedInALongText()
{
    IdEntry entry;
    show(entry);
    const auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    const QString arabic = u"معرف الإشعار"_s;
    const qreal joined = QFontMetricsF(QApplication::font()).horizontalAdvance(arabic);
    const QString digits = u"1042 "_s.repeated(1'000);
    entry.setText(digits);
    QCOMPARE(field->font().styleStrategy(), QFont::PreferNoShaping); // or this test shows nothing
    entry.setText(arabic + u'\n' + digits);
    QCOMPARE(field->document()->firstBlock().layout()->lineAt(0).naturalTextWidth(), joined);
    entry.setText(u"10\u000142\n"_s + digits);
    QVERIFY(field->font().styleStrategy() != QFont::PreferNoShaping); // a box stands between 10 and 42
    entry.setText(digits);
    entry.setText({});
    QCOMPARE(QFontMetricsF(field->font()).horizontalAdvance(arabic), joined);
}

SVC_TEST(TestIdEntry)
#include "tst_identry.moc"
