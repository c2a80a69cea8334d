// SPDX-License-Identifier: MIT
#include "ui/lookup/linkcontroller.h"

#include "connections/connectionstore.h"
#include "ids/idranges.h"
#include "program/notices.h"
#include "session/sessionmanager.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isUnnamed(const DeepLink &link)
{
    return link.connection.isEmpty() && link.host.isEmpty() && link.dataSource.isEmpty();
}

/// Returns for which connection the link is, as far as it says so: “acme live, acme @ api.example.com”.
QString linkedText(const DeepLink &link)
{
    QString place = link.host;
    if (!link.dataSource.isEmpty())
        place = link.host.isEmpty()
                    ? shownName(link.dataSource)
                    //: %1 is a data source, %2 a host.
                    : LinkController::tr("%1 @ %2").arg(shownName(link.dataSource), link.host);
    QStringList parts{link.connection.isEmpty() ? QString() : shownName(link.connection), place};
    parts.removeAll(QString());
    return commaSeparated(parts);
}

} // namespace

LinkController::LinkController(const Services &services, LookupPage &page,
                               std::function<bool()> closeIdleDialogs, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
    , m_page(page)
    , m_closeIdleDialogs(std::move(closeIdleDialogs))
{
    addCommand(MenuGroup::CopyLink, CommonTexts::tr("Copy &link"), u"actionCopyLink"_s,
               [this] { copyChosen(); });
    connect(&m_page, &LookupPage::resultsViewCreated, this, [this] {
        connect(m_page.resultsView(), &ResultsView::linkRequested, this, &LinkController::copyChosen);
    });
}

void LinkController::open(const QString &link)
{
    const Result<DeepLink> parsed = parseDeepLink(link);
    if (!parsed) {
        refuse(parsed.error());
    } else if (m_closeIdleDialogs()) {
        fillIn(*parsed);
    } else {
        m_waiting = link;
        showMessage({.tone = Tone::Info,
                     .title = tr("A link is waiting"),
                     .text = tr("It will be filled in when you close the dialog."),
                     .outlivesConnection = true});
    }
}

void LinkController::resume()
{
    if (m_waiting.isEmpty())
        return;
    clearMessage();
    open(std::exchange(m_waiting, {}));
}

/// Refusing a link keeps the chance to undo the previous one.
void LinkController::refuse(const Error &error)
{
    Message message = messageFor(error);
    if (m_page.lookup().canUndo())
        message.actions.push_back({u"undoLink"_s, tr("Undo the previous link"), [this] { undo(); }});
    showMessage(message);
}

void LinkController::fillIn(const DeepLink &link)
{
    const Connection current = m_services.sessions.current().connection();
    const std::optional<Connection> named =
        linkTarget(link, m_services.connections.connections(), current.id);
    const QString ids = compactIds(link.ids, std::numeric_limits<qsizetype>::max()).text;
    const QString text = filledInText(link, named); // names the current connection as that
    const bool canUndo = m_page.lookup().fillIn(named.value_or(current).id, ids);
    Message message{.tone = named || isUnnamed(link) ? Tone::Info : Tone::Warn,
                    .title = tr("Filled in from a link"),
                    .text = text};
    if (canUndo)
        message.actions.push_back({u"undoLink"_s, CommonTexts::tr("Undo"), [this] { undo(); }});
    showMessage(message);
    Q_EMIT filledIn();
}

/// `named` is the connection to which the link refers, if there is one.
QString LinkController::filledInText(const DeepLink &link, const std::optional<Connection> &named) const
{
    const auto count = static_cast<int>(link.ids.size());
    const Connection &connection = named.value_or(m_services.sessions.current().connection());
    const QString where = connectionAndEnvironment(connection);
    if (isUnnamed(link) && connection.baseUrl.isEmpty())
        return tr("%Ln ids. The link names no connection; choose one. Nothing has been sent.", nullptr,
                  count);
    if (isUnnamed(link))
        //: %1 is the connection on screen.
        return tr("%Ln ids for %1, since the link names no connection. Nothing has been sent.", nullptr,
                  count)
            .arg(where);
    if (!named && connection.baseUrl.isEmpty())
        //: %1 is a connection of somebody else.
        return tr("%Ln ids. The link is for %1; choose a connection. Nothing has been sent.", nullptr, count)
            .arg(linkedText(link));
    if (!named)
        //: %1 is a connection of somebody else, %2 the connection on screen.
        return tr("%Ln ids. The link is for %1, but the connection on screen is %2. Nothing has been sent.",
                  nullptr, count)
            .arg(linkedText(link), where);
    if (!link.connection.isEmpty() && displayName(connection) != link.connection)
        //: %2 is the name of a connection of somebody else.
        return tr("%Ln ids for %1. The link calls it “%2”. Nothing has been sent.", nullptr, count)
            .arg(where, shownName(link.connection));
    return tr("%Ln ids for %1. Nothing has been sent.", nullptr, count).arg(where);
}

void LinkController::undo()
{
    clearMessage();
    m_page.lookup().undo();
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
        link.ids = m_page.ids().ids();
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
                    [&now](const ResultRow &row) { return !isSameEndpoint(*row.from, now); })) {
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
    Q_EMIT m_services.notices.note(
        tr("Copied a link to %Ln ids of %1.", nullptr, static_cast<int>(link.ids.size()))
            .arg(connectionText(*connection)));
}

void LinkController::reportNotCopied(const QString &reason)
{
    //: %1 is a sentence.
    Q_EMIT m_services.notices.note(tr("No link was copied. %1").arg(reason));
}

#include "moc_linkcontroller.cpp"
