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
};

void TestExportDialog::fitsTheScreenWithLargeText()
{
    Theme theme;
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    ExportDialog dialog({.all = 3, .shown = 3}, ExportFormat::Pdf, ExportDialog::Columns::All, QPageSize::A4,
                        nullptr);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.height() <= dialog.screen()->availableGeometry().height());
    const auto *choose = find<QPushButton>(dialog, "chooseExportFile");
    QVERIFY(dialog.rect().contains(QRect(choose->mapTo(&dialog, QPoint()), choose->size())));
}

/// Arrow keys reach the choices that are not checked.
void TestExportDialog::tabEntersGroupsAtTheirChoice()
{
    ExportDialog dialog({.all = 5, .shown = 3, .selected = 2}, ExportFormat::Csv, ExportDialog::Columns::All,
                        QPageSize::A4, nullptr);
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

SVC_TEST(TestExportDialog)
#include "tst_exportdialog.moc"
