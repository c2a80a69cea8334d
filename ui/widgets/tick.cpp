// SPDX-License-Identifier: MIT
#include "ui/widgets/tick.h"

#include "ui/widgets/svcstyle.h"
#include "ui/widgets/tokens.h"

#include <QStyleOptionButton>
#include <QTextLayout>

Tick::Tick(const QString &text, const QString &objectName, QWidget *parent)
    : QCheckBox(text, parent)
{
    setObjectName(objectName);
    setAccessibleName(text);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int Tick::boxWidth() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

QString Tick::textFor(int width) const
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

int Tick::heightForWidth(int width) const
{
    const qsizetype lines = textFor(width).count(u'\n');
    return sizeHint().height() + static_cast<int>(lines) * fontMetrics().lineSpacing();
}

QSize Tick::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), static_cast<int>(tokens::kTickMinWidth)), sizeHint().height()};
}

void Tick::initStyleOption(QStyleOptionButton *option) const
{
    QCheckBox::initStyleOption(option);
    option->text = textFor(width());
}

void Tick::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setReadOnlyLook(this, readOnly);
}

void Tick::nextCheckState()
{
    if (!m_readOnly)
        QCheckBox::nextCheckState();
}
