// SPDX-License-Identifier: MIT
#include "desktop/programoptions.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestProgramOptions final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void restartArguments_data();
    void restartArguments();
};

void TestProgramOptions::restartArguments_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<bool>("isDemo");
    QTest::addColumn<QString>("again");
    QTest::newRow("none") << QString() << false << QString();
    QTest::newRow("options, also of Qt") << u"--appearance dark -platform offscreen --new-window"_s << false
                                         << u"--appearance dark -platform offscreen --new-window"_s;
    QTest::newRow("a link") << u"SVC-DESKTOP://lookup?ids=1 --new-window"_s << false << u"--new-window"_s;
    QTest::newRow("demo") << u"--demo"_s << true << u"--language=de --demo"_s;
    QTest::newRow("demo that has started again, with a link")
        << u"--language=ja --demo -- svc-desktop://lookup?ids=1"_s << true << u"--language=de --demo --"_s;
}

void TestProgramOptions::restartArguments()
{
    QFETCH(const QString, arguments);
    QFETCH(const bool, isDemo);
    QFETCH(const QString, again);
    ProgramOptions options;
    options.demo = isDemo;
    QCOMPARE(::restartArguments(arguments.split(u' ', Qt::SkipEmptyParts), options, u"de"_s).join(u' '),
             again);
}

SVC_GUILESS_TEST(TestProgramOptions)
#include "tst_programoptions.moc"
