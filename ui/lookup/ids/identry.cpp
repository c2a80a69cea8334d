// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/identry.h"

#include "ids/idparser.h"
#include "ids/idsummary.h"
#include "ui/lookup/ids/idfield.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/tooltip.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <QStackedLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMostShown = 5000;

} // namespace

IdEntry::IdEntry(QWidget *parent)
    : QWidget(parent)
    , m_field(new IdField)
    , m_stack(new QStackedLayout)
{
    setFocusProxy(m_field);
    connect(m_field, &IdField::submitted, this, &IdEntry::submit);
    connect(m_field, &IdField::pasted, this, &IdEntry::take);
    connect(m_field, &QPlainTextEdit::textChanged, this, &IdEntry::fieldChanged);
    m_lookUp = makeButton(tr("Look up"), u"lookUp"_s, ButtonKind::Primary);
    connect(m_lookUp, &QPushButton::clicked, this, &IdEntry::submit);
    auto *caption = plainLabel(tr("Notification ids"));
    caption->setBuddy(m_field);
    caption->setFixedHeight(m_field->height());
    m_stack->addWidget(m_field);
    m_stack->addWidget(makeSummary());
    connect(m_field, &IdField::heightChanged, this, [this] { m_stack->invalidate(); });

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpace12);
    grid->setVerticalSpacing(kSpace4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(caption, 0, 0, Qt::AlignTop);
    grid->addLayout(m_stack, 0, 1);
    grid->addWidget(m_lookUp, 0, 2, Qt::AlignTop);
    grid->addWidget(makeUnder(), 1, 1, 1, 2);
}

QWidget *IdEntry::makeSummary()
{
    m_summary = plainLabel()->wrapped();
    m_summary->setObjectName(u"idsSummary"_s);
    m_edit = makeButton(tr("Edit"), u"editIds"_s, ButtonKind::Quiet);
    connect(m_edit, &QPushButton::clicked, this, &IdEntry::edit);
    auto *clear = makeButton(tr("Clear"), u"clearIds"_s, ButtonKind::Quiet);
    connect(clear, &QPushButton::clicked, this, [this] {
        setText({});
        focus();
    });
    auto *summary = new QWidget;
    auto *layout = new QHBoxLayout(summary);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_edit);
    layout->addWidget(clear);
    return summary;
}

QWidget *IdEntry::makeUnder()
{
    m_under = plainLabel({}, TextRole::Caption)->wrapped();
    m_under->setObjectName(u"notificationIdsUnder"_s);
    m_under->setIndent(kSpace4);
    m_under->hide();
    m_offered = plainLabel({}, TextRole::Caption)->dim()->wrapped();
    m_offered->setObjectName(u"offeredIds"_s);
    m_offered->setIndent(kSpace4);
    auto *add = makeButton(tr("Add"), u"addOffered"_s, ButtonKind::Quiet);
    connect(add, &QPushButton::clicked, this, &IdEntry::addOffered);
    m_offer = new QWidget;
    auto *offer = new QHBoxLayout(m_offer);
    offer->setContentsMargins(0, 0, 0, 0);
    offer->setSpacing(kSpace8);
    offer->addWidget(m_offered);
    offer->addWidget(add);
    offer->addStretch(1);
    m_offer->hide();

    auto *under = new QWidget;
    auto *layout = new QVBoxLayout(under);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_under);
    layout->addWidget(m_offer);
    return under;
}

QString IdEntry::text() const
{
    return m_stack->currentIndex() == 0 ? m_field->toPlainText() : m_text;
}

void IdEntry::setText(const QString &text)
{
    m_isEditing = false;
    take(text);
}

void IdEntry::focus()
{
    if (m_stack->currentIndex() == 0) {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    } else {
        m_edit->setFocus(Qt::ShortcutFocusReason);
    }
}

/// A text that becomes the whole content.
void IdEntry::take(const QString &text)
{
    m_parsed = parseIds(text);
    const bool isSummed = m_parsed.count > kMostShown && !m_isEditing;
    m_text = isSummed ? text : QString();
    {
        const QSignalBlocker blocker(m_field);
        m_field->setPlainText(isSummed ? QString() : text);
        m_field->moveCursor(QTextCursor::End);
    }
    m_stack->setCurrentIndex(isSummed ? 1 : 0);
    show(false);
    Q_EMIT textChanged();
}

void IdEntry::fieldChanged()
{
    m_parsed = parseIds(m_field->toPlainText());
    show(false);
    Q_EMIT textChanged();
}

void IdEntry::edit()
{
    m_isEditing = true;
    take(QString(m_text));
    m_field->setFocus(Qt::OtherFocusReason);
}

void IdEntry::addOffered()
{
    QStringList added;
    for (const qint32 id : std::as_const(m_parsed.offered))
        added += QString::number(id);
    const QString before = text();
    take(before + (before.endsWith(u'\n') ? QString() : u"\n"_s) + u"ids: "_s + added.join(u", "_s));
    focus();
}

void IdEntry::submit()
{
    if (m_parsed.isBlank)
        say(fieldSentence(inputError(ErrorCause::Required)), true);
    else if (m_parsed.refusal)
        say(fieldSentence(*m_parsed.refusal), true);
    else if (m_parsed.ids.isEmpty())
        show(true);
    else {
        Q_EMIT submitted(m_parsed.ids);
        return;
    }
    focus();
}

/// What was understood. That there are no ids is an error only where they were asked for.
void IdEntry::show(bool isSubmitted)
{
    // What is said below tells why; of an empty field that is said when it is asked for.
    m_lookUp->setEnabled(m_parsed.isBlank || !m_parsed.ids.isEmpty());
    const QString offered = offeredSummary(m_parsed);
    m_offered->setText(offered);
    m_offer->setVisible(!offered.isEmpty());
    m_summary->setText(idSummary(m_parsed).value(0));
    if (m_parsed.refusal) {
        say(fieldSentence(*m_parsed.refusal), true);
        return;
    }
    const bool isPlain = m_parsed.count == 1 && m_parsed.ignoredCount == 0 && m_parsed.passedOver.isEmpty() &&
                         m_parsed.offered.isEmpty();
    say(isPlain ? QString() : idSummary(m_parsed).join(u" · "_s), isSubmitted && m_parsed.ids.isEmpty());
    m_under->setToolTip(plainToolTip(ignoredDetails(m_parsed).join(u'\n')));
}

void IdEntry::say(const QString &text, bool isWrong)
{
    m_under->setTone(isWrong ? std::optional(Tone::Danger) : std::nullopt);
    m_under->setText(text);
    m_under->setVisible(!text.isEmpty());
    setInvalid(m_field, isWrong);
    if (m_field->accessibleDescription() != text)
        m_field->setAccessibleDescription(text);
}

#include "moc_identry.cpp"
