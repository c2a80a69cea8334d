// SPDX-License-Identifier: MIT
#include "redaction/knownsecrets.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/card/cardcommands.h"
#include "ui/lookup/card/notificationcard.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/valuetext.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

using namespace uitest;

class TestNotificationCard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void showsAllFields();
    void notGiven_data();
    void notGiven();
    void timeWithoutZoneFollowsTheLayout();
    void badges_data();
    void badges();
    void showsHostileTextsAsPlainText();
    void truncatesLongTexts();
    void wrapsALongSubject();
    void previewFollowsTheSubject();
    void noteIsAboutAPreview();
    void valuesAreOneStopOfTab();
    void rawJsonFitsALowCard();
    void badgesBelongToTheFirstLine();
    void narrowCardHasItsButtonsBelowTheSubject();
    void textsAreAlignedToTheSameEdge();
    void valueIsCopiedWithoutASelection();
    void updatesTimes();
    void isAccessible();

private:
    [[nodiscard]] static ResultRow content(const QByteArray &json);
    StillClock m_clock;
    KnownSecrets m_secrets;
    CardCommands m_commands;
};

void TestNotificationCard::initTestCase()
{
    qputenv("TZ", "UTC-1");
    useOurStyle();
}

static const QByteArray kFull = R"({"notificationId":9007199254740993,"subject":"Bill import failed",
    "messagePreview":"Three accounts\nwere skipped.","createdDate":"2026-03-14T08:12:00Z","read":false,"archived":true,
    "notificationType":{"notificationTypeId":14,"notificationTypeInfo":"Import automation",
    "notificationTypeDescription":"Sent when an import ends","notificationCategory":{"notificationCategoryId":2,
    "notificationCategoryInfo":"Alerts","notificationCategoryDescription":"Needs attention"}}})";

ResultRow TestNotificationCard::content(const QByteArray &json)
{
    ResultRow row;
    row.lookup.notification = std::make_shared<const Notification>(parseNotification(json).value());
    row.lookup.fetchedAt = StillClock().utcNow();
    Connection connection = connectionTo(QUrl(u"https://api.example.com"_s));
    connection.environment = u"PRODUCTION"_s;
    row.from = provenanceOf(connection);
    return row;
}

static QString value(QWidget &card, const char *objectName)
{
    return find<ValueText>(card, objectName)->toPlainText().remove(QChar(0x200B)); // where it may wrap
}

void TestNotificationCard::showsAllFields()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(kFull));
    QCOMPARE(value(card, "subject"), u"Bill import failed"_s);
    QCOMPARE(value(card, "preview"), u"Three accounts\nwere skipped."_s);
    QCOMPARE(value(card, "type"), u"Import automation (14)"_s);
    QCOMPARE(value(card, "typeDescription"), u"Sent when an import ends"_s);
    QCOMPARE(value(card, "category"), u"Alerts (2)"_s);
    QCOMPARE(value(card, "categoryDescription"), u"Needs attention"_s);
    QCOMPARE(value(card, "created"), u"3 hours ago · 14 Mar 2026 09:12 (UTC+1)"_s);
    QCOMPARE(find<ValueText>(card, "created")->toolTip(), u"2026-03-14T08:12:00Z"_s);
    QCOMPARE(value(card, "notificationId"), u"9007199254740993"_s);
    QCOMPARE(value(card, "fetched"), u"just now · 14 Mar 2026 12:12 (UTC+1)"_s);
    QCOMPARE(value(card, "fetchedDescription"), u"from acme @ api.example.com – PRODUCTION"_s);
    ResultRow signedIn = content(kFull);
    signedIn.user = u"jdoe"_s;
    card.setContent(signedIn);
    QCOMPARE(value(card, "fetchedDescription"), u"from acme @ api.example.com – PRODUCTION, by jdoe"_s);
    QCOMPARE(find<Badge>(card, "readState")->accessibleDescription(), u"Unread"_s);
    QCOMPARE(find<Badge>(card, "archivedState")->accessibleDescription(), u"Archived"_s);
}

void TestNotificationCard::noteIsAboutAPreview()
{
    const QString note = u"The service provides this preview; the full message is not available."_s;
    NotificationCard card(m_secrets, m_clock, m_commands);
    uitest::show(card);
    const auto *preview = find<ValueText>(card, "preview");
    for (const char *none : {"{}", R"({"messagePreview":""})"}) {
        card.setContent(content(kFull));
        QCOMPARE(preview->toolTip(), note);
        QCOMPARE(preview->accessibleDescription(), note);
        card.setContent(content(none));
        QCOMPARE(preview->toolTip(), QString());
        QCOMPARE(preview->accessibleDescription(), QString());
    }
}

void TestNotificationCard::valuesAreOneStopOfTab()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(kFull));
    card.resize(330, 600);
    uitest::show(card);
    const auto stops = [&card] {
        QStringList names;
        for (const QWidget *widget : card.findChildren<QWidget *>()) {
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus))
                names += widget->objectName();
        }
        names.sort();
        return names.join(u' ');
    };
    QCOMPARE(stops(), u"copyForTicket subject"_s);
    // The arrow keys lead on; the preview has two lines.
    QStringList reached{u"subject"_s};
    find<QWidget>(card, "subject")->setFocus();
    while (reached.size() < 20 && card.focusWidget()->objectName() != u"fetched"_s) {
        QTest::keyClick(card.focusWidget(), Qt::Key_Down);
        if (const QString now = card.focusWidget()->objectName(); now != reached.last())
            reached += now;
    }
    QCOMPARE(reached.join(u' '), u"subject preview type category created notificationId fetched"_s);
    QTest::keyClick(card.focusWidget(), Qt::Key_Down); // the last one
    QCOMPARE(card.focusWidget()->objectName(), u"fetched"_s);
    QTest::keyClick(card.focusWidget(), Qt::Key_Up);
    QCOMPARE(card.focusWidget()->objectName(), u"notificationId"_s);
    QCOMPARE(stops(), u"copyForTicket notificationId"_s); // Tab returns to it

    find<QWidget>(card, "copyForTicket")->setFocus();
    QTest::keyClick(card.focusWidget(), Qt::Key_Right);
    QCOMPARE(card.focusWidget()->objectName(), u"showRawJson"_s);
    QTest::keyClick(card.focusWidget(), Qt::Key_Right);
    QCOMPARE(card.focusWidget()->objectName(), u"showRawJson"_s);
    card.setCopyOffered(false);
    QCOMPARE(stops(), u"notificationId showRawJson"_s);
    find<QWidget>(card, "notificationId")->setFocus();
    card.toggleRaw();
    QVERIFY(find<QWidget>(card, "showRawJson")->hasFocus());
    QVERIFY(isShown(card, "rawJson"));
    card.toggleRaw();
    QCOMPARE(stops(), u"notificationId showRawJson"_s);
}

/// Its own text scrolls, not the card.
void TestNotificationCard::rawJsonFitsALowCard()
{
    auto *card = new NotificationCard(m_secrets, m_clock, m_commands);
    ResultRow row = content(kFull);
    card->setContent(row);
    FittingScrollArea area(card);
    area.resize(330, 230);
    uitest::show(area);
    card->toggleRaw();
    QTRY_VERIFY(isShown(*card, "rawJson"));
    QVERIFY(!isShown(*card, "subject"));
    QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
    QVERIFY(find<QWidget>(*card, "rawJson")->height() >= 72);
}

void TestNotificationCard::notGiven_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("shown");
    for (const char *field : {"subject", "preview", "type", "category", "created", "notificationId"}) {
        QTest::addRow("missing: %s", field) << QByteArray("{}") << QByteArray(field) << u"not given"_s;
        QTest::addRow("null: %s", field)
            << QByteArray(R"({"subject":null,"messagePreview":null,"notificationType":null,"createdDate":null,
                              "notificationId":null})")
            << QByteArray(field) << u"not given"_s;
    }
    QTest::newRow("empty subject") << QByteArray(R"({"subject":""})") << QByteArray("subject") << u"empty"_s;
    QTest::newRow("type without a number")
        << QByteArray(R"({"notificationType":{"notificationTypeInfo":"Import"}})") << QByteArray("type")
        << u"Import"_s;
    QTest::newRow("type without a name")
        << QByteArray(R"({"notificationType":{"notificationTypeId":14}})") << QByteArray("type") << u"14"_s;
    QTest::newRow("no category") << QByteArray(R"({"notificationType":{"notificationTypeId":14}})")
                                 << QByteArray("category") << u"not given"_s;
    QTest::newRow("no offset") << QByteArray(R"({"createdDate":"2026-03-14T08:12:00"})")
                               << QByteArray("created") << u"2026-03-14T08:12:00 (time zone not given)"_s;
    QTest::newRow("year 1") << QByteArray(R"({"createdDate":"0001-01-01T00:00:00"})") << QByteArray("created")
                            << u"not given"_s;
}

void TestNotificationCard::notGiven()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, field);
    QFETCH(QString, shown);
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(kFull)); // nothing of the previous content may remain
    card.setContent(content(json));
    QCOMPARE(value(card, field.constData()), shown);
}

/// Otherwise Arabic words behind the time would be laid out from left to right.
void TestNotificationCard::timeWithoutZoneFollowsTheLayout()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    const auto created = [&] {
        card.setContent(content(R"({"createdDate":"2026-03-14T08:12:00"})"));
        return value(card, "created");
    };
    QCOMPARE(created(), u"2026-03-14T08:12:00 (time zone not given)"_s);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString shown = created();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(shown, u"\u20682026-03-14T08:12:00\u2069 (time zone not given)"_s);
}

void TestNotificationCard::badges_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("read");
    QTest::addColumn<QString>("archived");
    QTest::newRow("neither") << QByteArray("{}") << u"Unknown"_s << u"Unknown"_s;
    QTest::newRow("new") << QByteArray(R"({"read":false,"archived":false})") << u"Unread"_s << u"Active"_s;
    QTest::newRow("old") << QByteArray(R"({"read":true,"archived":true})") << u"Read"_s << u"Archived"_s;
}

void TestNotificationCard::badges()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, read);
    QFETCH(QString, archived);
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(json));
    QCOMPARE(find<Badge>(card, "readState")->accessibleName(), u"Read state"_s);
    QCOMPARE(find<Badge>(card, "readState")->accessibleDescription(), read);
    QCOMPARE(find<Badge>(card, "archivedState")->accessibleName(), u"Archived state"_s);
    QCOMPARE(find<Badge>(card, "archivedState")->accessibleDescription(), archived);
}

void TestNotificationCard::showsHostileTextsAsPlainText()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(
        R"({"subject":"<img src='file:///etc/passwd'>\u202Egpj","messagePreview":"<script>\u0000x"})"));
    QCOMPARE(value(card, "subject"), u"<img src='file:///etc/passwd'>\uFFFDgpj"_s);
    QCOMPARE(value(card, "preview"), u"<script>\uFFFDx"_s);
}

void TestNotificationCard::truncatesLongTexts()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content("{\"messagePreview\":\"" + QByteArray(70'000, 'x') + "\"}"));
    card.show();
    QVERIFY(isShown(card, "showMore"));
    QCOMPARE(value(card, "preview").size(), 64 * 1024);
    find<QPushButton>(card, "showMore")->click();
    QCOMPARE(value(card, "preview").size(), 70'000);
    QVERIFY(!isShown(card, "showMore"));
    card.setContent(content(kFull));
    QVERIFY(!isShown(card, "showMore"));
}

void TestNotificationCard::wrapsALongSubject()
{
    auto *card = new NotificationCard(m_secrets, m_clock, m_commands);
    card->setContent(content("{\"subject\":\"" + QByteArray("accounts ").repeated(33) + "\"}"));
    FittingScrollArea area(card);
    area.resize(480, 600);
    area.show();
    auto *subject = find<ValueText>(*card, "subject");
    QTRY_VERIFY(subject->width() <= 480);
    QCOMPARE(subject->height(), subject->heightForWidth(subject->width()));
    QVERIFY(subject->height() > 3 * subject->fontMetrics().height());
}

void TestNotificationCard::previewFollowsTheSubject()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(kFull));
    card.resize(1148, 400);
    card.show();
    const auto top = [&card](const char *name) {
        return find<QWidget>(card, name)->mapTo(&card, QPoint()).y();
    };
    QTRY_VERIFY(top("subject") < top("preview"));
    QVERIFY(top("preview") < top("type"));
    QTRY_COMPARE(top("type"), top("fetched"));
    QVERIFY(top("preview") < 2 * find<QWidget>(card, "copyForTicket")->height());
}

void TestNotificationCard::badgesBelongToTheFirstLine()
{
    for (const int words : {2, 40}) {
        auto *card = new NotificationCard(m_secrets, m_clock, m_commands);
        card->setContent(content("{\"subject\":\"" + QByteArray("accounts ").repeated(words) + "\"}"));
        FittingScrollArea area(card);
        area.resize(1800, 600);
        area.show();
        const auto middle = [card](const char *name, int height) {
            return find<QWidget>(*card, name)->mapTo(card, QPoint(0, height / 2)).y();
        };
        auto *subject = find<ValueText>(*card, "subject");
        QTRY_VERIFY(subject->width() > 0);
        const int line = subject->fontMetrics().height() + 2 * ValueText::textInset();
        const int first = middle("subject", line);
        const int badge = find<QWidget>(*card, "readState")->height();
        const int button = find<QWidget>(*card, "copyForTicket")->height();
        QTRY_VERIFY(std::abs(middle("readState", badge) - first) <= 1);
        QVERIFY(std::abs(middle("copyForTicket", button) - first) <= 1);
    }
}

void TestNotificationCard::narrowCardHasItsButtonsBelowTheSubject()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content("{\"subject\":\"" + QByteArray("accounts ").repeated(40) + "\"}"));
    card.resize(900, 400);
    show(card);
    const auto place = [&card](const char *name) {
        auto *widget = find<QWidget>(card, name);
        return QRect(widget->mapTo(&card, QPoint()), widget->size());
    };
    QVERIFY(place("copyForTicket").left() > place("subject").right());
    QCOMPARE(place("copyForTicket").top(), 0);
    find<QWidget>(card, "copyForTicket")->setFocus();
    card.resize(430, 400);
    QTRY_VERIFY(place("copyForTicket").top() > place("subject").bottom());
    QVERIFY(place("subject").width() > 400);
    QVERIFY(card.rect().contains(place("showRawJson")));
    QVERIFY(find<QWidget>(card, "copyForTicket")->hasFocus());
    card.resize(900, 400);
    QTRY_COMPARE(place("copyForTicket").top(), 0);
    QVERIFY(place("copyForTicket").left() > place("subject").right());
}

/// Whatever the direction of each text.
void TestNotificationCard::textsAreAlignedToTheSameEdge()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content("{\"subject\":\"x\",\"messagePreview\":\"xx\"}"));
    card.resize(900, 400);
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        card.setLayoutDirection(direction);
        card.show();
        auto *preview = find<ValueText>(card, "preview");
        QTest::qWait(0);
        const QImage image = preview->viewport()->grab().toImage();
        int first = image.width();
        int last = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixelColor(x, y) != image.pixelColor(0, 0)) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
            }
        }
        const int inset = 2 * ValueText::textInset();
        if (direction == Qt::LeftToRight)
            QVERIFY2(first <= inset, qPrintable(QString::number(first)));
        else
            QVERIFY2(last >= image.width() - inset, qPrintable(QString::number(last)));
    }
}

void TestNotificationCard::valueIsCopiedWithoutASelection()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(kFull));
    card.show();
    auto *type = find<ValueText>(card, "type");
    QGuiApplication::clipboard()->clear();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(2, 2), type->mapToGlobal(QPoint(2, 2)));
    QCoreApplication::sendEvent(type->viewport(), &event);
    auto *menu = find<QMenu>(*type, "valueMenu");
    auto *copy = menu->findChild<QAction *>(u"copyValue"_s);
    QVERIFY(copy);
    QCOMPARE(copy->text(), u"C&opy value"_s);
    copy->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Import automation (14)"_s);
    QVERIFY(!type->textCursor().hasSelection());
    menu->close();
}

void TestNotificationCard::updatesTimes()
{
    StillClock clock;
    NotificationCard card(m_secrets, clock, m_commands);
    card.setContent(content(kFull));
    clock.advance(std::chrono::hours(1));
    card.refreshTimes();
    QVERIFY(value(card, "created").startsWith(u"4 hours ago"_s));
    QVERIFY(value(card, "fetched").startsWith(u"1 hour ago"_s));
}

void TestNotificationCard::isAccessible()
{
    NotificationCard card(m_secrets, m_clock, m_commands);
    card.setContent(content(kFull));
    card.show();
    QCOMPARE(accessFaults(card), QString());
    const QList<std::pair<const char *, QString>> names{
        {"subject", u"Subject"_s},   {"preview", u"Preview"_s}, {"type", u"Type"_s},
        {"category", u"Category"_s}, {"created", u"Created"_s}, {"notificationId", u"Notification id"_s}};
    for (const auto &[objectName, name] : names)
        QCOMPARE(find<QWidget>(card, objectName)->accessibleName(), name);
}

SVC_TEST(TestNotificationCard)
#include "tst_notificationcard.moc"
