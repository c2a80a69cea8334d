// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "text/mnemonictext.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestMnemonicText final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leavesOut_data();
    void leavesOut();
};

void TestMnemonicText::leavesOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("none") << u"Sign in"_s << u"Sign in"_s;
    QTest::newRow("first") << u"&File"_s << u"File"_s;
    QTest::newRow("within") << u"Sign &in…"_s << u"Sign in…"_s;
    QTest::newRow("added") << u"件名(&A)"_s << u"件名"_s;
    QTest::newRow("added before dots") << u"設定(&E)…"_s << u"設定…"_s;
    QTest::newRow("in a word in parentheses") << u"Columns (&all)"_s << u"Columns (all)"_s;
    QTest::newRow("Arabic") << u"&ملف"_s << u"ملف"_s;
    QTest::newRow("a character") << u"R&&D &notes"_s << u"R&&D notes"_s;
    QTest::newRow("two") << u"&Copy\t&2"_s << u"Copy\t2"_s;
    QTest::newRow("by itself") << u"this & that &"_s << u"this & that &"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TestMnemonicText::leavesOut()
{
    QFETCH(QString, text);
    QTEST(withoutMnemonic(text), "plain");
}

SVC_GUILESS_TEST(TestMnemonicText)
#include "tst_mnemonictext.moc"
