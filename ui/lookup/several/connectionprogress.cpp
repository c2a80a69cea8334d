// SPDX-License-Identifier: MIT
#include "ui/lookup/several/connectionprogress.h"

#include "connections/connectionfields.h"
#include "text/composedtext.h"
#include "ui/lookup/lookupwords.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr auto kCountdownInterval = std::chrono::milliseconds(500);

/// Sets the text of a button that stands beside those of other connections. Its accessible name says whose it
/// is.
void setButtonOf(QPushButton &button, const QString &text, const QString &connection)
{
    if (button.text() != text)
        button.setText(text);
    const QString name = spokenText(labelledText(text, connection));
    if (button.accessibleName() != name)
        button.setAccessibleName(name);
}

} // namespace

ConnectionProgress::ConnectionProgress(ResultSet &set, QWidget *parent)
    : QFrame(parent)
    , m_set(set)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"connectionProgress"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kSpace8);
    m_grid->setVerticalSpacing(kSpace4);
    m_grid->setColumnStretch(2, 1); // a name takes no room from the counts
    hide();
    m_countdown.setInterval(kCountdownInterval);
    connect(&m_countdown, &QTimer::timeout, this, [this] {
        updateLines();
        Q_EMIT countdownChanged();
    });
    connect(&m_set, &ResultSet::updated, this, &ConnectionProgress::updateLines);
    for (const auto signal : {&ResultSet::started, &ResultSet::throttleEnded, &ResultSet::signInNeeded,
                              &ResultSet::resumed, &ResultSet::ended})
        connect(&m_set, signal, this, &ConnectionProgress::updateLines);
    connect(&m_set, &ResultSet::throttled, this, &ConnectionProgress::updateLines);
    updateLines();
}

void ConnectionProgress::updateLines()
{
    const QStringList ids = m_set.connectionIds();
    if (ids.size() < 2) {
        removeLines();
        m_countdown.stop();
        hide();
        return;
    }
    const bool isSame =
        std::equal(ids.begin(), ids.end(), m_lines.begin(), m_lines.end(),
                   [](const QString &id, const Line &line) { return id == line.connectionId; });
    if (!isSame) {
        removeLines();
        for (const QString &id : ids)
            addLine(id);
    }
    const QStringList titles = lookuptext::connectionTitles(m_set);
    bool isWaiting = false;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        updateLine(m_lines.at(i), titles.value(static_cast<qsizetype>(i)));
        isWaiting = isWaiting || m_set.run(m_lines.at(i).connectionId).waitLeft();
    }
    if (!isWaiting)
        m_countdown.stop();
    else if (!m_countdown.isActive())
        m_countdown.start();
    setVisible(m_set.isRunning() || m_set.canRetryFailed());
}

void ConnectionProgress::addLine(const QString &connectionId)
{
    const int row = static_cast<int>(m_lines.size());
    Line line;
    line.connectionId = connectionId;
    line.badge = new Badge(fieldTitle(ConnectionField::Environment));
    line.badge->setObjectName(u"progressBadge%1"_s.arg(row));
    line.name = new TextLabel({}, TextRole::Caption);
    line.name->elided();
    line.name->setObjectName(u"progressName%1"_s.arg(row));
    line.text = new TextLabel({}, TextRole::Caption);
    line.text->elided();
    line.text->setObjectName(u"progressText%1"_s.arg(row));
    line.stop = makeButton({}, u"stopConnection%1"_s.arg(row), ButtonKind::Quiet);
    line.resume = makeButton({}, u"continueConnection%1"_s.arg(row), ButtonKind::Quiet);
    connect(line.stop, &QPushButton::clicked, this, [this, connectionId] { m_set.stop(connectionId); });
    connect(line.resume, &QPushButton::clicked, this, [this, connectionId] { resume(connectionId); });
    m_grid->addWidget(line.badge, row, 0);
    m_grid->addWidget(line.name, row, 1);
    m_grid->addWidget(line.text, row, 2);
    line.buttons = new QWidget;
    auto *buttons = new QHBoxLayout(line.buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(kSpace8);
    buttons->addWidget(line.resume);
    buttons->addWidget(line.stop);
    m_grid->addWidget(line.buttons, row, 3, Qt::AlignTrailing);
    m_lines.push_back(line);
}

void ConnectionProgress::removeLines()
{
    for (const Line &line : m_lines) {
        for (QWidget *widget : {static_cast<QWidget *>(line.badge), static_cast<QWidget *>(line.name),
                                static_cast<QWidget *>(line.text), line.buttons}) {
            widget->hide();
            widget->deleteLater(); // one of them may be the sender
        }
    }
    m_lines.clear();
}

void ConnectionProgress::updateLine(const Line &line, const QString &title)
{
    const Provenance from = m_set.provenance(line.connectionId);
    line.badge->setContent(environmentBadge(from.environment, from.environmentColor));
    line.badge->setVisible(!from.environment.isEmpty());
    if (const QString name = shownName(from.connection); line.name->text() != name)
        line.name->setText(name);
    const QString text = lookuptext::connectionProgress(m_set, line.connectionId);
    if (line.text->text() != text)
        line.text->setText(text);
    const QString spoken = spokenText(labelledText(title, text));
    if (line.text->accessibleName() != spoken)
        line.text->setAccessibleName(spoken);
    setButtonOf(*line.stop, CommonTexts::tr("Stop"), title);
    line.stop->setVisible(m_set.run(line.connectionId).isRunning());

    const LookupProgress progress = m_set.progress(line.connectionId);
    if (progress.isPaused)
        setButtonOf(*line.resume, CommonTexts::tr("Sign in"), title);
    else if (progress.notLookedUp > 0)
        setButtonOf(*line.resume, CommonTexts::tr("Continue"), title);
    else
        setButtonOf(*line.resume, CommonTexts::tr("Retry failed"), title);
    const bool canRetry =
        !m_set.run(line.connectionId).isRunning() && progress.failed + progress.notLookedUp > 0;
    line.resume->setVisible(progress.isPaused || canRetry);
}

void ConnectionProgress::resume(const QString &connectionId)
{
    if (m_set.run(connectionId).isPaused())
        Q_EMIT signInRequested(connectionId);
    else if (m_set.progress(connectionId).notLookedUp > 0)
        Q_EMIT refreshRequested(m_set.rowsToContinue(connectionId));
    else
        Q_EMIT refreshRequested(m_set.retryableRows(connectionId));
}

#include "moc_connectionprogress.cpp"
