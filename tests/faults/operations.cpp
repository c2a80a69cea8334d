// SPDX-License-Identifier: MIT
#include "operations.h"

#include "base/errortext.h"
#include "lookup/retrypolicy.h"
#include "net/httpclient.h"
#include "support/await.h"
#include "support/certificates.h"
#include "upgrade/upgraderun.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

QString retryOf(const Answer &answer)
{
    const Error &error = *answer.error;
    if (answer.needsConfirmation)
        return u"V"_s;
    if (answer.operation == P && answer.report->outcome != UpgradeOutcome::NotStarted)
        return u"—"_s;
    if (answer.operation == G) {
        if (backoffAfter(error))
            return u"W"_s;
        if (const auto repeat = retryAfterFailure(error, 0.5))
            return repeat->freshConnection ? u"A1F"_s : u"A1"_s;
    }
    return canTryAgain(error) ? u"U"_s : u"—"_s;
}

QString withoutAddress(QString text, const Error &error)
{
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    const QString host = error.host.contains(u':') ? u'[' + error.host + u']' : error.host;
    text.replace(u"%1:%2"_s.arg(host).arg(error.port), u"PEER"_s);
    if (!error.proxy.isEmpty())
        text.replace(error.proxy, u"PROXY"_s);
    return text;
}

/// Returns, for an upgrade whose outcome is unknown, the first text that invites the user to start it again,
/// or a note that no text says that it may still be running. Empty if the texts are right.
QString wrongText(const Answer &answer)
{
    if (!answer.report || answer.report->outcome != UpgradeOutcome::Unknown)
        return {};
    const QString required =
        u"The upgrade may still be running. Do not start it again until whoever runs the "
        u"service has confirmed "
        "that it has ended."_s;
    const UpgradeText text = describeReport(*answer.report);
    if (text.nextStep != required || describeError(*answer.error).message != required ||
        !reportSentences(*answer.report).contains(required))
        return u" (but not: "_s + required + u')';
    for (const QString &sentence : {text.sentence, errorDetails(*answer.error)}) {
        if (sentence.contains(u"try"_s, Qt::CaseInsensitive) || sentence.contains(u"Stopped."_s))
            return u" (but: "_s + sentence + u')';
    }
    return {};
}

/// Prints at the end of the program how long after its deadline an operation ended at most.
class LatestEnd final
{
public:
    ~LatestEnd()
    {
        if (m_latest.count() > 0)
            std::printf("figure: %lld ms past its deadline at most\n",
                        static_cast<long long>(m_latest.count()));
    }
    void note(std::chrono::steady_clock::duration past)
    {
        m_latest = std::max(m_latest, std::chrono::duration_cast<std::chrono::milliseconds>(past));
    }

private:
    std::chrono::milliseconds m_latest{0};
};

} // namespace

QString Answer::summary() const
{
    if (!error)
        return u"ok"_s;
    return u"%1 %2 %3: %4"_s.arg(errorKindName(error->kind), deliveryName(error->delivery), retryOf(*this),
                                 withoutAddress(describeError(*error).title, *error)) +
           wrongText(*this);
}

QString Answer::allTexts() const
{
    if (!error)
        return {};
    const ErrorText text = describeError(*error);
    return QStringList{text.title,           text.message,
                       errorDetails(*error), error->detail,
                       error->serverMessage, error->redirectOrigin,
                       error->jsonPath,      error->host,
                       error->proxy,         report ? reportSentences(*report) : QString()}
        .join(u'\n');
}

std::unique_ptr<ServiceClient> clientFor(const QUrl &base, const ClientOptions &clientOptions,
                                         const QString &apiKey, const std::shared_ptr<KnownSecrets> &secrets)
{
    TransportOptions transport = clientOptions.transport;
    transport.acceptLanguage = "en";
    if (!transport.readExtraCas && base.scheme() == "https"_L1)
        transport.readExtraCas = [] { return certificates::roots(); };
    ServiceOptions options;
    options.baseUrl = base;
    options.apiKeyHeader = u"Svc-ApiKey"_s;
    options.apiKey = Secret(apiKey);
    options.requestTimeout = clientOptions.deadline;
    options.upgradeTimeout = clientOptions.deadline;
    return std::make_unique<ServiceClient>(options,
                                           std::make_unique<HttpClient>(transport, nullptr, secrets));
}

/// An UpgradeRun of the program, with a journal.
struct RunningOperation::Upgrade
{
    explicit Upgrade(const Service &service)
        : run(
              [this, &service](const Connection &, const Secret &apiKey) {
                  return clientFor(service.base, service.clientOptions, apiKey.reveal(), secrets);
              },
              journal, *secrets, clock)
    {
        connection.baseUrl = service.base;
        run.start(connection, Secret(u"canary-key"_s), UpgradeMode::Everything);
    }

    QTemporaryDir folder;
    SystemClock clock;
    UpgradeJournal journal{folder.filePath(u"upgrades"_s)};
    std::shared_ptr<KnownSecrets> secrets = std::make_shared<KnownSecrets>();
    UpgradeRun run;
    QSignalSpy recordings{&run, &UpgradeRun::recorded};
    Connection connection;
};

RunningOperation::RunningOperation(Operation operation, const Service &service)
    : m_operation(operation)
{
    switch (operation) {
    case Operation::Get:
        m_lookup = service.client->notification(1042, Secret(u"canary-token"_s));
        break;
    case Operation::Login:
        m_login = service.client->login({u"acme"_s, {}, u"jdoe"_s, Secret(u"canary-password"_s)});
        break;
    case Operation::Upgrade:
        m_upgrade = std::make_unique<Upgrade>(service);
        break;
    }
}

RunningOperation::~RunningOperation() = default;

void RunningOperation::cancel()
{
    if (m_lookup)
        m_lookup->cancel();
    if (m_login)
        m_login->cancel();
    if (m_upgrade)
        m_upgrade->run.stopWaiting();
}

bool RunningOperation::isUnderWay() const
{
    return !m_upgrade || m_upgrade->run.state() == UpgradeRun::State::Running;
}

bool RunningOperation::isFinished() const
{
    return (m_lookup && m_lookup->isFinished()) || (m_login && m_login->isFinished()) ||
           (m_upgrade && !m_upgrade->run.isRunning());
}

Answer RunningOperation::wait()
{
    Answer answer;
    answer.operation = m_operation;
    if (m_upgrade) {
        if (m_upgrade->recordings.isEmpty() && !m_upgrade->recordings.wait(30000))
            qFatal("the upgrade never ended");
        answer.report = m_upgrade->run.report();
        answer.error = answer.report->error;
        answer.needsConfirmation = m_upgrade->run.blockingRun(m_upgrade->connection).has_value();
        const auto runs = UpgradeJournalStorage(m_upgrade->folder.filePath(u"upgrades"_s)).read().runs;
        if (!runs.isEmpty())
            answer.recorded = runs.first().outcome;
    } else if (m_lookup) {
        const auto result = await(m_lookup);
        if (result)
            answer.notification = *result;
        else
            answer.error = result.error();
    } else if (const auto result = await(m_login); !result) {
        answer.error = result.error();
    }
    return answer;
}

Answer perform(Operation operation, const Service &service)
{
    return RunningOperation(operation, service).wait();
}

Answer perform(Operation operation, const QUrl &base, const ClientOptions &clientOptions)
{
    const auto start = std::chrono::steady_clock::now();
    Answer answer = perform(operation, Service(base, clientOptions));
    static LatestEnd latest;
    latest.note(std::chrono::steady_clock::now() - start - clientOptions.deadline);
    return answer;
}
