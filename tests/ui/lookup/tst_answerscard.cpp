// SPDX-License-Identifier: MIT
#include "redaction/knownsecrets.h"
#include "results/examplerows.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/card/answerscard.h"
#include "ui/lookup/card/cardcommands.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/valuetext.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace uitest;
using namespace resultrows;

class TestAnswersCard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void besideOneAnother();
    void belowOneAnother();
    void sameValuesStandOnce();
    void valuesAreOneStop();
    void marksWhatDiffers();
    void saysWhyThereIsNone();
    void namesUsers();
    void equalAnswers();
    void fewerConnections();
    void showsTextAsText();
    void copiesHaveNoSecrets();
};

namespace {

ResultRow in(const QString &environment, ResultRow row)
{
    row.from = Provenance{u"acme "_s + environment.toLower(), environment, u"host.example.com"_s};
    row.connectionId = environment;
    return row;
}

struct AnswersFixture
{
    AnswersFixture() { card.resize(1000, 500); }
    void setAnswers(const QList<ResultRow> &rows)
    {
        const SideBySideAnswers sideBySide(rows);
        card.setAnswers(sideBySide, 0, rows);
        show(card);
    }
    [[nodiscard]] ValueText &value(int fact, int column)
    {
        return *find<ValueText>(card, qPrintable(u"answer%1-%2"_s.arg(fact).arg(column)));
    }
    [[nodiscard]] Badge &badge(const char *name) { return *find<Badge>(card, name); }
    [[nodiscard]] QPoint place(const char *name) { return find<QWidget>(card, name)->mapTo(&card, QPoint()); }

    StillClock clock;
    KnownSecrets secrets;
    CardCommands commands;
    AnswersCard card{secrets, clock, commands};
};

const QByteArray kRead = R"({"notificationId":7,"subject":"Bill","messagePreview":"Three","read":true})";
const QByteArray kUnread = R"({"notificationId":7,"subject":"Bill 2","messagePreview":"Three","read":false})";

} // namespace

void TestAnswersCard::besideOneAnother()
{
    AnswersFixture fixture;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread)),
                        in(u"STAGING"_s, answered(7, kRead))});
    QCOMPARE(labelText(fixture.card, "answersTitle"), u"Id: 7"_s);
    QCOMPARE(labelText(fixture.card, "answersDiffer"), u"Differs: read, subject"_s);
    QCOMPARE(labelText(fixture.card, "answerConnection1"), u"acme test"_s);
    QCOMPARE(fixture.badge("answerEnvironment1").content().word, u"TEST"_s);
    QCOMPARE(fixture.badge("answerRead1").content().word, u"Unread"_s);
    QCOMPARE(fixture.value(0, 1).toPlainText(), u"Bill 2"_s);
    QTRY_VERIFY(fixture.place("answer0-0").x() < fixture.place("answer0-1").x());
    QVERIFY(fixture.place("answer0-1").x() < fixture.place("answer0-2").x());
    QCOMPARE(fixture.place("answer0-0").y(), fixture.place("answer0-2").y());
}

/// Where they do not fit.
void TestAnswersCard::belowOneAnother()
{
    AnswersFixture fixture;
    fixture.card.resize(400, 500);
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread))});
    QTRY_VERIFY(fixture.place("answer0-0").y() < fixture.place("answer0-1").y());
    QCOMPARE(fixture.place("answer0-0").x(), fixture.place("answer0-1").x());
    const auto caption = [&fixture](int column) {
        return fixture.value(0, column).parentWidget()->findChild<QLabel *>()->text();
    };
    QCOMPARE(caption(1), u"TEST: Subject"_s);
    fixture.card.resize(1000, 500);
    QTRY_COMPARE(fixture.place("answer0-0").y(), fixture.place("answer0-1").y());
    QCOMPARE(caption(1), u"Subject"_s);
}

void TestAnswersCard::sameValuesStandOnce()
{
    AnswersFixture fixture;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread))});
    QVERIFY(!isShown(fixture.card, "answer0")); // the subject differs
    QVERIFY(isShown(fixture.card, "answer0-0"));
    QVERIFY(isShown(fixture.card, "answer0-1"));
    QVERIFY(isShown(fixture.card, "answer1"));
    QCOMPARE(find<ValueText>(fixture.card, "answer1")->toPlainText(), u"Three"_s);
    QCOMPARE(spokenName(find<ValueText>(fixture.card, "answer1")), u"Preview"_s);
    QVERIFY(!isShown(fixture.card, "answer1-0"));
    QVERIFY(!isShown(fixture.card, "answer1-1"));
    QVERIFY(!isShown(fixture.card, "answerRead"));
    QVERIFY(isShown(fixture.card, "answerArchived"));
    QVERIFY(!isShown(fixture.card, "answerArchived1"));
    QTRY_VERIFY(fixture.place("answer0-0").y() < fixture.place("answer1").y());
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kRead))});
    QVERIFY(isShown(fixture.card, "answer0"));
    QVERIFY(!isShown(fixture.card, "answer0-1"));
    QVERIFY(isShown(fixture.card, "answerRead"));
    // Those of the only connection that has the notification stand once, too.
    fixture.setAnswers({in(u"PRODUCTION"_s, notFound(7)), in(u"TEST"_s, answered(7, kUnread))});
    QCOMPARE(find<ValueText>(fixture.card, "answer0")->toPlainText(), u"Bill 2"_s);
    QVERIFY(isShown(fixture.card, "answer0"));
}

void TestAnswersCard::valuesAreOneStop()
{
    AnswersFixture fixture;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread))});
    const auto stops = [&fixture] {
        int count = 0;
        for (const ValueText *value : fixture.card.findChildren<ValueText *>())
            count += value->isVisible() && (value->focusPolicy() & Qt::TabFocus) ? 1 : 0;
        return count;
    };
    QCOMPARE(stops(), 1);
    fixture.value(0, 0).setFocus();
    QTest::keyClick(&fixture.value(0, 0), Qt::Key_Down);
    QVERIFY(fixture.value(0, 1).hasFocus());
    QTest::keyClick(&fixture.value(0, 1), Qt::Key_Down);
    QVERIFY(find<ValueText>(fixture.card, "answer1")->hasFocus());
    QCOMPARE(stops(), 1);
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, notFound(7))});
    QCOMPARE(stops(), 1);
    QCOMPARE(accessFaults(fixture.card), QString());
}

void TestAnswersCard::marksWhatDiffers()
{
    AnswersFixture fixture;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread))});
    const auto isMarked = [](const ValueText &value) {
        const auto *sign = value.parentWidget()->findChild<QWidget *>(u"differs"_s);
        return sign && sign->isVisible();
    };
    for (const int column : {0, 1}) {
        QVERIFY(isMarked(fixture.value(0, column)));
        QVERIFY(!isMarked(fixture.value(1, column)));
    }
    QCOMPARE(spokenName(&fixture.value(0, 1)), u"TEST: Subject"_s);
    const auto described = [](QWidget &widget) {
        return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Description);
    };
    QCOMPARE(described(fixture.value(0, 1)), u"differs"_s);
    QCOMPARE(described(fixture.value(1, 1)), QString());
    QVERIFY(fixture.badge("answerReadSign0").isVisible());
    QVERIFY(!fixture.badge("answerArchivedSign0").isVisible());
    QCOMPARE(spokenName(&fixture.badge("answerRead1")), u"TEST: Read"_s);
    QCOMPARE(spokenName(&fixture.badge("answerReadSign1")), u"TEST: Read"_s);
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kRead))});
    QVERIFY(!isMarked(fixture.value(0, 0)));
    QVERIFY(!fixture.badge("answerReadSign0").isVisible());
    QCOMPARE(described(fixture.value(0, 1)), QString());
}

void TestAnswersCard::saysWhyThereIsNone()
{
    AnswersFixture fixture;
    QList<ResultRow> rows{in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, notFound(7)),
                          in(u"STAGING"_s, row(8, LookupRow::Outcome::Waiting)), in(u"LAB"_s, failed(7))};
    fixture.setAnswers(rows);
    QCOMPARE(fixture.badge("answerOutcome1").content().word, u"Not found"_s);
    QVERIFY(find<ValueText>(fixture.card, "answerReason1")
                ->toPlainText()
                .startsWith(u"Notification 7 was not"_s));
    QVERIFY(!isShown(fixture.card, "answer0-1"));
    QVERIFY(fixture.badge("answerPresenceSign1").isVisible()); // only in PRODUCTION
    QCOMPARE(fixture.badge("answerOutcome2").content().word, u"Not looked up"_s);
    QVERIFY(!isShown(fixture.card, "answerReason2"));
    QVERIFY(!fixture.badge("answerPresenceSign2").isVisible());
    QCOMPARE(fixture.badge("answerOutcome3").content().word, u"Failed"_s);
    QVERIFY(isShown(fixture.card, "answerReason3"));
}

void TestAnswersCard::namesUsers()
{
    AnswersFixture fixture;
    ResultRow ann = in(u"TEST"_s, answered(7, kRead));
    ann.user = u"ann"_s;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), ann});
    const auto user = static_cast<int>(answerFacts().indexOf(ResultField::User));
    QVERIFY(!fixture.value(user, 0).isVisible());
    QVERIFY(fixture.value(user, 1).isVisible());
    QCOMPARE(fixture.value(user, 1).toPlainText(), u"ann"_s);
}

void TestAnswersCard::equalAnswers()
{
    AnswersFixture fixture;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kRead))});
    QCOMPARE(labelText(fixture.card, "answersDiffer"), u"Nothing differs."_s);
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, failed(7))});
    QCOMPARE(labelText(fixture.card, "answersDiffer"), u"not compared: TEST"_s);
}

/// Nothing of a connection that is gone stays.
void TestAnswersCard::fewerConnections()
{
    AnswersFixture fixture;
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread)),
                        in(u"STAGING"_s, answered(7, kRead))});
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), in(u"TEST"_s, answered(7, kUnread))});
    QVERIFY(!isShown(fixture.card, "answerEnvironment2") && !isShown(fixture.card, "answer0-2"));
    fixture.card.clear();
    QVERIFY(!isShown(fixture.card, "answerEnvironment0") && !isShown(fixture.card, "answer0-0"));
}

void TestAnswersCard::showsTextAsText()
{
    AnswersFixture fixture;
    ResultRow hostile = in(u"TEST"_s, answered(7, R"({"subject":"<b>x</b>"})"));
    hostile.from = Provenance{u"<i>acme</i>"_s, u"TEST"_s, u"host.example.com"_s};
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, kRead)), hostile});
    QCOMPARE(fixture.value(0, 1).toPlainText(), u"<b>x</b>"_s);
    QCOMPARE(labelText(fixture.card, "answerConnection1"), u"<i>acme</i>"_s);
}

void TestAnswersCard::copiesHaveNoSecrets()
{
    AnswersFixture fixture;
    fixture.secrets.add(Secret(u"hush-hush-1"_s));
    fixture.setAnswers({in(u"PRODUCTION"_s, answered(7, R"({"subject":"key hush-hush-1 leaked"})")),
                        in(u"TEST"_s, notFound(7))});
    auto *subject = find<ValueText>(fixture.card, "answer0");
    subject->selectAll();
    subject->copy();
    QVERIFY(QApplication::clipboard()->text().contains(u"leaked"_s));
    QVERIFY(!QApplication::clipboard()->text().contains(u"hush-hush"_s));
    const QSignalSpy copied(&fixture.commands, &CardCommands::copy);
    find<QPushButton>(fixture.card, "copyAnswers")->click();
    QCOMPARE(copied.count(), 1);
}

SVC_TEST(TestAnswersCard)
#include "tst_answerscard.moc"
