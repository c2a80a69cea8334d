// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/results/exportdialog.h"
#include "ui/style/theme.h"

#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>

using namespace Qt::StringLiterals;
using namespace uitest;

class TestExportDialog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fitsTheScreenWithLargeText();
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

SVC_TEST(TestExportDialog)
#include "tst_exportdialog.moc"
