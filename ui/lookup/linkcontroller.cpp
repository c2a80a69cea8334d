// SPDX-License-Identifier: MIT
#include "ui/lookup/linkcontroller.h"

#include "connections/connectionstore.h"
#include "ids/idranges.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "ui/lookup/idsfiller.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/mnemonics.h"
#include "upgrade/upgraderun.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;
using tokens::Tone;

namespace {

/// Returns for example “acme @ api.example.com”, or only the part that is known.
QString placeText(const QString &dataSource, const QString &host)
{
    if (dataSource.isEmpty())
        return host;
    if (host.isEmpty())
        return shownName(dataSource);
    //: %1 is a data source, %2 a host.
    return LinkController::tr("%1 @ %2").arg(shownName(dataSource), host);
}

QString placeText(const DeepLink &link)
{
    return placeText(link.dataSource, link.host);
}

/// Returns the place of a connection as far as the link has one, so that both can be compared.
QString placeText(const Connection &connection, const DeepLink &link)
{
    return placeText(link.dataSource.isEmpty() ? QString() : connection.dataSource,
                     link.host.isEmpty() ? QString() : displayHost(connection.baseUrl));
}

} // namespace

LinkController::LinkController(const Services &services, LookupPage &page,
                               std::function<bool()> closeIdleDialogs, MessageBar &messages, QWidget *window)
    : FeatureController(messages, window)
    , m_services(services)
    , m_page(page)
    , m_closeIdleDialogs(std::move(closeIdleDialogs))
    , m_filler(new IdsFiller(services.sessions, services.results, page, this))
{
    addCommand(MenuGroup::CopyLink, CommonTexts::tr("Copy &link"), u"actionCopyLink"_s,
               [this] { copyChosen(); });
    connect(m_filler, &IdsFiller::connectionRequested, this, &LinkController::connectionRequested);
    connect(&services.results, &ResultSets::started, this, [this] { // by someone who has read it
        if (std::exchange(m_isRefusalShown, false))
            clearMessage();
    });
    connect(&m_page, &LookupPage::resultsViewCreated, this, [this] {
        connect(m_page.resultsView(), &ResultsView::linkRequested, this, &LinkController::copyChosen);
    });
}

void LinkController::open(const QString &link)
{
    m_isRefusalShown = false;
    const Result<DeepLink> parsed = parseDeepLink(link);
    if (!parsed) {
        refuse(parsed.error());
        return;
    }
    const bool isUsable = targetOf(*parsed).match != LinkTarget::Match::None;
    if (!isUsable || m_closeIdleDialogs()) {
        apply(*parsed);
        return;
    }
    m_waiting = link;
    showMessage({.tone = Tone::Info,
                 .title = tr("A link is waiting"),
                 .text = tr("It will be filled in when you close the dialog."),
                 .outlivesConnection = true});
}

void LinkController::resume()
{
    if (m_waiting.isEmpty())
        return;
    clearMessage();
    open(std::exchange(m_waiting, {}));
}

LinkTarget LinkController::targetOf(const DeepLink &link) const
{
    return linkTarget(link, m_services.connections.connections(),
                      m_services.sessions.current().connection().id);
}

void LinkController::apply(const DeepLink &link)
{
    using enum LinkTarget::Match;
    const LinkTarget target = targetOf(link);
    const Connection current = m_services.sessions.current().connection();
    switch (target.match) {
    case None:
        refuseUnknown(link);
        return;
    case Several:
    case OtherPlace:
        askWhich(link, target);
        return;
    case Unnamed:
        fillIn(link, current);
        return;
    case Named:
    case Fitting:
        if (target.connections.first().id != current.id &&
            (m_services.results.isRunning() || m_services.upgrade.isRunning()))
            askWhileBusy(link, target.connections.first());
        else
            fillIn(link, target.connections.first());
        return;
    }
}

/// Asks which of the connections the link is for.
void LinkController::askWhich(const DeepLink &link, const LinkTarget &target)
{
    const Connection &first = target.connections.first();
    Message message{.tone = Tone::Warn};
    if (target.match == LinkTarget::Match::OtherPlace) {
        message.title = tr("The link is for another service");
        //: %1 is the name of a connection; %2 and %3 are a data source, a host or both.
        message.text = tr("Your connection “%1” is for %2, but the link is for %3. Nothing was filled in.")
                           .arg(connectionText(first), placeText(first, link), placeText(link));
    } else {
        message.title = tr("The link fits several connections");
        message.text = tr("They are for %1. Nothing was filled in.").arg(placeText(link));
    }
    if (target.connections.size() == 1) {
        message.actions.push_back(
            {u"useNamed"_s, tr("Use my connection"), [this, link, first] { use(link, first); }});
    } else {
        message.actions.push_back({u"chooseConnection"_s, tr("Choose a connection…"),
                                   [this, link, all = target.connections] { showChoices(link, all); }});
    }
    message.actions.push_back({u"ignoreLink"_s, tr("Ignore the link"), [this] { clearMessage(); }});
    message.outlivesConnection = true;
    showMessage(message);
}

void LinkController::showChoices(const DeepLink &link, const QList<Connection> &connections)
{
    auto *menu = new QMenu(window());
    menu->setObjectName(u"linkConnections"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Connection &connection : connections) {
        QString text = connectionAndEnvironment(connection);
        text.replace(u'&', u"&&"_s);
        menu->addAction(text, this, [this, link, connection] { use(link, connection); });
    }
    addMnemonics(*menu);
    const auto *button = window()->findChild<QPushButton *>(u"chooseConnection"_s);
    menu->popup(button ? button->mapToGlobal(button->rect().bottomLeft()) : QCursor::pos());
}

void LinkController::askWhileBusy(const DeepLink &link, const Connection &connection)
{
    showMessage({.tone = Tone::Warn,
                 .title = tr("A link is for another connection"),
                 .text = m_services.upgrade.isRunning()
                             ? tr("An upgrade is running and continues either way. The link is for %1.")
                                   .arg(connectionAndEnvironment(connection))
                             : tr("A lookup is running and continues either way. The link is for %1.")
                                   .arg(connectionAndEnvironment(connection)),
                 .actions = {{u"useLink"_s, tr("Switch and fill in"),
                              [this, link, connection] { use(link, connection); }},
                             {u"ignoreLink"_s, tr("Ignore the link"), [this] { clearMessage(); }}},
                 .outlivesConnection = true});
}

/// Fills in the link for the connection that the user has agreed to. Asks again if that connection has
/// changed or was deleted in the meantime.
void LinkController::use(const DeepLink &link, const Connection &connection)
{
    clearMessage();
    if (m_services.connections.find(connection.id) == connection)
        fillIn(link, connection);
    else
        apply(link);
}

void LinkController::fillIn(const DeepLink &link, const Connection &connection)
{
    const QString ids = compactIds(link.ids, std::numeric_limits<qsizetype>::max()).text;
    const QString text = filledInText(link, connection); // names the current connection as that
    const bool canUndo = m_filler->fillIn(connection.id, ids);
    Message message{.tone = Tone::Info, .title = tr("Filled in from a link"), .text = text};
    if (canUndo)
        message.actions.push_back({u"undoLink"_s, CommonTexts::tr("Undo"), [this] { undo(); }});
    showMessage(message);
    Q_EMIT filledIn();
}

QString LinkController::filledInText(const DeepLink &link, const Connection &connection) const
{
    const auto count = static_cast<int>(link.ids.size());
    const QString where = connectionAndEnvironment(connection);
    const bool isUnnamed = link.connection.isEmpty() && link.host.isEmpty() && link.dataSource.isEmpty();
    if (isUnnamed && connection.baseUrl.isEmpty())
        return tr("%Ln ids. The link names no connection; choose one. Nothing has been sent.", nullptr,
                  count);
    if (isUnnamed)
        //: %1 is the connection on screen.
        return tr("%Ln ids for %1, since the link names no connection. Nothing has been sent.", nullptr,
                  count)
            .arg(where);
    if (!link.connection.isEmpty() && displayName(connection) != link.connection)
        //: %2 is the name of a connection of somebody else.
        return tr("%Ln ids for %1. The link calls it “%2”. Nothing has been sent.", nullptr, count)
            .arg(where, shownName(link.connection));
    return tr("%Ln ids for %1. Nothing has been sent.", nullptr, count).arg(where);
}

/// Offers the ids of a link to a connection that is not saved here for the connection on screen.
void LinkController::refuseUnknown(const DeepLink &link)
{
    std::vector<MessageAction> actions;
    if (m_services.sessions.current().connection().baseUrl.isValid()) {
        actions.push_back({u"useIdsHere"_s, tr("Use the ids here"), [this, link] {
                               clearMessage();
                               fillIn(link, m_services.sessions.current().connection());
                           }});
    }
    refuse(placeText(link).isEmpty() ? inputError(ErrorCause::LinkConnection, link.connection)
                                     : inputError(ErrorCause::LinkPlace, placeText(link)),
           std::move(actions));
}

/// Refusing a link keeps the chance to undo the previous one.
void LinkController::refuse(const Error &error, std::vector<MessageAction> actions)
{
    Message message = messageFor(error);
    message.actions = std::move(actions);
    if (m_filler->canUndo())
        message.actions.push_back({u"undoLink"_s, tr("Undo the previous link"), [this] { undo(); }});
    showMessage(message);
    m_isRefusalShown = true;
}

void LinkController::undo()
{
    clearMessage();
    m_filler->undo();
}

/// Copies a link to the chosen rows. Without rows, copies a link to the ids in the field.
void LinkController::copyChosen()
{
    const ResultsView *view = m_page.resultsView();
    const ResultRows rows = view ? view->rowsToLink() : ResultRows();
    if (rows.isEmpty() && view && view->isByNotification())
        reportNotCopied(tr("A link is for one connection. Select a cell in its column."));
    else
        copy(rows);
}

void LinkController::copy(const ResultRows &rows)
{
    DeepLink link;
    QString connectionId = m_services.sessions.current().connection().id;
    if (rows.isEmpty()) {
        link.ids = m_page.ids();
    } else {
        connectionId = rows.connectionId(0);
        QList<qint32> ids;
        ids.reserve(rows.size());
        for (qsizetype row = 0; row < rows.size(); ++row) {
            if (rows.connectionId(row) != connectionId) {
                reportNotCopied(tr("A link is for one connection. Select rows of one only."));
                return;
            }
            ids += rows.id(row);
        }
        link.ids = idsForLink(ids);
    }
    if (link.ids.isEmpty()) {
        reportNotCopied(tr("There are no ids to make a link to. Type or look up some first."));
        return;
    }
    const std::optional<Connection> connection = m_services.connections.find(connectionId);
    if (!connection) {
        reportNotCopied(tr("A link needs a saved connection. Save this one first."));
        return;
    }
    const Provenance now = provenanceOf(*connection);
    if (std::any_of(rows.begin(), rows.end(),
                    [&now](const ResultRow &row) { return !isSamePlace(*row.from, now); })) {
        reportNotCopied(tr("The connection of these rows has been changed since."));
        return;
    }
    link.connection = displayName(*connection);
    link.host = displayHost(connection->baseUrl);
    link.dataSource = connection->dataSource;
    const Result<QString> text = deepLinkText(link);
    if (!text) {
        reportNotCopied(text.error().cause == ErrorCause::LinkTooLong
                            ? tr("These ids do not fit in a link. Select fewer of them.")
                            : tr("The connection's name or data source can't be used in a link. Change it "
                                 "first."));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    Q_EMIT statusChanged(tr("Copied a link to %Ln ids of %1.", nullptr, static_cast<int>(link.ids.size()))
                             .arg(connectionText(*connection)));
}

void LinkController::reportNotCopied(const QString &reason)
{
    //: %1 is a sentence.
    Q_EMIT statusChanged(tr("No link was copied. %1").arg(reason));
}

#include "moc_linkcontroller.cpp"
