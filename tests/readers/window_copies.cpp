// SPDX-License-Identifier: MIT
// window_copies ADDRESS FOLDER IDS…: looks the ids up and writes what only the window can write: the copies
// of the clipboard, PDF reports, and the exchanges as curl commands and as HAR.
#include "activity/activitylog.h"
#include "activity/exchangecurl.h"
#include "activity/exchangehar.h"
#include "export/exportformat.h"
#include "net/httpclient.h"
#include "program/language.h"
#include "service/serviceclient.h"
#include "ui/report/pdfreport.h"

#include <QApplication>
#include <QDir>
#include <QFile>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

void write(const QString &name, const QByteArray &content)
{
    QFile file(name);
    if (content.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s could not be written", qPrintable(name));
}

class Copies final
{
public:
    Copies(const QUrl &address, const QString &folder, const QStringList &ids)
        : m_host(address.host())
        , m_folder(folder)
        , m_client({.baseUrl = address,
                    .apiKeyHeader = u"Svc-ApiKey"_s,
                    .apiKey = Secret(u"key-of-the-readers"_s),
                    .token = {}},
                   std::make_unique<HttpClient>(TransportOptions(), &m_activity))
    {
        for (const QString &id : ids)
            m_ids += id.toInt();
    }

    void signIn()
    {
        m_login = m_client.login({u"readers"_s, {}, u"reader"_s, Secret(u"pass'word$1"_s)});
        m_login->onDone(&m_context, [this](const Result<LoginResponse> &answer) {
            if (!answer)
                qFatal("the sign-in failed");
            m_token = answer->token.value();
            lookUp();
        });
    }

private:
    void lookUp()
    {
        if (m_rows.size() == m_ids.size()) {
            writeAll();
            QCoreApplication::quit();
            return;
        }
        const qint32 id = m_ids.at(m_rows.size());
        m_lookup = m_client.notification(id, m_token);
        m_lookup->onDone(&m_context, [this, id](const Result<Notification> &answer) {
            if (!answer)
                qFatal("the lookup of %d failed", id);
            ResultRow row;
            row.lookup.id = id;
            row.lookup.outcome = LookupRow::Outcome::Found;
            row.lookup.notification = std::make_shared<const Notification>(*answer);
            row.lookup.fetchedAt = m_clock.utcNow();
            row.from = Provenance{m_host, {}, m_host};
            row.user = u"reader"_s;
            m_rows.append(row);
            QMetaObject::invokeMethod(
                &m_context, [this] { lookUp(); }, Qt::QueuedConnection);
        });
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    void writeAll() const
    {
        write(path(u"clipboard.tsv"_s), copied(m_rows, ExportFormat::Tsv, {}).text);
        write(path(u"clipboard.html"_s), copied(m_rows, ExportFormat::Html, {}).html.toUtf8());
        write(path(u"clipboard-fields.html"_s), copied(m_rows, ExportFormat::Tsv, {}).html.toUtf8());
        QByteArray eachAlone;
        for (const ResultRow &row : m_rows)
            eachAlone += copied({row}, ExportFormat::Html, {}).html.toUtf8();
        write(path(u"clipboard-one.html"_s), eachAlone);
        const ReportOptions options{.madeAt = m_clock.utcNow(), .hasCards = true};
        write(path(u"report.pdf"_s), pdfReport(reportContent(m_rows, {}, options, {}, reportLook()),
                                               QPageSize::A4, [](double) { return true; }));
        const QList<Exchange> &exchanges = m_activity.exchanges();
        write(path(u"login.curl"_s), exchangeCurl(exchanges.first()).toUtf8());
        write(path(u"lookup.curl"_s), exchangeCurl(exchanges.at(1)).toUtf8());
        write(path(u"exchanges.har"_s), exchangesHar(exchanges));
    }

    QObject m_context;
    SystemClock m_clock;
    ActivityLog m_activity{m_clock};
    QString m_host;
    QDir m_folder;
    QList<qint32> m_ids;
    ServiceClient m_client;
    Secret m_token;
    std::unique_ptr<Job<LoginResponse>> m_login;
    std::unique_ptr<Job<Notification>> m_lookup;
    ResultRows m_rows;
};

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    Translation translation;
    translation.useEnglish();
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4)
        qFatal("window_copies ADDRESS FOLDER IDS…");
    Copies copies(QUrl(arguments.at(1)), arguments.at(2), arguments.sliced(3));
    copies.signIn();
    return QApplication::exec();
}
