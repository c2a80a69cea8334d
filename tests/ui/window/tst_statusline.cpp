// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/window/statusline.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

using namespace std::chrono_literals;
using namespace uitest;

namespace {

struct StatusLineFixture
{
    [[nodiscard]] QString text() { return labelText(line, "status"); }
    [[nodiscard]] QString spoken() { return find<QLabel>(line, "status")->accessibleDescription(); }
    /// Lets the line look at its clock.
    void pass(std::chrono::milliseconds time)
    {
        clock.advance(time);
        auto *timer = find<QTimer>(line, "statusNote");
        if (timer->isActive())
            QVERIFY(QMetaObject::invokeMethod(timer, "timeout"));
    }

    StillClock clock;
    StatusLine line{new QPushButton, clock};
};

} // namespace

class TestStatusLine : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void totalsReplaceTheNote();
    void noteStaysWithoutTotals();
    void totalsReturnAfterTheNote();
    void endOfALookupRemovesTheNote();
    void textOfAMessageIsNotAnnouncedAgain();
    void noteEndsWithItsSubject();
    void retryHasItsCount();
    void longTextIsCut();
};

void TestStatusLine::totalsReplaceTheNote()
{
    StatusLineFixture fixture;
    fixture.line.setTotals(u"9 found"_s);
    fixture.line.showNote(u"Copied 3 notifications as Markdown."_s);
    fixture.pass(9s);
    QCOMPARE(fixture.text(), u"Copied 3 notifications as Markdown."_s);
    fixture.pass(1s);
    QCOMPARE(fixture.text(), u"9 found"_s);
    QCOMPARE(fixture.spoken(), u"9 found"_s);
    QVERIFY(!find<QTimer>(fixture.line, "statusNote")->isActive());
}

void TestStatusLine::noteStaysWithoutTotals()
{
    StatusLineFixture fixture;
    fixture.line.showNote(u"Signed in as Jane Doe."_s);
    fixture.pass(1h);
    QCOMPARE(fixture.text(), u"Signed in as Jane Doe."_s);
    fixture.line.setTotals(u"9 found"_s);
    QCOMPARE(fixture.text(), u"9 found"_s);
}

void TestStatusLine::totalsReturnAfterTheNote()
{
    StatusLineFixture fixture;
    fixture.line.setTotals(u"9 found"_s);
    fixture.line.showNote(u"Copied."_s);
    fixture.line.setProgress(u"10 found · 10 of 12"_s);
    QCOMPARE(fixture.text(), u"Copied."_s);
    fixture.pass(10s);
    QCOMPARE(fixture.text(), u"10 found · 10 of 12"_s);
}

void TestStatusLine::endOfALookupRemovesTheNote()
{
    StatusLineFixture fixture;
    fixture.line.showNote(u"Copied."_s);
    fixture.line.showTotals(u"Notification 7 was found."_s, u"7. Bill import failed."_s);
    QCOMPARE(fixture.text(), u"Notification 7 was found."_s);
    QCOMPARE(fixture.spoken(), u"7. Bill import failed."_s);
}

void TestStatusLine::textOfAMessageIsNotAnnouncedAgain()
{
    StatusLineFixture fixture;
    fixture.line.setTotals(u"9 found"_s);
    fixture.line.showNote(u"Exported 9 notifications."_s, Notices::Moment, Notices::Spoken::No);
    QCOMPARE(fixture.text(), u"Exported 9 notifications."_s);
    QCOMPARE(fixture.spoken(), u"9 found"_s);
    fixture.pass(10s);
    QCOMPARE(fixture.text(), u"9 found"_s);
}

void TestStatusLine::noteEndsWithItsSubject()
{
    StatusLineFixture fixture;
    fixture.line.setTotals(u"9 found"_s);
    fixture.line.showNote(u"Signed in as Jane Doe."_s, Notices::SessionSubject);
    fixture.line.removeNote(Notices::ResultsSubject);
    QCOMPARE(fixture.text(), u"Signed in as Jane Doe."_s);
    fixture.line.removeNote(Notices::SessionSubject);
    QCOMPARE(fixture.text(), u"9 found"_s);
    fixture.line.setTotals({});
    QCOMPARE(fixture.text(), QString());
    QCOMPARE(fixture.spoken(), QString());
}

void TestStatusLine::retryHasItsCount()
{
    StatusLineFixture fixture;
    fixture.line.resize(1000, fixture.line.sizeHint().height());
    auto *retry = find<QPushButton>(fixture.line, "retryFailed");
    auto *rest = find<QPushButton>(fixture.line, "lookUpRest");
    QVERIFY(retry->isHidden() && rest->isHidden());
    QSignalSpy retryRequested(&fixture.line, &StatusLine::retryRequested);
    QSignalSpy restRequested(&fixture.line, &StatusLine::restRequested);
    fixture.line.setRetryable({.failed = 1, .notLookedUp = 98'045});
    QVERIFY(!retry->isHidden() && !rest->isHidden());
    QCOMPARE(retry->text(), u"Retry failed (1)"_s);
    QCOMPARE(spokenName(retry), u"Retry failed"_s);
    QCOMPARE(rest->text(), u"Look up the rest (98,045)"_s);
    QCOMPARE(spokenName(rest), u"Look up the rest"_s);
    retry->click();
    QCOMPARE(retryRequested.size(), 1);
    QCOMPARE(restRequested.size(), 0);
    rest->click();
    QCOMPARE(restRequested.size(), 1);
    fixture.line.resize(400, fixture.line.height());
    fixture.line.setRetryable({.failed = 1, .notLookedUp = 98'045});
    QVERIFY(!retry->isHidden() && rest->isHidden());
    fixture.line.setRetryable({.notLookedUp = 98'045});
    QVERIFY(retry->isHidden() && !rest->isHidden());
    fixture.line.setRetryable({});
    QVERIFY(retry->isHidden() && rest->isHidden());
}

void TestStatusLine::longTextIsCut()
{
    StatusLineFixture fixture;
    fixture.line.resize(300, fixture.line.sizeHint().height());
    fixture.line.show();
    const QString path = u"Exported 3 notifications to /"_s + u"folder/"_s.repeated(40) + u"rows.csv."_s;
    fixture.line.setRetryable({.failed = 2});
    fixture.line.showNote(path);
    QVERIFY(fixture.line.minimumSizeHint().width() <= 300);
    QCOMPARE(fixture.text(), path);
    QCOMPARE(fixture.spoken(), path);
    QVERIFY(find<QPushButton>(fixture.line, "retryFailed")->geometry().right() < 300);
}

SVC_TEST(TestStatusLine)
#include "tst_statusline.moc"
