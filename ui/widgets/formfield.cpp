// SPDX-License-Identifier: MIT
#include "ui/widgets/formfield.h"

#include "base/errortext.h"
#include "ui/widgets/svcstyle.h"

#include <QFocusEvent>
#include <QGridLayout>
#include <QVBoxLayout>

namespace {

/// As high as the field it belongs to, so that both texts stand on one line.
class Caption final : public QLabel
{
public:
    explicit Caption(FormField *field)
    {
        setTextFormat(Qt::PlainText);
        setText(field->caption());
        setBuddy(field->edit());
        setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return QLabel::sizeHint().expandedTo({0, fieldHeight()});
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return QLabel::minimumSizeHint().expandedTo({0, fieldHeight()});
    }

private:
    [[nodiscard]] int fieldHeight() const { return buddy() ? buddy()->sizeHint().height() : 0; }
};

} // namespace

QString fieldSentence(const Error &error)
{
    const ErrorText text = describeError(error);
    if (text.message.isEmpty())
        return text.title;
    //: The line under a field. %1 is what is wrong, without a full stop; %2 is what to do, a sentence.
    return FormField::tr("%1. %2").arg(text.title, text.message);
}

FormField::FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_under(new TextLabel({}, TextRole::Caption))
{
    m_edit->setAccessibleName(caption);
    m_edit->setObjectName(objectName);
    m_edit->installEventFilter(this);
    m_under->setObjectName(objectName + QStringLiteral("Under"));
    m_under->wrapped()->dim();
    m_under->setIndent(tokens::kSpace4);
    m_under->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace4);
    layout->addWidget(m_edit);
    layout->addWidget(m_under);
    setFocusProxy(m_edit);

    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        m_error.clear();
        m_notice.clear();
        updateUnder();
    });
}

void FormField::setHint(const QString &hint)
{
    m_hint = hint;
    updateUnder();
}

void FormField::setNotice(const QString &notice)
{
    m_notice = notice;
    updateUnder();
}

void FormField::setReadOnly(bool readOnly)
{
    m_edit->setReadOnly(readOnly);
}

void FormField::setText(const QString &text)
{
    m_edit->setText(text);
}

bool FormField::validate()
{
    trim();
    const QString text = m_edit->text();
    std::optional<Error> error;
    if (text.isEmpty() && m_required)
        error = inputError(ErrorCause::Required);
    else if (!text.isEmpty() && m_check)
        error = m_check(text);
    setError(error ? fieldSentence(*error) : QString());
    return !error;
}

void FormField::trim()
{
    if (!m_trims)
        return;
    const QString trimmed = m_edit->text().trimmed();
    if (trimmed == m_edit->text())
        return;
    m_edit->setText(trimmed);
    setNotice(tr("Blanks and line breaks around it were removed."));
}

void FormField::setError(const QString &error)
{
    m_error = error;
    updateUnder();
}

void FormField::updateUnder()
{
    const bool wrong = !m_error.isEmpty();
    const QString text = wrong ? m_error : !m_notice.isEmpty() ? m_notice : m_hint;
    if (wrong)
        m_under->setTone(tokens::Tone::Danger);
    else if (!m_notice.isEmpty())
        m_under->setTone(tokens::Tone::Warn);
    else
        m_under->setTone(std::nullopt);
    m_under->setText(text);
    m_under->setVisible(!text.isEmpty());
    setInvalid(m_edit, wrong);
    if (m_edit->accessibleDescription() != text)
        m_edit->setAccessibleDescription(text);
}

bool FormField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusOut && !m_edit->isReadOnly()) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
            reason == Qt::MouseFocusReason || reason == Qt::ShortcutFocusReason) {
            validate();
            Q_EMIT left();
        }
    }
    return QWidget::eventFilter(watched, event);
}

FormGrid::FormGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(tokens::kSpace16);
    m_grid->setVerticalSpacing(tokens::kSpace12);
    m_grid->setColumnStretch(1, 1);
}

void FormGrid::add(FormField *field)
{
    const int row = m_grid->rowCount();
    m_grid->addWidget(new Caption(field), row, 0, Qt::AlignTop | Qt::AlignRight);
    m_grid->addWidget(field, row, 1, Qt::AlignTop);
}
