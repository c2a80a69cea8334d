// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/ids/idfield.h"
#include "ui/style/svcstyle.h"
#include "ui/style/textscale.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/controls/doublepressguard.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/dialogs/dialog.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/dialogs/scrolldialog.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/tooltip.h"
#include "ui/widgets/views/valuetext.h"
#include "ui/widgets/views/viewsetup.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyle>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextLayout>
#include <QTimer>
#include <QToolTip>
#include <QTranslator>
#include <QVBoxLayout>

#include <algorithm>

using namespace std::chrono_literals;
using namespace uitest;

class TestWidgets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void badgeIsAccessible();
    void labelsArePlainText();
    void toneFollowsThePalette();
    void labelHeightsAreThoseOfQLabel();
    void labelsStartWhereTheLayoutDoes();
    void dialogsAreHighEnoughForTheirContent();
    void messageBarIsAccessible();
    void messageBarActionsRunOnce();
    void messageBarFollowsTheTextSize();
    void messageBarKeepsMessagesOfOthers();
    void messageHandleOutlivesItsBar();
    void messageBarCombinesFileErrors();
    void messageBarCanBeClosed();
    void escapeClosesAFocusedMessageBar();
    void tabReachesTheActionsOfAMessageFirst();
    void messageWithItsOwnButtonCannotBeClosed();
    void closedFileErrorsAreNotShownAgain();
    void successMessageExpires();
    void focusedSuccessMessageStays();
    void otherMessagesStay();
    void clearsMessagesOfAConnection();
    void valueTextIsPlainAndBounded();
    void valueTextFitsItsText();
    void flowLayoutFitsOneRow();
    void chipIsAccessible();
    void wrappedCheckBoxFitsItsText();
    void shapesScaleWithTheText();
    void rowsFitTheirText();
    void titlesAreDrawnUnlessOnlyTheEllipsisFits();
    void readOnlyTextIsAlignedByItsDirection();
    void readOnlyTextStaysWholeWhenTheTextGrows();
    void ignoresDoubleClicksAndAutoRepeat();
    void idFieldShortcuts();
    void idFieldDropsATrailingLineBreak();
    void idFieldIsHigherWhenItIsNarrower();
    void idFieldShowsItsPlaceholderWhole();
    void idFieldCutsItsPlaceholder();
    void scrollAreaHandlesLateAccessibilityRequests();
    void toolTipsAreAsWideAsTheirLines();
    void elidedLabelsHaveToolTips();
    void dialogButtonsFollowThePlatform_data();
    void dialogButtonsFollowThePlatform();
    void menuSeparatorsAreVisible_data();
    void menuSeparatorsAreVisible();
    void arrowsWithoutTextAreCentred();
};

static QString accessible(QWidget &widget, QAccessible::Text what)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(what);
}

void TestWidgets::badgeIsAccessible()
{
    Badge badge(u"Read state"_s);
    badge.setContent({tokens::Tone::Info, Icon::Dot, u"Unread"_s});
    QCOMPARE(accessible(badge, QAccessible::Name), u"Read state"_s);
    QCOMPARE(accessible(badge, QAccessible::Description), u"Unread"_s);
    QCOMPARE(QAccessible::queryAccessibleInterface(&badge)->role(), QAccessible::StaticText);
    QVERIFY(colorsOf(badge).contains(tokens::light().info.ground.rgb()));
}

void TestWidgets::labelsArePlainText()
{
    const std::unique_ptr<TextLabel> label(plainLabel(u"<b>x</b>"_s, TextRole::Title));
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(label->font().pointSizeF() > QApplication::font().pointSizeF());
}

void TestWidgets::toneFollowsThePalette()
{
    QWidget parent;
    auto *label = new TextLabel(u"x"_s, TextRole::Body, &parent);
    label->setTone(tokens::Tone::Danger);
    QCOMPARE(label->palette().color(QPalette::WindowText), tokens::light().danger.ink);
    parent.setPalette(paletteFrom(tokens::dark()));
    QCOMPARE(label->palette().color(QPalette::WindowText), tokens::dark().danger.ink);
    label->setTone(std::nullopt);
    QCOMPARE(label->palette().color(QPalette::WindowText), tokens::dark().text);
}

void TestWidgets::labelHeightsAreThoseOfQLabel()
{
    TextLabel label;
    label.wrapped();
    QLabel qtLabel;
    qtLabel.setWordWrap(true);
    const auto compare = [&label, &qtLabel] {
        for (const int width : {60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 60, 150})
            QCOMPARE(label.heightForWidth(width), qtLabel.heightForWidth(width));
    };
    const auto change = [&label, &qtLabel](const auto &function) {
        function(label);
        function(qtLabel);
    };
    change(
        [](QLabel &changed) { changed.setText(u"A text of several words that does not fit on a line"_s); });
    compare();
    change([](QLabel &changed) { changed.setText(u"Fewer words"_s); });
    compare();
    QFont font = label.font();
    font.setPointSizeF(2 * font.pointSizeF());
    change([&font](QLabel &changed) { changed.setFont(font); });
    compare();
    change([](QLabel &changed) { changed.setContentsMargins(0, 20, 10, 0); });
    compare();
}

/// A text that just fits on one line must not get a scroll bar, beside which it needs two.
void TestWidgets::dialogsAreHighEnoughForTheirContent()
{
    struct FixedDialog final : ScrollDialog
    {
        explicit FixedDialog(QWidget *content)
            : ScrollDialog(nullptr)
        {
            setContent(content, new QPushButton(u"Close"_s));
        }
    };
    auto *label = new TextLabel;
    label->wrapped();
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->addWidget(label);
    layout->addWidget(new QPushButton(u"Below"_s));
    FixedDialog dialog(content);
    auto *area = dialog.findChild<FittingScrollArea *>();
    QVERIFY(area);
    const int width = textscale::scaled(tokens::kDialogWidth) - 2 * tokens::kSpace24;
    const int beside = width - area->verticalScrollBar()->sizeHint().width();
    QString text = u"i"_s;
    label->setText(text);
    const int line = label->heightForWidth(width);
    while (label->heightForWidth(beside) == line)
        label->setText(text += u" i"_s);
    QCOMPARE(label->heightForWidth(width), line);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_VERIFY(content->height() >= content->heightForWidth(content->width()));
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
    QVERIFY(!area->verticalScrollBar()->isVisible());
}

void TestWidgets::messageBarIsAccessible()
{
    MessageBar bar;
    QVERIFY(bar.isHidden());
    Error error;
    error.kind = ErrorKind::Forbidden;
    error.status = 403;
    error.serverMessage = u"<img src=x>\u202E no"_s;
    MessageHandle message;
    message.show(bar.messages(), messageFor(error));
    QVERIFY(!bar.isHidden());
    QCOMPARE(accessible(bar, QAccessible::Name), u"Message"_s);
    QVERIFY(accessible(bar, QAccessible::Description).startsWith(u"Not allowed. "_s));
    QCOMPARE(QAccessible::queryAccessibleInterface(&bar)->role(), QAccessible::AlertMessage);

    auto *details = find<QPlainTextEdit>(bar, "messageDetails");
    QVERIFY(details->isHidden());
    find<QPushButton>(bar, "messageDetailsButton")->click();
    QVERIFY(!details->isHidden());
    QVERIFY(details->toPlainText().contains(u"403"_s));
    QVERIFY(!details->toPlainText().contains(u"img"_s));
    auto *text = find<QLabel>(bar, "messageText");
    QCOMPARE(text->text(), u"The service does not let this user or API key do that.\nThe answer says: "
                           "“\u2068<img src=x>\uFFFD no\u2069”"_s);
    QCOMPARE(text->textFormat(), Qt::PlainText);
    message.close();
    QVERIFY(bar.isHidden());
}

void TestWidgets::messageBarActionsRunOnce()
{
    MessageBar bar;
    int runs = 0;
    MessageHandle message;
    message.show(bar.messages(),
                 {.tone = Tone::Warn, .title = u"Title"_s, .actions = {{u"again"_s, u"Try again"_s, [&] {
                                                                            ++runs;
                                                                            message.close();
                                                                        }}}});
    find<QPushButton>(bar, "again")->click();
    QCOMPARE(runs, 1);
    QVERIFY(bar.isHidden());
}

void TestWidgets::messageBarFollowsTheTextSize()
{
    Theme theme;
    MessageBar bar;
    MessageHandle message;
    message.show(bar.messages(), {.tone = Tone::Warn,
                                  .title = u"The service is busy"_s,
                                  .actions = {{u"tryAgain"_s, u"Try again"_s, [] {}}}});
    show(bar);
    const auto left = [&bar](const char *name) {
        return find<QWidget>(bar, name)->mapTo(&bar, QPoint()).x();
    };
    const int before = left("messageTitle");
    QCOMPARE(left("tryAgain"), before);
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    QTRY_VERIFY(left("messageTitle") > before);
    QCOMPARE(left("tryAgain"), left("messageTitle"));
}

void TestWidgets::messageBarKeepsMessagesOfOthers()
{
    MessageBar bar;
    MessageHandle first;
    MessageHandle second;
    MessageHandle third;
    const auto add = [&bar](const QString &title, MessageHandle &handle) {
        handle.show(bar.messages(), {.tone = Tone::Warn,
                                     .title = title,
                                     .text = u"Text of "_s + title,
                                     .actions = {{title, u"Press"_s, [&handle] { handle.close(); }}}});
    };
    const auto shown = [&bar] { return bar.isHidden() ? QString() : labelText(bar, "messageTitle"); };

    add(u"a"_s, first);
    add(u"b"_s, second);
    add(u"c"_s, third);
    QCOMPARE(shown(), u"c"_s);
    QVERIFY(second.isOpen() && !second.isShown());
    second.close(); // not the message on screen
    QVERIFY(!second.isOpen());
    QCOMPARE(shown(), u"c"_s);
    QVERIFY(third.isShown());
    third.close();
    QCOMPARE(shown(), u"a"_s);
    QCOMPARE(accessible(bar, QAccessible::Description), u"a. Text of a"_s);
    third.close();
    second.close();
    QCOMPARE(shown(), u"a"_s);

    first.setText(u"Other words"_s, MessageHandle::Spoken::No);
    add(u"b"_s, second);
    add(u"d"_s, first); // replaces its own message and becomes the latest
    add(u"b"_s, second);
    find<QPushButton>(bar, "b")->click();
    QCOMPARE(shown(), u"d"_s);
    find<QPushButton>(bar, "d")->click();
    QCOMPARE(shown(), QString());
    QCOMPARE(accessible(bar, QAccessible::Description), QString());

    add(u"a"_s, first);
    add(u"b"_s, second);
    first.setText(u"Other words"_s, MessageHandle::Spoken::Yes); // behind another one
    QCOMPARE(labelText(bar, "messageText"), u"Text of b"_s);
    second.close();
    QCOMPARE(labelText(bar, "messageText"), u"Other words"_s);
}

/// Its message has ended with the bar.
void TestWidgets::messageHandleOutlivesItsBar()
{
    MessageHandle message;
    {
        MessageBar bar;
        message.show(bar.messages(), {.title = u"a"_s});
        QVERIFY(message.isOpen());
    }
    QVERIFY(!message.isOpen() && !message.isShown());
    message.setText(u"b"_s, MessageHandle::Spoken::Yes);
    message.close();
}

static void addFileError(MessageList &messages, const QString &file)
{
    Error error;
    error.kind = ErrorKind::Input;
    error.cause = ErrorCause::FileNotRead;
    error.detail = file;
    messages.addFileError(error);
}

void TestWidgets::messageBarCombinesFileErrors()
{
    const StillClock clock;
    MessageList messages;
    MessageBar bar(messages, clock);
    const auto title = [&bar] { return labelText(bar, "messageTitle"); };
    addFileError(messages, u"/a"_s);
    const QString one = title();
    MessageHandle other;
    other.show(messages, {.tone = Tone::Info, .title = u"b"_s});
    QCOMPARE(title(), u"b"_s);
    other.close();
    QCOMPARE(title(), one);
    other.show(messages, {.tone = Tone::Info, .title = u"b"_s});
    addFileError(messages, u"/a"_s); // the same error again, to be shown
    QCOMPARE(title(), one);
    addFileError(messages, u"/b"_s);
    QCOMPARE(title(), u"There are problems with 2 files"_s);
}

void TestWidgets::messageBarCanBeClosed()
{
    MessageBar bar;
    MessageHandle first;
    first.show(bar.messages(), {.tone = Tone::Warn, .title = u"a"_s});
    int closed = 0;
    MessageHandle second;
    second.show(bar.messages(), {.tone = Tone::Danger, .title = u"b"_s, .closed = [&closed] { ++closed; }});
    auto *close = find<QAbstractButton>(bar, "closeMessage");
    QVERIFY(!close->isHidden());
    QCOMPARE(spokenName(close), u"Close"_s);
    close->click();
    QCOMPARE(labelText(bar, "messageTitle"), u"a"_s);
    QCOMPARE(closed, 1);
    close->click();
    QVERIFY(bar.isHidden());
    close->click(); // nothing is left to show
    QCOMPARE(closed, 1);
    QVERIFY(!first.isOpen() && !second.isOpen());
    first.show(bar.messages(), {.tone = Tone::Warn, .title = u"c"_s});
    QVERIFY(!bar.isHidden());
}

void TestWidgets::escapeClosesAFocusedMessageBar()
{
    QWidget window;
    QVBoxLayout layout(&window);
    MessageBar bar;
    QLineEdit edit;
    layout.addWidget(&bar);
    layout.addWidget(&edit);
    int others = 0;
    QAction other;
    other.setShortcut(Qt::Key_Escape);
    connect(&other, &QAction::triggered, this, [&others] { ++others; });
    window.addAction(&other);
    MessageHandle message;
    message.show(bar.messages(),
                 {.tone = Tone::Warn, .title = u"a"_s, .actions = {{u"do"_s, u"Do"_s, [] {}}}});
    show(window);
    edit.setFocus();
    QTest::keyClick(&edit, Qt::Key_Escape);
    QCOMPARE(others, 1);
    QVERIFY(bar.isVisible());
    auto *action = find<QPushButton>(bar, "do");
    action->setFocus(Qt::TabFocusReason);
    QTest::keyClick(action, Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
    QCOMPARE(others, 1);
    QVERIFY(edit.hasFocus());
}

void TestWidgets::tabReachesTheActionsOfAMessageFirst()
{
    QWidget window;
    QVBoxLayout layout(&window);
    QLineEdit edit;
    layout.addWidget(&edit);
    auto *bar = new MessageBar;
    layout.addWidget(bar);
    MessageHandle message;
    message.show(bar->messages(),
                 {.title = u"a"_s, .details = u"b"_s, .actions = {{u"do"_s, u"Do"_s, [] {}}}});
    show(window);
    edit.setFocus();
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        QVERIFY(focusNextInReadingOrder(window, true));
        names += QApplication::focusWidget()->objectName();
    }
    QCOMPARE(names, QStringList({u"do"_s, u"messageDetailsButton"_s, u"closeMessage"_s, QString()}));
}

void TestWidgets::messageWithItsOwnButtonCannotBeClosed()
{
    MessageBar bar;
    MessageHandle message;
    message.show(bar.messages(), {.tone = Tone::Warn,
                                  .title = u"a"_s,
                                  .actions = {{u"dismiss"_s, u"Dismiss"_s, [&message] { message.close(); }}},
                                  .canClose = false});
    show(bar);
    QVERIFY(!isShown(bar, "closeMessage"));
    auto *dismiss = find<QPushButton>(bar, "dismiss");
    dismiss->setFocus(Qt::TabFocusReason);
    QTest::keyClick(dismiss, Qt::Key_Escape);
    QVERIFY(bar.isVisible());
    dismiss->click();
    QVERIFY(!bar.isVisible());
}

void TestWidgets::closedFileErrorsAreNotShownAgain()
{
    const StillClock clock;
    MessageList messages;
    MessageBar bar(messages, clock);
    addFileError(messages, u"/a"_s);
    const QString one = labelText(bar, "messageTitle");
    find<QAbstractButton>(bar, "closeMessage")->click();
    addFileError(messages, u"/b"_s);
    QCOMPARE(labelText(bar, "messageTitle"), one);
    addFileError(messages, u"/a"_s); // the same error again
    QCOMPARE(labelText(bar, "messageTitle"), u"There are problems with 2 files"_s);
}

/// Makes the bar check its clock.
static void letExpire(MessageBar &bar)
{
    auto *timer = find<QTimer>(bar, "messageExpiry");
    QVERIFY(timer->isActive());
    QVERIFY(QMetaObject::invokeMethod(timer, "timeout"));
}

void TestWidgets::successMessageExpires()
{
    StillClock clock;
    QWidget window;
    MessageList messages;
    MessageBar bar(messages, clock, &window);
    QSignalSpy expired(&bar, &MessageBar::expired);
    MessageHandle under;
    under.show(bar.messages(), {.tone = Tone::Mute, .title = u"Under it"_s});
    MessageHandle good;
    good.show(bar.messages(), {.tone = Tone::Good, .title = u"Forgotten"_s, .text = u"All of it."_s});
    clock.advance(9s);
    letExpire(bar);
    QCOMPARE(labelText(bar, "messageTitle"), u"Forgotten"_s);
    clock.advance(1s);
    QTRY_COMPARE(labelText(bar, "messageTitle"), u"Under it"_s);
    QCOMPARE(expired.size(), 1);
    QCOMPARE(expired.first().first().toString(), u"Forgotten. All of it."_s);

    QVERIFY(!good.isOpen());
    good.show(bar.messages(), {.tone = Tone::Good, .title = u"Saved"_s});
    find<QAbstractButton>(bar, "closeMessage")->click();
    QVERIFY(!find<QTimer>(bar, "messageExpiry")->isActive());
    QCOMPARE(expired.size(), 1); // a closed message counts as read
    QCOMPARE(labelText(bar, "messageTitle"), u"Under it"_s);
}

void TestWidgets::focusedSuccessMessageStays()
{
    StillClock clock;
    QWidget window;
    QVBoxLayout layout(&window);
    MessageList messages;
    MessageBar bar(messages, clock);
    QLineEdit edit;
    layout.addWidget(&bar);
    layout.addWidget(&edit);
    MessageHandle message;
    message.show(bar.messages(),
                 {.tone = Tone::Good, .title = u"Saved"_s, .actions = {{u"undo"_s, u"Undo"_s, [] {}}}});
    show(window);
    find<QPushButton>(bar, "undo")->setFocus(Qt::TabFocusReason);
    clock.advance(1min);
    letExpire(bar);
    QVERIFY(bar.isVisible());
    edit.setFocus();
    QTRY_VERIFY(!bar.isVisible());
}

void TestWidgets::otherMessagesStay()
{
    const StillClock clock;
    for (const tokens::Tone tone :
         {tokens::Tone::Danger, tokens::Tone::Warn, tokens::Tone::Info, tokens::Tone::Mute}) {
        MessageList messages;
        MessageBar bar(messages, clock);
        MessageHandle message;
        message.show(bar.messages(), {.tone = tone, .title = u"a"_s});
        QVERIFY(!bar.isHidden());
        QVERIFY(!find<QTimer>(bar, "messageExpiry")->isActive());
    }
}

void TestWidgets::clearsMessagesOfAConnection()
{
    const StillClock clock;
    MessageList messages;
    MessageBar bar(messages, clock);
    MessageHandle lasting;
    lasting.show(messages, {.title = u"lasting"_s, .outlivesConnection = true});
    MessageHandle first;
    first.show(messages, {.title = u"of the connection"_s});
    MessageHandle second;
    second.show(messages, {.title = u"of the connection, too"_s});
    messages.clearForOtherConnection();
    QCOMPARE(labelText(bar, "messageTitle"), u"lasting"_s);
    QVERIFY(!first.isOpen() && !second.isOpen());
    lasting.close();
    QVERIFY(bar.isHidden());
}

void TestWidgets::valueTextIsPlainAndBounded()
{
    ValueText value(u"Preview"_s, TextRole::Body);
    value.setValue(u"<b>a</b> \u202Egpj.exe"_s);
    QCOMPARE(value.toPlainText(), u"<b>a</b> \uFFFDgpj.exe"_s);
    QVERIFY(value.isReadOnly());
    QVERIFY(!value.isTruncated());
    const auto shown = [&value] { return value.toPlainText().remove(QChar(0x200B)).size(); };
    value.setValue(QString(200'000, u'x'));
    QVERIFY(value.isTruncated());
    QCOMPARE(shown(), 64 * 1024); // without zero-width spaces
    value.selectAll();
    value.copy();
    QCOMPARE(QApplication::clipboard()->text().size(), 64 * 1024);
    for (const int blocks : {2, 3}) {
        value.showMore();
        QVERIFY(value.isTruncated());
        QCOMPARE(shown(), blocks * 64 * 1024);
    }
    value.showMore();
    QVERIFY(!value.isTruncated());
    QCOMPARE(shown(), 200'000);
    value.setValue(QString(200'000, u'y'));
    QVERIFY(value.isTruncated());
    QCOMPARE(shown(), 64 * 1024);
}

void TestWidgets::valueTextFitsItsText()
{
    ValueText value(u"Subject"_s, TextRole::Title);
    value.setValue(u"word "_s.repeated(60).trimmed());
    value.resize(400, value.heightForWidth(400));
    value.show();
    QVERIFY(value.heightForWidth(400) > value.heightForWidth(800));
    QCOMPARE(value.blockCount(), 1);
    // All of it is visible: there is nothing to scroll.
    value.moveCursor(QTextCursor::End);
    QVERIFY(value.cursorRect().bottom() <= value.viewport()->height());
}

void TestWidgets::flowLayoutFitsOneRow()
{
    QWidget area;
    auto *flow = new FlowLayout(8, 4);
    area.setLayout(flow);
    for (const int width : {40, 50, 60}) {
        auto *item = new QWidget;
        item->setFixedSize(width, 20);
        flow->addWidget(item);
    }
    QCOMPARE(flow->sizeHint(), QSize(166, 20));
    QCOMPARE(flow->heightForWidth(166), 20);
    QCOMPARE(flow->heightForWidth(165), 44);
}

void TestWidgets::chipIsAccessible()
{
    Chip chip(u"Unread"_s, u"chip"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&chip);
    QCOMPARE(spoken->text(QAccessible::Name), u"Unread"_s);
    QVERIFY(spoken->state().checkable && !spoken->state().checked);
    const QSize size = chip.sizeHint();
    const QImage off = chip.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    QTest::keyClick(&chip, Qt::Key_Space);
    QVERIFY(spoken->state().checked);
    QVERIFY(chip.grab().toImage().convertToFormat(QImage::Format_Grayscale8) != off);
    QCOMPARE(chip.sizeHint(), size);
    QTest::keyClick(&chip, Qt::Key_Return);
    QVERIFY(!chip.isChecked());
}

void TestWidgets::wrappedCheckBoxFitsItsText()
{
    // Letters of a fallback font with taller lines, if there is one.
    const QString line = u"前回の実行がまだ"_s;
    const CheckField field(line + line + line, u"tick"_s);
    const int width = field.sizeHint().width() / 2;
    const QRect room(0, 0, width, field.sizeHint().height() * 10);
    const int needed = field.fontMetrics().boundingRect(room, Qt::TextWrapAnywhere, field.text()).height();
    QVERIFY2(field.heightForWidth(width) >= needed,
             qPrintable(u"%1 of %2"_s.arg(field.heightForWidth(width)).arg(needed)));
}

void TestWidgets::shapesScaleWithTheText()
{
    Theme theme;
    IconView icon(Icon::Info, tokens::Tone::Info, tokens::kIcon);
    const CheckField field(u"Remember"_s, u"tick"_s);
    const auto indicator = [&field] { return field.style()->pixelMetric(QStyle::PM_IndicatorWidth); };
    theme.setTextSize(200);
    const QSize large = icon.size();
    const int largeIndicator = indicator();
    theme.setTextSize(100);
    QCOMPARE(large, 2 * QSize(tokens::kIcon, tokens::kIcon));
    QCOMPARE(largeIndicator, 2 * tokens::kCheckBox);
    QCOMPARE(icon.size(), QSize(tokens::kIcon, tokens::kIcon));
    QCOMPARE(indicator(), tokens::kCheckBox);
}

void TestWidgets::rowsFitTheirText()
{
    QStandardItemModel model(3, 1);
    QTableView table;
    QFont font = table.font();
    font.setPointSizeF(font.pointSizeF() * 3);
    table.setFont(font);
    setUpTable(&table);
    table.setModel(&model);
    show(table);
    QCOMPARE(table.rowHeight(2), table.fontMetrics().height() + tokens::kSpace8);
    font.setPointSizeF(font.pointSizeF() / 3);
    table.setFont(font);
    fitRowHeight(&table);
    QCOMPARE(table.rowHeight(2), table.fontMetrics().height() + tokens::kSpace8);
}

qsizetype colorCount(const QImage &image)
{
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            found += image.pixel(x, y);
    }
    return found.size();
}

void TestWidgets::titlesAreDrawnUnlessOnlyTheEllipsisFits()
{
    QStandardItemModel model(1, 1);
    QTableView table;
    setUpTable(&table);
    table.setModel(&model);
    show(table);
    constexpr int kWide = 200;
    QHeaderView &header = *table.horizontalHeader();
    header.setMinimumSectionSize(1);
    const int narrow = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header) +
                       header.fontMetrics().horizontalAdvance(u'…');
    const auto colors = [&](const QString &title, int width) {
        model.setHorizontalHeaderLabels({title});
        table.setColumnWidth(0, width);
        return colorCount(header.viewport()->grab({0, 0, width, header.height() - 2}).toImage());
    };
    for (const QString &title : {u"2"_s, u"State"_s, u"الحالة"_s}) {
        QVERIFY2(colors(title, kWide) > colors({}, kWide), qPrintable(title));
        if (title.size() > 1)
            QVERIFY2(colors(title, narrow) == colors({}, narrow), qPrintable(title));
    }
}

void TestWidgets::readOnlyTextIsAlignedByItsDirection()
{
    const std::unique_ptr<QPlainTextEdit> box(makeReadOnlyText(u"Text"_s, u"text"_s, 100));
    show(*box);
    const auto lineStart = [&box](const QString &text) {
        box->setPlainText(text);
        return box->document()->firstBlock().layout()->lineAt(0).naturalTextRect().left();
    };
    const qreal middle = box->viewport()->width() / 2.0;
    QVERIFY(lineStart(u"الحالة"_s) > middle);
    QVERIFY(lineStart(u"State"_s) < middle);
}

void TestWidgets::readOnlyTextStaysWholeWhenTheTextGrows()
{
    Theme theme;
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    const std::unique_ptr<ReadOnlyText> proportional(makeReadOnlyText(u"Text"_s, u"text"_s, 100));
    const std::unique_ptr<ReadOnlyText> fixed(makeFixedWidthText(u"JSON"_s, u"json"_s, 100));
    for (ReadOnlyText *box : {proportional.get(), fixed.get()}) {
        box->setPlainText(u"1\n2\n3\n4\n5"_s);
        box->fit(400);
        box->resize(400, box->height());
        show(*box);
        const int height = box->height();
        QCOMPARE(box->verticalScrollBar()->maximum(), 0);
        theme.setTextSize(200);
        QTRY_VERIFY(box->height() > height);
        QTRY_COMPARE(box->verticalScrollBar()->maximum(), 0);
        theme.setTextSize(100);
        QTRY_COMPARE(box->height(), height);
    }
}

void TestWidgets::ignoresDoubleClicksAndAutoRepeat()
{
    const std::unique_ptr<QPushButton> button(makeButton(u"Go"_s, u"go"_s));
    guardAgainstDoublePress(button.get());
    show(*button);
    QSignalSpy clicked(button.get(), &QPushButton::clicked);
    click(button.get());
    QCOMPARE(clicked.size(), 1);
    QMouseEvent half(QEvent::MouseButtonDblClick, QPointF(3, 3), QPointF(3, 3), Qt::LeftButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(button.get(), &half);
    QTest::mouseRelease(button.get(), Qt::LeftButton);
    QCOMPARE(clicked.size(), 1);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, u"\r"_s, true);
    QApplication::sendEvent(button.get(), &held);
    QCOMPARE(clicked.size(), 1);
    QTest::keyClick(button.get(), Qt::Key_Return);
    QCOMPARE(clicked.size(), 2);
}

void TestWidgets::idFieldShortcuts()
{
    IdField ids;
    show(ids);
    QSignalSpy submitted(&ids, &IdField::submitted);
    QTest::keyClicks(&ids, u"1042"_s);
    const int oneLine = ids.height();
    QTest::keyClick(&ids, Qt::Key_Return);
    QCOMPARE(submitted.size(), 1);
    QCOMPARE(ids.toPlainText(), u"1042"_s);
    QTest::keyClick(&ids, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(&ids, u"1043"_s);
    QCOMPARE(ids.toPlainText(), u"1042\n1043"_s);
    QVERIFY(ids.height() > oneLine);
    QVERIFY(ids.tabChangesFocus());
}

void TestWidgets::idFieldIsHigherWhenItIsNarrower()
{
    IdField ids;
    ids.resize(1000, 40);
    ids.show();
    const int one = ids.height();
    ids.setPlainText(u"1001 1002 1003 1004 1005 1006 1007 1008 1009 1010 1011 1012"_s);
    QCOMPARE(ids.height(), one);
    ids.resize(200, one);
    QTRY_VERIFY(ids.height() > one);
    ids.resize(1000, ids.height());
    QTRY_COMPARE(ids.height(), one);
}

/// A font that has what another one lacks, such as isolates, can be higher.
void TestWidgets::idFieldShowsItsPlaceholderWhole()
{
    const auto inkedRows = [](const QImage &image) {
        int rows = 0;
        for (int y = 0; y < image.height(); ++y)
            rows += colorCount(image.copy(0, y, image.width(), 1)) > 1 ? 1 : 0;
        return rows;
    };
    class Arabic final : public QTranslator
    {
    public:
        [[nodiscard]] bool isEmpty() const override { return false; }
        [[nodiscard]] QString translate(const char * /*context*/, const char *source,
                                        const char * /*disambiguation*/, int /*n*/) const override
        {
            const bool isPlaceholder = QByteArrayView(source).startsWith("For example 1042");
            return isPlaceholder ? u"مثل 1042 أو \u20681050-1060\u2069"_s : QString();
        }
    };
    Arabic arabic;
    QCoreApplication::installTranslator(&arabic);
    IdField ids;
    ids.resize(400, ids.height());
    ids.setAttribute(Qt::WA_DontShowOnScreen);
    ids.show();
    QImage whole(400, 100, QImage::Format_RGB32);
    whole.fill(Qt::white);
    QPainter painter(&whole);
    painter.setFont(ids.font());
    painter.drawText(whole.rect(), Qt::AlignTop | Qt::TextWordWrap, ids.placeholderText());
    QCOMPARE(inkedRows(ids.viewport()->grab().toImage()), inkedRows(whole));
}

void TestWidgets::idFieldCutsItsPlaceholder()
{
    IdField ids;
    show(ids);
    ids.resize(600, ids.height());
    QTRY_COMPARE(ids.placeholderText(), u"For example 1042, or 1050-1060"_s);
    ids.resize(160, ids.height());
    QTRY_VERIFY(ids.placeholderText().endsWith(u'…'));
    QVERIFY(ids.placeholderText().startsWith(u"For ex"_s));
    QVERIFY(ids.fontMetrics().horizontalAdvance(ids.placeholderText()) <= ids.viewport()->width());
    ids.resize(600, ids.height());
    QTRY_COMPARE(ids.placeholderText(), u"For example 1042, or 1050-1060"_s);
}

void TestWidgets::idFieldDropsATrailingLineBreak()
{
    IdField ids;
    QGuiApplication::clipboard()->setText(u"1042\r\n"_s);
    ids.paste();
    QCOMPARE(ids.toPlainText(), u"1042"_s);
}

/// A screen reader counts the children, and requests one after the scroll bar has been hidden.
void TestWidgets::scrollAreaHandlesLateAccessibilityRequests()
{
    auto *content = new QWidget;
    content->setMinimumHeight(1000);
    FittingScrollArea area(content);
    area.resize(200, 200);
    area.show();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&area);
    const int count = interface->childCount();
    content->setMinimumHeight(10);
    QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
    for (int i = 0; i <= count; ++i) {
        if (QAccessibleInterface *child = interface->child(i))
            QVERIFY(child->isValid());
    }
}

void TestWidgets::toolTipsAreAsWideAsTheirLines()
{
    const auto sizeOf = [](const QString &text) {
        QLabel label; // as Qt shows a tool tip
        label.setFont(QToolTip::font());
        label.setText(plainToolTip(text));
        label.setWordWrap(true);
        return label.sizeHint();
    };
    const QFontMetrics metrics{QToolTip::font()};
    const QString line = u"Bill import failed: 3 accounts were skipped"_s;
    QVERIFY(sizeOf(line).height() < 2 * metrics.height());
    QVERIFY(sizeOf(line).width() >= metrics.horizontalAdvance(line));
    QVERIFY(sizeOf(line + u'\n' + line).height() < 3 * metrics.height());
    const QSize wrapped = sizeOf((line + u' ').repeated(9));
    QVERIFY2(std::abs(wrapped.width() - tokens::kToolTipWidth) < 20,
             qPrintable(QString::number(wrapped.width())));
    QCOMPARE(plainToolTip({}), QString());
    QVERIFY(!plainToolTip(u"<b>x</b>"_s).contains(u"<b>"_s));
}

void TestWidgets::elidedLabelsHaveToolTips()
{
    TextLabel label(u"Signed in as somebody with a long name"_s);
    label.elided();
    QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width() / 2);
    const auto tip = [&label] {
        QHelpEvent event(QEvent::ToolTip, {2, 2}, label.mapToGlobal(QPoint(2, 2)));
        QCoreApplication::sendEvent(&label, &event);
        return QToolTip::text();
    };
    label.resize(80, 20);
    label.show();
    QVERIFY(tip().contains(u"somebody with a long name"_s));
    label.resize(label.sizeHint());
    QTRY_VERIFY(tip().isEmpty());
}

namespace {

/// Lays out dialog buttons as on another platform.
class PlatformStyle final : public QProxyStyle
{
public:
    explicit PlatformStyle(QDialogButtonBox::ButtonLayout layout)
        : m_layout(layout)
    {
    }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_DialogButtonLayout ? int(m_layout)
                                             : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    QDialogButtonBox::ButtonLayout m_layout;
};

} // namespace

void TestWidgets::dialogButtonsFollowThePlatform_data()
{
    QTest::addColumn<QDialogButtonBox::ButtonLayout>("layout");
    QTest::addColumn<QStringList>("order");
    QTest::newRow("Windows") << QDialogButtonBox::WinLayout
                             << QStringList{u"reset"_s, u"save"_s, u"copy"_s, u"cancel"_s};
    QTest::newRow("macOS") << QDialogButtonBox::MacLayout
                           << QStringList{u"reset"_s, u"copy"_s, u"cancel"_s, u"save"_s};
    QTest::newRow("GNOME") << QDialogButtonBox::GnomeLayout
                           << QStringList{u"reset"_s, u"copy"_s, u"cancel"_s, u"save"_s};
}

void TestWidgets::dialogButtonsFollowThePlatform()
{
    QFETCH(const QDialogButtonBox::ButtonLayout, layout);
    QFETCH(const QStringList, order);
    QApplication::setStyle(new PlatformStyle(layout));
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    column->addWidget(makeDialogButtons({{makeButton(u"Cancel"_s, u"cancel"_s), QDialogButtonBox::RejectRole},
                                         {makeButton(u"Save"_s, u"save"_s), QDialogButtonBox::AcceptRole},
                                         {makeButton(u"Copy"_s, u"copy"_s), QDialogButtonBox::ActionRole},
                                         {makeButton(u"Reset"_s, u"reset"_s), QDialogButtonBox::ResetRole}}));
    window.resize(600, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    QList<QPushButton *> buttons = window.findChildren<QPushButton *>();
    std::sort(buttons.begin(), buttons.end(), [&window](const QWidget *a, const QWidget *b) {
        return a->mapTo(&window, QPoint()).x() < b->mapTo(&window, QPoint()).x();
    });
    QStringList seen;
    QStringList reached;
    buttons.first()->setFocus();
    for (const QPushButton *button : buttons) {
        seen += button->objectName();
        reached += window.focusWidget()->objectName();
        QVERIFY(focusNextInReadingOrder(window, true));
    }
    QApplication::setStyle(new SvcStyle);
    QCOMPARE(seen, order);
    QCOMPARE(reached, order);
}

/// Returns the rectangle around all pixels that are not of the colour of the background.
static QRect drawnRect(const QImage &image, const QRect &part, QRgb background)
{
    QRect drawn;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            if (image.pixel(x, y) != background)
                drawn |= QRect(x, y, 1, 1);
        }
    }
    return drawn;
}

/// QLabel alone aligns a text of the other direction at the end.
void TestWidgets::labelsStartWhereTheLayoutDoes()
{
    for (const QString &text : {u"Svc Desktop"_s, u"إشعار"_s}) {
        TextLabel label(text);
        label.resize(400, 40);
        for (const Qt::LayoutDirection direction : {Qt::RightToLeft, Qt::LeftToRight}) {
            label.setLayoutDirection(direction);
            const QImage image = label.grab().toImage();
            const QRect drawn = drawnRect(image, image.rect(), image.pixel(0, 0));
            QVERIFY(!drawn.isEmpty());
            QCOMPARE(drawn.center().x() > image.width() / 2, direction == Qt::RightToLeft);
        }
    }
}

void TestWidgets::menuSeparatorsAreVisible_data()
{
    QTest::addColumn<const tokens::Colors *>("colors");
    QTest::newRow("light") << &tokens::light();
    QTest::newRow("dark") << &tokens::dark();
    QTest::newRow("light, high contrast") << &tokens::highLight();
    QTest::newRow("dark, high contrast") << &tokens::highDark();
}

void TestWidgets::menuSeparatorsAreVisible()
{
    QFETCH(const tokens::Colors *, colors);
    QMenu menu;
    menu.setPalette(paletteFrom(*colors));
    menu.addAction(u"a"_s);
    const QAction *separator = menu.addSeparator();
    menu.addAction(u"b"_s);
    menu.ensurePolished();
    menu.resize(menu.sizeHint());
    const QImage image = menu.grab().toImage();
    QSet<QRgb> seen;
    const QRect place = menu.actionGeometry(const_cast<QAction *>(separator));
    for (int y = place.top(); y <= place.bottom(); ++y)
        seen += image.pixel(place.center().x(), y);
    QCOMPARE(seen, (QSet<QRgb>{colors->base.rgb(), colors->line.rgb()}));
}

void TestWidgets::arrowsWithoutTextAreCentred()
{
    QPushButton button;
    QMenu menu;
    button.setMenu(&menu);
    button.resize(button.sizeHint());
    const QImage image = button.grab().toImage();
    constexpr int kBorder = 4;
    const QRect arrow = drawnRect(image, image.rect().adjusted(kBorder, kBorder, -kBorder, -kBorder),
                                  image.pixel(kBorder, kBorder));
    QVERIFY(!arrow.isEmpty());
    QVERIFY2(std::abs(arrow.center().x() - image.rect().center().x()) <= 1,
             qPrintable(QString::number(arrow.x())));
}

SVC_TEST(TestWidgets)
#include "tst_widgets.moc"
