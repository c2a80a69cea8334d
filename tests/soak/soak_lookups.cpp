// SPDX-License-Identifier: MIT
// soak_lookups TOTAL BATCH: looks up TOTAL ids through an open window, BATCH at a time, at a service where
// every fifth answer is faulty; each row must end as the service intended. Prints the cost. Exits with 1 if a
// row was lost or wrong, the window stayed busy, or memory or descriptors grew.
#include "bench/residentmemory.h"
#include "soakfaults.h"
#include "support/fakefilechooser.h"
#include "support/temporarycontext.h"
#include "ui/style/theme.h"
#include "ui/widgets/views/busybar.h"
#include "ui/window/mainwindow.h"
#include "watchdog.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QPushButton>

#include <cstdio>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kBlockLimit = 50ms;

qsizetype openDescriptors()
{
    return QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size();
}

class Soak final : public QObject
{
public:
    Soak(int total, int batch)
        : m_total(total)
        , m_size(batch)
        , m_window(m_context->services(), m_files)
    {
        m_service.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        connect(&m_service, &QProcess::readyReadStandardOutput, this, [this] {
            if (m_service.canReadLine() && !m_connection.baseUrl.isValid())
                begin(QUrl(QString::fromLatin1(m_service.readLine().trimmed())));
        });
        m_service.start(QCoreApplication::applicationDirPath() + u"/soak_service"_s, {});
    }
    ~Soak() override
    {
        m_service.closeWriteChannel();
        m_service.waitForFinished();
    }

private:
    void begin(const QUrl &baseUrl)
    {
        m_connection = connectionTo(baseUrl);
        m_connection.id = u"soak"_s;
        m_context->sessions()
            .session(m_connection.id)
            .continueWithApiKey(m_connection, Secret(u"soak-key"_s));
        m_context->sessions().makeCurrent(m_connection.id);
        m_window.resize(1100, 800);
        m_window.show();
        connect(&m_context->results().current(), &ResultSet::ended, this,
                [this] { QTimer::singleShot(1s, this, [this] { judge(); }); });
        lookUp();
    }

    void lookUp()
    {
        QList<qint32> ids(std::min(m_size, m_total - m_done));
        std::iota(ids.begin(), ids.end(), m_done + 1);
        m_context->results().current().lookUp(m_connection, ids);
    }

    void judge()
    {
        for (const ResultRow &row : m_context->results().current().rows())
            judge(row.lookup);
        m_done += int(m_context->results().current().rows().size());
        checkWindow();
        m_context->results().current().clear();
        QTimer::singleShot(1s, this, [this] { next(); });
    }

    void judge(const LookupRow &row)
    {
        const SoakFault *fault = soakFault(row.id);
        if (!fault) {
            const bool isRight = row.outcome == LookupRow::Outcome::Found && row.notification->id == row.id;
            count(isRight, u"%1 was not found"_s.arg(row.id));
            return;
        }
        ++m_faults;
        count(row.error && row.error->kind == fault->kind,
              u"%1 should be %2 and is %3"_s.arg(row.id).arg(errorKindName(fault->kind),
                                                             row.error ? errorKindName(row.error->kind)
                                                                       : outcomeName(row.outcome)));
    }

    /// Checks that no busy indicator and no Stop button is left.
    void checkWindow()
    {
        for (const auto *bar : m_window.findChildren<BusyBar *>())
            count(!bar->isVisible(), u"a progress bar is left"_s);
        for (const auto *button : m_window.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().startsWith(u"Stop"))
                count(false, u"a button Stop is left"_s);
        }
    }

    void next()
    {
        const double resident = residentBytes() / 1024 / 1024;
        const qsizetype descriptors = openDescriptors();
        if (m_done == m_size) {
            m_residentFirst = resident;
            m_descriptorsFirst = descriptors;
        }
        if (m_done < m_total) {
            lookUp();
            return;
        }
        const double growth = 100 * (resident / m_residentFirst - 1);
        const qsizetype more = qAbs(descriptors - m_descriptorsFirst);
        std::printf("  %d lookups, %d with a fault: %d lost or wrong\n", m_done, m_faults, m_wrong);
        std::printf(
            "  resident memory %.1f MiB after the first %d, %.1f MiB at the end: %+.1f %% (less than 5)\n",
            m_residentFirst, m_size, resident, growth);
        std::printf("  open descriptors %d, %d at the end (at most 2 apart)\n", int(m_descriptorsFirst),
                    int(descriptors));
        std::printf("  event loop blocked for more than %d ms: %d times, %.0f ms at most (goal 100)\n",
                    int(kBlockLimit.count()), m_watchdog.blocks(), m_watchdog.longest());
        QCoreApplication::exit(m_wrong > 0 || growth >= 5 || more > 2 ? 1 : 0);
    }

    void count(bool isRight, const QString &what)
    {
        if (isRight)
            return;
        ++m_wrong;
        std::fprintf(stderr, "%s\n", qPrintable(what));
    }

    const int m_total;
    const int m_size;
    int m_done = 0;
    int m_faults = 0;
    int m_wrong = 0;
    double m_residentFirst = 0;
    qsizetype m_descriptorsFirst = 0;
    QProcess m_service;
    TemporaryContext m_context;
    FakeFileChooser m_files;
    Connection m_connection;
    MainWindow m_window;
    Watchdog m_watchdog{kBlockLimit}; ///< prints where the event loop was blocked
};

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3)
        qFatal("usage: soak_lookups TOTAL BATCH");
    QApplication application(argc, argv);
    Theme theme;
    const Soak soak(atoi(argv[1]), atoi(argv[2]));
    return QApplication::exec();
}
