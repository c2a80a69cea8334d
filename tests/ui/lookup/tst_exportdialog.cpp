// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/style/theme.h"

#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScreen>

using namespace Qt::StringLiterals;
using namespace uitest;

class TestExportDialog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fitsTheScreenWithLargeText();
    void tabEntersGroupsAtTheirChoice();
    void asksForWhatTheFormatNeeds();
};

void TestExportDialog::fitsTheScreenWithLargeText()
{
    Theme theme;
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    ExportDialog dialog({.all = 3, .shown = 3}, {.format = ExportFormat::Pdf}, nullptr);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.height() <= dialog.screen()->availableGeometry().height());
    const auto *choose = find<QPushButton>(dialog, "chooseExportFile");
    QVERIFY(dialog.rect().contains(QRect(choose->mapTo(&dialog, QPoint()), choose->size())));
}

/// Arrow keys reach the choices that are not checked.
void TestExportDialog::tabEntersGroupsAtTheirChoice()
{
    ExportDialog dialog({.all = 5, .shown = 3, .selected = 2}, {}, nullptr);
    uitest::show(dialog);
    auto *format = find<QComboBox>(dialog, "exportFormat");
    format->setFocus();
    QTest::keyClick(format, Qt::Key_Tab);
    QCOMPARE(dialog.focusWidget()->objectName(), u"exportSelected"_s);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Up);
    QCOMPARE(dialog.focusWidget()->objectName(), u"exportShown"_s);
    QVERIFY(find<QRadioButton>(dialog, "exportShown")->isChecked());
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    QCOMPARE(dialog.focusWidget()->objectName(), u"exportAllColumns"_s);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Backtab);
    QCOMPARE(dialog.focusWidget()->objectName(), u"exportShown"_s);
}

void TestExportDialog::asksForWhatTheFormatNeeds()
{
    ExportDialog dialog({.all = 5, .shown = 5},
                        {.columns = ExportDialog::Columns::Shown, .separator = CsvSeparator::Semicolon},
                        nullptr);
    uitest::show(dialog);
    auto *formats = find<QComboBox>(dialog, "exportFormat");
    auto *separator = find<QComboBox>(dialog, "exportSeparator");
    const auto *paper = find<QComboBox>(dialog, "exportPaper");
    QVERIFY(separator->isVisible() && !paper->isVisible());
    QCOMPARE(separator->accessibleName(), u"Separator"_s);
    QCOMPARE(separator->currentText(), u"Semicolon"_s);
    separator->setCurrentIndex(separator->findText(u"Tab"_s));
    QVERIFY(dialog.choices().separator == CsvSeparator::Tab);
    formats->setCurrentIndex(formats->findText(u"PDF report"_s));
    QVERIFY(!separator->isVisible() && paper->isVisible());
    formats->setCurrentIndex(formats->findText(u"JSON"_s));
    QVERIFY(!separator->isVisible() && !paper->isVisible());
    QVERIFY(dialog.choices().columns == ExportDialog::Columns::Shown);
}

SVC_TEST(TestExportDialog)
#include "tst_exportdialog.moc"
