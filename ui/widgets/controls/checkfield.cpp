// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/checkfield.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"
#include "ui/widgets/controls/fieldline.h"
#include "ui/widgets/views/textlabel.h"

#include <QStyleOptionButton>
#include <QTextLayout>
#include <QVBoxLayout>

CheckField::CheckField(const QString &text, const QString &objectName, QWidget *parent)
    : QCheckBox(text, parent)
{
    setObjectName(objectName);
    setAccessibleName(text);
    // With a fixed policy the height would be that of a single line.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int CheckField::boxWidth() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

QString CheckField::textFor(int width) const
{
    const int room = width - boxWidth();
    if (room <= 0 || fontMetrics().horizontalAdvance(text()) <= room)
        return text();
    QTextLayout layout(text(), font());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        lines += text().mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.join(u'\n');
}

int CheckField::heightForWidth(int width) const
{
    if (width >= sizeHint().width()) // which Qt remembers, unlike the width of the text
        return sizeHint().height();
    // Characters that the widget's font lacks are drawn in other fonts, whose lines can be higher.
    const auto textHeight = [this](const QString &text) {
        return fontMetrics().size(Qt::TextShowMnemonic, text).height();
    };
    const QString wrapped = textFor(width);
    return sizeHint().height() + (wrapped == text() ? 0 : textHeight(wrapped) - textHeight(text()));
}

QSize CheckField::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), static_cast<int>(tokens::kCheckFieldMinWidth)), sizeHint().height()};
}

void CheckField::initStyleOption(QStyleOptionButton *option) const
{
    QCheckBox::initStyleOption(option);
    option->text = textFor(width());
}

void CheckField::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setReadOnlyLook(this, readOnly);
}

void CheckField::nextCheckState()
{
    if (!m_readOnly)
        QCheckBox::nextCheckState();
}

QWidget *withHint(CheckField *check, const QString &hint)
{
    auto *row = new QWidget;
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace4);
    layout->addWidget(check);
    auto *under = new FieldLine(check, check->objectName());
    layout->addWidget(under->label());
    under->label()->setIndent(textscale::scaled(tokens::kCheckBox) + tokens::kSpace8);
    under->setHint(hint);
    return row;
}

#include "moc_checkfield.cpp"
