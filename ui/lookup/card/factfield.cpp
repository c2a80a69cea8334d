// SPDX-License-Identifier: MIT
#include "ui/lookup/card/factfield.h"

#include "results/resulttext.h"
#include "ui/widgets/views/valuetext.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int kFactCharacters = 44;

} // namespace

FactField::FactField(const QString &name, const QString &objectName, const QString &descriptionName,
                     QWidget *parent)
    : QWidget(parent)
    , m_value(new ValueText(name, TextRole::Body))
{
    m_value->setObjectName(objectName);
    m_value->setLineCharacters(kFactCharacters);
    auto *caption = plainLabel(name, TextRole::Caption)->dim();
    caption->setIndent(ValueText::textInset());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(caption);
    layout->addWidget(m_value);
    if (!descriptionName.isEmpty()) {
        m_description = new ValueText(descriptionName, TextRole::Caption);
        m_description->setObjectName(objectName + u"Description"_s);
        m_description->setLineCharacters(kFactCharacters);
        m_description->setDim(true);
        m_description->hide();
        layout->addWidget(m_description);
    }
    layout->addStretch(1);
}

void FactField::setValue(const QString &value)
{
    m_value->setValue(orNotGiven(value));
    m_value->setDim(value.isEmpty());
}

void FactField::setDescription(const QString &description)
{
    m_description->setValue(description);
    m_description->setVisible(!description.isEmpty());
}

void FactField::setOrigin(const QString &sentence)
{
    m_description->setSentence(sentence);
    m_description->show();
}

#include "moc_factfield.cpp"
