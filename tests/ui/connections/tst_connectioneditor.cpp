// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "support/certificates.h"
#include "support/drop.h"
#include "support/fakefilechooser.h"
#include "support/opensslserver.h"
#include "support/scriptedpeer.h"
#include "support/temporarycredentials.h"
#include "support/temporarystore.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "text/displaytext.h"
#include "ui/connections/connectioneditor.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTemporaryDir>

using namespace uitest;

class TestConnectionEditor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void passesOnPasswords();
    void testsWithTheClientCertificate();
    void initTestCase() { useOurStyle(); }
    void addsAConnection();
    void asksOnceForTheEnvironment();
    void changesAConnection();
    void enterSavesFromEveryField();
    void showsErrorsBelowFields_data();
    void showsErrorsBelowFields();
    void warnsThatSecretsWillBeLocked_data();
    void warnsThatSecretsWillBeLocked();
    void unencryptedAddressMustBeAllowed();
    void unchangedClosesAtOnce();
    void asksBeforeDiscardingChanges();
    void showsReadOnlyConnections();
    void savesADeletedConnectionAsNew();
    void showsErrorsOfTheStore();
    void acceptsCopiesOnly();
    void showsHostileNamesAsPlainText();
    void offersTheSecretsOfACommand();
    void secretsOfACommandBelongToItsAddress();
    void isAccessible();
    void testNamesTheServer();
    void testThroughAProxy();
    void testOfPlainHttp();
    void testReportsErrors();
    void testFindsThatACertificateIsAskedFor();
    void testCanBeStopped();
    void testEndsWithItsConnection();
    void testNeedsAnAddress();
    void testOfAReadOnlyConnection();

private:
    static void pasteCommand(ConnectionEditor &editor)
    {
        QGuiApplication::clipboard()->setText(
            u"curl https://api.example.com/api/v3/login -H 'X-Acme-Key: made-up-key' -d "
            "'{\"dataSource\":\"acme\",\"username\":\"jdoe\",\"password\":\"made-up\"}'"_s);
        auto *address = find<QLineEdit>(editor, "serviceAddress");
        QTest::keyClick(address, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(address->text(), u"https://api.example.com"_s);
    }
    /// Without a proxy, and with the root of the tests' certificates.
    [[nodiscard]] static Connection testable(const QUrl &baseUrl)
    {
        Connection connection;
        connection.baseUrl = baseUrl;
        connection.proxy.mode = ProxyChoice::Mode::None;
        connection.caFile = certificates::path(u"ca.pem"_s);
        return connection;
    }
    [[nodiscard]] static Connection saved(TemporaryStore &store)
    {
        Connection connection;
        connection.name = u"acme"_s;
        connection.baseUrl = QUrl(u"https://api.example.com"_s);
        connection.userName = u"jdoe"_s;
        return store->find(store->add(connection)).value();
    }

    TemporaryCredentials m_credentials;
    FakeFileChooser m_files;
};

/// The passwords of a certificate and a proxy are for the keyring, not for the file of the connections.
void TestConnectionEditor::passesOnPasswords()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    QSignalSpy entered(&editor, &ConnectionEditor::passwordsEntered);
    Connection connection = saved(store);
    connection.clientCertificate = u"/home/jdoe/own.p12"_s;
    QVERIFY(store->update(connection));
    editor.setConnection(*store->find(connection.id));
    show(editor);
    find<QLineEdit>(editor, "certificatePassword")->setText(u"canary-file"_s);
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(entered.size(), 1);
    QCOMPARE(entered.first().first().value<Connection>().id, connection.id);
    QCOMPARE(entered.first().last().value<TransportPasswords>(),
             (TransportPasswords{Secret(u"canary-file"_s), {}}));
}

/// The test of a connection gives the server the certificate, with the password that was typed.
void TestConnectionEditor::testsWithTheClientCertificate()
{
    QTemporaryDir folder;
    QProcess openssl;
    openssl.start(u"openssl"_s, {u"pkcs12"_s, u"-export"_s, u"-in"_s, certificates::path(u"cnonly.pem"_s),
                                 u"-inkey"_s, certificates::path(u"cnonly.key"_s), u"-passout"_s,
                                 u"pass:canary"_s, u"-out"_s, folder.filePath(u"own.p12"_s)});
    QVERIFY(openssl.waitForFinished() && openssl.exitCode() == 0);
    QSslConfiguration configuration = certificates::server(u"good"_s);
    configuration.setCaCertificates({certificates::roots().first()});
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    ScriptedPeer peer(configuration, [](const ScriptedPeer::Exchange &) {});
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    Connection connection = testable(peer.url());
    connection.clientCertificate = folder.filePath(u"own.p12"_s);
    editor.setConnection(connection);
    show(editor);
    const auto title = [&editor] { return labelText(editor, "messageTitle"); };
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_COMPARE(title(), u"The client certificate needs a password"_s);
    find<QLineEdit>(editor, "certificatePassword")->setText(u"canary"_s);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_VERIFY2(title().endsWith(u" accepts connections"_s), qPrintable(title()));
}

void TestConnectionEditor::addsAConnection()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    QSignalSpy savedIds(&editor, &ConnectionEditor::saved);
    editor.focusName();
    show(editor);
    QCOMPARE(editor.windowTitle(), u"New connection"_s);
    QVERIFY(find<QLineEdit>(editor, "name")->hasFocus());
    QCOMPARE(spokenName(find<QWidget>(editor, "saveAndSignIn")), u"Save and sign in…"_s);
    QVERIFY(isShown(editor, "saveAndSignIn"));
    QCOMPARE(labelText(editor, "userNameUnder"),
             u"The API key and the password are asked for when you sign in."_s);
    find<QLineEdit>(editor, "serviceAddress")->setText(u" https://API.example.com/ "_s);
    QCOMPARE(find<QLineEdit>(editor, "name")->placeholderText(), u"api.example.com"_s);
    find<QComboBox>(editor, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(savedIds.size(), 1);
    QVERIFY(!editor.isVisible());
    QCOMPARE(store->connections().size(), 1);
    QCOMPARE(store->connections().first().id, savedIds.first().first().toString());
    QCOMPARE(store->connections().first().name, u"api.example.com"_s);
    QCOMPARE(store->connections().first().baseUrl, QUrl(u"https://api.example.com"_s));
    QCOMPARE(store->connections().first().environment, u"TEST"_s);
}

void TestConnectionEditor::asksOnceForTheEnvironment()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    show(editor);
    find<QLineEdit>(editor, "serviceAddress")->setText(u"https://api.example.com"_s);
    find<QPushButton>(editor, "save")->click();
    QVERIFY(editor.isVisible());
    QVERIFY(store->connections().isEmpty());
    QVERIFY(labelText(editor, "environmentUnder").startsWith(u"Which environment is this?"_s));
    QCOMPARE(editor.focusWidget()->objectName(), u"environment"_s);
    QVERIFY(accessFaults(editor).isEmpty());
    QTest::keyClick(editor.focusWidget(), Qt::Key_Return); // does not answer the question
    QVERIFY(editor.isVisible());
    QVERIFY(store->connections().isEmpty());
    find<QPushButton>(editor, "save")->click();
    QVERIFY(!editor.isVisible());
    QCOMPARE(store->connections().size(), 1);

    ConnectionEditor again(*store, m_credentials.manager, m_files);
    again.setConnection(store->connections().first());
    show(again);
    find<QLineEdit>(again, "userName")->setText(u"other"_s);
    find<QPushButton>(again, "save")->click();
    QVERIFY(!again.isVisible());
}

void TestConnectionEditor::changesAConnection()
{
    TemporaryStore store;
    const Connection before = saved(store);
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(before);
    show(editor);
    QCOMPARE(editor.windowTitle(), u"Edit connection"_s);
    QVERIFY(!isShown(editor, "saveAndSignIn"));
    QVERIFY(!isShown(editor, "userNameUnder"));
    find<QLineEdit>(editor, "name")->setText(u"ACME"_s); // a connection may keep its name in another case
    find<QLineEdit>(editor, "dataSource")->setText(u"acme"_s);
    find<QLineEdit>(editor, "partition")->setText(u"Web"_s);
    find<QComboBox>(editor, "environment")->setEditText(u"PRODUCTION"_s);
    find<QSpinBox>(editor, "requestTimeout")->setValue(45);
    find<QPushButton>(editor, "save")->click();
    Connection expected = before;
    expected.name = u"ACME"_s;
    expected.dataSource = u"acme"_s;
    expected.partition = u"Web"_s;
    expected.environment = u"PRODUCTION"_s;
    expected.environmentColor = EnvironmentColor::Danger;
    expected.isProduction = true;
    expected.requestTimeout = std::chrono::seconds(45);
    QVERIFY(store->connections() == QList{expected});
}

void TestConnectionEditor::enterSavesFromEveryField()
{
    for (const char *field : {"name", "serviceAddress", "dataSource", "partition", "userName", "apiKeyHeader",
                              "token", "environment", "environmentColour", "production", "proxy", "caFile",
                              "connectTimeout", "allowUnencrypted"}) {
        TemporaryStore store;
        ConnectionEditor editor(*store, m_credentials.manager, m_files);
        editor.setConnection(saved(store));
        QSignalSpy savedIds(&editor, &ConnectionEditor::saved);
        show(editor);
        auto *widget = find<QWidget>(editor, field);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Return);
        QVERIFY2(savedIds.size() == 1, field);
    }
}

void TestConnectionEditor::showsErrorsBelowFields_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("no address") << u"serviceAddress"_s << u""_s;
    QTest::newRow("address without a scheme") << u"serviceAddress"_s << u"https//api.example.com"_s;
    QTest::newRow("plain address") << u"serviceAddress"_s << u"http://api.example.com"_s;
    QTest::newRow("name of another") << u"name"_s << u" OTHER  one"_s;
    QTest::newRow("long name") << u"name"_s << QString(1001, u'x');
    QTest::newRow("long user name") << u"userName"_s << QString(1001, u'x');
    QTest::newRow("header that is none") << u"apiKeyHeader"_s << u"Svc ApiKey"_s;
}

void TestConnectionEditor::showsErrorsBelowFields()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    TemporaryStore store;
    store.add(u"Other one"_s);
    const Connection before = saved(store);
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(before);
    show(editor);
    auto *edit = find<QLineEdit>(editor, qPrintable(field));
    edit->setText(text);
    find<QPushButton>(editor, "save")->click();
    QVERIFY(editor.isVisible());
    QVERIFY(isShown(editor, qPrintable(field + u"Under"_s)));
    QVERIFY(edit->hasFocus());
    QVERIFY(editor.rect().contains(edit->mapTo(&editor, edit->rect().center())));
    QVERIFY(store->find(before.id) == before);
}

void TestConnectionEditor::warnsThatSecretsWillBeLocked_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<bool>("locks");
    QTest::newRow("name") << u"name"_s << false;
    QTest::newRow("partition") << u"partition"_s << false;
    QTest::newRow("user name") << u"userName"_s << true;
    QTest::newRow("CA file") << u"caFile"_s << true;
    QTest::newRow("API key header") << u"apiKeyHeader"_s << true;
}

void TestConnectionEditor::warnsThatSecretsWillBeLocked()
{
    QFETCH(QString, field);
    QFETCH(bool, locks);
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(saved(store));
    show(editor);
    QVERIFY(!isShown(editor, "secretsNote"));
    auto *edit = find<QLineEdit>(editor, qPrintable(field));
    const QString before = edit->text();
    edit->setText(u"/other"_s);
    QCOMPARE(isShown(editor, "secretsNote"), locks);
    edit->setText(before);
    QVERIFY(!isShown(editor, "secretsNote"));

    editor.setConnection({}); // a new one has no secrets
    edit->setText(u"/other"_s);
    QVERIFY(!isShown(editor, "secretsNote"));
}

void TestConnectionEditor::unencryptedAddressMustBeAllowed()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    show(editor);
    find<QLineEdit>(editor, "serviceAddress")->setText(u"http://api.example.com"_s);
    find<QPushButton>(editor, "save")->click();
    QVERIFY(editor.isVisible());
    find<QCheckBox>(editor, "allowUnencrypted")->click();
    find<QComboBox>(editor, "environment")->setEditText(u"TEST"_s);
    QVERIFY(labelText(editor, "serviceAddressUnder").startsWith(u"Not encrypted."_s));
    find<QPushButton>(editor, "save")->click();
    QVERIFY(!editor.isVisible());

    ConnectionEditor again(*store, m_credentials.manager, m_files);
    again.setConnection(store->connections().first());
    show(again);
    QTest::keyClick(&again, Qt::Key_Escape);
    QVERIFY(!again.isVisible());
}

void TestConnectionEditor::unchangedClosesAtOnce()
{
    TemporaryStore store;
    const Connection connection = saved(store);
    for (const Connection &shown : {connection, Connection()}) {
        ConnectionEditor editor(*store, m_credentials.manager, m_files);
        editor.setConnection(shown);
        show(editor);
        auto *name = find<QLineEdit>(editor, "name");
        const QString before = name->text();
        name->setText(u"x"_s);
        name->setText(before);
        QTest::keyClick(&editor, Qt::Key_Escape);
        QVERIFY(!editor.isVisible());
    }
}

void TestConnectionEditor::asksBeforeDiscardingChanges()
{
    TemporaryStore store;
    const Connection before = saved(store);
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(before);
    show(editor);
    auto *user = find<QLineEdit>(editor, "userName");
    user->setFocus();
    user->setText(u"other"_s);
    editor.close();
    QVERIFY(editor.isVisible());
    QVERIFY(isShown(editor, "messageBar"));
    QTest::keyClick(editor.focusWidget(), Qt::Key_Return); // the default button is the safe one
    QVERIFY(editor.isVisible());
    QVERIFY(!isShown(editor, "messageBar"));
    QVERIFY(user->hasFocus());
    QCOMPARE(user->text(), u"other"_s);

    QTest::keyClick(user, Qt::Key_Escape);
    QVERIFY(isShown(editor, "messageBar"));
    QTest::keyClick(editor.focusWidget(), Qt::Key_Escape);
    QVERIFY(!isShown(editor, "messageBar"));

    find<QPushButton>(editor, "cancel")->click();
    QVERIFY(isShown(editor, "discard"));
    Error failure;
    failure.kind = ErrorKind::LocalStorage;
    Q_EMIT store->saveFailed(failure); // covers the question
    QVERIFY(!isShown(editor, "discard"));
    user->setFocus();
    QTest::keyClick(user, Qt::Key_Escape);
    QVERIFY(isShown(editor, "discard"));
    find<QPushButton>(editor, "discard")->click();
    QVERIFY(!editor.isVisible());
    QVERIFY(store->find(before.id) == before);
}

void TestConnectionEditor::showsReadOnlyConnections()
{
    Connection machine;
    machine.name = u"rolled out"_s;
    machine.baseUrl = QUrl(u"https://api.example.com"_s);
    TemporaryStore store({}, {machine});
    QCOMPARE(store->connections().size(), 1);
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(store->connections().first());
    show(editor);
    QVERIFY(!isShown(editor, "save"));
    QVERIFY(find<QLineEdit>(editor, "name")->isReadOnly());
    QCOMPARE(labelText(editor, "messageText"), u"Your administrator manages this connection."_s);
    QTest::keyClicks(find<QLineEdit>(editor, "name"), u"x"_s);
    QTest::keyClick(&editor, Qt::Key_Return); // closes the message
    QVERIFY(!editor.isVisible());
    QCOMPARE(store->connections().size(), 1);

    show(editor);
    find<QPushButton>(editor, "duplicate")->click();
    QCOMPARE(editor.windowTitle(), u"New connection"_s);
    QVERIFY(!isShown(editor, "messageBar"));
    QCOMPARE(find<QLineEdit>(editor, "name")->text(), u"rolled out (2)"_s);
    QVERIFY(find<QLineEdit>(editor, "name")->hasFocus());
    find<QComboBox>(editor, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(store.names(), QStringList({u"rolled out (2)"_s, u"rolled out"_s}));
    QVERIFY(!store->connections().first().readOnly);
}

void TestConnectionEditor::savesADeletedConnectionAsNew()
{
    TemporaryStore store;
    const Connection before = saved(store);
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(before);
    show(editor);
    find<QLineEdit>(editor, "userName")->setText(u"other"_s);
    store->remove(before.id);
    find<QPushButton>(editor, "save")->click();
    QVERIFY(editor.isVisible());
    QVERIFY(isShown(editor, "messageBar"));
    find<QPushButton>(editor, "save")->click();
    QVERIFY(!editor.isVisible());
    QCOMPARE(store->connections().size(), 1);
    QCOMPARE(store->connections().first().userName, u"other"_s);
}

void TestConnectionEditor::showsErrorsOfTheStore()
{
    Connection connection;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    QList<Connection> numbered;
    for (qsizetype i = 0; i < kMaxConnections; ++i) {
        connection.name = QString::number(i);
        numbered += connection;
    }
    TemporaryStore store(numbered);
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    show(editor);
    find<QLineEdit>(editor, "serviceAddress")->setText(u"https://api.example.com"_s);
    find<QComboBox>(editor, "environment")->setEditText(u"TEST"_s);
    find<QPushButton>(editor, "save")->click();
    QVERIFY(editor.isVisible());
    QVERIFY(isShown(editor, "messageBar"));
    QCOMPARE(store->connections().size(), kMaxConnections);
}

void TestConnectionEditor::acceptsCopiesOnly()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.resize(700, 1400);
    show(editor);
    auto *notes = find<QPlainTextEdit>(editor, "notes");
    QTRY_VERIFY(notes->visibleRegion().contains(notes->rect().center()));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/tmp/a.txt"_s)});
    QCOMPARE(drop(*notes, data, Qt::MoveAction, {}), Qt::IgnoreAction);
    QCOMPARE(notes->toPlainText(), QString());
    QCOMPARE(drop(*notes, data, Qt::CopyAction | Qt::MoveAction, Qt::ShiftModifier), Qt::CopyAction);
    QVERIFY(notes->toPlainText().contains(u"a.txt"_s));
}

void TestConnectionEditor::showsHostileNamesAsPlainText()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    Connection connection;
    connection.name = u"<b>acme</b> \u202Egpj.exe"_s;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    connection.environment = QString(500, u'W');
    editor.setConnection(connection);
    show(editor);
    QCOMPARE(accessFaults(editor), QString());
    QVERIFY(editor.width() <= 560);
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(store.names(), QStringList{u"<b>acme</b> gpj.exe"_s});
}

void TestConnectionEditor::offersTheSecretsOfACommand()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    QSignalSpy agreed(&editor, &ConnectionEditor::secretAgreed);
    show(editor);
    QVERIFY(!isShown(editor, "storeApiKey"));
    pasteCommand(editor);
    QCOMPARE(find<QLineEdit>(editor, "dataSource")->text(), u"acme"_s);
    QCOMPARE(find<QLineEdit>(editor, "userName")->text(), u"jdoe"_s);
    QCOMPARE(find<QLineEdit>(editor, "apiKeyHeader")->text(), u"X-Acme-Key"_s);
    QVERIFY(isShown(editor, "storeApiKey"));
    auto *key = find<QCheckBox>(editor, "storeApiKey");
    QCOMPARE(key->text(), u"API key: will be stored in the system's keyring"_s);
    QVERIFY(!key->isChecked());
    QVERIFY(!find<QCheckBox>(editor, "storePassword")->isChecked());
    QCOMPARE(accessFaults(editor), QString());
    key->setChecked(true);
    find<QPushButton>(editor, "save")->click(); // asks for the environment
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(store->connections().size(), 1);
    QCOMPARE(agreed.size(), 1);
    QCOMPARE(agreed.first().at(0).value<Connection>(), store->connections().first());
    QCOMPARE(agreed.first().at(1).value<SecretKind>(), SecretKind::ApiKey);
    QVERIFY(agreed.first().at(2).value<Secret>() == Secret(u"made-up-key"_s));
}

void TestConnectionEditor::secretsOfACommandBelongToItsAddress()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    QSignalSpy agreed(&editor, &ConnectionEditor::secretAgreed);
    show(editor);
    pasteCommand(editor);
    find<QCheckBox>(editor, "storeApiKey")->setChecked(true);
    find<QLineEdit>(editor, "serviceAddress")->setText(u"https://other.example.com"_s);
    QVERIFY(!isShown(editor, "storeApiKey"));
    find<QPushButton>(editor, "save")->click();
    find<QPushButton>(editor, "save")->click();
    QCOMPARE(store->connections().size(), 1);
    QCOMPARE(agreed.size(), 0);
}

void TestConnectionEditor::isAccessible()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    show(editor);
    QCOMPARE(accessFaults(editor), QString());
    const QList<std::pair<const char *, QString>> names{{"name", u"Name"_s},
                                                        {"serviceAddress", u"Service address"_s},
                                                        {"dataSource", u"Data source"_s},
                                                        {"partition", u"Partition"_s},
                                                        {"userName", u"User name"_s},
                                                        {"testConnection", u"Test connection"_s},
                                                        {"save", u"Save"_s},
                                                        {"cancel", u"Cancel"_s}};
    QStringList order;
    find<QLineEdit>(editor, "name")->setFocus();
    for (const auto &[objectName, name] : names) {
        QCOMPARE(spokenName(find<QWidget>(editor, objectName)), name);
        order += editor.focusWidget()->objectName();
        QTest::keyClick(editor.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(order, QStringList({u"name"_s, u"environment"_s, u"serviceAddress"_s, u"dataSource"_s,
                                 u"partition"_s, u"userName"_s, u"environmentColour"_s, u"production"_s}));
}

void TestConnectionEditor::testNamesTheServer()
{
    ScriptedPeer peer(certificates::server(u"good"_s), [](const auto &) {});
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(testable(peer.url()));
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    const QString server = u"127.0.0.1:%1"_s.arg(peer.port());
    QCOMPARE(labelText(editor, "messageTitle"), u"Testing the connection to %1…"_s.arg(server));
    QCOMPARE(labelText(editor, "messageText"), u"No key and no password is sent."_s);
    QTRY_COMPARE(labelText(editor, "messageTitle"), u"%1 accepts connections"_s.arg(server));
    const QString text = labelText(editor, "messageText");
    QVERIFY2(text.startsWith(u"The connection is encrypted (TLS 1."_s), qPrintable(text));
    QVERIFY2(text.contains(u"certificate is trusted. Not tested: the path of the address, the API key"_s),
             qPrintable(text));
    const QString details = find<QPlainTextEdit>(editor, "messageDetails")->toPlainText();
    QVERIFY2(details.contains(u"SHA-256"_s), qPrintable(details));
    QVERIFY(accessFaults(editor).isEmpty());
    QVERIFY(editor.isVisible());
    QVERIFY(store->connections().isEmpty());
    QCOMPARE(peer.bytes(), QByteArray()); // no request

    find<QLineEdit>(editor, "serviceAddress")->setText(u"https://other.example.com"_s);
    QVERIFY(!isShown(editor, "messageBar")); // it was about another address
}

void TestConnectionEditor::testThroughAProxy()
{
    ScriptedPeer peer(certificates::server(u"othername"_s), [](const auto &) {});
    ScriptedPeer proxy([&](const ScriptedPeer::Exchange &exchange) {
        auto *behind = new QTcpSocket(exchange.socket());
        QTcpSocket *front = exchange.socket();
        front->disconnect(SIGNAL(readyRead()));
        connect(front, &QTcpSocket::readyRead, behind, [=] { behind->write(front->readAll()); });
        connect(behind, &QTcpSocket::readyRead, front, [=] { front->write(behind->readAll()); });
        behind->connectToHost(u"127.0.0.1"_s, peer.port());
        exchange.send("HTTP/1.1 200 OK\r\n\r\n");
    });
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    Connection connection = testable(QUrl(u"https://other.example"_s));
    connection.proxy = {ProxyChoice::Mode::Manual, u"127.0.0.1"_s, proxy.port()};
    editor.setConnection(connection);
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_COMPARE(labelText(editor, "messageTitle"), u"other.example:443 accepts connections"_s);
    const QString said = u"It goes through the proxy %1, by its own settings. Not tested: "_s.arg(
        isolatedText(u"127.0.0.1:%1"_s.arg(proxy.port())));
    QVERIFY2(labelText(editor, "messageText").contains(said), qPrintable(labelText(editor, "messageText")));
}

void TestConnectionEditor::testOfPlainHttp()
{
    ScriptedPeer peer([](const auto &) {});
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(testable(peer.url()));
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_VERIFY(labelText(editor, "messageTitle").endsWith(u"accepts connections"_s));
    QVERIFY(labelText(editor, "messageText").startsWith(u"The connection is not encrypted. Not tested:"_s));
    QCOMPARE(peer.bytes(), QByteArray());
}

void TestConnectionEditor::testReportsErrors()
{
    ScriptedPeer peer(certificates::server(u"othername"_s), [](const auto &) {});
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(testable(peer.url()));
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_VERIFY(isShown(editor, "messageDetailsButton"));
    Error error;
    error.kind = ErrorKind::TlsHostname;
    QCOMPARE(labelText(editor, "messageTitle"), describeError(error).title);
    peer.stopListening();
    find<QPushButton>(editor, "testConnection")->click();
    error.kind = ErrorKind::Refused;
    error.host = u"127.0.0.1"_s;
    error.port = peer.port();
    QTRY_COMPARE(labelText(editor, "messageTitle"), describeError(error).title);
}

void TestConnectionEditor::testFindsThatACertificateIsAskedFor()
{
    OpensslServer server({u"-cert"_s, certificates::path(u"good.pem"_s), u"-key"_s,
                          certificates::path(u"good.key"_s), u"-CAfile"_s, certificates::path(u"ca.pem"_s),
                          u"-Verify"_s, u"1"_s, u"-verify_return_error"_s, u"-www"_s, u"-tls1_3"_s});
    QVERIFY(server.isListening());
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(testable(server.url()));
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_COMPARE(labelText(editor, "messageTitle"), u"No connection without a certificate"_s);
    QVERIFY(
        labelText(editor, "messageText").startsWith(u"The server asks for a certificate of its clients."_s));
    QVERIFY(store->asksForCertificate(server.url()));
}

void TestConnectionEditor::testCanBeStopped()
{
    ScriptedPeer peer([](const auto &) {});
    peer.onFirstBytes([](QTcpSocket *) {}); // no handshake follows
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(testable(url));
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_COMPARE(peer.connections(), 1);
    QVERIFY(isShown(editor, "messageBar"));
    find<QPushButton>(editor, "stopTest")->click();
    QVERIFY(!isShown(editor, "messageBar"));

    find<QPushButton>(editor, "testConnection")->click();
    QTRY_COMPARE(peer.connections(), 2);
    find<QLineEdit>(editor, "serviceAddress")->setText(u"https://other.example.com"_s);
    QVERIFY(!isShown(editor, "messageBar"));
}

void TestConnectionEditor::testEndsWithItsConnection()
{
    ScriptedPeer peer([](const auto &) {});
    bool isClosed = false;
    peer.onFirstBytes([&isClosed](QTcpSocket *socket) {
        QObject::connect(socket, &QTcpSocket::disconnected, socket, [&isClosed] { isClosed = true; });
    });
    QUrl url = peer.url();
    url.setScheme(u"https"_s);
    TemporaryStore store;
    {
        ConnectionEditor editor(*store, m_credentials.manager, m_files);
        editor.setConnection(testable(url));
        show(editor);
        find<QPushButton>(editor, "testConnection")->click();
        QTRY_VERIFY(peer.bytes().size() > 0);
        editor.setConnection(testable(QUrl(u"https://other.example.com"_s)));
        QVERIFY(!isShown(editor, "messageBar"));
    }
    QTRY_VERIFY(isClosed);
}

void TestConnectionEditor::testNeedsAnAddress()
{
    TemporaryStore store;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QCOMPARE(labelText(editor, "serviceAddressUnder"), u"Required"_s);
    QVERIFY(find<QLineEdit>(editor, "serviceAddress")->hasFocus());
    QVERIFY(!isShown(editor, "messageBar"));
}

void TestConnectionEditor::testOfAReadOnlyConnection()
{
    ScriptedPeer peer(certificates::server(u"good"_s), [](const auto &) {});
    TemporaryStore store;
    Connection connection = testable(peer.url());
    connection.id = u"machine-a"_s;
    connection.readOnly = true;
    ConnectionEditor editor(*store, m_credentials.manager, m_files);
    editor.setConnection(connection);
    show(editor);
    find<QPushButton>(editor, "testConnection")->click();
    QTRY_VERIFY(labelText(editor, "messageTitle").endsWith(u"accepts connections"_s));
}

SVC_TEST(TestConnectionEditor)
#include "tst_connectioneditor.moc"
