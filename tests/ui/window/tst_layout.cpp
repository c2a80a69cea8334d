// SPDX-License-Identifier: MIT
#include "connections/connectionfields.h"
#include "program/language.h"
#include "results/resultfields.h"
#include "support/resultcolumn.h"
#include "support/testprogram.h"
#include "support/windowparts.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/valuetext.h"

#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTableView>

using namespace uitest;

/// How much of the results the window shows at its sizes, in the fonts and the languages that matter: Noto
/// Sans has high lines, DejaVu Sans and German have wide words.
class TestLayout : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void usualWindowShowsEnough_data();
    void usualWindowShowsEnough();
    void smallWindowShowsEnough_data();
    void smallWindowShowsEnough();
    void upgradePanelTakesThePlaceOfTheCard();
    void topLineIsOneLine_data();
    void topLineIsOneLine();
    void narrowTopLineHasTwo();
};

namespace {

void serveOrdinary(const ScriptedPeer::Exchange &exchange)
{
    const QByteArray request = exchange.requestLine();
    if (!request.startsWith("GET"))
        return serveAll(exchange);
    const QByteArray id = request.split(' ').at(1).split('/').last();
    if (id.endsWith('3'))
        return exchange.reply(404, "{}");
    exchange.reply(
        200,
        R"({"notificationId":)" + id +
            R"(,"subject":"Bill import failed: 3 accounts were skipped","messagePreview":"The nightly )"
            R"(import finished with 3 warnings. Accounts 4711, 4712 and 4790 were skipped.",)"
            R"("createdDate":"2026-03-14T08:12:00Z","read":)" +
            (id.endsWith('1') ? "false" : "true") +
            R"(,"archived":true,"notificationType":{"notificationTypeId":14,"notificationTypeInfo":)"
            R"("Import automation","notificationTypeDescription":"Sent when an import ends",)"
            R"("notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"Alerts"}}})");
}

/// A window of that font and language, and someone signed in to PRODUCTION.
struct LayoutFixture
{
    explicit LayoutFixture(const QString &family = QFontInfo(QApplication::font()).family(),
                           const QString &tag = u"en"_s, const QString &name = u"acme production"_s)
    {
        QFont font = fontBefore;
        font.setFamily(family);
        QApplication::setFont(font);
        translation.use(tag);
        program.emplace(serveOrdinary);
        program->input.connection.name = name;
        program->input.connection.environment = u"PRODUCTION"_s;
        program->input.connection.environmentColor = EnvironmentColor::Danger;
        program->signIn();
        window.emplace(program->context->services(), program->files);
    }
    ~LayoutFixture()
    {
        window.reset();
        program.reset();
        translation.use(u"en"_s);
        QApplication::setFont(fontBefore);
    }
    Q_DISABLE_COPY_MOVE(LayoutFixture)

    void show(const QSize &size)
    {
        window->resize(size);
        uitest::show(*window);
    }
    /// Looks up 13 ids, of which two are not found.
    void lookUp()
    {
        find<QPlainTextEdit>(*window, "notificationIds")->setPlainText(u"1001-1013"_s);
        find<QPushButton>(*window, "lookUp")->click();
        QTRY_VERIFY(!program->context->results().isRunning());
        QTRY_VERIFY(isShown(*window, "preview"));
    }
    [[nodiscard]] QTableView &table() { return *find<QTableView>(*window, "results"); }
    [[nodiscard]] int rowCount() { return table().viewport()->height() / table().rowHeight(0); }
    [[nodiscard]] int subjectWidth() { return table().columnWidth(columnOf(ResultField::Subject)); }
    /// Returns how far the first row is below the top of the window's contents.
    [[nodiscard]] int top() { return table().viewport()->mapTo(&*window, QPoint()).y(); }
    [[nodiscard]] QStringList cutStates()
    {
        QStringList cut;
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            const QModelIndex state = table().model()->index(row, columnOf(ResultField::State));
            const QVariant shorter = state.data(CellDelegate::ShortBadgeRole);
            const int needed = shorter.isValid()
                                   ? CellDelegate::neededWidth(table(), shorter.value<Badge::Content>())
                                   : CellDelegate::neededWidth(table(), state);
            if (needed > table().columnWidth(state.column()))
                cut += u"%1: %2 of %3"_s.arg(state.data().toString())
                           .arg(table().columnWidth(state.column()))
                           .arg(needed);
        }
        return cut;
    }
    [[nodiscard]] QWidgetList topLineParts()
    {
        QWidgetList parts;
        for (const char *name : {"connection", "notificationIds", "lookUp", "lookUpMenuButton", "user"})
            parts += find<QWidget>(*window, name);
        return parts;
    }
    [[nodiscard]] QRect rankOf(QWidget *widget)
    {
        return {widget->mapTo(&*window, QPoint()), widget->size()};
    }

    QFont fontBefore = QApplication::font();
    Translation translation;
    std::optional<ProgramFixture> program;
    std::optional<MainWindow> window;
};

bool isInstalled(const QString &family)
{
    return QFontInfo(QFont(family)).family() == family;
}

void addFontsAndLanguages()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("tag");
    for (const char *family : {"Noto Sans", "DejaVu Sans"}) {
        for (const char *tag : {"en", "de"})
            QTest::addRow("%s, %s", family, tag) << QString::fromLatin1(family) << QString::fromLatin1(tag);
    }
}

} // namespace

void TestLayout::usualWindowShowsEnough_data()
{
    addFontsAndLanguages();
}

/// Also with the list of lookups. The card is shown as well.
void TestLayout::usualWindowShowsEnough()
{
    QFETCH(QString, family);
    QFETCH(QString, tag);
    if (!isInstalled(family))
        QSKIP("The font is not installed.");
    LayoutFixture fixture(family, tag);
    fixture.show({tokens::kWindowWidth, tokens::kWindowHeight});
    fixture.lookUp();
    for (const bool hasList : {false, true}) {
        if (hasList)
            fixture.window->findChild<QAction *>(u"actionLookups"_s)->trigger();
        QCOMPARE(isShown(*fixture.window, "lookups"), hasList);
        QVERIFY(isShown(*fixture.window, "resultCard"));
        QTRY_COMPARE(fixture.cutStates().join(u", "_s), QString()); // the columns are measured
        QTRY_COMPARE(fixture.table().horizontalHeader()->length(), fixture.table().viewport()->width());
        QCOMPARE(fixture.table().horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY2(fixture.rowCount() >= 20, qPrintable(QString::number(fixture.rowCount())));
        QVERIFY2(fixture.top() <= 170, qPrintable(QString::number(fixture.top())));
        QVERIFY2(fixture.subjectWidth() >= (hasList ? 300 : 430),
                 qPrintable(QString::number(fixture.subjectWidth())));
        auto *preview = find<QWidget>(*fixture.window, "preview");
        QTRY_COMPARE(preview->visibleRegion().boundingRect().height(), preview->height());
    }
}

void TestLayout::smallWindowShowsEnough_data()
{
    addFontsAndLanguages();
}

/// The card stands below the table there.
void TestLayout::smallWindowShowsEnough()
{
    QFETCH(QString, family);
    QFETCH(QString, tag);
    if (!isInstalled(family))
        QSKIP("The font is not installed.");
    LayoutFixture fixture(family, tag);
    fixture.show({800, 600});
    fixture.lookUp();
    QVERIFY(!isShown(*fixture.window, "lookups"));
    QTRY_COMPARE(fixture.cutStates().join(u", "_s), QString());
    QTRY_VERIFY2(fixture.rowCount() >= 9, qPrintable(QString::number(fixture.rowCount())));
    QCOMPARE(fixture.table().horizontalScrollBar()->maximum(), 0);
    auto *card = find<QWidget>(*fixture.window, "resultCard");
    QVERIFY(card->mapTo(&*fixture.window, QPoint()).y() > fixture.top());
    QVERIFY(card->visibleRegion().boundingRect().height() >= 100);
}

/// It gives the place back when it is closed. The table keeps its own.
void TestLayout::upgradePanelTakesThePlaceOfTheCard()
{
    LayoutFixture fixture;
    fixture.show({tokens::kWindowWidth, tokens::kWindowHeight});
    fixture.lookUp();
    auto *upgrade = fixture.window->findChild<QAction *>(u"actionUpgrade"_s);
    upgrade->trigger();
    QVERIFY(isShown(*fixture.window, "upgradePanel"));
    QVERIFY(isShown(*fixture.window, "results"));
    QVERIFY(!isShown(*fixture.window, "resultCard"));
    const auto left = [&fixture](const char *name) {
        return find<QWidget>(*fixture.window, name)->mapTo(&*fixture.window, QPoint()).x();
    };
    QTRY_VERIFY(left("upgradePanel") >= tokens::kWindowWidth - tokens::kPanelWidth);
    QVERIFY(left("upgradePanel") > left("results"));
    upgrade->trigger();
    QVERIFY(!isShown(*fixture.window, "upgradePanel"));
    QVERIFY(isShown(*fixture.window, "resultCard"));
}

void TestLayout::topLineIsOneLine_data()
{
    addFontsAndLanguages();
}

void TestLayout::topLineIsOneLine()
{
    QFETCH(QString, family);
    QFETCH(QString, tag);
    if (!isInstalled(family))
        QSKIP("The font is not installed.");
    LayoutFixture fixture(family, tag, u"a connection with a name that is long enough for three"_s);
    fixture.show({900, 600}); // not encrypted, which takes room
    const auto misplaced = [&fixture] {
        QStringList names;
        const QWidgetList parts = fixture.topLineParts();
        const int middle = fixture.rankOf(parts.first()).center().y();
        int end = 0;
        for (QWidget *part : parts) {
            const QRect place = fixture.rankOf(part);
            if (std::abs(place.center().y() - middle) > 1 || place.left() <= end ||
                place.right() >= fixture.window->width())
                names += part->objectName();
            end = place.right();
        }
        return names.join(u' ');
    };
    QTRY_COMPARE(misplaced(), QString());
    auto *connection = find<QWidget>(*fixture.window, "connection");
    QVERIFY(connection->width() >= connection->minimumSizeHint().width()); // the badge and the lock fit
    QVERIFY(find<QWidget>(*fixture.window, "notificationIds")->width() >= 160);
    QCOMPARE(find<QWidget>(*fixture.window, "topLine")->height(),
             connection->height() + 2 * tokens::kSpace8 + tokens::kHair);
    QCOMPARE(spokenName(connection), fieldTitle(ConnectionField::Connection));
}

void TestLayout::narrowTopLineHasTwo()
{
    LayoutFixture fixture;
    fixture.show({tokens::kWindowMinWidth, tokens::kWindowHeight});
    auto *line = find<QWidget>(*fixture.window, "topLine");
    QTRY_VERIFY(line->height() > 2 * tokens::kControlHeight);
    for (QWidget *part : fixture.topLineParts())
        QTRY_VERIFY2(fixture.rankOf(line).contains(fixture.rankOf(part)), qPrintable(part->objectName()));
    fixture.window->resize(tokens::kWindowWidth, tokens::kWindowHeight);
    QTRY_VERIFY(line->height() < 2 * tokens::kControlHeight);
}

SVC_TEST(TestLayout)
#include "tst_layout.moc"
