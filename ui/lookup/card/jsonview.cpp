// SPDX-License-Identifier: MIT
#include "ui/lookup/card/jsonview.h"

#include "json/jsonformat.h"
#include "redaction/knownsecrets.h"
#include "text/displaytext.h"
#include "ui/lookup/card/jsonhighlighter.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/focusgroup.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMaxJsonShown = 64LL * 1024;

bool isFindNext(const QKeyEvent &event)
{
    return event.matches(QKeySequence::FindNext) || event.matches(QKeySequence::FindPrevious);
}

} // namespace

JsonView::JsonView(const KnownSecrets &secrets, QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_find(new QLineEdit)
    , m_count(plainLabel({}, TextRole::Caption)->dim())
    , m_text(makeFixedWidthText(
          tr("Raw JSON"), u"rawJson"_s, kAnswerHeight,
          [&secrets](const QString &text) { return secrets.redactor().redacted(text, TextEnd::MayBeCut); }))
    , m_highlighter(new JsonHighlighter(m_text))
{
    setObjectName(u"jsonView"_s);
    m_text->setMinimumHeight(textscale::scaled(kJsonMinHeight)); // so that nothing around it has to scroll
    m_text->setMaximumHeight(QWIDGETSIZE_MAX);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_text->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kSpace8, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(makeBar());
    layout->addWidget(m_text, 1);
    connect(m_find, &QLineEdit::textChanged, this, [this] { find(Step::Stay); });
    find(Step::Stay);
}

QWidget *JsonView::makeBar()
{
    m_find->setObjectName(u"findInJson"_s);
    m_find->setAccessibleName(tr("Find in JSON"));
    m_find->setPlaceholderText(tr("Find in JSON"));
    m_find->setMinimumWidth(textscale::scaled(kFilterMinWidth));
    m_find->setMaximumWidth(textscale::scaled(kFilterWidth));
    addClearButton(*m_find);
    m_find->installEventFilter(this);
    m_count->setObjectName(u"findCount"_s);
    m_previous = makeButton(CommonTexts::tr("Previous"), u"findPrevious"_s, ButtonKind::Quiet);
    m_next = makeButton(CommonTexts::tr("Next"), u"findNext"_s, ButtonKind::Quiet);
    auto *copy = makeButton(tr("Copy JSON"), u"copyRawJson"_s, ButtonKind::Quiet);
    connect(m_previous, &QPushButton::clicked, this, [this] { find(Step::Backward); });
    connect(m_next, &QPushButton::clicked, this, [this] { find(Step::Forward); });
    connect(copy, &QPushButton::clicked, this, &JsonView::copyAll);

    auto *bar = new QWidget;
    auto *flow = new FlowLayout(kSpace4, kSpace4);
    bar->setLayout(flow);
    auto *stop = new FocusGroup(bar);
    flow->addWidget(m_find);
    for (QPushButton *button : {m_previous, m_next, copy}) {
        flow->addWidget(button);
        stop->add(button);
    }
    flow->addWidget(m_count);
    for (int item = 0; item < flow->count(); ++item)
        flow->itemAt(item)->setAlignment(Qt::AlignVCenter);
    return bar;
}

void JsonView::setNotification(const std::shared_ptr<const Notification> &notification)
{
    m_notification = notification;
    if (std::exchange(m_shown, notification->raw) == notification->raw)
        return;
    m_text->setPlainText(boundedText(visibleText(prettyJson(m_shown)), kMaxJsonShown));
    find(Step::Stay);
}

void JsonView::focusFind()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

/// Copies all of the JSON, also what is not shown because it is too long.
void JsonView::copyAll()
{
    if (!m_notification)
        return;
    const auto clean = redacted(*m_notification, m_secrets.redactor());
    QGuiApplication::clipboard()->setText(prettyJson(clean ? clean->raw : m_notification->raw));
}

/// Marks all matches and selects one of them: with Step::Stay the first one at or after the selection.
void JsonView::find(Step step)
{
    const QString sought = m_find->text();
    QList<QTextCursor> matches;
    for (QTextCursor match = m_text->document()->find(sought); !sought.isEmpty() && !match.isNull();
         match = m_text->document()->find(sought, match))
        matches += match;
    m_highlighter->setMatches(matches);
    m_previous->setEnabled(!matches.isEmpty());
    m_next->setEnabled(!matches.isEmpty());
    if (matches.isEmpty()) {
        m_count->setText(sought.isEmpty() ? QString() : tr("Not in this JSON"));
        return;
    }
    const int from = m_text->textCursor().selectionStart();
    qsizetype chosen = 0;
    while (chosen < matches.size() && matches[chosen].selectionStart() < from)
        ++chosen;
    const bool isOnMatch = chosen < matches.size() && matches[chosen].selectionStart() == from &&
                           m_text->textCursor().hasSelection();
    if (step == Step::Backward)
        --chosen;
    else if (step == Step::Forward && isOnMatch)
        ++chosen;
    chosen = (chosen + matches.size()) % matches.size();
    m_text->setTextCursor(matches[chosen]);
    const QLocale locale;
    //: %1 is the number of a match in the text, %2 how many there are.
    m_count->setText(
        CommonTexts::tr("%1 of %2").arg(locale.toString(chosen + 1), locale.toString(matches.size())));
    if (step != Step::Stay)
        announce(m_text, matches[chosen].block().text().trimmed());
}

bool JsonView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isInField = watched == m_find;
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isLeaving = isInField && key->key() == Qt::Key_Escape;
    const bool isOurs =
        key->matches(QKeySequence::Find) || isFindNext(*key) || (isInField && isEnter) || isLeaving;
    if (!isOurs)
        return QWidget::eventFilter(watched, event);
    event->accept(); // the window's shortcuts do not get it
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (key->matches(QKeySequence::Find))
        focusFind();
    else if (isLeaving)
        m_text->setFocus(Qt::OtherFocusReason);
    else
        find(key->matches(QKeySequence::FindPrevious) || key->modifiers().testFlag(Qt::ShiftModifier)
                 ? Step::Backward
                 : Step::Forward);
    return true;
}

#include "moc_jsonview.cpp"
