// SPDX-License-Identifier: MIT
#include "net/proxy/environmentproxy.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns `none` if no proxy is set, `direct`, `http://host:port`, `socks5://…` or `socks5h://…` depending
/// on who resolves the host, with the user in front; or the variable that is invalid, and why.
QString written(const Result<std::optional<EnvironmentProxy>> &result)
{
    if (!result) {
        const QString why = result.error().cause == ErrorCause::ProxyScheme ? u"scheme "_s : u"address"_s;
        return result.error().proxy + u": "_s + why + result.error().detail;
    }
    if (!*result)
        return u"none"_s;
    const QNetworkProxy &proxy = (*result)->proxy;
    if (proxy.type() == QNetworkProxy::NoProxy)
        return u"direct"_s;
    const bool looksUp = proxy.capabilities().testFlag(QNetworkProxy::HostNameLookupCapability);
    const QString scheme = proxy.type() == QNetworkProxy::HttpProxy ? u"http"_s
                           : looksUp                                ? u"socks5h"_s
                                                                    : u"socks5"_s;
    const QString user = proxy.user().isEmpty() ? QString() : proxy.user() + u':' + proxy.password() + u'@';
    return u"%1://%2%3:%4"_s.arg(scheme, user, proxy.hostName()).arg(proxy.port());
}

} // namespace

class TestEnvironmentProxy final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void proxies_data();
    void proxies();
    void exemptHosts_data();
    void exemptHosts();
};

void TestEnvironmentProxy::proxies_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::addColumn<QString>("expected"); // for https://api.example.com
    const auto row = [](const char *name, const QStringList &variables, const QString &expected) {
        QTest::newRow(name) << variables << expected;
    };
    row("nothing", {}, u"none"_s);
    row("https_proxy", {u"https_proxy=http://p:3128"_s}, u"http://p:3128"_s);
    row("HTTPS_PROXY", {u"HTTPS_PROXY=http://p:3128"_s}, u"http://p:3128"_s);
    row("all_proxy", {u"all_proxy=http://p:3128"_s}, u"http://p:3128"_s);
    row("ALL_PROXY", {u"ALL_PROXY=socks5h://p:9050"_s}, u"socks5h://p:9050"_s);
    row("http_proxy", {u"http_proxy=http://p:3128"_s}, u"http://p:3128"_s);
    row("its own before all", {u"all_proxy=http://a:1"_s, u"HTTPS_PROXY=http://b:1"_s}, u"http://b:1"_s);
    row("all before http_proxy", {u"http_proxy=http://a:1"_s, u"ALL_PROXY=http://b:1"_s}, u"http://b:1"_s);
    row("empty is not set", {u"https_proxy="_s, u"ALL_PROXY=http://b:1"_s}, u"http://b:1"_s);
    row("no scheme", {u"https_proxy=p:3128"_s}, u"http://p:3128"_s);
    row("no scheme and no port", {u"https_proxy=proxy.example.com"_s}, u"http://proxy.example.com:1080"_s);
    row("no port", {u"https_proxy=http://p/"_s}, u"http://p:1080"_s);
    row("SOCKS, looked up here", {u"https_proxy=socks5://p"_s}, u"socks5://p:1080"_s);
    row("SOCKS, looked up there", {u"https_proxy=SOCKS5H://p"_s}, u"socks5h://p:1080"_s);
    row("user and password", {u"https_proxy=http://jd%40x:p%3Aw@p:8080"_s}, u"http://jd@x:p:w@p:8080"_s);
    row("user, no scheme", {u"https_proxy=jd:pw@p:8080"_s}, u"http://jd:pw@p:8080"_s);
    row("IPv6", {u"https_proxy=http://[::1]:3128"_s}, u"http://::1:3128"_s);
    row("blanks around", {u"https_proxy= http://p:3128 "_s}, u"http://p:3128"_s);
    row("a proxy of TLS", {u"https_proxy=https://p:3128"_s}, u"https_proxy: scheme https://"_s);
    row("SOCKS 4", {u"all_proxy=socks4a://p:1080"_s}, u"all_proxy: scheme socks4a://"_s);
    row("another scheme", {u"all_proxy=quic://p:1080"_s}, u"all_proxy: scheme quic://"_s);
    row("no scheme before ://", {u"all_proxy=://p:1080"_s}, u"all_proxy: scheme ://"_s);
    row("no host", {u"https_proxy=http://"_s}, u"https_proxy: address"_s);
    row("a port alone", {u"https_proxy=:3128"_s}, u"https_proxy: address"_s);
    row("a port too high", {u"https_proxy=http://p:99999"_s}, u"https_proxy: address"_s);
    row("port 0", {u"https_proxy=http://p:0"_s}, u"https_proxy: address"_s);
    row("no port number", {u"https_proxy=http://p:port"_s}, u"https_proxy: address"_s);
#ifndef Q_OS_WIN // whose variables can be written either way
    row("HTTP_PROXY is set by requests to a web server", {u"HTTP_PROXY=http://p:3128"_s}, u"none"_s);
    row("lower case first", {u"https_proxy=http://a:1"_s, u"HTTPS_PROXY=http://b:1"_s}, u"http://a:1"_s);
    row("words", {u"ALL_PROXY=ask the administrator"_s}, u"ALL_PROXY: address"_s);
#endif
}

void TestEnvironmentProxy::proxies()
{
    QFETCH(const QStringList, variables);
    QFETCH(const QString, expected);
    QProcessEnvironment environment;
    for (const QString &variable : variables)
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    const QUrl url(u"https://api.example.com/prefix"_s);
    QCOMPARE(written(environmentProxy(url, environment)), expected);
    if (expected.startsWith(u"http"_s)) { // http_proxy alone applies to unencrypted requests
        environment.remove(u"https_proxy"_s);
        environment.remove(u"HTTPS_PROXY"_s);
        environment.insert(u"http_proxy"_s, u"http://q:1"_s);
        QCOMPARE(written(environmentProxy(QUrl(u"http://api.example.com"_s), environment)), u"http://q:1"_s);
    }
}

void TestEnvironmentProxy::exemptHosts_data()
{
    QTest::addColumn<QString>("noProxy");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isExempt");
    const auto row = [](const char *noProxy, const char *host, bool isExempt) {
        QTest::addRow("%s: %s", noProxy, host)
            << QString::fromLatin1(noProxy) << QString::fromLatin1(host) << isExempt;
    };
    row("*", "api.example.com", true);
    row("other.example, *", "api.example.com", true);
    row("", "api.example.com", false);
    row("example.com", "example.com", true);
    row("example.com", "api.example.com", true);
    row(".example.com", "api.example.com", true);
    row("*.example.com", "api.example.com", true);
    row("EXAMPLE.com", "API.example.COM", true);
    row("example.com.", "api.example.com", true);
    row("example.com", "api.example.com.", true);
    row("ample.com", "example.com", false);
    row("api.example.com", "example.com", false);
    row("other.example,example.com", "api.example.com", true);
    row("other.example example.com", "api.example.com", true);
    row("10.1.2.3", "10.1.2.3", true);
    row("10.1.2.3", "10.1.2.30", false);
    row("10.0.0.0/8", "10.1.2.3", true);
    row("10.0.0.0/8", "11.1.2.3", false);
    row("2.3", "10.1.2.3", false);
    row("fd00::1", "[fd00::1]", true);
    row("[fd00::1]", "[fd00::1]", true);
    row("fd00::/8", "[fd00::1]", true);
    row(".", "api.example.com", false);
    row(",,", "api.example.com", false);
}

void TestEnvironmentProxy::exemptHosts()
{
    QFETCH(const QString, noProxy);
    QFETCH(const QString, host);
    QFETCH(const bool, isExempt);
    for (const QString &name : {u"no_proxy"_s, u"NO_PROXY"_s}) {
        QProcessEnvironment environment;
        environment.insert(u"all_proxy"_s, u"http://p:3128"_s);
        environment.insert(name, noProxy);
        const QUrl url(u"https://%1/prefix"_s.arg(host));
        QCOMPARE(written(environmentProxy(url, environment)), isExempt ? u"direct"_s : u"http://p:3128"_s);
    }
}

SVC_APPLESS_TEST(TestEnvironmentProxy)
#include "tst_environmentproxy.moc"
