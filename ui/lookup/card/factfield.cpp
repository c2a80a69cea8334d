// SPDX-License-Identifier: MIT
#include "ui/lookup/card/factfield.h"

#include "export/comparisontable.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int kFactCharacters = 44;

} // namespace

FactField::FactField(const QString &name, const QString &objectName, const QString &descriptionName,
                     QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_head(new QHBoxLayout)
    , m_caption(plainLabel(name, TextRole::Caption)->dim())
    , m_value(new ValueText(name, TextRole::Body))
{
    m_value->setObjectName(objectName);
    m_value->setLineCharacters(kFactCharacters);
    m_caption->setIndent(ValueText::textInset());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_head->setSpacing(tokens::kSpace4);
    m_head->addWidget(m_caption);
    m_head->addStretch(1);
    layout->addLayout(m_head);
    layout->addWidget(m_value);
    if (!descriptionName.isEmpty()) {
        m_description = new ValueText(descriptionName, TextRole::Caption);
        m_description->setObjectName(objectName + u"Description"_s);
        m_description->setLineCharacters(kFactCharacters);
        m_description->setDim(true);
        m_description->setFocusPolicy(Qt::ClickFocus); // it is read with the value
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

void FactField::setSentence(const QString &sentence)
{
    m_value->setSentence(orNotGiven(sentence));
    m_value->setDim(sentence.isEmpty());
}

void FactField::setDescription(const QString &description)
{
    m_description->setValue(description);
    m_description->setVisible(!description.isEmpty());
    describe(m_value, m_description->toPlainText());
}

void FactField::setNote(const QString &sentence)
{
    m_description->setSentence(sentence);
    m_description->show();
    describe(m_value, m_description->toPlainText());
}

void FactField::setContext(const QString &connection, bool isDifferent, bool isCaptioned)
{
    m_caption->setText(isCaptioned ? labelledText(connection, m_name) : m_name);
    m_value->setAccessibleName(labelledText(connection, m_name));
    m_value->setAccessibleDescription(isDifferent ? comparedText(true) : QString());
    if (isDifferent && !m_sign) {
        m_sign = new QWidget;
        m_sign->setObjectName(u"differs"_s);
        auto *row = new QHBoxLayout(m_sign);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(tokens::kSpace4);
        row->addWidget(new IconView(Icon::Triangle, tokens::Tone::Warn, tokens::kSmallIcon));
        TextLabel *word = plainLabel(comparedText(true), TextRole::Caption);
        word->setTone(tokens::Tone::Warn);
        row->addWidget(word);
        m_head->insertWidget(1, m_sign);
    }
    if (m_sign)
        m_sign->setVisible(isDifferent);
}

#include "moc_factfield.cpp"
