// SPDX-License-Identifier: MIT
#include "ui/notifications/factfield.h"

#include "ui/widgets/valuetext.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int kFactCharacters = 48;

} // namespace

FactField::FactField(const QString &name, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_value(new ValueText(name, TextRole::Body))
    //: %1 is the name of a field, such as “Type”.
    , m_description(new ValueText(tr("%1 description").arg(name), TextRole::Caption))
{
    m_value->setObjectName(objectName);
    m_description->setObjectName(objectName + u"Description"_s);
    for (ValueText *text : {m_value, m_description})
        text->setLineCharacters(kFactCharacters);
    m_description->setDim(true);
    m_description->hide();
    auto *caption = plainLabel(name, TextRole::Caption)->dim();
    caption->setIndent(ValueText::textInset());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(caption);
    layout->addWidget(m_value);
    layout->addWidget(m_description);
    layout->addStretch(1);
}

void FactField::setValue(const QString &value, const QString &description)
{
    m_value->setValue(value.isEmpty() ? tr("not given") : value);
    m_value->setDim(value.isEmpty());
    m_description->setValue(description);
    m_description->setVisible(!description.isEmpty());
}
