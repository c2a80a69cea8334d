// SPDX-License-Identifier: MIT
#include "ui/lookup/linkcontroller.h"

#include "connections/connectionstore.h"
#include "ids/idparser.h"
#include "ids/idranges.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "upgrade/upgraderun.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;
using tokens::Tone;

LinkController::LinkController(const Services &services, LookupPage &page,
                               std::function<bool()> closeIdleDialogs, MessageBar &messages, QWidget *window)
    : FeatureController(messages, window)
    , m_services(services)
    , m_page(page)
    , m_closeIdleDialogs(std::move(closeIdleDialogs))
{
    addCommand(MenuGroup::CopyLink, tr("Copy &link"), u"actionCopyLink"_s, [this] { copyChosen(); });
    connect(&m_services.results, &ResultSets::started, this, [this] { m_isUsed = true; });
    connect(&m_page, &LookupPage::resultsViewCreated, this, &LinkController::connectResultsView);
    if (m_page.resultsView())
        connectResultsView();
}

void LinkController::connectResultsView()
{
    connect(m_page.resultsView(), &ResultsView::linkRequested, this, &LinkController::copyChosen);
}

void LinkController::open(const QString &link)
{
    const Result<DeepLink> parsed = parseDeepLink(link);
    if (!parsed) {
        refuse(parsed.error());
        return;
    }
    if (!findConnection(*parsed))
        return;
    if (m_closeIdleDialogs()) {
        apply(*parsed, false);
        return;
    }
    m_waiting = link;
    showMessage({.tone = Tone::Info,
                 .title = tr("A link is waiting"),
                 .text = tr("It will be filled in when you close the dialog.")});
}

void LinkController::resume()
{
    if (m_waiting.isEmpty())
        return;
    clearMessage();
    open(std::exchange(m_waiting, {}));
}

std::optional<Connection> LinkController::findConnection(const DeepLink &link)
{
    std::optional<Connection> connection = m_services.connections.findByName(link.connection);
    if (connection && displayName(*connection) == link.connection)
        return connection;
    refuse(inputError(ErrorCause::LinkConnection, link.connection));
    return {};
}

/// `isAgreed` says that the user has agreed to that although something is running.
void LinkController::apply(const DeepLink &link, bool isAgreed)
{
    const std::optional<Connection> connection = findConnection(link);
    if (!connection)
        return;
    const bool isOther = connection->id != m_services.sessions.current().connection().id;
    if (isOther && !isAgreed && (m_services.results.isRunning() || m_services.upgrade.isRunning()))
        ask(link, *connection);
    else
        fillIn(link, *connection);
}

void LinkController::ask(const DeepLink &link, const Connection &connection)
{
    const auto fill = [this, link] {
        clearMessage();
        apply(link, true);
    };
    showMessage({.tone = Tone::Warn,
                 .title = tr("A link is for another connection"),
                 .text = m_services.upgrade.isRunning()
                             ? tr("An upgrade is running and continues either way. The link is for %1.")
                                   .arg(connectionAndEnvironment(connection))
                             : tr("A lookup is running and continues either way. The link is for %1.")
                                   .arg(connectionAndEnvironment(connection)),
                 .actions = {{u"useLink"_s, tr("Switch and fill in"), fill},
                             {u"ignoreLink"_s, tr("Ignore the link"), [this] { clearMessage(); }}}});
}

void LinkController::fillIn(const DeepLink &link, const Connection &connection)
{
    if (!canUndo()) // Undoing the last of several links restores what was there before the first one.
        m_before = currentPlace();
    const QString ids = compactIds(link.ids, std::numeric_limits<qsizetype>::max()).text;
    if (connection.id != currentPlace().connectionId)
        Q_EMIT connectionRequested(connection.id);
    setIds(ids);
    m_filledIn = {connection.id, ids};
    m_isUsed = false;

    const QString where = connectionAndEnvironment(connection);
    Message message{
        .tone = Tone::Info,
        .title = tr("Filled in from a link"),
        .text = tr("%Ln ids for %1. Nothing has been sent.", nullptr, static_cast<int>(link.ids.size()))
                    .arg(where)};
    const bool isLost = m_before->connectionId != connection.id ||
                        (!m_before->ids.trimmed().isEmpty() && m_before->ids != ids);
    if (isLost)
        message.actions.push_back({u"undoLink"_s, CommonTexts::tr("Undo"), [this] { undo(); }});
    else
        m_before.reset();
    showMessage(message);
    Q_EMIT filledIn();
}

void LinkController::setIds(const QString &text)
{
    m_page.setIds(text);
    m_page.focusIds();
}

/// Refusing a link keeps the chance to undo the previous one.
void LinkController::refuse(const Error &error)
{
    Message message = messageFor(error);
    if (canUndo())
        message.actions.push_back({u"undoLink"_s, tr("Undo the link before"), [this] { undo(); }});
    showMessage(message);
}

LinkController::Place LinkController::currentPlace() const
{
    return {m_services.sessions.current().connection().id, m_page.idsText()};
}

bool LinkController::canUndo() const
{
    return m_before && !m_isUsed && currentPlace() == m_filledIn;
}

/// Keeps what the user has typed or chosen since the link was opened.
void LinkController::undo()
{
    clearMessage();
    const std::optional<Place> before = std::exchange(m_before, std::nullopt);
    if (!before)
        return;
    const Place now = currentPlace();
    if (now.connectionId == m_filledIn.connectionId && now.connectionId != before->connectionId)
        Q_EMIT connectionRequested(before->connectionId);
    if (now.ids == m_filledIn.ids)
        setIds(before->ids);
}

/// Copies a link to the chosen rows. Without rows, copies a link to the ids in the field.
void LinkController::copyChosen()
{
    const ResultsView *view = m_page.resultsView();
    copy(view ? view->chosenRows() : QList<ResultRow>());
}

void LinkController::copy(const QList<ResultRow> &rows)
{
    DeepLink link;
    QString connectionId = m_services.sessions.current().connection().id;
    if (rows.isEmpty()) {
        link.ids = parseIds(m_page.idsText()).ids;
    } else {
        connectionId = rows.first().connectionId;
        QList<qint32> ids;
        ids.reserve(rows.size());
        for (const ResultRow &row : rows) {
            if (row.connectionId != connectionId) {
                showNotCopied(tr("A link is for one connection. Select rows of one only."));
                return;
            }
            ids += row.lookup.id;
        }
        link.ids = idsForLink(ids);
    }
    if (link.ids.isEmpty()) {
        showNotCopied(tr("There are no ids to make a link to. Type or look up some first."));
        return;
    }
    const std::optional<Connection> connection = m_services.connections.find(connectionId);
    if (!connection) {
        showNotCopied(tr("A link needs a saved connection. Save this one first."));
        return;
    }
    link.connection = displayName(*connection);
    const Result<QString> text = deepLinkText(link);
    if (!text) {
        showNotCopied(text.error().cause == ErrorCause::LinkTooLong
                          ? tr("These ids do not fit in a link. Select fewer of them.")
                          : tr("The connection's name can't be used in a link. Rename it first."));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    Q_EMIT statusChanged(tr("Copied a link to %Ln ids of %1.", nullptr, static_cast<int>(link.ids.size()))
                             .arg(connectionText(*connection)));
}

void LinkController::showNotCopied(const QString &text)
{
    showMessage({.tone = Tone::Warn, .title = tr("No link was copied"), .text = text});
}

#include "moc_linkcontroller.cpp"
