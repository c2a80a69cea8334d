// SPDX-License-Identifier: MIT
// bench_many BASE-ADDRESS COUNT [CONNECTIONS [PARALLEL]]: looks up the notifications 1 to COUNT in an open
// main window, in each of that many connections (1), after a warm-up of 600; then scrolls, sorts by each
// column, groups, folds, filters, copies all rows, and looks them up again while they are grouped and the
// overview is shown. The answers of several connections are side by side, except while they are grouped, and
// are looked up once. With PARALLEL, it only looks them up, that many at a time and without a warm-up. Prints
// the figures as one JSON object.
#include "base/heap.h"
#include "heartbeat.h"
#include "residentmemory.h"
#include "support/fakefilechooser.h"
#include "support/temporarycontext.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/style/theme.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
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

ResultsTable &tableOf(QWidget &window)
{
    auto *table = window.findChild<ResultsTable *>();
    if (!table)
        qFatal("no table");
    return *table;
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
    Bench(const QUrl &baseUrl, int count, int connections, int parallel)
        : m_ids(count)
        , m_isLookupOnly(parallel > 0)
        , m_window(m_context->services(), m_files)
    {
        std::iota(m_ids.begin(), m_ids.end(), 1);
        for (int number = 0; number < connections; ++number) {
            Connection connection = connectionTo(baseUrl);
            connection.id = connection.name = u"bench%1"_s.arg(number);
            m_context->sessions()
                .session(connection.id)
                .continueWithApiKey(connection, Secret(u"bench-key"_s));
            m_connections += connection;
        }
        m_context->sessions().makeCurrent(m_connections.first().id);
        m_window.resize(1100, 800);
        m_window.show();
        if (m_isLookupOnly)
            m_context->results().setParallel(parallel);
        QTimer::singleShot(1s, this, [this] { m_isLookupOnly ? lookUp() : warmUp(); });
    }

private:
    /// Pays one-time costs, such as creating the table, before the measurement.
    void warmUp()
    {
        m_residentIdle = residentBytes();
        lookUpInAll(m_ids.first(kWarmUp), [this] {
            QTimer::singleShot(1s, this, [this] {
                results().clear();
                QTimer::singleShot(1s, this, [this] { lookUp(); });
            });
        });
    }

    void lookUp()
    {
        m_residentBefore = residentBytes();
        m_heartbeat.start();
        m_start = SteadyClock::now();
        lookUpInAll(m_ids, [this] { lookedUp(); });
    }

    [[nodiscard]] bool areSeveral() const { return m_connections.size() > 1; }

    ResultSet &results() { return m_context->results().current(); }

    /// Calls `done` when the lookups of all connections have ended.
    void lookUpInAll(const QList<qint32> &ids, const std::function<void()> &done)
    {
        auto *context = new QObject(this);
        connect(&results(), &ResultSet::ended, context, [this, context, done] {
            if (results().isRunning())
                return;
            delete context;
            done();
        });
        results().lookUpTogether(m_connections, ids);
    }

    void lookedUp()
    {
        put("seconds", millisecondsSince(m_start) / 1000);
        if (results().progress().found != m_ids.size() * m_connections.size())
            qFatal("not all were found");
        if (m_isLookupOnly) {
            finish();
            return;
        }
        QTimer::singleShot(1s, this, [this] { // includes work after a lookup: the history, the card
            put("blocked", m_heartbeat.longest());
            measureMemory();
            scroll();
        });
    }

    void measureMemory()
    {
        const ResultRows &rows = results().rows();
        double bodies = 0;
        for (qsizetype row = 0; row < rows.size(); ++row)
            bodies += double(rows.body(row).size());
        const double memory = residentBytes() - m_residentBefore;
        put("body", bodies / double(rows.size()));
        put("memory", (memory - bodies) / double(rows.size()));
        put("rows", memory);
    }

    using Steps = QList<std::function<void()>>;

    /// Takes each step when the table shows what the one before has asked for. Records the longest time from
    /// a step to then, and for how long the event loop was blocked at most.
    void take(const Steps &steps, const char *longest, const char *blocked, const std::function<void()> &done)
    {
        m_heartbeat.start();
        takeNext(steps, 0, longest, blocked, done);
    }

    void takeNext(Steps steps, double slowest, const char *longest, const char *blocked,
                  const std::function<void()> &done)
    {
        if (steps.isEmpty()) {
            put(longest, slowest);
            put(blocked, m_heartbeat.longest());
            done();
            return;
        }
        const auto start = SteadyClock::now();
        steps.takeFirst()();
        auto *poll = new QTimer(this);
        connect(poll, &QTimer::timeout, this, [=, this] {
            if (static_cast<ResultsModel *>(tableOf(m_window).model())->isArranging())
                return;
            poll->deleteLater();
            takeNext(steps, std::max(slowest, millisecondsSince(start)), longest, blocked, done);
        });
        poll->start(1ms);
    }

    /// Scrolls through the unchanging table, whose longest block is the baseline of the others.
    void scroll()
    {
        Steps steps;
        if (areSeveral())
            steps += [this] { trigger(u"byNotificationAction"_s); };
        for (int step = 1; step <= 300; ++step)
            steps += [this, step] {
                QScrollBar &bar = *tableOf(m_window).verticalScrollBar();
                bar.setValue(static_cast<int>(qint64(bar.maximum()) * step / 300));
            };
        take(steps, "scroll", "scrollBlocked", [this] { sort(); });
    }

    void sort()
    {
        Steps steps;
        for (int column = 0; column < tableOf(m_window).model()->columnCount(); ++column) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
                steps += [this, column, order] { tableOf(m_window).sortByColumn(column, order); };
        }
        take(steps, "sort", "sortBlocked", [this] { group(); });
    }

    /// Groups by each property, folds and unfolds. Answers side by side have no groups.
    void group()
    {
        Steps steps;
        if (areSeveral())
            steps += [this] { trigger(u"byAnswerAction"_s); };
        for (const char16_t *action : {u"groupBy0", u"groupBy3", u"groupBy4", u"groupBy5", u"groupBy6",
                                       u"foldAllGroups", u"unfoldAllGroups", u"groupByNone"})
            steps += [this, action] { trigger(QString::fromUtf16(action)); };
        if (areSeveral())
            steps += [this] { trigger(u"byNotificationAction"_s); };
        take(steps, "group", "groupBlocked", [this] { filter(); });
    }

    /// Types a filter.
    void filter()
    {
        m_heartbeat.start();
        filterOf(m_window).setText(u"notification 9"_s);
        QTimer::singleShot(2s, this, [this] {
            put("shown", tableOf(m_window).model()->rowCount());
            filterOf(m_window).clear();
            QTimer::singleShot(2s, this, [this] {
                put("filterBlocked", m_heartbeat.longest());
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
                    areSeveral() ? forget() : lookUpGrouped();
                });
            },
            Qt::SingleShotConnection);
        trigger(u"copyForTicket"_s);
    }

    void lookUpGrouped()
    {
        trigger(u"groupBy0"_s);
        trigger(u"showOverview"_s);
        results().clear();
        QTimer::singleShot(1s, this, [this] {
            m_heartbeat.start();
            lookUpInAll(m_ids, [this] {
                QTimer::singleShot(1s, this, [this] {
                    put("groupedBlocked", m_heartbeat.longest());
                    forget();
                });
            });
        });
    }

    /// Measures the memory when nothing can bring the rows back, compared to that of the idle window.
    void forget()
    {
        QApplication::clipboard()->clear();
        put("used", residentBytes() / m_residentIdle);
        m_heartbeat.start();
        m_context->results().forget();
        QTimer::singleShot(2s, this, [this] {
            put("forgetBlocked", m_heartbeat.longest());
            put("forgotten", residentBytes() / m_residentIdle);
            finish();
        });
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
    const bool m_isLookupOnly;
    TemporaryContext m_context;
    FakeFileChooser m_files;
    QList<Connection> m_connections;
    MainWindow m_window;
    Heartbeat m_heartbeat;
    SteadyClock::time_point m_start;
    double m_residentIdle = 0;   ///< bytes
    double m_residentBefore = 0; ///< bytes
    QStringList m_figures;
};

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 3 || argc > 5)
        qFatal("usage: bench_many BASE-ADDRESS COUNT [CONNECTIONS [PARALLEL]]");
    giveUnusedMemoryBack();
    QApplication application(argc, argv);
    Theme theme;
    const auto number = [argc, argv](int index, int otherwise) {
        return index < argc ? atoi(argv[index]) : otherwise;
    };
    const Bench bench(QUrl(QString::fromLatin1(argv[1])), number(2, 0), number(3, 1), number(4, 0));
    return QApplication::exec();
}
