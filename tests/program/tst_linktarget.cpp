// SPDX-License-Identifier: MIT
#include "program/linktarget.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Connection saved(const QString &name, const QString &address, const QString &source)
{
    Connection connection;
    connection.id = name;
    connection.name = name;
    connection.baseUrl = QUrl(address);
    connection.dataSource = source;
    return connection;
}

/// Two users of one data source, another data source on the same host, and two other hosts.
QList<Connection> allSaved()
{
    return {saved(u"jane"_s, u"https://api.example.com"_s, u"acme"_s),
            saved(u"june"_s, u"https://api.example.com"_s, u"acme"_s),
            saved(u"beta"_s, u"https://api.example.com/v3"_s, u"beta"_s),
            saved(u"test"_s, u"https://test.example.com:8443"_s, u"acme"_s),
            saved(u"local"_s, u"http://[::1]:80"_s, u"own"_s)};
}

} // namespace

class TestLinkTarget final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chosen_data();
    void chosen();
    void nothingSaved_data();
    void nothingSaved();
};

void TestLinkTarget::chosen_data()
{
    QTest::addColumn<QString>("connection");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("current");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *name, const QString &connection, const QString &host,
                        const QString &source, const QString &current, const QString &id) {
        QTest::newRow(name) << connection << host << source << current << id;
    };
    const QString api = u"api.example.com"_s;
    const QString test = u"test.example.com:8443"_s;
    const QString none;

    row("D01 ids alone", none, none, none, u"jane"_s, none);

    row("D01 name", u"june"_s, none, none, u"jane"_s, u"june"_s);
    row("D01 name, host", u"june"_s, api, none, u"jane"_s, u"june"_s);
    row("D01 name, source", u"june"_s, none, u"acme"_s, u"jane"_s, u"june"_s);
    row("D01 name, host, source", u"june"_s, api, u"acme"_s, u"jane"_s, u"june"_s);
    row("D01 address with a path", u"beta"_s, api, u"beta"_s, none, u"beta"_s);
    row("D01 IPv6", none, u"[::1]:80"_s, none, none, u"local"_s);

    row("D01 no such name", u"theirs"_s, none, none, u"jane"_s, none);
    row("D01 name in other letters", u"JUNE"_s, none, none, u"jane"_s, none);
    row("D01 no such name, host of one", u"theirs"_s, test, none, u"jane"_s, u"test"_s);
    row("D01 no such name, source of one", u"theirs"_s, none, u"beta"_s, u"jane"_s, u"beta"_s);
    row("D01 no such name, host and source of one", u"theirs"_s, api, u"beta"_s, u"jane"_s, u"beta"_s);
    row("D01 no such name, host and source of several", u"theirs"_s, api, u"acme"_s, u"test"_s, none);
    row("D01 no such name, the current one fits", u"theirs"_s, api, u"acme"_s, u"june"_s, u"june"_s);
    row("D01 no such name, no such host", u"theirs"_s, u"evil.example"_s, none, u"jane"_s, none);
    row("D01 no such name, host of one, source of another", u"theirs"_s, test, u"beta"_s, u"jane"_s, none);

    row("D01 host of one", none, test, none, u"jane"_s, u"test"_s);
    row("D01 host of several", none, api, none, u"test"_s, none);
    row("D01 host of several, the current one too", none, api, none, u"beta"_s, u"beta"_s);
    row("D01 host without its port", none, u"test.example.com"_s, none, u"jane"_s, none);
    row("D01 part of a host", none, u"example.com"_s, none, u"jane"_s, none);
    row("D01 source of one", none, none, u"beta"_s, u"jane"_s, u"beta"_s);
    row("D01 source of several", none, none, u"acme"_s, u"beta"_s, none);
    row("D01 source in other letters", none, none, u"BETA"_s, u"jane"_s, none);
    row("D01 host, source", none, api, u"beta"_s, u"jane"_s, u"beta"_s);
    row("D01 no such source", none, api, u"gamma"_s, u"jane"_s, none);

    row("D01 name with another host", u"test"_s, u"evil.example"_s, none, u"jane"_s, none);
    row("D01 name with another source", u"test"_s, none, u"beta"_s, u"jane"_s, none);
    row("D01 name with the host of others", u"test"_s, api, u"acme"_s, u"jane"_s, none);
    row("D01 the current one's name with another host", u"jane"_s, test, none, u"jane"_s, none);
}

void TestLinkTarget::chosen()
{
    QFETCH(const QString, connection);
    QFETCH(const QString, host);
    QFETCH(const QString, source);
    QFETCH(const QString, current);
    QFETCH(const QString, id);
    const std::optional<Connection> target = linkTarget({connection, host, source, {1}}, allSaved(), current);
    QCOMPARE(target ? target->id : QString(), id);
    QVERIFY(!target || allSaved().contains(*target)); // as it was saved
}

void TestLinkTarget::nothingSaved_data()
{
    QTest::addColumn<DeepLink>("link");
    QTest::newRow("D01 nothing saved: ids alone") << DeepLink{{}, {}, {}, {1}};
    QTest::newRow("D01 nothing saved: name") << DeepLink{u"acme"_s, {}, {}, {1}};
    QTest::newRow("D01 nothing saved: host") << DeepLink{{}, u"api.example.com"_s, {}, {1}};
    QTest::newRow("D01 nothing saved: source") << DeepLink{{}, {}, u"acme"_s, {1}};
}

void TestLinkTarget::nothingSaved()
{
    QFETCH(const DeepLink, link);
    QVERIFY(!linkTarget(link, {}, {}));
}

SVC_GUILESS_TEST(TestLinkTarget)
#include "tst_linktarget.moc"
