// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/rowsmodel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QListView>

using namespace uitest;

class TestListRowDelegate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void textsThatWrapMakeRowsHigher();
    void endGetsALineOfItsOwn();
    void roomForABadge();
    void rowsGrowWithTheText();
    void clickAndSpaceToggle();
    void shortTextInANarrowRow();
    void mirrored();
    void barsShowTheirShare();
    void focusIsShownWithoutASelection();
};

namespace {

const tokens::Colors &colors()
{
    return tokens::of(QApplication::palette());
}

/// Checks its rows if they have a check box, and keeps what was set.
class ListRowModel final : public RowsModel<ListRow, QAbstractListModel>
{
public:
    void setRows(const QList<ListRow> &rows)
    {
        syncRows(rows, [](const ListRow &row) { return row.title; });
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        return role == ListRowDelegate::RowRole ? QVariant::fromValue(rows().at(index.row())) : QVariant();
    }
    bool setData(const QModelIndex &index, const QVariant &value, int role) override
    {
        if (role != ListRowDelegate::CheckedRole)
            return false;
        QList<ListRow> changed = rows();
        changes += std::pair(index.row(), value.toBool());
        if (changed.at(index.row()).kind == ListRow::Kind::Item)
            changed[index.row()].box = value.toBool() ? ListRow::Box::Checked : ListRow::Box::Unchecked;
        setRows(changed);
        return true;
    }

    QList<std::pair<int, bool>> changes;
};

struct ListRowFixture
{
    explicit ListRowFixture(const QList<ListRow> &rows, int width = 400)
    {
        model.setRows(rows);
        list.setModel(&model);
        list.setItemDelegate(new ListRowDelegate(&list));
        setUpList(&list);
        list.resize(width, 400);
        uitest::show(list);
    }
    [[nodiscard]] QRect row(int row) { return list.visualRect(model.index(row)); }
    [[nodiscard]] QImage grab(int row)
    {
        return list.viewport()->grab(this->row(row)).toImage().convertToFormat(QImage::Format_RGB32);
    }

    ListRowModel model;
    QListView list;
};

/// Returns where pixels of the color are in the picture. Empty if there are none.
QRect rankOf(const QImage &image, const QColor &color)
{
    QRect place;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                place |= QRect(x, y, 1, 1);
        }
    }
    return place;
}

const Badge::Content kTestBadge{tokens::Tone::Good, Icon::Diamond, u"TEST"_s};

} // namespace

void TestListRowDelegate::textsThatWrapMakeRowsHigher()
{
    const QString words = u"some words "_s.repeated(20);
    const ListRow cut{.title = u"a"_s, .lines = {{.text = words}}};
    const ListRow wrapped{.title = u"a"_s, .lines = {{.text = words, .wraps = true}}};
    QCOMPARE(ListRowDelegate::heightOf(cut, 150), ListRowDelegate::heightOf(cut, 2000));
    QCOMPARE(ListRowDelegate::heightOf(wrapped, 2000), ListRowDelegate::heightOf(cut, 2000));
    QVERIFY(ListRowDelegate::heightOf(wrapped, 300) > ListRowDelegate::heightOf(wrapped, 2000));
    QVERIFY(ListRowDelegate::heightOf(wrapped, 150) > ListRowDelegate::heightOf(wrapped, 300));
    ListRow indented = wrapped;
    indented.box = ListRow::Box::Room;
    QVERIFY(ListRowDelegate::heightOf(indented, 150) > ListRowDelegate::heightOf(wrapped, 150));
    ListRowFixture fixture({wrapped}, 300);
    QTRY_COMPARE(fixture.row(0).height(),
                 ListRowDelegate::heightOf(wrapped, fixture.list.viewport()->width()));
}

void TestListRowDelegate::endGetsALineOfItsOwn()
{
    const ListRow::End end{.badge = kTestBadge, .text = u"where it is"_s};
    const ListRow row{.title = u"a"_s, .lines = {{.text = u"13 found"_s, .wraps = true, .ends = {end}}}};
    ListRow without = row;
    without.lines.first().ends.clear();
    const int text = QFontMetrics(textFont(TextRole::Body)).height();
    const int badge = std::max(text, Badge::sizeOf(kTestBadge).height());
    QCOMPARE(ListRowDelegate::heightOf(row, 2000), ListRowDelegate::heightOf(without, 2000) - text + badge);
    QCOMPARE(ListRowDelegate::heightOf(row, 180),
             ListRowDelegate::heightOf(without, 180) + tokens::kSpace4 + badge);
    ListRowFixture wide({row}, 500);
    const QRect beside = rankOf(wide.grab(0), colors().good.ground);
    ListRowFixture narrow({row}, 180);
    const QRect below = rankOf(narrow.grab(0), colors().good.ground);
    QVERIFY(beside.isValid());
    QVERIFY2(below.top() > beside.top(), "below the text");
    QVERIFY(below.left() > 180 / 3);
}

/// Rows with and without an environment are equally high.
void TestListRowDelegate::roomForABadge()
{
    const ListRow row{.title = u"a"_s, .ends = {{.badge = kTestBadge}}};
    ListRow room = row;
    room.ends.first().badge->word.clear();
    QCOMPARE(ListRowDelegate::heightOf(room, 300), ListRowDelegate::heightOf(row, 300));
    ListRowFixture fixture({room});
    QVERIFY(rankOf(fixture.grab(0), colors().good.ground).isEmpty());
}

void TestListRowDelegate::rowsGrowWithTheText()
{
    const ListRow item{.box = ListRow::Box::Checked,
                       .title = u"a"_s,
                       .ends = {{.badge = kTestBadge}},
                       .lines = {{.text = u"words "_s.repeated(9), .wraps = true}}};
    const ListRow bar{.box = ListRow::Box::Checked, .title = u"b"_s, .share = 0.5};
    const ListRow heading{.kind = ListRow::Kind::Heading, .title = u"c"_s};
    const ListRow action{.kind = ListRow::Kind::Action, .title = u"d"_s};
    const auto heights = [&] {
        return QList{ListRowDelegate::heightOf(item, 400), ListRowDelegate::heightOf(bar, 400),
                     ListRowDelegate::heightOf(heading, 400), ListRowDelegate::heightOf(action, 400)};
    };
    const QList<int> usual = heights();
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSizeF(2 * before.pointSizeF());
    QApplication::setFont(large);
    textscale::set(200);
    const auto reset = qScopeGuard([&before] {
        QApplication::setFont(before);
        textscale::set(100);
    });
    const QList<int> doubled = heights();
    const int text = QFontMetrics(textFont(TextRole::Body)).height();
    for (qsizetype i = 0; i < usual.size(); ++i) {
        QVERIFY2(doubled.at(i) > usual.at(i), qPrintable(QString::number(i)));
        QVERIFY2(doubled.at(i) > text, qPrintable(QString::number(i)));
    }
    QVERIFY2(doubled.first() > 3 * text, "it wraps");
}

void TestListRowDelegate::clickAndSpaceToggle()
{
    ListRowFixture fixture({{.box = ListRow::Box::Unchecked, .title = u"a"_s},
                            {.box = ListRow::Box::Room, .title = u"b"_s},
                            {.title = u"c"_s},
                            {.kind = ListRow::Kind::Action, .title = u"d"_s}});
    const auto click = [&fixture](int row, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(fixture.list.viewport(), button, {}, fixture.row(row).center());
    };
    const QList<std::pair<int, bool>> none;
    click(0, Qt::RightButton);
    click(1);
    click(2);
    QCOMPARE(fixture.model.changes, none);
    click(0);
    QCOMPARE(fixture.model.changes, (QList{std::pair(0, true)}));
    QCOMPARE(fixture.model.rows().first().box, ListRow::Box::Checked);
    QTest::keyClick(&fixture.list, Qt::Key_Space);
    QCOMPARE(fixture.model.changes.last(), std::pair(0, false));
    QTRY_COMPARE(announced(fixture.list), u"not checked"_s);
    QTest::keyClick(&fixture.list, Qt::Key_Space);
    QTRY_COMPARE(announced(fixture.list), u"checked"_s);
    click(3);
    QCOMPARE(fixture.model.changes.last(), std::pair(3, true));
    QCOMPARE(fixture.model.changes.size(), 4);
}

void TestListRowDelegate::shortTextInANarrowRow()
{
    const ListRow row{.title = u"a rather long title"_s,
                      .ends = {{.text = u"3 hours ago on a day in March"_s, .shortText = u"3 hours ago"_s}}};
    ListRow shortRow = row;
    shortRow.ends.first() = {.text = u"3 hours ago"_s};
    ListRowFixture fixture({row}, 280);
    ListRowFixture other({shortRow}, 280);
    QCOMPARE(fixture.grab(0), other.grab(0));
    fixture.list.resize(700, 400);
    other.list.resize(700, 400);
    QTRY_VERIFY(fixture.row(0).width() > 600 && other.row(0).width() > 600);
    QVERIFY(fixture.grab(0) != other.grab(0));
}

void TestListRowDelegate::mirrored()
{
    ListRowFixture fixture({{.box = ListRow::Box::Checked,
                             .title = u"a"_s,
                             .ends = {{.badge = kTestBadge}},
                             .lines = {{.text = u"b"_s, .ink = ListRow::Ink::Warning, .wraps = true}}}});
    fixture.list.clearFocus(); // its ring has the colour of the check box
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        fixture.list.setLayoutDirection(direction);
        const QImage image = fixture.grab(0);
        const bool isMirrored = direction == Qt::RightToLeft;
        const int middle = image.width() / 2;
        const auto isAtStart = [&](const QRect &place) {
            return place.isValid() && (isMirrored ? place.left() > middle : place.right() < middle);
        };
        QVERIFY(isAtStart(rankOf(image, colors().accent))); // the check box
        const QRect badge = rankOf(image, colors().good.ground);
        QVERIFY(badge.isValid());
        QVERIFY(isMirrored ? badge.right() < middle : badge.left() > middle);
    }
}

void TestListRowDelegate::barsShowTheirShare()
{
    const auto bar = [](double share) {
        ListRowFixture fixture({{.title = u"a"_s, .share = share}});
        fixture.list.clearFocus(); // its ring has the colour of the bar
        return rankOf(fixture.grab(0), colors().accent);
    };
    QVERIFY(bar(0).isEmpty());
    QVERIFY(bar(0.0001).isValid());
    QVERIFY(bar(1).width() > 300);
    QVERIFY(std::abs(bar(0.5).width() - bar(1).width() / 2) <= 4);
}

void TestListRowDelegate::focusIsShownWithoutASelection()
{
    ListRowFixture fixture({{.title = u"a"_s}, {.title = u"b"_s}});
    const auto hasRing = [&fixture] { return rankOf(fixture.grab(0), colors().accent).isValid(); };
    fixture.list.setCurrentIndex(fixture.model.index(0));
    QVERIFY(!hasRing());
    fixture.list.clearSelection();
    QVERIFY(hasRing());
    fixture.list.setCurrentIndex(fixture.model.index(1));
    QVERIFY(!hasRing());
}

SVC_TEST(TestListRowDelegate)
#include "tst_listrowdelegate.moc"
