// SPDX-License-Identifier: MIT
#include "ui/lookup/watch/watchtext.h"

#include "text/composedtext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace std::chrono_literals;

namespace {

constexpr qsizetype kMostNamed = 5; ///< changes that are named

struct WatchTexts
{
    Q_DECLARE_TR_FUNCTIONS(WatchTexts)
};

/// Returns that everything has come that was waited for; %1 stands for an environment and a connection.
QString reached(WatchGoal goal)
{
    switch (goal) {
    case WatchGoal::None:
    case WatchGoal::Changed:
        return WatchTexts::tr("All notifications that you watched in %1 have changed.");
    case WatchGoal::Read:
        return WatchTexts::tr("All notifications that you watched in %1 are read.");
    case WatchGoal::Archived:
        return WatchTexts::tr("All notifications that you watched in %1 are archived.");
    case WatchGoal::Found:
        return WatchTexts::tr("All notifications that you watched in %1 were found.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString watchtext::title(const ResultSet &set, const WatchStatus &status)
{
    //: %1 is an id, or how many notifications are watched.
    return WatchTexts::tr("Watching %1")
        .arg(set.rows().size() == 1 ? QString::number(set.rows().id(0)) : QLocale().toString(status.ids));
}

QString watchtext::state(const WatchStatus &status)
{
    if (status.isSignedOut)
        //: What a watch is doing: it waits until the user signs in.
        return CommonTexts::tr("waits for the sign-in");
    if (status.isAsking)
        //: What a watch is doing: it is sending requests.
        return WatchTexts::tr("asking");
    //: What a watch is doing: it sends the next requests in so many minutes.
    return WatchTexts::tr("next in %Ln min", nullptr, static_cast<int>(status.next.count()));
}

QString watchtext::goal(WatchGoal goal)
{
    switch (goal) {
    case WatchGoal::None:
        return WatchTexts::tr("I stop it");
    case WatchGoal::Changed:
        return WatchTexts::tr("each has changed");
    case WatchGoal::Read:
        return WatchTexts::tr("each is read");
    case WatchGoal::Archived:
        return WatchTexts::tr("each is archived");
    case WatchGoal::Found:
        return WatchTexts::tr("each is found");
    }
    Q_UNREACHABLE();
}

QString watchtext::refusal(Watches::Refusal refusal, qsizetype ids, qsizetype watched)
{
    if (refusal == Watches::Refusal::OtherProgram)
        return WatchTexts::tr("Another Svc Desktop is watching. Only one of them can.");
    QString most = WatchTexts::tr("At most %L1 notifications can be watched; these are %L2.")
                       .arg(Watch::kMaxIds)
                       .arg(ids);
    if (watched == 0)
        return most;
    return most + u' ' + WatchTexts::tr("%Ln are watched already.", nullptr, static_cast<int>(watched));
}

QString watchtext::started(const Connection &connection, qsizetype ids, const WatchOptions &options,
                           bool isSignedIn)
{
    //: %1 is “3 notifications in TEST acme”, %2 is “5 min”.
    const QString text =
        WatchTexts::tr("Watching %1 every %2.")
            .arg(where(connection, ids),
                 WatchTexts::tr("%Ln min", nullptr, static_cast<int>(options.interval.count())));
    return isSignedIn ? text : text + u' ' + WatchTexts::tr("It begins when you have signed in.");
}

QString watchtext::where(const Connection &connection, qsizetype ids)
{
    //: %1 is an environment and a connection.
    return WatchTexts::tr("%Ln notifications in %1", nullptr, static_cast<int>(ids))
        .arg(connectionAndEnvironment(connection));
}

QString watchtext::changes(const QList<WatchChange> &changes)
{
    QStringList parts;
    for (const WatchChange &change : changes.first(std::min(changes.size(), kMostNamed)))
        parts += labelledText(QString::number(change.id), changeText(change));
    if (const qsizetype more = changes.size() - parts.size(); more > 0)
        parts += WatchTexts::tr("%Ln more changes", nullptr, static_cast<int>(more));
    return dotSeparated(parts);
}

QString watchtext::ended(Watches::End end, WatchGoal goal, const QString &connection)
{
    switch (end) {
    case Watches::End::Reached:
        return reached(goal).arg(connection);
    case Watches::End::TimeOver:
        //: %1 is an environment and a connection.
        return WatchTexts::tr("The notifications in %1 have been watched for 24 hours, and no longer are.")
            .arg(connection);
    case Watches::End::ConnectionRemoved:
        return WatchTexts::tr("The connection %1 was removed, so its notifications are no longer watched.")
            .arg(connection);
    case Watches::End::ConnectionChanged:
        return WatchTexts::tr("The connection %1 was changed and looks ids up elsewhere by now, so its "
                              "notifications are no longer watched.")
            .arg(connection);
    }
    Q_UNREACHABLE();
}

QString watchtext::notRestored(Watches::End reason, qsizetype ids)
{
    const int count = static_cast<int>(ids);
    switch (reason) {
    case Watches::End::Reached:
    case Watches::End::TimeOver:
        return WatchTexts::tr("%Ln notifications are no longer watched: their 24 hours are over.", nullptr,
                              count);
    case Watches::End::ConnectionRemoved:
        return WatchTexts::tr("%Ln notifications are no longer watched: their connection was removed.",
                              nullptr, count);
    case Watches::End::ConnectionChanged:
        return WatchTexts::tr("%Ln notifications are no longer watched: their connection was changed.",
                              nullptr, count);
    }
    Q_UNREACHABLE();
}
