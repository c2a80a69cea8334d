// SPDX-License-Identifier: MIT
#include "ui/lookup/watch/watchcontroller.h"

#include "connections/connectionstore.h"
#include "program/desktopnotifier.h"
#include "program/navigator.h"
#include "program/notices.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "storage/storedsettings.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/watch/watchdialog.h"
#include "ui/lookup/watch/watchtext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

WatchOptions lastOptions(const Settings &settings)
{
    using Options = WatchOptions;
    return {.interval = std::clamp(std::chrono::minutes(settings.value(storedsettings::kWatchMinutes)),
                                   Options::kMinInterval, Options::kMaxInterval),
            .goal =
                valueNamed(kWatchGoals, settings.value(storedsettings::kWatchGoal)).value_or(WatchGoal::None),
            .notifies = settings.value(storedsettings::kWatchNotifies)};
}

void remember(const WatchOptions &options, Settings &settings)
{
    settings.setValue(storedsettings::kWatchMinutes, static_cast<int>(options.interval.count()));
    settings.setValue(storedsettings::kWatchGoal, nameOf(kWatchGoals, options.goal));
    settings.setValue(storedsettings::kWatchNotifies, options.notifies);
}

QString whereOf(const ResultSet &set)
{
    return lookuptext::connectionTitles(set).value(0);
}

} // namespace

WatchController::WatchController(const Services &services, LookupPage &page, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_page(page)
    , m_window(window)
{
    const Watches &watches = m_services.watches;
    connect(&watches, &Watches::changesSeen, this,
            [this](const ResultSet *set, const QList<WatchChange> &changes, const WatchOptions &options) {
                sayChanges(*set, changes, options);
            });
    connect(&watches, &Watches::ended, this,
            [this](const ResultSet *set, Watches::End end, const WatchOptions &options) {
                sayEnd(*set, end, options);
            });
    connect(&watches, &Watches::notRestored, this,
            [this](qsizetype ids, Watches::End reason) { showProblem(watchtext::notRestored(reason, ids)); });
    connect(&watches, &Watches::watchedElsewhere, this, [this](qsizetype ids) {
        showProblem(tr("Another Svc Desktop is watching %Ln notifications, and says what changes.", nullptr,
                       static_cast<int>(ids)));
    });
    connect(&watches, &Watches::failed, this,
            [this](const Error &error) { m_problem.show(m_services.notices.messages(), messageFor(error)); });
}

void WatchController::watchRows()
{
    const ResultSet &set = m_page.results();
    const ResultRows &rows = set.rows();
    const QList<qsizetype> chosen = rows.size() > 1  ? m_page.resultsView()->rowsToActOn()
                                    : rows.isEmpty() ? QList<qsizetype>()
                                                     : QList<qsizetype>{0};
    QList<Part> parts;
    QStringList elsewhere;
    for (const qsizetype row : chosen) {
        const ResultSource source = rows.source(row);
        auto part = std::find_if(parts.begin(), parts.end(), [&source](const Part &each) {
            return each.connection.id == source.connectionId;
        });
        const auto now =
            part != parts.end() ? std::optional(part->connection) : connectionNow(source.connectionId);
        if (!now || !isSameEndpoint(provenanceOf(*now), *source.from)) {
            if (const QString from = connectionAndEnvironment(*source.from); !elsewhere.contains(from))
                elsewhere += from;
            continue;
        }
        if (part == parts.end())
            part = parts.insert(parts.end(), Part{*now, {}});
        part->ids += rows.id(row);
    }
    if (!elsewhere.isEmpty())
        //: %1 are environments and connections.
        showProblem(
            tr("These can't be watched, since their connection was changed or deleted since they were "
               "looked up: %1.")
                .arg(commaSeparated(elsewhere)));
    if (!parts.isEmpty())
        ask(parts, false);
}

void WatchController::watchIds()
{
    const std::optional<QList<qint32>> ids = m_page.ids().validIds();
    if (!ids)
        return;
    const Connection connection = m_services.sessions.current().connection();
    if (connection.baseUrl.isEmpty())
        Q_EMIT m_services.navigator.signIn();
    else
        ask({{connectionNow(connection.id).value_or(connection), *ids}}, true);
}

/// Returns the connection as it is now, `nullopt` if it is gone.
std::optional<Connection> WatchController::connectionNow(const QString &id) const
{
    const Session *session = m_services.sessions.find(id);
    if (session && session->isOpen())
        return session->lookupConnection();
    const auto saved = m_services.connections.find(id);
    return saved || !session ? saved : std::optional(session->connection());
}

/// `isShown`: the ids are not on screen yet, so their answers will be.
void WatchController::ask(const QList<Part> &parts, bool isShown)
{
    if (m_dialog)
        return;
    qsizetype count = 0;
    QStringList what;
    for (const Part &part : parts) {
        count += part.ids.size();
        what += watchtext::where(part.connection, part.ids.size());
    }
    if (const auto refusal = m_services.watches.refusal(count)) {
        showProblem(watchtext::refusal(*refusal, count, m_services.watches.idCount()));
        return;
    }
    m_problem.close();
    m_dialog = new WatchDialog(what, lastOptions(m_services.settings), m_window);
    connect(m_dialog, &QDialog::accepted, this,
            [this, parts, isShown] { start(parts, m_dialog->options(), isShown); });
    m_dialog->open();
}

void WatchController::start(const QList<Part> &parts, const WatchOptions &options, bool isShown)
{
    remember(options, m_services.settings);
    QStringList started;
    for (const Part &part : parts) {
        ResultSet *set = m_services.watches.start(part.connection, part.ids, options);
        if (!set) { // another program watches since the dialog was opened
            if (const auto refusal = m_services.watches.refusal(part.ids.size()))
                showProblem(watchtext::refusal(*refusal, part.ids.size(), m_services.watches.idCount()));
            continue;
        }
        const Session *session = m_services.sessions.find(part.connection.id);
        started +=
            watchtext::started(part.connection, part.ids.size(), options, session && session->isOpen());
        if (isShown)
            m_services.results.makeCurrent(*set);
    }
    if (!started.isEmpty())
        Q_EMIT m_services.notices.note(started.join(u' '));
}

bool WatchController::canStop() const
{
    return m_page.results().isWatched();
}

void WatchController::stopShown()
{
    m_services.watches.stop(m_page.results());
    Q_EMIT m_services.notices.note(tr("No longer watched. The results stay."));
}

void WatchController::sayChanges(const ResultSet &set, const QList<WatchChange> &changes,
                                 const WatchOptions &options)
{
    const QString text = watchtext::changes(changes);
    //: %1 is an environment and a connection, %2 are changes: “1042: Read”.
    Q_EMIT m_services.notices.note(tr("Watched in %1: %2").arg(whereOf(set), text));
    if (options.notifies)
        //: A notification of the desktop. %1 is an environment and a connection.
        sayOnDesktop(tr("Changed in %1").arg(whereOf(set)), text);
}

void WatchController::sayEnd(const ResultSet &set, Watches::End end, const WatchOptions &options)
{
    const QString text = watchtext::ended(end, options.goal, whereOf(set));
    const bool isGood = end == Watches::End::Reached;
    m_end.show(m_services.notices.messages(), {.tone = isGood                          ? Tone::Good
                                                       : end == Watches::End::TimeOver ? Tone::Info
                                                                                       : Tone::Warn,
                                               .title = text,
                                               .outlivesConnection = true});
    if (options.notifies)
        //: A notification of the desktop.
        sayOnDesktop(tr("Watching has ended"), text);
}

/// Says it to a user who works in another program.
void WatchController::sayOnDesktop(const QString &title, const QString &text)
{
    if (QApplication::activeWindow())
        return;
    m_services.notifier.notify(title, text);
    QApplication::alert(m_window);
}

void WatchController::showProblem(const QString &text)
{
    m_problem.show(
        m_services.notices.messages(),
        {.tone = Tone::Warn, .title = CommonTexts::tr("Watch"), .text = text, .outlivesConnection = true});
}

#include "moc_watchcontroller.cpp"
