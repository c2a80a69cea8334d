// SPDX-License-Identifier: MIT
#include "ui/window/statusline.h"

#include "base/clock.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kNoteDuration(10);
constexpr int kSwitchesWidth = 560; ///< in a narrower line there are no switches
constexpr std::chrono::milliseconds kNoteInterval(500);

} // namespace

StatusLine::StatusLine(QPushButton *button, const Clock &clock, QWidget *parent)
    : QStatusBar(parent)
    , m_clock(clock)
    , m_pace(clock)
    , m_noteTimer(new QTimer(this))
    , m_text(plainLabel({}, TextRole::Caption)->dim()->elided())
    , m_retry(makeButton(CommonTexts::tr("Retry failed"), u"retryFailed"_s, ButtonKind::Quiet))
    , m_rest(makeButton(CommonTexts::tr("Look up the rest"), u"lookUpRest"_s, ButtonKind::Quiet))
{
    m_text->setObjectName(u"status"_s);
    m_text->setAccessibleName(tr("Status", "of the window"));
    m_text->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_text->setMinimumWidth(1); // gives way to the buttons in a very narrow window
    m_noteTimer->setObjectName(u"statusNote"_s);
    m_noteTimer->setInterval(kNoteInterval);
    connect(m_noteTimer, &QTimer::timeout, this, &StatusLine::removeOldNote);
    m_retry->hide();
    m_rest->hide();
    connect(m_retry, &QPushButton::clicked, this, &StatusLine::retryRequested);
    connect(m_rest, &QPushButton::clicked, this, &StatusLine::restRequested);

    auto *row = new QWidget;
    m_row = new QHBoxLayout(row);
    m_row->setContentsMargins(kSpace12, 0, kSpace12, kSpace4);
    m_row->setSpacing(kSpace8);
    m_row->addWidget(m_text);
    m_row->addWidget(m_retry);
    m_row->addWidget(m_rest);
    m_row->addStretch(1);
    m_row->addWidget(button);
    setSizeGripEnabled(false);
    setContentsMargins(0, 0, 0, 0);
    addWidget(row, 1);
}

void StatusLine::addSwitch(QAction &action, const QString &text, const QString &name, Qt::Edge edge)
{
    QPushButton *button = makeButton(text, action.objectName() + u"Button"_s, ButtonKind::Quiet);
    button->setAccessibleName(name);
    button->setCheckable(true);
    const auto update = [button, &action] {
        button->setChecked(action.isChecked());
        button->setEnabled(action.isEnabled());
        button->setToolTip(action.shortcut().toString(QKeySequence::NativeText));
    };
    connect(&action, &QAction::changed, button, update);
    connect(button, &QPushButton::clicked, &action, [button, &action] {
        button->setChecked(action.isChecked()); // which follows
        action.trigger();
    });
    update();
    m_switches += button;
    m_row->insertWidget(edge == Qt::LeftEdge ? 0 : -1, button);
    fitButtons();
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QStatusBar::resizeEvent(event);
    fitButtons();
}

void StatusLine::showNote(const QString &text, Notices::Subjects about, Notices::Spoken spoken)
{
    m_note = {text, about, m_clock.steadyNow() + kNoteDuration};
    m_noteTimer->start();
    updateText();
    if (spoken == Notices::Spoken::Yes) // otherwise even a new description would be announced
        announce(m_text, text);
}

void StatusLine::removeNote(Notices::Subject subject)
{
    if (m_note && m_note->about.testFlag(subject))
        removeAnyNote();
}

void StatusLine::removeAnyNote()
{
    if (!m_note)
        return;
    m_note.reset();
    updateText();
    describe(m_text, m_text->text());
}

void StatusLine::setTotals(const QString &text)
{
    m_totals = text;
    updateText();
    describe(m_text, m_text->text());
}

void StatusLine::showTotals(const QString &text, const QString &spoken)
{
    m_pace.end();
    m_note.reset();
    m_totals = text;
    updateText();
    announce(m_text, spoken);
}

void StatusLine::setProgress(const QString &text)
{
    m_totals = text;
    updateText();
    if (m_pace.isDue())
        announce(m_text, text);
}

void StatusLine::setRetryable(const LookupProgress &rows)
{
    const auto offer = [](QPushButton &button, qsizetype count) {
        //: %1 is “Retry failed” or “Look up the rest”, %2 the number of rows.
        button.setText(tr("%1 (%2)", "button").arg(button.accessibleName(), QLocale().toString(count)));
        button.setVisible(count > 0);
    };
    offer(*m_retry, rows.failed);
    offer(*m_rest, rows.notLookedUp);
    m_hasBoth = rows.failed > 0 && rows.notLookedUp > 0;
    fitButtons();
}

/// Leaves out in a narrow line what a key does: the switches, and the rest until nothing has failed any more.
void StatusLine::fitButtons()
{
    const bool isWide = width() >= textscale::scaled(kSwitchesWidth);
    for (QPushButton *button : std::as_const(m_switches))
        button->setVisible(isWide);
    if (m_hasBoth)
        m_rest->setVisible(isWide);
}

bool StatusLine::isNoteOver() const
{
    return m_note && m_clock.steadyNow() >= m_note->end;
}

void StatusLine::updateText()
{
    if (isNoteOver() && !m_totals.isEmpty())
        m_note.reset();
    if (!m_note)
        m_noteTimer->stop();
    const QString text = m_note ? m_note->text : m_totals;
    if (m_text->text() != text)
        m_text->setText(text);
}

/// Shows the totals again. A note without totals stays, and setTotals() removes it when there are some.
void StatusLine::removeOldNote()
{
    if (!isNoteOver())
        return;
    m_noteTimer->stop();
    updateText();
    describe(m_text, m_text->text());
}

#include "moc_statusline.cpp"
