// SPDX-License-Identifier: MIT
// bench_many BASE-ADDRESS COUNT: looks up the notifications 1 to COUNT in an open main window, after a
// warm-up of 600; then sorts by each column, groups, filters and copies all rows. Prints the figures as one
// JSON object.
#include "heartbeat.h"
#include "residentmemory.h"
#include "support/fakefilechooser.h"
#include "support/temporarycontext.h"
#include "ui/style/theme.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

namespace {

constexpr qsizetype kWarmUp = 600; ///< fills the activity log and creates the table

double millisecondsSince(SteadyClock::time_point start)
{
    return std::chrono::duration<double, std::milli>(SteadyClock::now() - start).count();
}

QTableView &tableOf(QWidget &window)
{
    for (auto *table : window.findChildren<QTableView *>()) {
        if (table->accessibleName() == "Results"_L1)
            return *table;
    }
    qFatal("no table");
}

QLineEdit &filterOf(QWidget &window)
{
    for (auto *edit : window.findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == "Filter results"_L1)
            return *edit;
    }
    qFatal("no filter");
}

class Bench final : public QObject
{
public:
    Bench(const QUrl &baseUrl, int count)
        : m_ids(count)
        , m_window(m_context->services(), m_files)
    {
        std::iota(m_ids.begin(), m_ids.end(), 1);
        m_connection = connectionTo(baseUrl);
        m_connection.id = u"bench"_s;
        m_context->sessions()
            .session(m_connection.id)
            .continueWithApiKey(m_connection, Secret(u"bench-key"_s));
        m_context->sessions().makeCurrent(m_connection.id);
        m_window.resize(1100, 800);
        m_window.show();
        QTimer::singleShot(1s, this, [this] { warmUp(); });
    }

private:
    /// Pays one-time costs, such as creating the table, before the measurement.
    void warmUp()
    {
        connect(
            &m_context->results().current(), &ResultSet::ended, this,
            [this] {
                QTimer::singleShot(1s, this, [this] {
                    m_context->results().current().clear();
                    QTimer::singleShot(1s, this, [this] { lookUp(); });
                });
            },
            Qt::SingleShotConnection);
        m_context->results().current().lookUp(m_connection, m_ids.first(kWarmUp));
    }

    void lookUp()
    {
        m_residentBefore = residentBytes();
        connect(&m_context->results().current(), &ResultSet::ended, this, [this] { lookedUp(); });
        m_heartbeat.start();
        m_start = SteadyClock::now();
        m_context->results().current().lookUp(m_connection, m_ids);
    }

    void lookedUp()
    {
        put("seconds", millisecondsSince(m_start) / 1000);
        if (m_context->results().current().progress().found != m_ids.size())
            qFatal("not all were found");
        QTimer::singleShot(1s, this, [this] { // includes work after a lookup: the history, the card
            put("blocked", m_heartbeat.longest());
            measureMemory();
            sort();
        });
    }

    void measureMemory()
    {
        double bodies = 0;
        for (const ResultRow &row : m_context->results().current().rows())
            bodies += double(row.lookup.notification->raw.size());
        put("body", bodies / double(m_ids.size()));
        put("memory", (residentBytes() - m_residentBefore - bodies) / double(m_ids.size()));
    }

    void sort()
    {
        QTableView &table = tableOf(m_window);
        double longest = 0;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                const auto start = SteadyClock::now();
                table.sortByColumn(column, order);
                const double took = millisecondsSince(start);
                longest = std::max(longest, took);
            }
        }
        put("sort", longest);
        group();
    }

    /// Groups by each property, folds and unfolds.
    void group()
    {
        double longest = 0;
        for (const char16_t *action : {u"groupBy0", u"groupBy3", u"groupBy4", u"groupBy5", u"groupBy6",
                                       u"foldAllGroups", u"unfoldAllGroups", u"groupByNone"}) {
            const auto start = SteadyClock::now();
            trigger(QString::fromUtf16(action));
            longest = std::max(longest, millisecondsSince(start));
        }
        put("group", longest);
        filter();
    }

    /// Types a filter, and records for how long the event loop was blocked at most.
    void filter()
    {
        m_heartbeat.start();
        filterOf(m_window).setText(u"notification 9"_s);
        QTimer::singleShot(2s, this, [this] {
            put("shown", tableOf(m_window).model()->rowCount());
            filterOf(m_window).clear();
            QTimer::singleShot(2s, this, [this] {
                put("filter", m_heartbeat.longest());
                copy();
            });
        });
    }

    void copy()
    {
        m_heartbeat.start();
        m_start = SteadyClock::now();
        connect(
            QApplication::clipboard(), &QClipboard::dataChanged, this,
            [this] {
                put("copy", millisecondsSince(m_start));
                QTimer::singleShot(1s, this, [this] {
                    put("copyBlocked", m_heartbeat.longest());
                    finish();
                });
            },
            Qt::SingleShotConnection);
        trigger(u"copyForTicket"_s);
    }

    void trigger(const QString &objectName)
    {
        auto *action = m_window.findChild<QAction *>(objectName);
        if (!action)
            qFatal("no action %s", qPrintable(objectName));
        action->trigger();
    }

    void put(const char *name, double value)
    {
        m_figures += u"\"%1\": %2"_s.arg(QLatin1String(name)).arg(value, 0, 'g', 8);
    }

    void finish()
    {
        std::printf("{%s}\n", qPrintable(m_figures.join(u", "_s)));
        QCoreApplication::quit();
    }

    QList<qint32> m_ids;
    TemporaryContext m_context;
    FakeFileChooser m_files;
    Connection m_connection;
    MainWindow m_window;
    Heartbeat m_heartbeat;
    SteadyClock::time_point m_start;
    double m_residentBefore = 0;
    QStringList m_figures;
};

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3)
        qFatal("usage: bench_many BASE-ADDRESS COUNT");
    QApplication application(argc, argv);
    Theme theme;
    const Bench bench(QUrl(QString::fromLatin1(argv[1])), atoi(argv[2]));
    return QApplication::exec();
}
