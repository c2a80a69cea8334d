// SPDX-License-Identifier: MIT
#include "ui/lookup/card/resultcard.h"

#include "redaction/knownsecrets.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/answerscard.h"
#include "ui/lookup/card/markline.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/lookupwords.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kAllHeight = 100; ///< a stretch factor

/// Returns what the user has marked of the row: “Done. Note: asked Jane.”
QString spokenMark(const ResultRow &row, const SecretRedactor &redactor)
{
    QStringList sentences;
    if (row.isDone)
        sentences += sentenceText(doneText(true));
    if (!row.note.isEmpty())
        sentences += sentenceText(
            labelledText(fieldTitle(ResultField::Note), visibleLine(redactor.redacted(row.note))));
    return sentences.join(u' ');
}

QString withMark(const QString &text, const QString &mark)
{
    return mark.isEmpty() ? text : text + u' ' + mark;
}

/// Without secrets that the service returns, since it becomes the status line's description.
QString spokenRow(const ResultRow &row, const SecretRedactor &redactor)
{
    if (!row.lookup.notification) {
        const Message message = lookuptext::message(row);
        return message.text.isEmpty() ? sentenceText(message.title)
                                      : sentencesText(message.title, message.text);
    }
    const Notification &notification = *row.lookup.notification;
    const QString subject =
        visibleLine(redactor.redacted(notification.subject.value_or(QString()))).trimmed();
    QStringList sentences{QString::number(row.lookup.id), readStateText(notification.read),
                          archivedStateText(notification.archived)};
    sentences.insert(1, subject.isEmpty()
                            ? labelledText(fieldTitle(ResultField::Subject), givenText(notification.subject))
                            : subject);
    for (QString &sentence : sentences)
        sentence = sentenceText(sentence);
    return sentences.join(u' ');
}

} // namespace

ResultCard::ResultCard(const KnownSecrets &secrets, const Clock &clock, Navigator &navigator, QWidget *parent)
    : Card(parent)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_navigator(navigator)
    , m_marks(new MarkLine)
    , m_running(new QWidget)
    , m_runningText(plainLabel()->dim())
{
    setObjectName(u"resultCard"_s);
    setAccessibleRole(this, QAccessible::Paragraph); // screen readers say its name alone
    setKeyboardStepping(false);
    connect(&m_commands, &CardCommands::toggleJson, this, &ResultCard::updateRawShown);
    m_runningText->setObjectName(u"runningText"_s);
    auto *running = new QVBoxLayout(m_running);
    running->setSpacing(kSpace12);
    running->addWidget(m_runningText);
    running->addStretch(1);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_marks);
    layout->addWidget(m_running);
    showNothing();
}

void ResultCard::updateRawShown()
{
    const bool isRawShown = m_detail->isVisibleTo(this) && m_detail->isRawShown();
    QSizePolicy policy = sizePolicy();
    policy.setVerticalStretch(isRawShown ? kAllHeight : 0);
    setSizePolicy(policy);
}

bool ResultCard::hasRaw() const
{
    return m_detail && m_detail->isVisibleTo(this) && m_detail->hasRaw();
}

void ResultCard::makeDetail()
{
    if (m_detail)
        return;
    m_detail = new ResultDetail(m_secrets, m_clock, m_commands, m_navigator);
    m_detail->hide();
    connect(m_detail, &ResultDetail::rawShownChanged, this, &ResultCard::updateRawShown);
    layout()->addWidget(m_detail);
}

void ResultCard::showRow(const ResultRow &row)
{
    makeDetail();
    setMinimumHeight(0);
    setVisible(true);
    m_running->hide();
    clearAnswers();
    m_row = row;
    m_detail->show();
    QWidget *focused = std::exchange(m_focusBefore, nullptr);
    if (QWidget *now = window()->focusWidget(); m_detail->isAncestorOf(now))
        focused = now;
    else if (now != this)
        focused = nullptr;
    m_detail->setRow(row); // which may hide what has the focus
    const SecretRedactor &redactor = m_secrets.redactor();
    setSpokenText(withMark(spokenRow(row, redactor), spokenMark(row, redactor)));
    if (!focused)
        return;
    (focused->isVisible() ? focused : this)->setFocus(Qt::OtherFocusReason);
}

void ResultCard::showAnswers(const SideBySideAnswers &sideBySide, qsizetype idRow, const ResultRows &rows,
                             const ResultRow &current)
{
    makeDetail();
    if (!m_answers) {
        m_answers = new AnswersCard(m_secrets, m_clock, m_commands);
        layout()->addWidget(m_answers);
    }
    m_focusBefore = nullptr;
    m_answers->setAnswers(sideBySide, idRow, rows);
    setSpokenText(withMark(m_answers->spokenText(), spokenMark(current, m_secrets.redactor())));
    m_row = current;
    setMinimumHeight(0);
    setVisible(true);
    m_running->hide();
    clearDetail();
    m_answers->show();
}

void ResultCard::showRunning(const QString &text)
{
    const bool isTall = m_detail && m_detail->isVisibleTo(this) && m_detail->isRawShown();
    setMinimumHeight(isVisible() && !isTall ? height() : 0);
    setVisible(true);
    m_running->show();
    if (QWidget *focused = window()->focusWidget(); m_detail && m_detail->isAncestorOf(focused)) {
        m_focusBefore = focused;
        setFocus(Qt::OtherFocusReason); // otherwise the focus would leave the card
    }
    m_runningText->setText(text);
    setSpokenText(text);
    clearDetail();
    clearAnswers();
}

void ResultCard::showNothing()
{
    m_focusBefore = nullptr;
    setMinimumHeight(0);
    setVisible(false);
    setAccessibleName(tr("Result"));
    m_running->hide();
    clearDetail();
    clearAnswers();
}

/// Qt 6.4 tells screen readers that the name of what has the focus has changed, but not the name.
void ResultCard::setSpokenText(const QString &text)
{
    const QString spoken = ::spokenText(text);
    if (accessibleName() == spoken)
        return;
    setAccessibleName(spoken);
    announceOwnChange(*this, spoken);
}

void ResultCard::clearDetail()
{
    if (!m_detail || m_detail->isHidden())
        return;
    m_detail->hide();
    m_detail->clear();
    updateRawShown();
}

void ResultCard::clearAnswers()
{
    m_row.reset();
    if (!m_answers)
        return;
    m_answers->hide();
    m_answers->clear();
}

void ResultCard::setKeyboardStepping(bool isStepping)
{
    m_isStepping = isStepping;
    setFocusPolicy(isStepping ? Qt::StrongFocus : Qt::TabFocus);
}

void ResultCard::keyPressEvent(QKeyEvent *event)
{
    const bool isDown = event->key() == Qt::Key_Down;
    if (m_isStepping && (isDown || event->key() == Qt::Key_Up)) {
        m_focusBefore = nullptr; // the focus stays here for the next step
        Q_EMIT stepRequested(isDown ? 1 : -1);
    } else {
        Card::keyPressEvent(event);
    }
}

#include "moc_resultcard.cpp"
