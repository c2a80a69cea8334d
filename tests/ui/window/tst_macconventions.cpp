// SPDX-License-Identifier: MIT
// The window as it is on macOS, on any system: keys, roles of the menus' entries, order of buttons, titles.
#include "program/language.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/style/platformconventions.h"

#include <QAction>
#include <QDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QShortcut>
#include <QStyleHints>
#include <QWindow>

using namespace uitest;

namespace {

/// Keys that macOS or each of its programs has a meaning for, with the only command that may have them.
const QHash<QKeySequence, QString> kReserved = {
    {Qt::CTRL | Qt::Key_H, {}},                         // hides the program
    {Qt::CTRL | Qt::ALT | Qt::Key_H, {}},               // hides the others
    {Qt::CTRL | Qt::Key_M, {}},                         // minimises the window
    {Qt::CTRL | Qt::ALT | Qt::Key_M, {}},               // minimises all
    {Qt::CTRL | Qt::Key_Q, u"actionQuit"_s},            //
    {Qt::CTRL | Qt::SHIFT | Qt::Key_Q, {}},             // logs out
    {Qt::CTRL | Qt::META | Qt::Key_Q, {}},              // locks the screen
    {Qt::CTRL | Qt::Key_Comma, u"actionPreferences"_s}, //
    {Qt::CTRL | Qt::Key_Question, u"actionHelp"_s},     //
    {Qt::CTRL | Qt::SHIFT | Qt::Key_Slash, {}},         // the same keys
    {Qt::CTRL | Qt::Key_Tab, {}},                       // switches between programs
    {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, {}},           //
    {Qt::CTRL | Qt::Key_QuoteLeft, {}},                 // switches between windows
    {Qt::CTRL | Qt::ALT | Qt::Key_QuoteLeft, {}},       //
    {Qt::CTRL | Qt::Key_Space, {}},                     // Spotlight
    {Qt::CTRL | Qt::ALT | Qt::Key_Space, {}},           //
    {Qt::CTRL | Qt::META | Qt::Key_Space, {}},          // emoji
    {Qt::CTRL | Qt::META | Qt::Key_F, {}},              // full screen
    {Qt::CTRL | Qt::ALT | Qt::Key_D, {}},               // hides the Dock
    {Qt::CTRL | Qt::ALT | Qt::Key_Escape, {}},          // ends programs by force
    {Qt::CTRL | Qt::SHIFT | Qt::Key_3, {}},             // pictures of the screen
    {Qt::CTRL | Qt::SHIFT | Qt::Key_4, {}},             //
    {Qt::CTRL | Qt::SHIFT | Qt::Key_5, {}},             //
};

/// Returns whether the system has the key for itself, or most keyboards have it only together with “fn”.
bool isReserved(const QKeySequence &key, const QString &command)
{
    const QKeyCombination combination = key[0];
    const bool isFunctionKey = combination.key() >= Qt::Key_F1 && combination.key() <= Qt::Key_F35;
    const bool isPageKey = combination.key() == Qt::Key_PageUp || combination.key() == Qt::Key_PageDown;
    const bool isControlKey = combination.keyboardModifiers().testFlag(Qt::MetaModifier);
    return isFunctionKey || isPageKey || isControlKey || kReserved.value(key, command) != command;
}

/// A command with a key, in the window or one of its dialogs.
struct Command
{
    QString name;
    QList<QKeySequence> keys;
    const QWidget *window;
    bool isOfWindow; ///< not only where one widget has the focus
};

const QWidget *windowOf(const QObject *object, const QWidget &main)
{
    for (; object; object = object->parent()) {
        if (const auto *dialog = qobject_cast<const QDialog *>(object))
            return dialog;
    }
    return &main;
}

bool isOfWindow(Qt::ShortcutContext context)
{
    return context == Qt::WindowShortcut || context == Qt::ApplicationShortcut;
}

QList<Command> commandsOf(QWidget &window)
{
    QList<Command> commands;
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (!action->shortcuts().isEmpty())
            commands += Command{action->objectName(), action->shortcuts(), windowOf(action, window),
                                isOfWindow(action->shortcutContext())};
    }
    for (const QShortcut *shortcut : window.findChildren<QShortcut *>()) {
        if (shortcut->isEnabled())
            commands += Command{u"a shortcut"_s, shortcut->keys(), windowOf(shortcut, window),
                                isOfWindow(shortcut->context())};
    }
    return commands;
}

/// A window with all that has keys.
struct FullWindow : WindowFixture
{
    FullWindow()
    {
        show({1180, 900});
        signIn();
        lookUp(u"1-3"_s);
        QTRY_VERIFY(!context->results().isRunning());
        for (const char *panel : {"actionActivity", "actionUpgrade", "actionLookups"})
            action(panel)->setChecked(true);
        trigger("actionManageConnections");
    }
};

} // namespace

class TestMacConventions final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void init() { setPlatformConventions(macConventions()); }
    void cleanup() { setPlatformConventions(m_system); }
    void keysAreUnique_data();
    void keysAreUnique();
    void keysAreFree();
    void keysWork();
    void rolesAreGiven();
    void textsHaveNoMnemonics_data();
    void textsHaveNoMnemonics();
    void acceptingButtonIsAtTheRight();
    void titlesDoNotNameTheProgram();
    void tabReachesWhatTheUserChose();

private:
    const PlatformConventions m_system = platformConventions();
};

void TestMacConventions::keysAreUnique_data()
{
    QTest::addColumn<bool>("onMac");
    QTest::newRow("this system") << false;
    QTest::newRow("macOS") << true;
}

void TestMacConventions::keysAreUnique()
{
    QFETCH(const bool, onMac);
    setPlatformConventions(onMac ? macConventions() : m_system);
    FullWindow fixture;
    const QList<Command> commands = commandsOf(fixture.window);
    QVERIFY(commands.size() > 40);
    QStringList faults;
    for (qsizetype i = 0; i < commands.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const Command &one = commands.at(i);
            const Command &other = commands.at(j);
            if (one.window != other.window || (!one.isOfWindow && !other.isOfWindow))
                continue;
            for (const QKeySequence &key : one.keys) {
                if (other.keys.contains(key))
                    faults += u"%1: %2 and %3"_s.arg(key.toString(), one.name, other.name);
            }
        }
    }
    QCOMPARE(faults.join(u'\n'), QString());
}

void TestMacConventions::keysAreFree()
{
    FullWindow fixture;
    QStringList faults;
    for (const Command &command : commandsOf(fixture.window)) {
        for (const QKeySequence &key : command.keys) {
            if (isReserved(key, command.name))
                faults += u"%1: %2"_s.arg(key.toString(), command.name);
        }
    }
    QCOMPARE(faults.join(u'\n'), QString());
}

void TestMacConventions::keysWork()
{
    WindowFixture fixture;
    fixture.show();
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    QTest::keySequence(&fixture.window, platformConventions().upgrade);
    QVERIFY(fixture.action("actionUpgrade")->isChecked());
    QTest::keySequence(&fixture.window, platformConventions().upgrade);
    QVERIFY(!fixture.action("actionUpgrade")->isChecked());
    ids->setFocus();
    QTest::keySequence(&fixture.window, platformConventions().nextPane);
    QVERIFY(!ids->hasFocus());
    QTest::keySequence(&fixture.window, platformConventions().previousPane);
    QVERIFY(ids->hasFocus());
    QTest::keySequence(&fixture.window, platformConventions().help);
    QVERIFY(fixture.window.findChild<QDialog *>(u"helpDialog"_s));
}

/// Qt would move entries to the menu of the application by their texts.
void TestMacConventions::rolesAreGiven()
{
    FullWindow fixture;
    QHash<QString, QAction::MenuRole> roles;
    QStringList guessed;
    for (const QAction *menu : find<QMenuBar>(fixture.window, "mainMenu")->actions()) {
        for (const QAction *action : menu->menu()->actions()) {
            if (action->isSeparator())
                continue;
            if (action->menuRole() == QAction::TextHeuristicRole)
                guessed += action->objectName();
            else if (action->menuRole() != QAction::NoRole)
                roles.insert(action->objectName(), action->menuRole());
        }
    }
    const QHash<QString, QAction::MenuRole> expected = {{u"actionAbout"_s, QAction::AboutRole},
                                                        {u"actionPreferences"_s, QAction::PreferencesRole},
                                                        {u"actionQuit"_s, QAction::QuitRole}};
    QCOMPARE(roles, expected);
    // Their texts are those that Qt looks for.
    QCOMPARE(guessed, QStringList({u"actionUndo"_s, u"actionRedo"_s, u"actionCut"_s, u"actionCopy"_s,
                                   u"actionPaste"_s, u"actionSelectAll"_s}));
}

void TestMacConventions::textsHaveNoMnemonics_data()
{
    QTest::addColumn<QString>("tag");
    for (const QString &tag : language::available())
        QTest::newRow(tag.toLatin1().constData()) << tag;
}

void TestMacConventions::textsHaveNoMnemonics()
{
    QFETCH(const QString, tag);
    Translation translation(platformConventions().hasMnemonics);
    translation.use(tag);
    const auto restore = qScopeGuard([] { Translation().use(u"en"_s); });
    FullWindow fixture;
    auto *field = find<QLineEdit>(fixture.window, "filterResults");
    const std::unique_ptr<QMenu> ofField(field->createStandardContextMenu()); // texts of Qt
    for (QMenu *menu : fixture.window.findChildren<QMenu *>())
        Q_EMIT menu->aboutToShow();
    QList<QAction *> actions = fixture.window.findChildren<QAction *>() + ofField->actions();
    QStringList faults;
    for (const QAction *action : std::as_const(actions)) {
        if (action->text().contains(u'&'))
            faults += action->text();
    }
    for (const QAbstractButton *button : fixture.window.findChildren<QAbstractButton *>()) {
        if (button->text().contains(u'&'))
            faults += button->text();
    }
    for (const QLabel *label : fixture.window.findChildren<QLabel *>()) {
        if (label->buddy() && label->text().contains(u'&'))
            faults += label->text();
    }
    QCOMPARE(faults.join(u'\n'), QString());
    QVERIFY(actions.size() > 100);
}

void TestMacConventions::acceptingButtonIsAtTheRight()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window.signIn();
    const auto rightOf = [&fixture](const char *button) {
        return find<QPushButton>(*fixture.dialog(), button)->mapTo(fixture.dialog(), QPoint()).x();
    };
    QTRY_VERIFY(rightOf("signIn") > rightOf("cancel"));
}

void TestMacConventions::titlesDoNotNameTheProgram()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window.signIn();
    QCOMPARE(fixture.dialog()->windowHandle()->title(), fixture.dialog()->windowTitle());
}

/// By default Tab goes from one field or check box to the next there, and leaves the buttons out.
void TestMacConventions::tabReachesWhatTheUserChose()
{
    QStyleHints &hints = *QGuiApplication::styleHints();
    const auto restore =
        qScopeGuard([&hints, all = hints.tabFocusBehavior()] { hints.setTabFocusBehavior(all); });
    hints.setTabFocusBehavior(Qt::TabFocusBehavior(Qt::TabFocusTextControls | Qt::TabFocusListControls));
    WindowFixture fixture;
    fixture.show();
    fixture.window.signIn();
    QDialog &dialog = *fixture.dialog();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QSet<QWidget *> reached;
    for (QWidget *at = dialog.focusWidget(); at && !reached.contains(at); at = dialog.focusWidget()) {
        reached += at;
        QTest::keyClick(at, Qt::Key_Tab);
    }
    QVERIFY(reached.size() > 2);
    for (QWidget *each : std::as_const(reached))
        QVERIFY2(!qobject_cast<QPushButton *>(each), qPrintable(each->objectName()));
}

SVC_TEST(TestMacConventions)
#include "tst_macconventions.moc"
