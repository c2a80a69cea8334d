// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/formfield.h"

#include "base/errortext.h"
#include "connections/connectionjson.h"
#include "text/composedtext.h"
#include "ui/text/settinginput.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/fieldline.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QFocusEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

QString fieldSentence(const Error &error)
{
    const ErrorText text = describeError(error);
    return text.message.isEmpty() ? text.title : sentencesText(text.title, text.message);
}

FormField::FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *parent)
    : FormField(caption, objectName, edit, edit, parent)
{
}

FormField::FormField(const QString &caption, const QString &objectName, ComboField *choice, QWidget *parent)
    : FormField(caption, objectName, choice->lineEdit(), choice, parent)
{
    m_choice = choice;
    m_edit->setObjectName(objectName + "Text"_L1);
    m_edit->setAccessibleName(caption);
    // On Linux Qt takes the accessible name of a combo box only from a label that is its sibling. The form's
    // caption is not one.
    auto *label = plainLabel(caption);
    label->setParent(this);
    label->setBuddy(choice);
    label->hide();
}

FormField::FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *field,
                     QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_field(field)
    , m_under(new FieldLine(field, objectName))
    , m_row(new QHBoxLayout)
{
    m_field->setAccessibleName(caption);
    m_field->setObjectName(objectName);
    m_field->installEventFilter(this);

    m_row->setSpacing(tokens::kSpace8);
    m_row->addWidget(m_field, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace4);
    layout->addLayout(m_row);
    layout->addWidget(m_under->label());
    setFocusProxy(m_field);

    connect(m_edit, &QLineEdit::textChanged, m_under, &FieldLine::clear);
}

void FormField::setCheck(const Check &check)
{
    m_rule = [check](const QString &text) {
        const std::optional<Error> error = check(text);
        return error ? fieldSentence(*error) : QString();
    };
}

void FormField::setHint(const QString &hint)
{
    m_under->setHint(hint);
}

void FormField::setNotice(const QString &notice)
{
    m_under->setNotice(notice);
}

void FormField::setReadOnly(bool readOnly)
{
    if (m_choice)
        m_choice->setReadOnly(readOnly);
    else
        m_edit->setReadOnly(readOnly);
}

void FormField::setBeside(QWidget *widget)
{
    m_row->addWidget(widget);
}

void FormField::setText(const QString &text)
{
    m_edit->setText(text);
}

bool FormField::validate()
{
    normalize();
    const QString error = problem(m_edit->text());
    m_under->setError(error);
    if (!error.isEmpty())
        announceOwnChange(*m_edit, error); // where the focus arrives, the description is said anyway
    return error.isEmpty();
}

void FormField::revalidate()
{
    if (m_under->hasError())
        m_under->setError(problem(m_edit->text()));
}

QString FormField::problem(const QString &text) const
{
    if (text.isEmpty())
        return m_required ? fieldSentence(inputError(ErrorCause::Required)) : QString();
    if (m_isSaved && text.size() > kMaxConnectionText)
        return tooLongText(kMaxConnectionText);
    return m_rule ? m_rule(text) : QString();
}

void FormField::normalize()
{
    const QString typed = m_edit->text();
    const QString seen = m_isSaved ? settingLine(typed) : typed;
    TidyText tidy{m_trims ? seen.trimmed() : seen, {}};
    if (seen != typed)
        tidy.notice = invisibleRemovedText();
    else if (tidy.text != typed)
        tidy.notice = tr("Spaces and line breaks around it were removed.");
    if (m_tidy) {
        const TidyText changed = m_tidy(tidy.text);
        tidy = {changed.text, changed.notice.isEmpty() ? tidy.notice : changed.notice};
    }
    if (tidy.text != typed) {
        const bool isTyped = m_edit->isModified();
        m_edit->setText(tidy.text);
        m_edit->setModified(isTyped);
    }
    if (!tidy.notice.isEmpty())
        setNotice(tidy.notice);
}

bool FormField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut && !m_edit->isReadOnly()) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
            reason == Qt::MouseFocusReason || reason == Qt::ShortcutFocusReason) {
            validate();
            Q_EMIT editingFinished();
        }
    }
    return QWidget::eventFilter(watched, event);
}

#include "moc_formfield.cpp"
