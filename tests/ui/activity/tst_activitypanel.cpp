// SPDX-License-Identifier: MIT
#include "activity/exchangecurl.h"
#include "activity/exchangehar.h"
#include "activity/exchanges.h"
#include "activity/exchangetext.h"
#include "program/language.h"
#include "program/notices.h"
#include "support/fakefilechooser.h"
#include "support/filemode.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/activity/activitypanel.h"
#include "ui/activity/activitytable.h"
#include "ui/style/tokens.h"

#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace uitest;

class TestActivityPanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void emptyAtFirst();
    void listsWhatHappenedBefore();
    void newestIsFirst();
    void showsDetailsOfTheCurrentExchange();
    void updatesARunningExchange();
    void filters();
    void pauses();
    void clearsWithUndo();
    void copyShortcuts_data();
    void copyShortcuts();
    void copiesAttemptsTogether();
    void oldestComesFirst();
    void savesAsHar();
    void reportsAFailedSave();
    void showExchange();
    void importantColumnsAreVisible_data();
    void importantColumnsAreVisible();
    void cellsAreWhole_data();
    void cellsAreWhole();
    void columnsFollowTheTextSize();
    void restoresColumnsAtAnotherTextSize();
    void currentRowStaysInViewWhenTheTextGrows();
    void barFollowsTheTextSize();
    void restoresColumns();
    void copyInTheTextCopiesTheSelection();
    void isAccessible();
};

namespace {

struct ActivityPanelFixture
{
    ActivityPanelFixture() { make(); }

    void make()
    {
        panel = new ActivityPanel(log, settings, files, notices);
        layout->addWidget(panel);
        table = find<ActivityTable>(window, "exchanges");
        window.resize(1180, 420);
    }
    qint64 add(Exchange exchange)
    {
        exchange.started = clock.utcNow();
        exchange.number = log.add(exchange);
        log.update(exchange);
        return exchange.number;
    }
    [[nodiscard]] QString detail() { return find<QPlainTextEdit>(window, "exchangeText")->toPlainText(); }
    void press(const char *name) { find<QPushButton>(window, name)->click(); }

    StillClock clock;
    ActivityLog log{clock};
    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    Notices notices;
    FakeFileChooser files;
    QWidget window;
    QVBoxLayout *layout = new QVBoxLayout(&window);
    ActivityPanel *panel = nullptr;
    ActivityTable *table = nullptr;
};

/// Adds upgrades of a quarter of an hour and more, answers of many sizes, a running request and one without
/// an answer.
void fillWithWideCells(ActivityPanelFixture &fixture)
{
    for (const qint64 bytes : {412, 1023, 1023 * 1024, 100 * 1024 * 1024}) {
        Exchange answered = exchanges::lookup(503);
        answered.responseBody.size = bytes;
        answered.times.ended = std::chrono::milliseconds(854120);
        fixture.add(answered);
    }
    Exchange slow = exchanges::lookup();
    slow.times.ended = std::chrono::minutes(99) + std::chrono::seconds(59);
    fixture.add(slow);
    Exchange running = exchanges::lookup();
    running.times.ended.reset();
    fixture.add(running);
    fixture.add(exchanges::refusedLogin());
    QTRY_COMPARE(fixture.table->model()->rowCount(), 7);
}

/// Returns the titles of the columns whose cells are cut off, without those of the path and the connection,
/// which can be of any length.
QString cutColumns(const ActivityTable &table)
{
    const QAbstractItemView &cells = table;
    QStringList cut;
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        const bool isWhole = table.isColumnHidden(column) ||
                             table.header()->sectionSize(column) >= cells.sizeHintForColumn(column);
        if (!isWhole && column != static_cast<int>(ActivityColumn::Path) &&
            column != static_cast<int>(ActivityColumn::Connection)) {
            cut += table.model()->headerData(column, Qt::Horizontal).toString();
        }
    }
    return cut.join(u", "_s);
}

} // namespace

void TestActivityPanel::emptyAtFirst()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    QVERIFY(isShown(fixture.window, "noExchanges"));
    QVERIFY(!isShown(fixture.window, "exchanges"));
    QVERIFY(!find<QPushButton>(fixture.window, "clearActivity")->isEnabled());
    QVERIFY(!find<QPushButton>(fixture.window, "copyExchanges")->isEnabled());
    QVERIFY(!find<QPushButton>(fixture.window, "saveHar")->isEnabled());
    fixture.add(exchanges::lookup());
    QTRY_VERIFY(isShown(fixture.window, "exchanges"));
    QVERIFY(!isShown(fixture.window, "noExchanges"));
    QVERIFY(find<QPushButton>(fixture.window, "clearActivity")->isEnabled());
    QVERIFY(find<QPushButton>(fixture.window, "copyExchanges")->isEnabled());
}

void TestActivityPanel::listsWhatHappenedBefore()
{
    ActivityPanelFixture fixture;
    fixture.add(exchanges::lookup());
    delete fixture.panel;
    fixture.make();
    show(fixture.window);
    QVERIFY(isShown(fixture.window, "exchanges"));
    for (const char *button : {"copyExchanges", "saveHar", "clearActivity"})
        QVERIFY2(find<QPushButton>(fixture.window, button)->isEnabled(), button);
}

void TestActivityPanel::newestIsFirst()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup(200, u"1"_s));
    const qint64 last = fixture.add(exchanges::lookup(200, u"2"_s));
    QTRY_COMPARE(fixture.table->model()->rowCount(), 2);
    QCOMPARE(fixture.table->model()->index(0, 0).data(ActivityModel::NumberRole).toLongLong(), last);
}

void TestActivityPanel::showsDetailsOfTheCurrentExchange()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup(404));
    QTRY_VERIFY(fixture.table->currentExchange());
    QVERIFY(fixture.detail().startsWith(u"404 Not Found"_s));
    auto *tabs = find<QTabBar>(fixture.window, "exchangeTabs");
    QCOMPARE(tabs->count(), 4);
    tabs->setCurrentIndex(0);
    QVERIFY(fixture.detail().startsWith(u"GET https://api.example.com/x/api"_s));
    QVERIFY(fixture.detail().contains(u"Svc-ApiKey: <redacted>"_s));
    tabs->setCurrentIndex(2);
    QVERIFY(fixture.detail().contains(u"Connect, with TLS: 50 ms"_s));
    tabs->setCurrentIndex(3);
    QVERIFY(fixture.detail().contains(u"Issuer: Example CA"_s));
    QVERIFY(find<QPlainTextEdit>(fixture.window, "exchangeText")->isReadOnly());

    fixture.add(exchanges::refusedLogin());
    QTRY_COMPARE(fixture.table->model()->rowCount(), 2);
    fixture.table->setCurrentIndex(fixture.table->model()->index(0, 0));
    QVERIFY(fixture.detail().startsWith(u"No certificate was received."_s));
}

void TestActivityPanel::updatesARunningExchange()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    Exchange exchange = exchanges::lookup();
    const ExchangeTimes times = std::exchange(exchange.times, {});
    exchange.number = fixture.log.add(exchange);
    QTRY_COMPARE(fixture.detail(), u"No answer has come yet."_s);
    exchange.times = times;
    fixture.log.update(exchange);
    QTRY_VERIFY(fixture.detail().startsWith(u"200 OK"_s));
}

void TestActivityPanel::filters()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup(200, u"1"_s));
    fixture.add(exchanges::lookup(404, u"2"_s));
    QTRY_COMPARE(fixture.table->model()->rowCount(), 2);
    auto *filter = find<QLineEdit>(fixture.window, "filterActivity");
    QTest::keyClicks(filter, u"404"_s);
    QCOMPARE(fixture.table->model()->rowCount(), 1);
    QTest::keyClicks(filter, u"x"_s);
    QVERIFY(isShown(fixture.window, "noExchanges"));
    find<QPushButton>(*find<QWidget>(fixture.window, "noExchanges"), "emptyAction")->click();
    QCOMPARE(fixture.table->model()->rowCount(), 2);
}

void TestActivityPanel::pauses()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    auto *pause = find<QPushButton>(fixture.window, "pauseActivity");
    pause->click();
    QVERIFY(fixture.log.isPaused());
    QCOMPARE(labelText(*find<QWidget>(fixture.window, "messageBar"), "messageTitle"),
             u"Recording is paused"_s);
    fixture.press("resumeActivity");
    QVERIFY(!fixture.log.isPaused());
    QVERIFY(!pause->isChecked());
    QVERIFY(!isShown(fixture.window, "messageBar"));
    pause->toggle(); // as a screen reader does
    QVERIFY(fixture.log.isPaused());
}

void TestActivityPanel::clearsWithUndo()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup(200, u"1"_s));
    fixture.add(exchanges::lookup(200, u"2"_s));
    QTRY_COMPARE(fixture.table->model()->rowCount(), 2);
    fixture.press("clearActivity");
    QVERIFY(isShown(fixture.window, "noExchanges"));
    fixture.press("undoClear");
    QCOMPARE(fixture.table->model()->rowCount(), 2);
    QVERIFY(!isShown(fixture.window, "messageBar"));
    fixture.press("clearActivity");
    fixture.press("dismissCleared");
    QVERIFY(!fixture.log.canUndoClear());
    QVERIFY(!isShown(fixture.window, "messageBar"));
}

void TestActivityPanel::copyShortcuts_data()
{
    QTest::addColumn<QKeySequence>("keys");
    QTest::addColumn<QString>("expected");
    Exchange exchange = exchanges::lookup();
    exchange.started = StillClock().utcNow();
    QTest::newRow("text") << QKeySequence(QKeySequence::Copy) << exchangeText(exchange);
    QTest::newRow("curl") << QKeySequence(Qt::CTRL | Qt::Key_U) << exchangeCurl(exchange) + u'\n';
    QTest::newRow("HAR") << QKeySequence(Qt::CTRL | Qt::Key_R) << QString::fromUtf8(exchangesHar({exchange}));
}

void TestActivityPanel::copyShortcuts()
{
    QFETCH(const QKeySequence, keys);
    QFETCH(const QString, expected);
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup());
    QTRY_VERIFY(fixture.table->currentExchange());
    fixture.panel->focusTable();
    QSignalSpy status(&fixture.notices, &Notices::note);
    QTest::keySequence(fixture.table, keys);
    QCOMPARE(QGuiApplication::clipboard()->text(), expected);
    QCOMPARE(status.size(), 1);
}

void TestActivityPanel::copiesAttemptsTogether()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    Exchange again = exchanges::lookup();
    again.retryOf = fixture.add(exchanges::lookup(503));
    fixture.add(again);
    QAbstractItemModel *rows = fixture.table->model();
    QTRY_COMPARE(rows->rowCount(rows->index(0, 0)), 2);
    fixture.panel->focusTable();
    QTest::keySequence(fixture.table, QKeySequence(QKeySequence::Copy));
    QCOMPARE(QGuiApplication::clipboard()->text().count(u"-- Request --"_s), 2);
    fixture.table->expandAll();
    fixture.table->selectAll();
    QCOMPARE(fixture.table->selectedExchanges().size(), 2);
}

/// The list has the newest first; what is copied or saved is replayed in the order of its starts.
void TestActivityPanel::oldestComesFirst()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    for (const int status : {200, 404, 503})
        fixture.add(exchanges::lookup(status));
    QTRY_COMPARE(fixture.table->model()->rowCount(), 3);
    fixture.panel->focusTable();
    fixture.table->selectAll();
    const auto statuses = [](const QByteArray &har) {
        QList<int> found;
        const QJsonArray entries = QJsonDocument::fromJson(har)["log"_L1]["entries"_L1].toArray();
        for (const auto entry : entries)
            found += entry["response"_L1]["status"_L1].toInt();
        return found;
    };
    const QList<int> expected{200, 404, 503};
    QTest::keySequence(fixture.table, QKeySequence(Qt::CTRL | Qt::Key_R));
    QCOMPARE(statuses(QGuiApplication::clipboard()->text().toUtf8()), expected);
    fixture.press("saveHar");
    const QString path = fixture.folder.filePath(u"x.har"_s);
    fixture.files.choose(path);
    QFile file(path);
    QTRY_VERIFY(file.exists());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(statuses(file.readAll()), expected);
}

void TestActivityPanel::savesAsHar()
{
#ifdef Q_OS_UNIX
    const Umask umask(022);
#endif
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup());
    QTRY_VERIFY(fixture.table->currentExchange());
    QSignalSpy status(&fixture.notices, &Notices::note);
    fixture.press("saveHar");
    QCOMPARE(fixture.files.requests(), QStringList{u"Save as HAR"_s});
    const QString path = fixture.folder.filePath(u"x.har"_s);
    fixture.files.choose(path);
    QTRY_COMPARE(status.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Exchange exchange = exchanges::lookup();
    exchange.started = fixture.clock.utcNow();
    QCOMPARE(file.readAll(), exchangesHar({exchange}));
#ifdef Q_OS_UNIX
    QCOMPARE(fileMode(path), QByteArray("644"));
#endif
}

void TestActivityPanel::reportsAFailedSave()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup());
    QTRY_VERIFY(fixture.table->currentExchange());
    fixture.press("saveHar");
    QFile blocker(fixture.folder.filePath(u"file"_s));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    fixture.files.choose(fixture.folder.filePath(u"file/x.har"_s));
    QTRY_VERIFY(isShown(fixture.window, "messageBar"));
}

void TestActivityPanel::showExchange()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    const qint64 first = fixture.add(exchanges::lookup(503, u"7"_s));
    fixture.add(exchanges::lookup(404, u"7"_s));
    const qint64 other = fixture.add(exchanges::lookup(200, u"8"_s));
    fixture.panel->showExchange(other);
    QCOMPARE(fixture.table->currentExchange()->number, other);
    QTRY_VERIFY2(announced(*fixture.panel).endsWith(u"GET, /x/api/v202108/notification/8, 200"_s),
                 qPrintable(announced(*fixture.panel)));
    find<QLineEdit>(fixture.window, "filterActivity")->setText(u"notification/8"_s);
    fixture.panel->showExchange(first);
    QCOMPARE(fixture.table->currentExchange()->number, first);
    QVERIFY(fixture.table->hasFocus());
    QVERIFY(find<QLineEdit>(fixture.window, "filterActivity")->text().isEmpty());
    fixture.panel->showExchange(99);
    QCOMPARE(labelText(*find<QWidget>(fixture.window, "messageBar"), "messageTitle"),
             u"That exchange is no longer listed"_s);
}

void TestActivityPanel::importantColumnsAreVisible_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("below") << 1180;
    QTest::newRow("at the right") << 536;
}

void TestActivityPanel::importantColumnsAreVisible()
{
    QFETCH(const int, width);
    ActivityPanelFixture fixture;
    fixture.window.resize(width, 600);
    show(fixture.window);
    fixture.add(exchanges::lookup(503, u"-2147483648"_s));
    Exchange slow = exchanges::lookup();
    slow.times.ended = std::chrono::milliseconds(754120);
    fixture.add(slow);
    fixture.add(exchanges::refusedLogin());
    QTRY_COMPARE(fixture.table->model()->rowCount(), 3);
    const QHeaderView *header = fixture.table->header();
    const QAbstractItemView *cells = fixture.table;
    for (const ActivityColumn column :
         {ActivityColumn::Time, ActivityColumn::Method, ActivityColumn::Status, ActivityColumn::Duration}) {
        const int section = static_cast<int>(column);
        QVERIFY2(header->sectionSize(section) >= cells->sizeHintForColumn(section),
                 qPrintable(fixture.table->model()->headerData(section, Qt::Horizontal).toString()));
    }
    QCOMPARE(fixture.table->horizontalScrollBar()->maximum(), 0);
    const int path = static_cast<int>(ActivityColumn::Path);
    const QModelIndex cell = fixture.table->model()->index(2, path);
    QCOMPARE(cell.data(CellDelegate::ElideRole).value<Qt::TextElideMode>(), Qt::ElideLeft);
    QVERIFY(header->sectionSize(path) >
            fixture.table->fontMetrics().horizontalAdvance(u"…/-2147483648"_s) + 2 * tokens::kSpace8);
}

void TestActivityPanel::cellsAreWhole_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("tag");
    for (const char *family : {"Noto Sans", "DejaVu Sans"}) {
        for (const char *tag : {"en", "de", "ja", "ar"})
            QTest::addRow("%s, %s", family, tag) << QString::fromLatin1(family) << QString::fromLatin1(tag);
    }
}

void TestActivityPanel::cellsAreWhole()
{
    QFETCH(const QString, family);
    QFETCH(const QString, tag);
    QFont font = QApplication::font();
    const auto restore = qScopeGuard([before = font] {
        QApplication::setFont(before);
        Translation().use(u"en"_s);
    });
    font.setFamily(family);
    QApplication::setFont(font);
    Translation translation;
    translation.use(tag);
    ActivityPanelFixture fixture;
    fixture.window.resize(1600, 600);
    show(fixture.window);
    fillWithWideCells(fixture);
    QVERIFY(!fixture.table->isColumnHidden(static_cast<int>(ActivityColumn::Size)));
    QCOMPARE(cutColumns(*fixture.table), QString());
}

void TestActivityPanel::columnsFollowTheTextSize()
{
    Theme theme;
    ActivityPanelFixture fixture;
    fixture.window.resize(1600, 600);
    show(fixture.window);
    fillWithWideCells(fixture);
    fixture.table->header()->resizeSection(static_cast<int>(ActivityColumn::Method), 100);
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    QTRY_COMPARE(cutColumns(*fixture.table), QString());
    QVERIFY(!fixture.table->isColumnHidden(static_cast<int>(ActivityColumn::Size)));
    QCOMPARE_GT(fixture.table->header()->sectionSize(static_cast<int>(ActivityColumn::Method)), 150);
    theme.setTextSize(100);
    QTRY_COMPARE(fixture.table->header()->sectionSize(static_cast<int>(ActivityColumn::Method)), 100);
}

void TestActivityPanel::restoresColumnsAtAnotherTextSize()
{
    Theme theme;
    ActivityPanelFixture fixture;
    fixture.window.resize(1600, 600);
    show(fixture.window);
    const auto width = [&fixture](ActivityColumn column) {
        return fixture.table->header()->sectionSize(static_cast<int>(column));
    };
    const int status = width(ActivityColumn::Status);
    fixture.table->header()->resizeSection(static_cast<int>(ActivityColumn::Method), 100);
    delete fixture.panel;
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    fixture.make();
    fillWithWideCells(fixture);
    QCOMPARE(cutColumns(*fixture.table), QString());
    QCOMPARE_GT(width(ActivityColumn::Method), 150);
    theme.setTextSize(100);
    QTRY_COMPARE(width(ActivityColumn::Method), 100);
    QCOMPARE(width(ActivityColumn::Status), status);
}

void TestActivityPanel::currentRowStaysInViewWhenTheTextGrows()
{
    Theme theme;
    ActivityPanelFixture fixture;
    show(fixture.window);
    for (int row = 0; row < 100; ++row)
        fixture.add(exchanges::lookup(200, QString::number(row)));
    QTRY_COMPARE(fixture.table->model()->rowCount(), 100);
    const auto isInView = [&fixture] {
        const QRect row = fixture.table->visualRect(fixture.table->currentIndex());
        return fixture.table->viewport()->rect().intersects(row);
    };
    fixture.table->setCurrentIndex(fixture.table->model()->index(60, 0));
    QVERIFY(isInView());
    const int height = fixture.table->visualRect(fixture.table->currentIndex()).height();
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    QTRY_VERIFY(fixture.table->visualRect(fixture.table->currentIndex()).height() > height);
    QVERIFY(isInView());
}

void TestActivityPanel::barFollowsTheTextSize()
{
    Theme theme;
    ActivityPanelFixture fixture;
    show(fixture.window);
    const auto middle = [&fixture](const char *name) {
        return find<QWidget>(fixture.window, name)->geometry().center().y();
    };
    const int before = middle("closeActivity");
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    QTRY_VERIFY(middle("closeActivity") > before);
    QTRY_VERIFY(std::abs(middle("closeActivity") - middle("filterActivity")) <= 1);
}

void TestActivityPanel::restoresColumns()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.table->header()->resizeSection(static_cast<int>(ActivityColumn::Status), 222);
    fixture.table->sortByColumn(static_cast<int>(ActivityColumn::Duration), Qt::AscendingOrder);
    delete fixture.panel; // the column state is saved with a delay, and at the latest now
    fixture.make();
    QCOMPARE(fixture.table->header()->sectionSize(static_cast<int>(ActivityColumn::Status)), 222);
    QCOMPARE(fixture.table->header()->sortIndicatorSection(), static_cast<int>(ActivityColumn::Duration));
}

/// Ctrl+C copies text that is selected there.
void TestActivityPanel::copyInTheTextCopiesTheSelection()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    fixture.add(exchanges::lookup(404));
    QTRY_VERIFY(fixture.table->currentExchange());
    auto *text = find<QPlainTextEdit>(fixture.window, "exchangeText");
    text->setFocus();
    QTest::keySequence(text, QKeySequence(QKeySequence::SelectAll));
    QTest::keySequence(text, QKeySequence(QKeySequence::Copy));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"404 Not Found\nThe service"_s));
}

void TestActivityPanel::isAccessible()
{
    ActivityPanelFixture fixture;
    show(fixture.window);
    QCOMPARE(accessFaults(fixture.window), QString());
    fixture.add(exchanges::lookup());
    QTRY_VERIFY(fixture.table->currentExchange());
    QCOMPARE(accessFaults(fixture.window), QString());
    QCOMPARE(spokenName(fixture.table), u"Exchanges"_s);
    QCOMPARE(spokenName(find<QWidget>(fixture.window, "filterActivity")), u"Filter activity"_s);
}

SVC_TEST(TestActivityPanel)
#include "tst_activitypanel.moc"
