// SPDX-License-Identifier: MIT
// bench_frames BASE-ADDRESS ROWS IDS: looks up the notifications 1 to ROWS in an open main window, and
// measures how long it takes from an input to the end of the painting that follows: a key in the field with
// IDS ids in it, a page of the table, a step to another of its rows, another appearance and text
// size. Prints medians, 99th percentiles and the longest in milliseconds.
#include "bench/row.h"
#include "support/fakefilechooser.h"
#include "support/temporarycontext.h"
#include "ui/preferences/preferenceapplier.h"
#include "ui/style/theme.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

namespace {

constexpr auto kKeyPause = 40ms;     ///< between two keys
constexpr auto kChangePause = 500ms; ///< between two changes
constexpr int kChanges = 10;         ///< of the appearance and the text size
constexpr auto kFrame = "16 ms";
constexpr auto kChange = "150 ms";

/// Makes inputs one after another, and measures the time from each to the end of the next painting.
class Inputs final : public QObject
{
public:
    Inputs(const char *name, const char *goal, int count, std::chrono::milliseconds pause,
           std::function<QWidget *()> painted, std::function<void(int)> input, std::function<void()> done)
        : m_name(name)
        , m_goal(goal)
        , m_count(count)
        , m_pause(pause)
        , m_painted(std::move(painted))
        , m_input(std::move(input))
        , m_done(std::move(done))
    {
        QTimer::singleShot(0, this, [this] { next(); });
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_isWaiting) {
            m_isWaiting = false;
            watched->removeEventFilter(this);
            // Everything that is painted with it is on screen in the next turn of the event loop.
            QTimer::singleShot(0, this, [this] {
                m_times += std::chrono::duration<double, std::milli>(SteadyClock::now() - m_start).count();
                QTimer::singleShot(m_pause, this, [this] { next(); });
            });
        }
        return false;
    }

private:
    void next()
    {
        if (m_times.size() == m_count) {
            print();
            m_done();
            deleteLater();
            return;
        }
        m_start = SteadyClock::now();
        m_isWaiting = true;
        m_input(static_cast<int>(m_times.size()));
        QWidget *painted = m_painted();
        painted->installEventFilter(this);
        painted->update(); // also if the input did not change this part of the window
    }

    void print()
    {
        std::sort(m_times.begin(), m_times.end());
        ::print({std::string(m_name) + ", painted, " + std::to_string(m_count) + " times",
                 numberText(m_times.at(m_times.size() / 2), 1, "ms, 99 % in ") +
                     numberText(m_times.at((m_times.size() - 1) * 99 / 100), 1, "ms, longest ") +
                     numberText(m_times.constLast(), 1, "ms"),
                 {},
                 {},
                 m_goal});
    }

    const char *const m_name;
    const char *const m_goal;
    const int m_count;
    const std::chrono::milliseconds m_pause;
    const std::function<QWidget *()> m_painted;
    const std::function<void(int)> m_input;
    const std::function<void()> m_done;
    bool m_isWaiting = false; ///< for the painting
    SteadyClock::time_point m_start;
    QList<double> m_times;
};

class Bench final : public QObject
{
public:
    Bench(const QUrl &baseUrl, int rows, int ids)
        : m_idCount(ids)
        , m_preferences(m_context->preferences(), m_theme)
        , m_window(m_context->services(), m_files)
    {
        Connection connection = connectionTo(baseUrl);
        connection.id = u"bench"_s;
        m_context->sessions().session(connection.id).continueWithApiKey(connection, Secret(u"bench-key"_s));
        m_context->sessions().makeCurrent(connection.id);
        m_window.resize(1180, 760);
        m_window.show();
        QList<qint32> rowIds(rows);
        std::iota(rowIds.begin(), rowIds.end(), 1);
        connect(&m_context->results().current(), &ResultSet::ended, this, [this] {
            if (!m_context->results().current().isRunning())
                QTimer::singleShot(3s, this, [this] { type(); });
        });
        QTimer::singleShot(1s, this, [this, connection, rowIds] {
            m_context->results().current().lookUp(connection, rowIds);
        });
    }

private:
    template <typename Widget>
    Widget *find(const QString &accessibleName)
    {
        for (auto *widget : m_window.findChildren<Widget *>()) {
            if (widget->accessibleName() == accessibleName && widget->isVisible())
                return widget;
        }
        qFatal("no %s", qPrintable(accessibleName));
    }

    void type()
    {
        auto *field = find<QPlainTextEdit>(u"Notification ids"_s);
        QString text;
        for (int id = 1; id <= m_idCount; ++id)
            text += QString::number(100'000 + id) + u' ';
        field->setPlainText(text);
        field->moveCursor(QTextCursor::End);
        QTimer::singleShot(2s, this, [this, field] {
            new Inputs(
                "key in the field for ids", kFrame, 200, kKeyPause, [field] { return field->viewport(); },
                [field](int number) {
                    const QChar typed = u"12345 "[number % 6];
                    QKeyEvent press(QEvent::KeyPress, typed.unicode(), {}, QString(typed));
                    QCoreApplication::sendEvent(field, &press);
                },
                [this, field] {
                    field->clear();
                    QTimer::singleShot(1s, this, [this] { scroll(); });
                });
        });
    }

    void scroll()
    {
        auto *table = find<QTableView>(u"Results"_s);
        new Inputs(
            "page of the table", kFrame, 500, 5ms, [table] { return table->viewport(); },
            [table](int number) {
                QScrollBar *bar = table->verticalScrollBar();
                bar->setValue(number % 100 == 99 ? bar->maximum() / (1 + number / 100)
                                                 : bar->value() + bar->pageStep());
            },
            [this] { step(); });
    }

    /// Goes from row to row, whose notification is shown beside or below the table.
    void step()
    {
        auto *table = find<QTableView>(u"Results"_s);
        table->setFocus();
        new Inputs(
            "step to another row", kFrame, 200, kKeyPause, [table] { return table->viewport(); },
            [table](int) {
                const QModelIndex before = table->currentIndex();
                QKeyEvent press(QEvent::KeyPress, Qt::Key_Down, {});
                QCoreApplication::sendEvent(table, &press);
                if (table->currentIndex().row() != before.row() + 1)
                    qFatal("the key did not lead to the next row");
            },
            [this] { changeAppearance(); });
    }

    void changeAppearance()
    {
        change(
            "another appearance",
            [this](int number) {
                Preferences values = m_context->preferences().values();
                values.appearance =
                    number % 2 ? Preferences::Appearance::Light : Preferences::Appearance::Dark;
                m_context->preferences().set(values);
            },
            [this] { changeTextSize(); });
    }

    void changeTextSize()
    {
        change(
            "another text size",
            [this](int number) {
                Preferences values = m_context->preferences().values();
                values.textSize = number % 2 ? 100 : 150;
                m_context->preferences().set(values);
            },
            [] { QCoreApplication::quit(); });
    }

    void change(const char *name, const std::function<void(int)> &input, const std::function<void()> &done)
    {
        new Inputs(
            name, kChange, kChanges, kChangePause, [this] { return &m_window; }, input, done);
    }

    const int m_idCount;
    TemporaryContext m_context;
    FakeFileChooser m_files;
    Theme m_theme;
    PreferenceApplier m_preferences;
    MainWindow m_window;
};

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4)
        qFatal("usage: bench_frames BASE-ADDRESS ROWS IDS");
    QApplication application(argc, argv);
    const Bench bench(QUrl(QString::fromLatin1(argv[1])), atoi(argv[2]), atoi(argv[3]));
    return QApplication::exec();
}
