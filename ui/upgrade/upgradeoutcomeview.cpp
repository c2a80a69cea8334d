// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradeoutcomeview.h"

#include "base/clock.h"
#include "base/errortext.h"
#include "json/jsonformat.h"
#include "program/navigator.h"
#include "program/notices.h"
#include "text/composedtext.h"
#include "text/copytext.h"
#include "text/displaytext.h"
#include "ui/style/stylepaint.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMaxAnswerHeight = 2 * kAnswerHeight;

} // namespace

UpgradeOutcomeView::UpgradeOutcomeView(const Clock &clock, Notices &notices, Navigator &navigator,
                                       QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_notices(notices)
    , m_icon(new IconView(Icon::Question, Tone::Mute, kIcon))
    , m_word(new TextLabel({}, TextRole::Strong))
    , m_sentence(new TextLabel)
    , m_nextStep(new TextLabel)
    , m_words(new TextLabel)
    , m_run(new TextLabel({}, TextRole::Caption))
    , m_answerCaption(new TextLabel(tr("The service's answer"), TextRole::Caption))
    , m_copyAnswer(makeButton(tr("Copy answer"), u"copyUpgradeAnswer"_s, ButtonKind::Quiet))
    , m_answer(makeFixedWidthText(tr("The service's answer"), u"upgradeAnswer"_s, kMaxAnswerHeight))
    , m_detailsButton(makeButton(CommonTexts::tr("Details"), u"upgradeDetailsButton"_s, ButtonKind::Quiet))
    , m_details(makeReadOnlyText(errorDetailsLabel(), u"upgradeDetails"_s, kDetailsHeight))
    , m_showExchange(
          makeButton(CommonTexts::tr("Show in Activity"), u"showUpgradeExchange"_s, ButtonKind::Quiet))
{
    setObjectName(u"upgradeOutcome"_s);
    setAccessibleRole(this, QAccessible::AlertMessage);
    setAccessibleName(tr("Upgrade outcome"));
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_clock, &Clock::zoneChanged, this, &UpgradeOutcomeView::showRun);
    m_word->setObjectName(u"upgradeOutcomeWord"_s);
    setAccessibleRole(m_word, QAccessible::Paragraph); // it is said with the sentence
    m_sentence->setObjectName(u"upgradeOutcomeSentence"_s);
    m_nextStep->setObjectName(u"upgradeOutcomeNextStep"_s);
    m_words->setObjectName(u"upgradeServerWords"_s);
    for (TextLabel *label : {m_word, m_sentence, m_nextStep, m_words, m_run})
        label->wrapped();
    m_detailsButton->setCheckable(true);
    m_details->hide();
    connect(m_detailsButton, &QPushButton::toggled, m_details, &QWidget::setVisible);
    m_showExchange->hide();
    connect(m_showExchange, &QPushButton::clicked, &navigator,
            [this, &navigator] { Q_EMIT navigator.showExchange(m_exchange); });

    auto *texts = new QVBoxLayout;
    texts->setSpacing(kSpace4);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_word, m_sentence, m_words, m_nextStep, m_run})
        texts->addWidget(widget);
    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addLayout(texts, 1);

    auto *detailsRow = new QHBoxLayout;
    // Aligns the button's text with the sentences.
    detailsRow->addSpacing(textscale::scaled(kIcon));
    detailsRow->addWidget(m_detailsButton);
    detailsRow->addWidget(m_showExchange);
    detailsRow->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace12, kSpace12, kSpace12);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addLayout(makeAnswerHead());
    layout->addWidget(m_answer);
    layout->addLayout(detailsRow);
    layout->addWidget(m_details);
}

QLayout *UpgradeOutcomeView::makeAnswerHead()
{
    m_answerCaption->setObjectName(u"upgradeAnswerCaption"_s);
    m_answerCaption->wrapped();
    connect(m_copyAnswer, &QPushButton::clicked, this, &UpgradeOutcomeView::copyAnswer);

    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addWidget(m_answerCaption, 1);
    head->addWidget(m_copyAnswer);
    return head;
}

void UpgradeOutcomeView::setReport(const UpgradeReport &report)
{
    const OutcomeText text = describeOutcome(report);
    m_tone = text.tone;
    m_icon->setIcon(text.icon, text.tone);
    m_word->setTone(text.tone);
    m_word->setText(text.word);
    const bool isRefused = report.outcome == UpgradeOutcome::Refused;
    // On its own, the word could be a name or a state of anything.
    const QString word = report.outcome == UpgradeOutcome::Unknown ? tr("Outcome unknown") : text.word;
    // That nothing was run matters more than why.
    const QString sentence = isRefused ? onOneLine({text.nextStep, text.sentence}) : text.sentence;
    const QString nextStep = isRefused ? QString() : text.nextStep;
    m_word->setAccessibleName(word);
    m_sentence->setText(text.sentence);
    // Orca 48 leaves out labels of a single word.
    m_sentence->setAccessibleName(spokenText(sentencesText(word, sentence)));
    m_nextStep->setText(text.nextStep);
    setAccessibleRole(m_nextStep, isRefused ? QAccessible::Paragraph : QAccessible::StaticText);
    m_nextStep->setAccessibleName(spokenText(text.nextStep));
    m_words->setText(text.serverWords);
    m_words->setVisible(!text.serverWords.isEmpty());
    m_where = report.displayHost;
    m_mode = modeName(report.mode);
    m_startedAt = report.startedAt;
    showRun();
    setAnswer(report);
    m_detailsButton->setChecked(false);
    m_detailsButton->setVisible(report.error.has_value());
    m_details->setPlainText(report.error ? errorDetails(*report.error) : QString());
    m_details->fit(kDetailsHeight);
    m_exchange = report.error ? report.error->exchange : 0;
    m_showExchange->setVisible(m_exchange != 0);
    update();
    //: What a screen reader says: the outcome, what happened and what to do next.
    m_spoken = tr("%1. %2 %3").arg(word, sentence, onOneLine({text.serverWords, nextStep}));
    describeNotice(this, m_spoken);
}

void UpgradeOutcomeView::announceIfElsewhere()
{
    if (!hasFocus())
        announceChange(*this, m_spoken);
}

void UpgradeOutcomeView::showRun()
{
    //: %1 is a host, %2 “Everything” or “Upgrades only”, %3 a date and time.
    m_run->setText(tr("%1 · %2 · started %3").arg(m_where, m_mode, timetext::absolute(m_startedAt, m_clock)));
}

void UpgradeOutcomeView::setAnswer(const UpgradeReport &report)
{
    const bool answered = report.delivery == Delivery::Answered;
    const QString answer = visibleText(report.answer).trimmed();
    m_answerCaption->setVisible(answered);
    m_answerCaption->setText(answer.isEmpty()         ? tr("The service returned no message.")
                             : !isAnswerWhole(report) ? tr("What arrived of the service's answer")
                                                      : tr("The service's answer"));
    m_received = report.answer;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_copyAnswer, m_answer})
        widget->setVisible(answered && !answer.isEmpty());
    m_answer->setPlainText(prettyJson(answer.toUtf8()));
    m_answer->fit(kMaxAnswerHeight);
}

void UpgradeOutcomeView::copyAnswer()
{
    QGuiApplication::clipboard()->setText(containedText(m_received));
    Q_EMIT m_notices.note(tr("Copied the service's answer."));
}

void UpgradeOutcomeView::paintEvent(QPaintEvent *)
{
    const Colors &colors = of(palette());
    QPainter painter(this);
    stylepaint::drawNotice(painter, rect(), colors, m_tone);
    if (hasFocus())
        stylepaint::drawFocusRing(painter, rect(), colors);
}

#include "moc_upgradeoutcomeview.cpp"
