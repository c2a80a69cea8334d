// SPDX-License-Identifier: MIT
#include "net/proxy/environmentproxy.h"

#include "text/displaytext.h"

#include <QHostAddress>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kDefaultPort = 1080; // the default of curl

/// Returns the first of the variables that is set, with its value; empty if none is set.
std::pair<QString, QString> firstSet(const QStringList &names, const QProcessEnvironment &environment)
{
    for (const QString &name : names) {
        if (const QString value = environment.value(name); !value.isEmpty())
            return {name, value.trimmed()};
    }
    return {};
}

bool covers(QString entry, const QString &host)
{
    if (entry == u'*')
        return true;
    if (entry.startsWith(u'[') && entry.endsWith(u']'))
        entry = entry.sliced(1).chopped(1);
    if (const QHostAddress address(host); !address.isNull()) {
        return entry.contains(u'/') ? address.isInSubnet(QHostAddress::parseSubnet(entry))
                                    : QHostAddress(entry) == address;
    }
    if (entry.startsWith("*."_L1))
        entry.remove(0, 1);
    if (entry.startsWith(u'.'))
        entry.remove(0, 1);
    if (entry.endsWith(u'.'))
        entry.chop(1);
    return !entry.isEmpty() && (host == entry || host.endsWith(u'.' + entry));
}

bool isExempt(const QUrl &url, const QString &noProxy)
{
    QString host = url.host(QUrl::FullyEncoded).toLower();
    if (host.endsWith(u'.'))
        host.chop(1);
    static const QRegularExpression separator(u"[\\s,]+"_s);
    const QStringList entries = noProxy.toLower().split(separator, Qt::SkipEmptyParts);
    return std::any_of(entries.begin(), entries.end(),
                       [&host](const QString &entry) { return covers(entry, host); });
}

Result<QNetworkProxy> parseProxy(const QString &name, const QString &value)
{
    Error error;
    error.kind = ErrorKind::Proxy;
    error.proxy = name;
    const QUrl address(value.contains("://"_L1) ? value : "http://"_L1 + value, QUrl::StrictMode);
    const QString scheme = value.contains("://"_L1) ? value.section("://"_L1, 0, 0).toLower() : u"http"_s;
    if (scheme != "http"_L1 && scheme != "socks5"_L1 && scheme != "socks5h"_L1) {
        error.cause = ErrorCause::ProxyScheme;
        error.detail = boundedText(visibleLine(scheme), 50) + "://"_L1;
        return failure(error);
    }
    const int port = address.port(kDefaultPort);
    if (!address.isValid() || address.host().isEmpty() || port == 0) {
        error.cause = ErrorCause::ProxyVariable;
        return failure(error);
    }
    QNetworkProxy proxy(scheme == "http"_L1 ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy,
                        address.host(QUrl::FullyEncoded), quint16(port), address.userName(QUrl::FullyDecoded),
                        address.password(QUrl::FullyDecoded));
    if (scheme == "socks5"_L1) // the host name is resolved on this computer
        proxy.setCapabilities(proxy.capabilities() & ~QNetworkProxy::HostNameLookupCapability);
    return proxy;
}

} // namespace

Result<std::optional<EnvironmentProxy>> environmentProxy(const QUrl &url,
                                                         const QProcessEnvironment &environment)
{
    QStringList names{u"http_proxy"_s, u"all_proxy"_s, u"ALL_PROXY"_s};
    if (url.scheme() == "https"_L1)
        names = {u"https_proxy"_s, u"HTTPS_PROXY"_s, u"all_proxy"_s, u"ALL_PROXY"_s, u"http_proxy"_s};
    const auto [name, value] = firstSet(names, environment);
    const auto [exempting, exempt] = firstSet({u"no_proxy"_s, u"NO_PROXY"_s}, environment);
    if (isExempt(url, exempt))
        return EnvironmentProxy{QNetworkProxy(QNetworkProxy::NoProxy), exempting};
    if (value.isEmpty())
        return std::optional<EnvironmentProxy>();
    return parseProxy(name, value).map([&name = name](const QNetworkProxy &proxy) {
        return std::optional(EnvironmentProxy{proxy, name});
    });
}
