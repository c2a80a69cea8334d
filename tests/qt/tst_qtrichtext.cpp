// SPDX-License-Identifier: MIT
// Text that looks like markup is rendered as markup and opens files, unless the format is set to plain text.
#include "support/testprogram.h"

#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QUrl>

using namespace Qt::StringLiterals;

class TestQtRichText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void label_data();
    void label();
    void messageBox_data();
    void messageBox();
    void toolTip();

private:
    QTemporaryDir m_folder;
    QString m_markup; ///< an image file that is larger than any text around it
};

namespace {

constexpr int kImageSize = 700;

void formats()
{
    QTest::addColumn<Qt::TextFormat>("format");
    QTest::addColumn<bool>("opens");
    QTest::newRow("as it is by default") << Qt::AutoText << true;
    QTest::newRow("plain") << Qt::PlainText << false;
}

} // namespace

void TestQtRichText::initTestCase()
{
    QImage image(kImageSize, kImageSize, QImage::Format_RGB32);
    image.fill(0);
    const QString file = m_folder.filePath(u"i.png"_s);
    QVERIFY(image.save(file));
    m_markup = u"<img src='%1'>"_s.arg(QUrl::fromLocalFile(file).toString());
}

void TestQtRichText::label_data()
{
    formats();
}

void TestQtRichText::label()
{
    QFETCH(const Qt::TextFormat, format);
    QFETCH(const bool, opens);
    QLabel label;
    QCOMPARE(label.textFormat(), Qt::AutoText);
    label.setTextFormat(format);
    label.setText(m_markup);
    QCOMPARE(label.sizeHint().height() >= kImageSize, opens);
}

void TestQtRichText::messageBox_data()
{
    formats();
}

void TestQtRichText::messageBox()
{
    QFETCH(const Qt::TextFormat, format);
    QFETCH(const bool, opens);
    QMessageBox box;
    QCOMPARE(box.textFormat(), Qt::AutoText);
    box.setTextFormat(format);
    box.setText(m_markup);
    box.show();
    QCOMPARE(box.height() >= kImageSize, opens);
}

void TestQtRichText::toolTip()
{
    QWidget widget;
    widget.show();
    QToolTip::showText({10, 10}, m_markup, &widget);
    const auto windows = QApplication::topLevelWidgets();
    const auto tip = std::find_if(windows.begin(), windows.end(),
                                  [](const QWidget *window) { return window->inherits("QTipLabel"); });
    QVERIFY(tip != windows.end());
    QVERIFY((*tip)->sizeHint().height() >= kImageSize);
}

SVC_TEST(TestQtRichText)
#include "tst_qtrichtext.moc"
