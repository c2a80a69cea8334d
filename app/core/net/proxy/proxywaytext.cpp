// SPDX-License-Identifier: MIT
#include "net/proxy/proxywaytext.h"

#include "text/displaytext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ProxyWayTexts
{
    Q_DECLARE_TR_FUNCTIONS(ProxyWay)
};

} // namespace

QString proxyWayText(const ConnectionTestResult &result)
{
    if (result.proxy.isEmpty())
        return {};
    const QString proxy = isolatedText(result.proxy);
    //: “It” is a connection. %1 is the host and port of a proxy. Who has named the proxy follows “by”.
    switch (result.proxySource) {
    case ProxySource::Connection:
        return ProxyWayTexts::tr("It goes through the proxy %1, by its own settings.").arg(proxy);
    case ProxySource::Environment:
        //: %2 is the name of an environment variable.
        return ProxyWayTexts::tr("It goes through the proxy %1, by the variable %2.")
            .arg(proxy, result.proxyVariable);
    case ProxySource::Desktop:
        return ProxyWayTexts::tr(
                   "It goes through the proxy %1, by the desktop's settings or automatic configuration.")
            .arg(proxy);
    case ProxySource::System:
        return ProxyWayTexts::tr(
                   "It goes through the proxy %1, by the system's settings or automatic configuration.")
            .arg(proxy);
    }
    Q_UNREACHABLE();
}
