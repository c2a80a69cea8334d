// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connectionform/endpointfields.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/secretedit.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <algorithm>

using namespace uitest;

namespace {

#ifdef Q_OS_LINUX
constexpr bool kIsLinux = true;
#else
constexpr bool kIsLinux = false;
#endif

} // namespace

class TestFormField : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void showsRequiredWhenLeft();
    void d02_trimsAndReports();
    void errorIsTheAccessibleDescription();
    void saysAnErrorWhereTheFocusIs();
    void hintBelongsToItsField();
    void comboBoxSaysLabelAndValue();
    void d02_endpointErrors_data();
    void d02_endpointErrors();
    void endpointBelongsToTheField();
    void secretIsNotExposed();
    void hidesAFilledInSecret();
    void detectsCapsLock();
    void captionsMoveAboveNarrowFields();
};

void TestFormField::showsRequiredWhenLeft()
{
    FormGrid grid;
    auto *first = new FormField(u"First"_s, u"first"_s, new QLineEdit);
    auto *second = new FormField(u"Second"_s, u"second"_s, new QLineEdit);
    first->setRequired(true);
    grid.add(first);
    grid.add(second);
    show(grid);
    first->edit()->setFocus();
    QVERIFY(!isShown(grid, "firstUnder"));
    QTest::keyClick(first->edit(), Qt::Key_Tab);
    QVERIFY(second->edit()->hasFocus());
    QVERIFY(isShown(grid, "firstUnder"));
    QTest::keyClicks(first->edit(), u"x"_s);
    QVERIFY(!isShown(grid, "firstUnder"));
}

void TestFormField::d02_trimsAndReports()
{
    FormField field(u"User name"_s, u"user"_s, new QLineEdit);
    field.setText(u"  jdoe\n"_s);
    QVERIFY(field.validate());
    QCOMPARE(field.text(), u"jdoe"_s);
    QCOMPARE(labelText(field, "userUnder"), u"Spaces and line breaks around it were removed."_s);

    FormField password(u"Password"_s, u"password"_s, new QLineEdit);
    password.setTrims(false);
    password.setText(u" p "_s);
    QVERIFY(password.validate());
    QCOMPARE(password.text(), u" p "_s);
}

void TestFormField::errorIsTheAccessibleDescription()
{
    FormField field(u"Address"_s, u"address"_s, new QLineEdit);
    field.setHint(u"A hint."_s);
    QCOMPARE(field.edit()->accessibleDescription(), u"A hint."_s);
    field.setRequired(true);
    QVERIFY(!field.validate());
    QCOMPARE(field.edit()->accessibleDescription(), labelText(field, "addressUnder"));
    QVERIFY(field.edit()->accessibleDescription() != u"A hint."_s);
    QCOMPARE(field.edit()->accessibleName(), u"Address"_s);
}

/// The focus does not arrive there again, so that nothing else would say the error.
void TestFormField::saysAnErrorWhereTheFocusIs()
{
    FormGrid grid;
    auto *first = new FormField(u"First"_s, u"first"_s, new QLineEdit);
    auto *second = new FormField(u"Second"_s, u"second"_s, new QLineEdit);
    for (FormField *field : {first, second}) {
        field->setRequired(true);
        grid.add(field);
    }
    show(grid);
    second->edit()->setFocus();
    QVERIFY(!first->validate());
    QCOMPARE(announced(grid), QString());
    QVERIFY(!second->validate());
    const bool isSaidByReader = kIsLinux && QT_VERSION >= QT_VERSION_CHECK(6, 8, 0);
    QTRY_COMPARE(announced(grid), isSaidByReader ? QString() : labelText(grid, "secondUnder"));
}

/// Orca says labels without a relation when their dialog opens, all of them.
void TestFormField::hintBelongsToItsField()
{
    FormField field(u"Partition"_s, u"partition"_s, new QLineEdit);
    field.setHint(u"Leave it empty."_s);
    QAccessibleInterface *hint = QAccessible::queryAccessibleInterface(find<QLabel>(field, "partitionUnder"));
    QCOMPARE(hint->role(), QAccessible::StaticText);
    QCOMPARE(hint->text(QAccessible::Name), u"Leave it empty."_s);
    const auto relations = hint->relations();
    QCOMPARE(relations.size(), 1);
    QCOMPARE(relations.first().first->object(), field.edit());
}

void TestFormField::comboBoxSaysLabelAndValue()
{
    FormGrid grid;
    auto *combo = new ComboField;
    combo->addItems({u"Red"_s, u"Green"_s});
    combo->addItem(QString());
    combo->setItemData(2, u"No colour"_s, Qt::AccessibleTextRole);
    grid.addRow(u"&Colour"_s, combo);
    combo->setAccessibleName(u"Colour"_s);
    show(grid);
    combo->setFocus();

    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(combo);
    QCOMPARE(spoken->role(), QAccessible::ComboBox);
    QCOMPARE(spoken->text(QAccessible::Value), u"Red"_s);
    QCOMPARE(spoken->child(0)->object(), combo->view());
    QCOMPARE(spoken->relations(QAccessible::Label).size(), 1);
    QVERIFY(spoken->state().focused && !spoken->state().expanded);

    const bool sayValue = kIsLinux && QT_VERSION < QT_VERSION_CHECK(6, 8, 0);
    combo->setCurrentIndex(1); // by the program
    QCOMPARE(announced(grid), QString());
    QTest::keyClick(combo, Qt::Key_Up);
    QTRY_COMPARE(announced(grid), sayValue ? u"Red"_s : QString());
    combo->setCurrentIndex(2);
    combo->setAccessibleDescription(u"Of the car."_s);
    QCOMPARE(combo->accessibleDescription(), u"Of the car."_s);
    if (sayValue) {
        QCOMPARE(spoken->text(QAccessible::Name), u"Colour"_s);
        QCOMPARE(spoken->text(QAccessible::Description), u"No colour. Of the car."_s);
    }
}

void TestFormField::d02_endpointErrors_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("apiKey");
    QTest::addColumn<QString>("under"); ///< the object name of the line below the field
    QTest::newRow("nothing") << u""_s << u"key"_s << u"serviceAddressUnder"_s;
    QTest::newRow("no scheme") << u"https//api.example.com"_s << u"key"_s << u"serviceAddressUnder"_s;
    QTest::newRow("user info") << u"https://me:secret@api.example.com"_s << u"key"_s
                               << u"serviceAddressUnder"_s;
    QTest::newRow("query") << u"https://api.example.com/?a=b"_s << u"key"_s << u"serviceAddressUnder"_s;
    QTest::newRow("port 0") << u"https://api.example.com:0"_s << u"key"_s << u"serviceAddressUnder"_s;
    QTest::newRow("http elsewhere") << u"http://api.example.com"_s << u"key"_s << u"serviceAddressUnder"_s;
    QTest::newRow("no key") << u"https://api.example.com"_s << u" \n"_s << u"apiKeyUnder"_s;
    QTest::newRow("line break inside") << u"https://api.example.com"_s << u"ab\ncd"_s << u"apiKeyUnder"_s;
    QTest::newRow("letter beyond ASCII") << u"https://api.example.com"_s << u"kéy"_s << u"apiKeyUnder"_s;
}

void TestFormField::d02_endpointErrors()
{
    QFETCH(QString, address);
    QFETCH(QString, apiKey);
    QFETCH(QString, under);
    FormGrid grid;
    EndpointFields fields(&grid);
    grid.show();
    fields.address()->setText(address);
    // Line breaks get in by pasting.
    QGuiApplication::clipboard()->setText(apiKey);
    fields.apiKey()->edit()->paste();
    QVERIFY(!fields.validated());
    QVERIFY(isShown(grid, qPrintable(under)));
}

void TestFormField::endpointBelongsToTheField()
{
    FormGrid grid;
    EndpointFields fields(&grid);
    fields.address()->setText(u" https://API.example.com/base/ "_s);
    QGuiApplication::clipboard()->setText(u"key-a\r\n"_s);
    fields.apiKey()->edit()->paste();
    const std::optional<Endpoint> endpoint = fields.validated();
    QVERIFY(endpoint);
    QCOMPARE(endpoint->baseUrl, QUrl(u"https://api.example.com/base"_s));
    QCOMPARE(endpoint->apiKey.reveal(), u"key-a"_s);
}

void TestFormField::secretIsNotExposed()
{
    SecretEdit edit(u"Show password"_s);
    show(edit);
    QTest::keyClicks(&edit, u"secret"_s);
    QCOMPARE(edit.echoMode(), QLineEdit::Password);
    QVERIFY(edit.inputMethodHints().testFlag(Qt::ImhSensitiveData));
    QVERIFY(edit.inputMethodHints().testFlag(Qt::ImhNoPredictiveText));
    QVERIFY(!edit.dragEnabled());
    QCOMPARE(edit.showButton()->accessibleName(), u"Show password"_s);
    QCOMPARE(QAccessible::queryAccessibleInterface(edit.showButton())->text(QAccessible::Description),
             QKeySequence(u"Ctrl+Shift+P"_s).toString(QKeySequence::NativeText)); // not the name once more

    for (const bool shown : {false, true}) {
        edit.showButton()->setChecked(shown);
        QCOMPARE(edit.echoMode(), shown ? QLineEdit::Normal : QLineEdit::Password);
        QGuiApplication::clipboard()->setText(u"before"_s);
        edit.selectAll();
        QTest::keySequence(&edit, QKeySequence::Copy);
        QTest::keySequence(&edit, QKeySequence::Cut);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QCOMPARE(edit.text(), u"secret"_s);
        if (QGuiApplication::clipboard()->supportsSelection()) { // on X11, where selecting copies
            QTest::mouseDClick(&edit, Qt::LeftButton, {}, QPoint(20, edit.height() / 2));
            QTest::keySequence(&edit, QKeySequence::SelectAll);
            QTest::keyClick(&edit, Qt::Key_Home, Qt::ShiftModifier);
            QVERIFY(!QGuiApplication::clipboard()->text(QClipboard::Selection).contains(u"secret"_s));
        }
        edit.clear();
        QTest::keySequence(&edit, QKeySequence::Undo);
        QCOMPARE(edit.text(), QString());
        QTest::keyClicks(&edit, u"secret"_s);

        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(2, 2), edit.mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(&edit, &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (const QAction *action : menu->actions()) {
            QVERIFY(action->objectName() != u"edit-copy"_s);
            QVERIFY(action->objectName() != u"edit-cut"_s);
            QVERIFY(action->objectName() != u"edit-undo"_s);
        }
        menu->close();
    }
}

void TestFormField::hidesAFilledInSecret()
{
    SecretEdit edit(u"Show password"_s);
    show(edit);
    QTest::keyClicks(&edit, u"typed"_s);
    edit.showButton()->click();
    QTest::keyClicks(&edit, u" more"_s);
    QTest::keyClick(&edit, Qt::Key_Backspace);
    QCOMPARE(edit.echoMode(), QLineEdit::Normal); // typed by the user
    edit.setText(u"stored"_s);
    QCOMPARE(edit.echoMode(), QLineEdit::Password);
    QVERIFY(!edit.showButton()->isChecked());
    edit.showButton()->click();
    QCOMPARE(edit.echoMode(), QLineEdit::Normal);
    edit.setText({});
    QCOMPARE(edit.echoMode(), QLineEdit::Password);
}

void TestFormField::detectsCapsLock()
{
    SecretEdit edit(u"Show password"_s);
    show(edit);
    QSignalSpy seen(&edit, &SecretEdit::capsLockChanged);
    QTest::sendKeyEvent(QTest::Click, &edit, Qt::Key_A, u"a"_s, Qt::NoModifier);
    QTest::sendKeyEvent(QTest::Click, &edit, Qt::Key_A, u"A"_s, Qt::ShiftModifier);
    QCOMPARE(seen.size(), 0);
    QTest::sendKeyEvent(QTest::Click, &edit, Qt::Key_A, u"A"_s, Qt::NoModifier);
    QCOMPARE(seen.size(), 1);
    QCOMPARE(seen.last().first().toBool(), true);
    QTest::sendKeyEvent(QTest::Click, &edit, Qt::Key_1, u"1"_s, Qt::NoModifier);
    QCOMPARE(seen.size(), 1);
    QTest::sendKeyEvent(QTest::Click, &edit, Qt::Key_A, u"a"_s, Qt::NoModifier);
    QCOMPARE(seen.last().first().toBool(), false);
}

void TestFormField::captionsMoveAboveNarrowFields()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *grid = new FormGrid;
    auto *field = new FormField(u"A rather long caption"_s, u"first"_s, new QLineEdit);
    grid->add(field);
    layout->addWidget(grid);
    layout->addStretch(1);
    const auto caption = [grid, field] {
        const auto labels = grid->findChildren<QLabel *>();
        const auto found = std::find_if(labels.begin(), labels.end(), [field](const QLabel *label) {
            return label->buddy() == field->edit();
        });
        return (*found)->geometry();
    };
    window.resize(640, 200);
    show(window);
    QVERIFY(caption().right() < field->geometry().left());
    QCOMPARE(caption().top(), field->geometry().top());

    window.resize(220, 200);
    QTRY_VERIFY(caption().bottom() < field->geometry().top());
    QCOMPARE(caption().left(), field->geometry().left());
    QCOMPARE(field->width(), grid->width());

    window.resize(640, 200);
    QTRY_VERIFY(caption().right() < field->geometry().left());
}

SVC_TEST(TestFormField)
#include "tst_formfield.moc"
