// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/identry.h"
#include "ui/style/tokens.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>

using namespace uitest;

namespace {

/// The field over a window in which something else can have the focus.
struct EntryFixture
{
    EntryFixture()
    {
        window.resize(900, 500);
        entry.placeAt({100, 8, 700, entry.lineHeight()});
        other.move(0, 450);
        show(window);
    }

    QWidget window;
    IdEntry entry{&window};
    QLineEdit other{&window};
};

} // namespace

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
    void filledInIdsAreSelectedWithTheFocus();
    void buttonsStayOneLineHigh();
    void aTextOfSeveralLinesFolds();
    void lettersAreJoinedInALongText();
};

void TestIdEntry::enterLooksUpALongPaste()
{
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
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
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
    entry.setText(u"1-6000"_s);
    QCOMPARE(labelText(entry, "idsSummary"), u"6,000 ids"_s);
    QVERIFY(!isShown(entry, "notificationIdsUnder"));
    entry.setText(u"1-6000, 1"_s);
    QCOMPARE(labelText(entry, "idsSummary"), u"6,000 ids"_s);
    QCOMPARE(labelText(entry, "notificationIdsUnder"), u"1 duplicate removed"_s);
    entry.setText(u"1-200000"_s);
    QCOMPARE(labelText(entry, "idsSummary"), u"200,000 ids"_s);
    QVERIFY(labelText(entry, "notificationIdsUnder").startsWith(u"200,000 ids are too many"_s));
    entry.setText(u"1-6000"_s);
    QVERIFY(!isShown(entry, "notificationIds"));
    QCOMPARE(entry.text(), u"1-6000"_s);
    find<QPushButton>(entry, "editIds")->click();
    QVERIFY(isShown(entry, "notificationIds"));
    QCOMPARE(find<QPlainTextEdit>(entry, "notificationIds")->toPlainText(), u"1-6000"_s);
}

void TestIdEntry::saysWhichIdWasTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("understood");
    QTest::addColumn<QString>("said");
    QTest::newRow("an id") << u" 1042 "_s << QString() << QString();
    QTest::newRow("an address") << u"https://host/notification/1042?tab=2"_s << u"1 id: 1042"_s << QString();
    QTest::newRow("a path") << u"/notification/1042"_s << u"1 id: 1042"_s << QString();
    QTest::newRow("negative") << u"-5"_s << u"1 id: -5"_s << QString();
    QTest::newRow("marked") << u"see #1042 at 9:12"_s << u"1 id: 1042"_s << u"not an id: “9:12”"_s;
    QTest::newRow("twice") << u"12, 12"_s << u"1 id: 12"_s << u"1 duplicate removed"_s;
    QTest::newRow("several") << u"1042, 1050-1060, 1042\n12.5"_s << u"12 ids"_s
                             << u"1 duplicate removed · not an id: “12.5”"_s;
    QTest::newRow("two") << u"12, 13"_s << u"2 ids"_s << QString();
}

void TestIdEntry::saysWhichIdWasTaken()
{
    QFETCH(const QString, text);
    QFETCH(const QString, understood);
    QFETCH(const QString, said);
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
    entry.setText(text);
    entry.focus();
    QCOMPARE(labelText(entry, "idsUnderstood"), understood);
    QCOMPARE(labelText(entry, "notificationIdsUnder"), said);
    QCOMPARE(isShown(entry, "notificationIdsUnder"), !said.isEmpty());
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    field->clearFocus();
    QStringList sentences;
    for (const QString &each : {understood, said}) {
        if (!each.isEmpty())
            sentences += spokenText(each) + u'.';
    }
    QCOMPARE(field->accessibleDescription(), sentences.join(u' '));
}

void TestIdEntry::describesWhatIsAskedAndOffered()
{
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
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
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
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
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
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
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
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
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
    entry.setText(u"1001\n1002"_s);
    auto *field = find<QPlainTextEdit>(entry, "notificationIds");
    QTest::keyClicks(field, u"1003"_s);
    QCOMPARE(entry.text(), u"1003"_s);
    QTest::keySequence(field, QKeySequence::Undo);
    QTRY_COMPARE(entry.text(), u"1001\n1002"_s);
}

void TestIdEntry::filledInIdsAreSelectedWithTheFocus()
{
    EntryFixture fixture;
    auto *field = find<QPlainTextEdit>(fixture.entry, "notificationIds");
    fixture.other.setFocus();
    fixture.entry.setText(u"1001"_s);
    QVERIFY(!field->textCursor().hasSelection()); // which a screen reader would say
    field->setFocus(Qt::TabFocusReason);
    QCOMPARE(field->textCursor().selectedText(), u"1001"_s);
    QTest::keyClicks(field, u"1002"_s);
    fixture.other.setFocus();
    field->setFocus(Qt::TabFocusReason);
    QVERIFY(!field->textCursor().hasSelection()); // of what somebody types
}

void TestIdEntry::buttonsStayOneLineHigh()
{
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
    entry.addLookUpAction(new QAction(&entry));
    entry.focus();
    entry.setText(u"1\n2\n3\n4\n5"_s);
    QTRY_VERIFY(find<QWidget>(entry, "notificationIds")->height() > 2 * tokens::kControlHeight);
    for (const char *name : {"lookUp", "lookUpMenuButton"}) {
        auto *button = find<QPushButton>(entry, name);
        QTRY_COMPARE(button->height(), button->sizeHint().height());
    }
}

void TestIdEntry::aTextOfSeveralLinesFolds()
{
    EntryFixture fixture;
    auto *field = find<QPlainTextEdit>(fixture.entry, "notificationIds");
    const int line = fixture.entry.lineHeight();
    field->setFocus();
    QApplication::clipboard()->setText(u"see #1001\nand #1002 of 77\nor #1003"_s);
    QTest::keySequence(field, QKeySequence::Paste);
    QTRY_VERIFY(field->height() > 2 * line - tokens::kSpace16);
    QVERIFY(isShown(fixture.entry, "idsDropDown"));
    QCOMPARE(labelText(fixture.entry, "idsUnderstood"), u"3 ids"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(field->height(), line);
    QVERIFY(!isShown(fixture.entry, "idsDropDown")); // the results are below it
    QTest::keyClicks(field, u"1004"_s);
    QCOMPARE(fixture.entry.text(), u"1004"_s);
    QTest::keySequence(field, QKeySequence::Undo);
    QTRY_VERIFY(field->height() > line);
    fixture.other.setFocus();
    QTRY_COMPARE(field->height(), line);
    field->setFocus();
    QTRY_VERIFY(field->height() > line);
}

/// A long text of digits is drawn without shaping, which Arabic needs: in this field and in its placeholder.
void TestIdEntry::lettersAreJoinedInALongText()
{
    EntryFixture fixture;
    IdEntry &entry = fixture.entry;
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
