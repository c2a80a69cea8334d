// SPDX-License-Identifier: MIT
#include "asking.h"

#include "base/errortext.h"
#include "net/httpclient.h"
#include "net/retrypolicy.h"
#include "support/await.h"
#include "support/certificates.h"

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

QString retryOf(const Answer &answer)
{
    const Error &error = *answer.error;
    if (answer.operation == P && answer.outcome == UpgradeOutcome::Unknown)
        return u"V"_s;
    if (answer.operation == G) {
        if (holdAfter(error))
            return u"W"_s;
        if (const auto repeat = repeatAfter(error, 0.5))
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

Answer upgradeAnswer(const Result<UpgradeReply> &result)
{
    Answer answer;
    answer.operation = P;
    answer.outcome = decideOutcome(result);
    if (!result)
        answer.error = result.error();
    else
        answer.reply = *result;
    if (result && answer.outcome != UpgradeOutcome::Finished) {
        answer.error.emplace();
        answer.error->delivery = Delivery::Answered;
        answer.error->status = result->status;
    }
    return answer;
}

/// Says at the end of the program how far past its deadline an operation ended.
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

QString Answer::told() const
{
    if (!error)
        return u"ok"_s;
    Error said = *error;
    if (operation == P && outcome == UpgradeOutcome::Unknown)
        said.kind = ErrorKind::OutcomeUnknown;
    else if (operation == P && outcome != UpgradeOutcome::NotStarted)
        return u"upgrade-%1 %2 —"_s.arg(outcomeName(outcome), deliveryName(error->delivery));
    return u"%1 %2 %3: %4"_s.arg(errorKindName(said.kind), deliveryName(error->delivery), retryOf(*this),
                                 withoutAddress(describeError(said).title, *error));
}

QString Answer::allTexts() const
{
    if (!error)
        return {};
    const ErrorText text = describeError(*error);
    return QStringList{text.title,      text.message,         errorDetails(*error),
                       error->detail,   error->serverMessage, error->redirectOrigin,
                       error->jsonPath, error->host,          error->proxy}
        .join(u'\n');
}

std::unique_ptr<ServiceClient> clientFor(const QUrl &base, const Asking &asking, const QString &apiKey)
{
    TransportOptions transport = asking.transport;
    transport.acceptLanguage = "en";
    if (!transport.readExtraCas && base.scheme() == "https"_L1)
        transport.readExtraCas = [] { return certificates::roots(); };
    ServiceOptions options;
    options.baseUrl = base;
    options.apiKeyHeader = u"Svc-ApiKey"_s;
    options.apiKey = Secret(apiKey);
    options.requestTimeout = asking.deadline;
    options.upgradeTimeout = asking.deadline;
    return std::make_unique<ServiceClient>(options, std::make_unique<HttpClient>(transport));
}

RunningOperation::RunningOperation(Operation operation, ServiceClient &client)
    : m_operation(operation)
{
    switch (operation) {
    case Operation::Get:
        m_lookup = client.notification(1042, Secret(u"canary-token"_s));
        break;
    case Operation::Login:
        m_login = client.login({u"acme"_s, {}, u"jdoe"_s, Secret(u"canary-password"_s)});
        break;
    case Operation::Upgrade:
        m_upgrade = client.upgrade(UpgradeMode::Everything);
        break;
    }
}

void RunningOperation::cancel()
{
    if (m_lookup)
        m_lookup->cancel();
    if (m_login)
        m_login->cancel();
    if (m_upgrade)
        m_upgrade->cancel();
}

bool RunningOperation::isFinished() const
{
    return (m_lookup && m_lookup->isFinished()) || (m_login && m_login->isFinished()) ||
           (m_upgrade && m_upgrade->isFinished());
}

Answer RunningOperation::wait()
{
    if (m_upgrade)
        return upgradeAnswer(await(m_upgrade));
    Answer answer;
    answer.operation = m_operation;
    if (m_lookup) {
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

Answer ask(Operation operation, ServiceClient &client)
{
    return RunningOperation(operation, client).wait();
}

Answer ask(Operation operation, const QUrl &base, const Asking &asking)
{
    const auto start = std::chrono::steady_clock::now();
    const Answer answer = ask(operation, *clientFor(base, asking));
    static LatestEnd latest;
    latest.note(std::chrono::steady_clock::now() - start - asking.deadline);
    return answer;
}
