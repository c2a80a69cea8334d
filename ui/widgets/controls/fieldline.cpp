// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/fieldline.h"

#include "ui/style/widgethints.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

FieldLine::FieldLine(QWidget *field, const QString &objectName)
    : QObject(field)
    , m_field(field)
    , m_label(new TextLabel({}, TextRole::Caption))
{
    setAccessibleField(m_label, field);
    m_label->setObjectName(objectName + QStringLiteral("Under"));
    m_label->wrapped()->dim();
    m_label->hide();
}

void FieldLine::setHint(const QString &hint)
{
    m_hint = hint;
    update();
}

void FieldLine::setNotice(const QString &notice)
{
    m_notice = notice;
    update();
}

void FieldLine::setError(const QString &error)
{
    m_error = error;
    update();
}

void FieldLine::clear()
{
    m_error.clear();
    m_notice.clear();
    update();
}

void FieldLine::update()
{
    const bool wrong = !m_error.isEmpty();
    const QString text = wrong ? m_error : !m_notice.isEmpty() ? m_notice : m_hint;
    if (wrong)
        m_label->setTone(tokens::Tone::Danger);
    else if (!m_notice.isEmpty())
        m_label->setTone(tokens::Tone::Warn);
    else
        m_label->setTone(std::nullopt);
    m_label->setText(text);
    m_label->setVisible(!text.isEmpty());
    setInvalid(m_field, wrong);
    describe(m_field, text);
}

#include "moc_fieldline.cpp"
