// SPDX-License-Identifier: MIT
#include "ui/window/lookupnotifier.h"

#include "program/desktopnotifier.h"
#include "results/resultsets.h"
#include "ui/lookup/lookupwords.h"

#include <QApplication>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds kLong(10);
constexpr qsizetype kSteps = 10;

bool isInBackground()
{
    return !QApplication::activeWindow();
}

bool isLongLookupRunning(const ResultSet &set)
{
    const QStringList ids = set.connectionIds();
    return std::any_of(ids.begin(), ids.end(), [&set](const QString &id) {
        return set.run(id).isRunning() && set.run(id).duration() > kLong;
    });
}

std::optional<int> percentOf(const ResultSets &results)
{
    qsizetype done = 0;
    qsizetype total = 0;
    for (const ResultSet *set : results.sets()) {
        if (set->isWatched() || !isLongLookupRunning(*set))
            continue;
        const LookupProgress progress = set->progress();
        done += progress.done;
        total += progress.total;
    }
    if (total == 0)
        return std::nullopt;
    return static_cast<int>(done * kSteps / total * (100 / kSteps));
}

} // namespace

LookupNotifier::LookupNotifier(const ResultSets &results, DesktopNotifier &notifier, QWidget *window)
    : QObject(window)
    , m_results(results)
    , m_notifier(notifier)
    , m_window(window)
{
    connect(&results, &ResultSets::updated, this, &LookupNotifier::update);
    connect(&results, &ResultSets::ended, this,
            [this](const ResultSet *set, const QString &connectionId) { lookupEnded(*set, connectionId); });
    connect(qApp, &QApplication::focusWindowChanged, this, &LookupNotifier::update, Qt::QueuedConnection);
}

void LookupNotifier::update()
{
    const std::optional<int> percent = isInBackground() ? percentOf(m_results) : std::nullopt;
    if (std::exchange(m_percent, percent) != percent)
        Q_EMIT percentChanged();
}

void LookupNotifier::lookupEnded(const ResultSet &set, const QString &connectionId)
{
    update();
    if (!isInBackground() || set.isWatched() || set.isRunning() || set.run(connectionId).duration() <= kLong)
        return;
    const QString where = lookuptext::connectionTitles(set).join(u" / "_s);
    const LookupProgress progress = set.progress();
    //: A notification of the desktop. %1 is an environment and a connection.
    m_notifier.notify(progress.notLookedUp > 0 ? tr("The lookup in %1 has stopped").arg(where)
                                               : tr("The lookup in %1 has ended").arg(where),
                      lookuptext::progress(progress));
    QApplication::alert(m_window);
}

#include "moc_lookupnotifier.cpp"
