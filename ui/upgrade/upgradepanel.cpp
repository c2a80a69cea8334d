// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradepanel.h"

#include "clientimport/importedconnection.h"
#include "connections/address.h"
#include "connections/connectionfields.h"
#include "connections/connectionresolver.h"
#include "program/navigator.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/connectionform/endpointfields.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/upgrade/previousrunconsent.h"
#include "ui/upgrade/previousruns.h"
#include "ui/upgrade/upgradeconfirmation.h"
#include "ui/upgrade/upgradeoutcomeview.h"
#include "ui/upgrade/upgradeprogress.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/textlabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

QWidget *makeUpgradeRule()
{
    auto *rule = new QWidget;
    rule->setFixedHeight(kHair);
    rule->setBackgroundRole(QPalette::Mid);
    rule->setAutoFillBackground(true);
    return rule;
}

} // namespace

UpgradePanel::UpgradePanel(UpgradeRun &run, Notices &notices, Navigator &navigator, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_confirmation(new UpgradeConfirmation)
    , m_progress(new UpgradeProgress(run))
    , m_outcome(new UpgradeOutcomeView(run.clock(), notices, navigator))
    , m_signIn(makeButton(CommonTexts::tr("Sign in"), u"signInAfterUpgrade"_s))
{
    setObjectName(u"upgradePanel"_s);
    setAccessibleName(tr("Upgrade panel"));
    auto *content = new QWidget;
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace24);
    m_layout->setSpacing(kSpace16);
    makeSummary(m_layout);
    makeForm(m_layout);
    m_layout->addWidget(m_outcome);
    makeFoot(m_layout);
    m_layout->addWidget(m_confirmation);
    m_layout->addWidget(m_progress);
    m_layout->addWidget(m_signIn, 0, Qt::AlignRight);
    m_layout->addSpacing(kSpace8);
    auto *previous = new PreviousRuns(run.journal(), run.clock(), notices);
    m_layout->addWidget(previous);
    m_layout->addStretch(1);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(makeHead());
    outer->addWidget(makeUpgradeRule());
    m_scroll = new FittingScrollArea(content);
    m_scroll->setObjectName(u"upgradeContent"_s);
    outer->addWidget(m_scroll, 1);

    m_progress->hide(); // updateState() takes one that is shown for a run that has just ended
    m_signIn->hide();
    connect(m_signIn, &QPushButton::clicked, &navigator, &Navigator::signIn);
    m_confirmation->hide();
    connect(m_confirmation, &UpgradeConfirmation::confirmed, this, &UpgradePanel::run);
    connect(m_confirmation, &UpgradeConfirmation::declined, this, [this] {
        endConfirmation();
        m_runButton->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_run, &UpgradeRun::started, this,
            &UpgradePanel::endConfirmation); // any panel may have started it
    connect(&m_run, &UpgradeRun::finished, this, &UpgradePanel::showFinished);
    connect(&m_run.journal(), &UpgradeJournal::changed, this, &UpgradePanel::updateState);
    connect(&m_run.clock(), &Clock::zoneChanged, this, &UpgradePanel::updateState);

    const bool hasEnded = !m_run.isRunning() && !m_run.report().displayHost.isEmpty();
    if (hasEnded)
        m_outcome->setReport(m_run.report());
    showMode();
    showTarget();
}

UpgradePanel::~UpgradePanel() = default;

/// Returns the title with the close button, which stay in sight when the rest is scrolled.
QWidget *UpgradePanel::makeHead()
{
    m_environment = new Badge(fieldTitle(ConnectionField::Environment));
    m_environment->setObjectName(u"upgradeEnvironment"_s);
    m_where = plainLabel({}, TextRole::Body)->dim()->wrapped();
    m_where->setObjectName(u"upgradeWhere"_s);
    auto *close = new IconButton(Icon::Close, tr("Close upgrade"));
    close->setObjectName(u"closeUpgrade"_s);
    connect(close, &QToolButton::clicked, this, &UpgradePanel::closeRequested);

    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace8);
    row->addWidget(plainLabel(CommonTexts::tr("Upgrade"), TextRole::Title), 1);
    row->addWidget(m_environment);
    row->addWidget(close);
    auto *head = new QWidget;
    head->setObjectName(u"upgradeHead"_s);
    auto *layout = new QVBoxLayout(head);
    layout->setContentsMargins(kSpace24, kSpace16, kSpace16, kSpace12);
    layout->setSpacing(kSpace4);
    layout->addLayout(row);
    layout->addWidget(m_where);
    return head;
}

void UpgradePanel::makeSummary(QVBoxLayout *layout)
{
    m_summary = new QWidget;
    m_summary->setObjectName(u"upgradeSummary"_s);
    m_summaryText = plainLabel()->wrapped();
    m_summaryText->setObjectName(u"upgradeSummaryText"_s);
    auto *change = makeButton(tr("Change"), u"changeUpgrade"_s, ButtonKind::Quiet);
    change->setAccessibleDescription(tr("Shows the fields for the next run."));
    connect(change, &QPushButton::clicked, this, &UpgradePanel::unfold);
    auto *row = new QHBoxLayout(m_summary);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_summaryText, 1);
    row->addWidget(change);
    layout->addWidget(m_summary);
}

void UpgradePanel::makeForm(QVBoxLayout *layout)
{
    m_form = new QWidget;
    m_what = plainLabel()->wrapped();
    m_what->setObjectName(u"upgradeWhat"_s);
    auto *scope = plainLabel(
        tr("The request names no data source or partition; the service decides from the API key."));
    scope->wrapped()->dim();
    m_upgradesOnly = new QCheckBox(modeName(UpgradeMode::UpgradesOnly));
    m_upgradesOnly->setObjectName(u"upgradesOnly"_s);
    connect(m_upgradesOnly, &QCheckBox::toggled, this, [this] {
        showMode();
        announceOwnChange(*m_upgradesOnly, m_upgradesOnly->accessibleDescription());
    });
    m_grid = new FormGrid;
    m_endpoint = new EndpointFields(m_grid);
    connect(m_endpoint->address()->edit(), &QLineEdit::textChanged, this, &UpgradePanel::showTarget);
    connect(m_endpoint, &EndpointFields::commandPasted, this, [this](const ImportedConnection &found) {
        if (!found.apiKey.isEmpty())
            m_endpoint->apiKey()->setNotice(tr("The API key of the command was not taken. Type it here."));
    });
    connect(m_endpoint->apiKey()->edit(), &QLineEdit::returnPressed, this, [this] {
        if (m_runButton->isEnabled())
            askToRun();
    });

    auto *form = new QVBoxLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(kSpace12);
    form->addWidget(m_upgradesOnly);
    form->addWidget(m_what);
    form->addWidget(scope);
    form->addWidget(m_grid);
    layout->addWidget(m_form);
}

void UpgradePanel::makeFoot(QVBoxLayout *layout)
{
    m_foot = new QWidget;
    m_consent = new PreviousRunConsent(m_run.clock());
    connect(m_consent, &PreviousRunConsent::changed, this, &UpgradePanel::updateState);
    m_runButton = makeButton(tr("Run upgrade…"), u"runUpgrade"_s, ButtonKind::Primary);
    connect(m_runButton, &QPushButton::clicked, this, &UpgradePanel::askToRun);
    auto *foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(kSpace12);
    foot->addWidget(m_consent);
    foot->addWidget(m_runButton, 0, Qt::AlignRight);
    layout->addWidget(m_foot);
}

void UpgradePanel::setTarget(const std::optional<UpgradeTarget> &target)
{
    if (m_target == target)
        return;
    m_target = target;
    m_isFolded = false;
    endConfirmation();
    showTarget();
}

void UpgradePanel::setSignInOffered(bool offered)
{
    m_signIn->setVisible(offered);
}

void UpgradePanel::setSuggestion(const UpgradeTarget &suggestion)
{
    if (m_suggestion == suggestion)
        return;
    const UpgradeTarget before = std::exchange(m_suggestion, suggestion);
    m_isFolded = m_isFolded && m_target;
    endConfirmation();
    // The same address can be another environment with another key.
    if (before.connection.id != suggestion.connection.id ||
        before.connection.baseUrl != suggestion.connection.baseUrl)
        m_endpoint->setEndpoint(suggestion.connection.baseUrl, suggestion.apiKey);
    else if (m_endpoint->apiKey()->text() == before.apiKey.reveal())
        m_endpoint->apiKey()->setText(suggestion.apiKey.reveal());
    showTarget();
}

void UpgradePanel::setSavedConnections(const QList<Connection> &saved)
{
    if (m_saved == saved)
        return;
    m_saved = saved;
    endConfirmation();
    showTarget();
}

void UpgradePanel::setInitialFocus()
{
    if (m_run.isRunning())
        m_progress->setFocus(Qt::OtherFocusReason);
    else if (m_toConfirm)
        m_confirmation->setFocus(Qt::OtherFocusReason);
    else if (m_isFolded)
        m_outcome->setFocus(Qt::OtherFocusReason);
    else
        m_upgradesOnly->setFocus(Qt::OtherFocusReason);
}

UpgradeMode UpgradePanel::mode() const
{
    return m_upgradesOnly->isChecked() ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
}

void UpgradePanel::showMode()
{
    m_what->setText(describeMode(mode()));
    // Without the first words, it would sound as if “only” meant everything.
    describe(m_upgradesOnly, mode() == UpgradeMode::Everything
                                 //: What a screen reader says of the check “Upgrades only”. %1 is a sentence.
                                 ? tr("While it is not checked: %1").arg(m_what->text())
                                 : m_what->text());
    showSummary();
}

void UpgradePanel::showSummary()
{
    const QUrl address = chosenConnection().baseUrl;
    m_summaryText->setText(
        dotSeparated({isolatedText(visibleLine(address.toDisplayString())), modeName(mode())}));
}

void UpgradePanel::showTarget()
{
    m_grid->setVisible(!m_target);
    m_where->setVisible(m_target.has_value());
    m_endpoint->setAllowUnencrypted(isAtSuggestion() && m_suggestion.connection.allowUnencrypted);
    const Connection connection = chosenConnection();
    m_environment->setVisible(!connection.environment.isEmpty());
    m_environment->setContent(environmentBadge(connection));
    if (m_target) {
        const QString name = connectionText(m_target->connection);
        const QString host = displayHost(m_target->connection.baseUrl);
        m_where->setText(name.contains(host) ? name : dotSeparated({name, host}));
    }
    showSummary();
    updateState();
}

bool UpgradePanel::isAtSuggestion() const
{
    const Result<QUrl> typed = parseAddress(m_endpoint->address()->text(), Unencrypted::Allowed);
    return typed && *typed == m_suggestion.connection.baseUrl;
}

/// Returns the target's connection. Without a target, returns what is known about the typed address.
Connection UpgradePanel::chosenConnection() const
{
    if (m_target)
        return m_target->connection;
    if (isAtSuggestion())
        return m_suggestion.connection;
    return connectionForAddress(parseAddress(m_endpoint->address()->text()).value_or(QUrl()), m_saved);
}

/// Moves the foot below the fields, or below the outcome that takes their place.
void UpgradePanel::placeFoot()
{
    QWidget *above = m_isFolded ? static_cast<QWidget *>(m_outcome) : m_form;
    const int index = m_layout->indexOf(m_foot);
    if (m_layout->itemAt(index - 1)->widget() == above)
        return;
    m_layout->removeWidget(m_foot);
    m_layout->insertWidget(m_layout->indexOf(above) + 1, m_foot);
}

/// Updates which widgets are visible and enabled. That depends only on the run, the journal and the target.
void UpgradePanel::updateState()
{
    const bool running = m_run.isRunning();
    const bool confirming = m_toConfirm.has_value();
    const QWidget *focused = focusWidget();
    const bool hadFocus = focused && (focused == m_progress || m_progress->isAncestorOf(focused));
    if (!running && !m_progress->isHidden())
        m_isFolded = true; // the run has ended, and its outcome takes the place of the fields
    const UpgradeReport &last = m_run.report();
    const std::optional<UpgradeRecord> blocking = m_run.blockingRun(chosenConnection());
    const bool isShown = blocking && !blocking->isAlive && blocking->startedAt == last.startedAt;
    m_outcome->setVisible(!running && !confirming && !last.displayHost.isEmpty());
    const QStringList &damaged = m_run.journal().damaged();
    m_consent->setRun(blocking, isShown, damaged);
    placeFoot();
    m_summary->setVisible(!running && m_isFolded);
    m_form->setVisible(!running && !m_isFolded);
    m_runButton->setVisible(!confirming);
    m_runButton->setEnabled(m_consent->mayRun());
    m_foot->setVisible(!running && (!confirming || blocking || !damaged.isEmpty()));
    m_upgradesOnly->setEnabled(!confirming);
    m_grid->setEnabled(!confirming);
    m_consent->setEnabled(!confirming);
    if (hadFocus && !running)
        setInitialFocus(); // before it is hidden, so that the focus is nowhere else in between
    m_progress->setVisible(running);
}

void UpgradePanel::askToRun()
{
    if (m_run.isRunning() || m_toConfirm)
        return;
    std::optional<UpgradeTarget> target = m_target;
    if (!target) {
        const std::optional<Endpoint> endpoint = m_endpoint->validated();
        if (!endpoint)
            return;
        target = UpgradeTarget{{}, endpoint->apiKey};
    }
    target->connection = chosenConnection();
    m_toConfirm = std::move(target);
    updateState();
    m_confirmation->ask(m_toConfirm->connection, mode(), productionAt(m_toConfirm->connection, m_saved));
    QTimer::singleShot(0, m_confirmation, [this] { // after it has been laid out
        if (m_toConfirm)
            m_scroll->ensureWidgetVisible(m_confirmation);
    });
}

void UpgradePanel::run()
{
    if (!m_toConfirm)
        return;
    const UpgradeTarget target = *std::exchange(m_toConfirm, std::nullopt);
    m_confirmation->hide();
    const AcknowledgedRuns acknowledged = m_consent->acknowledged();
    m_consent->uncheck();
    m_run.start(target.connection, target.apiKey, mode(), acknowledged);
    updateState();
    if (m_run.isRunning())
        m_progress->setFocus(Qt::OtherFocusReason);
}

void UpgradePanel::endConfirmation()
{
    m_toConfirm.reset();
    m_confirmation->hide();
    updateState();
}

void UpgradePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_run.journal().refresh(); // another window or program may be running an upgrade
}

/// Shows the outcome in the place of the fields. It gets the focus if the panel has it, so that nobody who
/// types elsewhere meanwhile is interrupted.
void UpgradePanel::showFinished(const UpgradeReport &report)
{
    m_outcome->setReport(report);
    m_isFolded = true; // also if another panel has started the run
    updateState();
    m_scroll->verticalScrollBar()->setValue(0); // the outcome follows the line at the top
    m_outcome->announceIfElsewhere();
}

void UpgradePanel::unfold()
{
    m_isFolded = false;
    updateState();
    m_scroll->verticalScrollBar()->setValue(0);
    setInitialFocus();
}

#include "moc_upgradepanel.cpp"
