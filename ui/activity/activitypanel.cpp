// SPDX-License-Identifier: MIT
#include "ui/activity/activitypanel.h"

#include "activity/exchangecurl.h"
#include "activity/exchangehar.h"
#include "activity/exchangetext.h"
#include "base/async.h"
#include "program/notices.h"
#include "storage/atomicfile.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/activity/activitycells.h"
#include "ui/activity/activitytable.h"
#include "ui/activity/exchangedetail.h"
#include "ui/style/platformconventions.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/dialogs/filechooser.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/textlabel.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Returns the exchanges in the order of their starts, in which programs replay them.
QList<Exchange> oldestFirst(QList<Exchange> exchanges)
{
    std::sort(exchanges.begin(), exchanges.end(),
              [](const Exchange &a, const Exchange &b) { return a.number < b.number; });
    return exchanges;
}

} // namespace

ActivityPanel::Actions::Actions(QWidget *panel, QWidget *table)
    : copyText(makeAction(table, CommonTexts::tr("Copy as text"), u"copyExchangeText"_s, {QKeySequence::Copy},
                          Qt::WidgetShortcut))
    , copyCurl(makeAction(table, CommonTexts::tr("Copy as curl"), u"copyExchangeCurl"_s,
                          {Qt::CTRL | Qt::Key_U}, Qt::WidgetShortcut))
    , copyHar(makeAction(table, CommonTexts::tr("Copy as HAR"), u"copyExchangeHar"_s,
                         {platformConventions().copyHar}, Qt::WidgetShortcut))
    , saveHar(makeAction(panel, tr("Save as HAR…"), u"saveHar"_s))
    , pause(makeAction(panel, tr("Pause"), u"pauseActivity"_s))
    , clear(makeAction(panel, CommonTexts::tr("Clear"), u"clearActivity"_s))
    , undo(makeAction(table, CommonTexts::tr("Undo"), u"undoClearActivity"_s, {QKeySequence::Undo},
                      Qt::WidgetShortcut))
{
    pause->setCheckable(true);
}

ActivityPanel::ActivityPanel(ActivityLog &log, Settings &settings, FileChooser &files, Notices &notices,
                             QWidget *parent)
    : QWidget(parent)
    , m_log(log)
    , m_files(files)
    , m_notices(notices)
    , m_model(log)
    , m_shown(m_model)
    , m_table(new ActivityTable(m_model, m_shown, settings))
    , m_detail(new ExchangeDetail)
    , m_empty(new EmptyState)
    , m_message(new MessageBar)
    , m_title(plainLabel(tr("Activity"), TextRole::Strong))
    , m_filter(new ListFilter(m_table))
    , m_side(makeButton({}, u"moveActivity"_s))
    , m_close(new IconButton(Icon::Close, tr("Close activity")))
    , m_splitter(new QSplitter)
    , m_actions(this, m_table)
{
    setObjectName(u"activityPanel"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_empty->setObjectName(u"noExchanges"_s);
    m_pages = new QWidget;
    m_stack = new QStackedLayout(m_pages);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    layout->setSpacing(kSpace8);
    layout->addWidget(makeBar());
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);

    connectActions();
    connect(&m_model, &ActivityModel::updated, this, &ActivityPanel::update);
    connect(&m_log, &ActivityLog::pausedChanged, this, &ActivityPanel::update);
    connect(m_table, &ActivityTable::currentExchangeChanged, this, &ActivityPanel::showCurrent);
    connect(m_table, &ActivityTable::selectedExchangesChanged, this, &ActivityPanel::update);
    connect(m_empty, &EmptyState::actionTriggered, m_filter, &QLineEdit::clear);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_shown.setFilter(words);
        update();
    });
    update();
}

QWidget *ActivityPanel::makeBar()
{
    m_filter->setObjectName(u"filterActivity"_s);
    m_filter->setAccessibleName(tr("Filter activity"));
    m_filter->setPlaceholderText(tr("Filter activity"));
    addClearButton(*m_filter);
    m_filter->setMinimumWidth(kFilterMinWidth);
    auto *copy = makeButton(CommonTexts::tr("Copy"), u"copyExchanges"_s);
    copy->setMenu(makeCopyMenu());
    copy->setEnabled(m_actions.copyText->isEnabled());
    connect(m_actions.copyText, &QAction::enabledChanged, copy, &QWidget::setEnabled);
    auto *pause = makeButton(m_actions.pause->text(), u"pauseActivity"_s);
    pause->setCheckable(true); // screen readers toggle the button without a click
    connect(pause, &QPushButton::toggled, m_actions.pause, &QAction::setChecked);
    connect(m_actions.pause, &QAction::toggled, pause, &QPushButton::setChecked);
    m_close->setObjectName(u"closeActivity"_s);
    connect(m_close, &QToolButton::clicked, this, &ActivityPanel::closeRequested);

    connect(m_side, &QPushButton::clicked, this, &ActivityPanel::sideChangeRequested);
    setRight(false);

    auto *flow = new FlowLayout(kSpace8, kSpace8);
    flow->addWidget(m_filter);
    flow->addWidget(copy);
    flow->addWidget(makeActionButton(m_actions.saveHar));
    flow->addWidget(pause);
    flow->addWidget(makeActionButton(m_actions.clear));
    flow->addWidget(m_side);
    auto *buttons = new QWidget;
    buttons->setLayout(flow);
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_title, 0, Qt::AlignTop);
    layout->addWidget(buttons, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    return bar;
}

QMenu *ActivityPanel::makeCopyMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"exchangesMenu"_s);
    menu->setAccessibleName(CommonTexts::tr("Copy"));
    menu->addActions({m_actions.copyText, m_actions.copyCurl, m_actions.copyHar});
    addMnemonics(*menu);
    connect(m_table, &ActivityTable::menuRequested, menu, [menu](const QPoint &at) { menu->popup(at); });
    return menu;
}

void ActivityPanel::connectActions()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions.copyText, [this] {
        const QList<Exchange> chosen = oldestFirst(m_table->selectedExchanges());
        copy(exchangesText(chosen),
             tr("Copied %Ln exchanges as text.", nullptr, static_cast<int>(chosen.size())));
    });
    on(m_actions.copyCurl, [this] {
        QStringList commands;
        for (const Exchange &exchange : oldestFirst(m_table->selectedExchanges()))
            commands += exchangeCurl(exchange);
        copy(commands.join("\n\n"_L1) + u'\n',
             tr("Copied %Ln exchanges as curl.", nullptr, static_cast<int>(commands.size())));
    });
    on(m_actions.copyHar, [this] {
        const QList<Exchange> chosen = oldestFirst(m_table->selectedExchanges());
        copy(QString::fromUtf8(exchangesHar(chosen)),
             tr("Copied %Ln exchanges as HAR.", nullptr, static_cast<int>(chosen.size())));
    });
    on(m_actions.saveHar, &ActivityPanel::saveHar);
    on(m_actions.clear, &ActivityPanel::clear);
    on(m_actions.undo, &ActivityPanel::undoClear);
    connect(m_actions.pause, &QAction::toggled, this, &ActivityPanel::setPaused);
}

void ActivityPanel::focusTable()
{
    if (m_stack->currentWidget() == m_splitter)
        m_table->setFocus(Qt::OtherFocusReason);
    else
        m_filter->setFocus(Qt::OtherFocusReason);
}

void ActivityPanel::setRight(bool right)
{
    //: Moves the panel below the page, or to the right of it.
    m_side->setText(right ? tr("Dock below") : tr("Dock right"));
    m_side->setAccessibleName(m_side->text());
}

void ActivityPanel::showExchange(qint64 number)
{
    m_model.update();
    if (!m_log.find(number)) {
        m_shownMessage.show(m_message->messages(),
                            {.tone = Tone::Info,
                             .title = tr("That exchange is no longer listed"),
                             .text = tr("The last 500 are kept until they are cleared or you quit.")});
        return;
    }
    if (!m_table->showExchange(number)) {
        m_filter->clear();
        m_table->showExchange(number);
    }
    focusTable();
    QStringList row;
    for (const ActivityColumn column : {ActivityColumn::Method, ActivityColumn::Path, ActivityColumn::Status})
        row += activitycells::text(*m_log.find(number), column, 1);
    announceChange(*m_table, spokenText(commaSeparated(row))); // as the focus alone says only the table
}

void ActivityPanel::update()
{
    const bool isEmpty = m_log.exchanges().isEmpty();
    const bool matchesNone = !isEmpty && m_shown.rowCount() == 0;
    if (matchesNone)
        m_empty->setContent(Icon::Search, tr("No matching exchanges."), CommonTexts::tr("Clear filter"));
    else if (m_log.isPaused())
        m_empty->setContent(Icon::Search, tr("Recording is paused."));
    else
        m_empty->setContent(
            Icon::Search, tr("Requests and their answers are listed here as they happen, without secrets."));
    m_stack->setCurrentWidget(isEmpty || matchesNone ? static_cast<QWidget *>(m_empty) : m_splitter);
    if (!isEmpty && !m_table->currentIndex().isValid() && m_shown.rowCount() > 0)
        m_table->setCurrentIndex(m_shown.index(0, 0));
    const bool isChosen = !m_table->selectionModel()->selection().isEmpty();
    for (QAction *action : {m_actions.copyText, m_actions.copyCurl, m_actions.copyHar})
        action->setEnabled(isChosen);
    m_actions.saveHar->setEnabled(m_shown.rowCount() > 0);
    m_actions.clear->setEnabled(!isEmpty);
    m_actions.undo->setEnabled(m_log.canUndoClear());
    m_actions.pause->setChecked(m_log.isPaused());
    showCurrent();
}

void ActivityPanel::showCurrent()
{
    const Exchange *current = m_table->currentExchange();
    m_detail->setExchange(current ? std::optional(*current) : std::nullopt);
}

void ActivityPanel::copy(const QString &text, const QString &status)
{
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT m_notices.note(status);
}

void ActivityPanel::saveHar()
{
    QList<Exchange> shown;
    for (int row = 0; row < m_shown.rowCount(); ++row)
        shown += m_model.exchanges(m_shown.mapToSource(m_shown.index(row, 0)));
    const QString name =
        u"svc-activity-%1.har"_s.arg(m_log.clock().utcNow().toLocalTime().toString(u"yyyyMMdd-HHmmss"_s));
    m_files.save(this, tr("Save as HAR"), tr("HTTP Archives (*.har)"), name,
                 [this, shown = oldestFirst(shown)](const QString &path) { write(path, shown); });
}

/// Writes the file in the background, since a disk can be slow.
void ActivityPanel::write(const QString &path, const QList<Exchange> &exchanges)
{
    inBackground(
        this, [path, exchanges] { return writeUserFile(path, exchangesHar(exchanges)); },
        [this, path, count = exchanges.size()](const std::optional<Error> &error) {
            if (error)
                m_shownMessage.show(m_message->messages(), messageFor(*error));
            else
                //: %1 is the name of a file.
                Q_EMIT m_notices.note(tr("Saved %Ln exchanges to %1.", nullptr, static_cast<int>(count))
                                          .arg(isolatedText(visibleLine(QFileInfo(path).fileName()))));
        });
}

void ActivityPanel::clear()
{
    m_log.clear();
    m_model.update();
    m_shownMessage.show(m_message->messages(),
                        {.tone = Tone::Info,
                         .title = tr("Activity cleared"),
                         .actions = {{u"undoClear"_s, CommonTexts::tr("Undo"), [this] { undoClear(); }},
                                     {u"dismissCleared"_s, CommonTexts::tr("Dismiss"), [this] {
                                          m_log.forgetCleared();
                                          m_shownMessage.close();
                                      }}}});
}

void ActivityPanel::undoClear()
{
    m_shownMessage.close();
    m_log.undoClear();
    m_model.update();
    focusTable();
}

void ActivityPanel::setPaused(bool paused)
{
    m_log.setPaused(paused);
    if (paused)
        m_shownMessage.show(m_message->messages(), {.tone = Tone::Warn,
                                                    .title = tr("Recording is paused"),
                                                    .text = tr("Requests are still made, but not listed."),
                                                    .actions = {{u"resumeActivity"_s, tr("Resume"), [this] {
                                                                     m_actions.pause->setChecked(false);
                                                                 }}}});
    else
        m_shownMessage.close();
}

/// Follows the width and the text size. Title and close button are as high as the filter, whose line they are
/// in.
void ActivityPanel::fit()
{
    m_splitter->setOrientation(width() >= textscale::scaled(kBesideWidth) - kSpace24 ? Qt::Horizontal
                                                                                     : Qt::Vertical);
    const int line = m_filter->sizeHint().height();
    m_title->setMinimumHeight(line);
    m_close->setMinimumHeight(line);
}

void ActivityPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ActivityPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

#include "moc_activitypanel.cpp"
