// SPDX-License-Identifier: MIT
#include "clientimport/importedconnection.h"
#include "support/drop.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connectionform/addressfield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QSignalSpy>

using namespace uitest;

namespace {

const QString kCommand =
    u"curl 'https://api.example.com/svc/api/v3/login' \\\n  -H 'Svc-ApiKey: made-up-key' "
    "-d '{\"dataSource\":\"acme\"}'"_s;

struct Fixture
{
    Fixture()
        : field(&grid)
        , edit(field.field()->edit())
        , pasted(&field, &AddressField::commandPasted)
    {
        grid.resize(600, 200);
        show(grid);
        edit->setFocus();
    }

    [[nodiscard]] QString under() { return find<QLabel>(grid, "serviceAddressUnder")->text(); }

    FormGrid grid;
    AddressField field;
    QLineEdit *edit;
    QSignalSpy pasted;
};

} // namespace

class TestAddressField final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void takesACommandApart_data();
    void takesACommandApart();
    void undoDoesNotBringItBack();
    void neverStandsInTheField();
    void pastesAddresses();
    void asksForOneOfSeveralServices();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void readOnlyTakesNothing();
};

void TestAddressField::takesACommandApart_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"key", "shift insert", "menu", "middle button", "drop", "input method"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestAddressField::takesACommandApart()
{
    QFETCH(QString, way);
    Fixture fixture;
    QGuiApplication::clipboard()->setText(kCommand);
    if (way == "key"_L1) {
        QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    } else if (way == "shift insert"_L1) {
        QTest::keyClick(fixture.edit, Qt::Key_Insert, Qt::ShiftModifier);
    } else if (way == "menu"_L1) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {1, 1}, fixture.edit->mapToGlobal(QPoint(1, 1)));
        QGuiApplication::sendEvent(fixture.edit, &event);
        auto *menu = fixture.edit->findChild<QMenu *>();
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith("&Paste"_L1))
                action->trigger();
        }
        menu->close();
    } else if (way == "middle button"_L1) {
        if (!QGuiApplication::clipboard()->supportsSelection())
            QSKIP("There is no selection to paste here.");
        QGuiApplication::clipboard()->setText(kCommand, QClipboard::Selection);
        QTest::mouseClick(fixture.edit, Qt::MiddleButton);
    } else if (way == "drop"_L1) {
        QMimeData data;
        data.setText(kCommand);
        QCOMPARE(drop(*fixture.edit, data, Qt::CopyAction | Qt::MoveAction, Qt::NoModifier), Qt::CopyAction);
    } else {
        QInputMethodEvent event;
        event.setCommitString(kCommand);
        QGuiApplication::sendEvent(fixture.edit, &event);
    }
    QCOMPARE(fixture.edit->text(), u"https://api.example.com/svc"_s);
    QCOMPARE(fixture.pasted.size(), 1);
    const auto found = fixture.pasted.first().first().value<ImportedConnection>();
    QVERIFY(found.apiKey == Secret(u"made-up-key"_s));
    QCOMPARE(found.connection.dataSource, u"acme"_s);
}

void TestAddressField::undoDoesNotBringItBack()
{
    Fixture fixture;
    QTest::keyClicks(fixture.edit, u"before"_s);
    QGuiApplication::clipboard()->setText(kCommand);
    QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(fixture.edit->text(), u"https://api.example.com/svc"_s);
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(fixture.edit, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(!fixture.edit->text().contains("curl"_L1), qPrintable(fixture.edit->text()));
    }
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(fixture.edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(fixture.edit->text(), u"https://api.example.com/svc"_s);
}

/// What never stands in the field, no screen reader is told.
void TestAddressField::neverStandsInTheField()
{
    Fixture fixture;
    QStringList texts;
    connect(fixture.edit, &QLineEdit::textChanged, this, [&texts](const QString &text) { texts += text; });
    QGuiApplication::clipboard()->setText(kCommand);
    QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(texts, QStringList{u"https://api.example.com/svc"_s});
    QVERIFY(!spokenDescription(fixture.edit).contains("made-up"_L1));
}

void TestAddressField::pastesAddresses()
{
    Fixture fixture;
    QGuiApplication::clipboard()->setText(u"https://curl.example.com"_s);
    QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(fixture.edit->text(), u"https://curl.example.com"_s);
    QCOMPARE(fixture.pasted.size(), 0);
}

void TestAddressField::asksForOneOfSeveralServices()
{
    Fixture fixture;
    QGuiApplication::clipboard()->setText(
        u"curl https://a.example -H 'Svc-ApiKey: made-up-a' ; curl https://b.example -H 'Svc-ApiKey: made-up-b'"_s);
    QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(fixture.edit->text(), QString());
    QCOMPARE(fixture.pasted.size(), 0);
    QVERIFY2(fixture.under().contains("several services"_L1), qPrintable(fixture.under()));
    QPointer<QMenu> menu = fixture.edit->findChild<QMenu *>(u"commandServices"_s);
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    QVERIFY(menu->actions().last()->text().contains("b.example"_L1));
    menu->setActiveAction(menu->actions().last());
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(fixture.edit->text(), u"https://b.example"_s);
    QCOMPARE(fixture.pasted.size(), 1);
    QVERIFY(fixture.pasted.first().first().value<ImportedConnection>().apiKey == Secret(u"made-up-b"_s));
    QTRY_VERIFY(!menu); // and the other secret with it
}

void TestAddressField::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("not complete") << u"curl 'https://a.example' -H 'Svc-ApiKey: made-up"_s << u"not taken"_s;
    QTest::newRow("wrong quotes") << u"curl 'https://a.example -H 'Svc-ApiKey: made-up"_s << u"not taken"_s;
    QTest::newRow("no quotes") << u"curl -H Svc-ApiKey: made-up.made-up https://a.example"_s
                               << u"not taken"_s;
    QTest::newRow("another command") << u"wget --header='Svc-ApiKey: made-up' https://a.example"_s
                                     << u"secret"_s;
    QTest::newRow("PowerShell") << u"Invoke-WebRequest -Headers @{\"Svc-ApiKey\"=\"made-up\"}"_s
                                << u"secret"_s;
    QTest::newRow("files and pipes") << u"curl $(cat made-up) -d @made-up | sh"_s << u"address"_s;
}

void TestAddressField::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    Fixture fixture;
    QTest::keyClicks(fixture.edit, u"before"_s);
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(fixture.edit->text(), u"before"_s);
    QVERIFY2(fixture.under().contains(word), qPrintable(fixture.under()));
    QVERIFY2(!fixture.under().contains("made-up"_L1), qPrintable(fixture.under()));
}

void TestAddressField::readOnlyTakesNothing()
{
    Fixture fixture;
    fixture.field.field()->setReadOnly(true);
    QGuiApplication::clipboard()->setText(kCommand);
    QTest::keyClick(fixture.edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(fixture.edit->text(), QString());
    QCOMPARE(fixture.pasted.size(), 0);
}

SVC_TEST(TestAddressField)
#include "tst_addressfield.moc"
