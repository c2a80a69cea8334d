// SPDX-License-Identifier: MIT
#include "support/fakefilechooser.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connectionform/addressfield.h"
#include "ui/connectionform/advancedfields.h"
#include "ui/connectionform/environmentfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace uitest;

namespace {

Connection everything()
{
    Connection connection;
    connection.id = u"id-a"_s;
    connection.name = u"acme"_s;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    connection.apiKeyHeader = u"X-Key"_s;
    connection.token = {TokenPresentation::Kind::Header, u"X-Token"_s};
    connection.environment = u"Acceptance"_s;
    connection.environmentColor = EnvironmentColor::Warn;
    connection.isProduction = true;
    connection.proxy = {ProxyChoice::Mode::Manual, u"proxy.example.com"_s, 3128, u"jdoe"_s};
    connection.clientCertificate = u"/etc/ssl/acme.crt"_s;
    connection.clientKey = u"/etc/ssl/acme.key"_s;
    connection.caFile = u"/etc/ssl/acme.pem"_s;
    connection.allowUnencrypted = true;
    connection.connectTimeout = std::chrono::milliseconds(1500);
    connection.requestTimeout = std::chrono::seconds(45);
    connection.upgradeTimeout = std::chrono::seconds(90);
    connection.notes = u"one\ntwo"_s;
    return connection;
}

/// The environment, which forms have among their first fields, and the advanced ones.
class AllFields final : public QWidget
{
public:
    explicit AllFields(FileChooser &files)
    {
        auto *grid = new FormGrid;
        environment = new EnvironmentField(grid);
        advanced = new AdvancedFields(environment, true, files);
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(grid);
        layout->addWidget(advanced);
    }
    void setConnection(const Connection &connection)
    {
        environment->setConnection(connection);
        advanced->setConnection(connection);
    }
    [[nodiscard]] bool validate()
    {
        QWidget *wrong = environment->validate();
        if (wrong)
            wrong->setFocus();
        return !wrong && advanced->validate();
    }
    void applyTo(Connection &connection) const
    {
        environment->applyTo(connection);
        advanced->applyTo(connection);
    }
    void setReadOnly(bool readOnly)
    {
        environment->setReadOnly(readOnly);
        advanced->setReadOnly(readOnly);
    }

    EnvironmentField *environment;
    AdvancedFields *advanced;
};

void wheelOver(QWidget *widget)
{
    const QPointF middle(widget->rect().center());
    QWheelEvent event(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

} // namespace

class TestAdvancedFields : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void roundTrip_data();
    void roundTrip();
    void showsErrorsBelowFields_data();
    void showsErrorsBelowFields();
    void hidesFieldsOfOtherModes();
    void doesNotValidateHiddenFields();
    void colorFollowsTheEnvironmentUntilChosen();
    void productionFollowsUntilChanged();
    void environmentsAreOfferedAsBadges();
    void currentEnvironmentIsTheText();
    void asksForTheEnvironment();
    void removesInvisibleCharacters();
    void everyFieldEmitsChanged();
    void readOnly();
    void wheelChangesFocusedFieldsOnly();
    void choosesCaFile();
    void namesTheAuthorities();
    void checksTheClientCertificate();
    void passwordsAreNotOfTheConnection();
    void allowUnencryptedUpdatesTheAddress();
    void isAccessible();
    void tabOrder();

private:
    FakeFileChooser m_files;
};

void TestAdvancedFields::roundTrip_data()
{
    QTest::addColumn<Connection>("connection");
    QTest::newRow("defaults") << Connection();
    QTest::newRow("everything") << everything();
    Connection none;
    none.token.kind = TokenPresentation::Kind::None;
    none.proxy.mode = ProxyChoice::Mode::None;
    none.environment = u"PRODUCTION"_s;
    none.environmentColor = EnvironmentColor::Mute;
    none.connectTimeout = std::chrono::seconds(1);
    none.requestTimeout = std::chrono::hours(24);
    none.upgradeTimeout = std::chrono::hours(24);
    QTest::newRow("none and the ends of the ranges") << none;
}

void TestAdvancedFields::roundTrip()
{
    QFETCH(Connection, connection);
    AllFields fields(m_files);
    fields.setConnection(connection);
    QVERIFY(fields.validate());
    Connection back = connection;
    fields.applyTo(back);
    QVERIFY(back == connection);

    Connection other;
    fields.applyTo(other);
    connection.id.clear();
    connection.name.clear();
    connection.baseUrl.clear();
    QVERIFY(other == connection);
}

void TestAdvancedFields::showsErrorsBelowFields_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fits");
    QTest::newRow("no API key header") << u"apiKeyHeader"_s << u" "_s << false;
    QTest::newRow("API key header is none") << u"apiKeyHeader"_s << u"X Key"_s << false;
    QTest::newRow("API key header is the request's") << u"apiKeyHeader"_s << u"Authorization"_s << false;
    QTest::newRow("no token header") << u"tokenHeader"_s << u""_s << false;
    QTest::newRow("token header is the API key's") << u"tokenHeader"_s << u"x-key"_s << false;
    QTest::newRow("token header may be Authorization") << u"tokenHeader"_s << u"Authorization"_s << true;
    QTest::newRow("no proxy") << u"proxyHost"_s << u""_s << false;
    QTest::newRow("proxy with a scheme") << u"proxyHost"_s << u"http://proxy"_s << false;
    QTest::newRow("proxy with a port") << u"proxyHost"_s << u"proxy:8080"_s << false;
    QTest::newRow("proxy with a blank inside") << u"proxyHost"_s << u"pro xy"_s << false;
    QTest::newRow("proxy by its IPv6 address") << u"proxyHost"_s << u"::1"_s << true;
    QTest::newRow("CA file without its folder") << u"caFile"_s << u"acme.pem"_s << false;
    QTest::newRow("no CA file") << u"caFile"_s << u""_s << true;
    QTest::newRow("long environment") << u"environmentText"_s << QString(1001, u'x') << false;
}

void TestAdvancedFields::showsErrorsBelowFields()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(bool, fits);
    AllFields fields(m_files);
    fields.setConnection(everything());
    show(fields);
    auto *edit = find<QLineEdit>(fields, qPrintable(field));
    edit->setText(text);
    QCOMPARE(fields.validate(), fits);
    const QString under = field.remove(u"Text"_s) + u"Under"_s;
    if (fits)
        return;
    QVERIFY(isShown(fields, qPrintable(under)));
    QVERIFY(fields.focusWidget() == edit || fields.focusWidget() == edit->focusProxy());
    QCOMPARE(fields.focusWidget()->accessibleDescription(), labelText(fields, qPrintable(under)));
}

void TestAdvancedFields::hidesFieldsOfOtherModes()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    for (const char *name : {"tokenHeader", "proxyHost", "proxyPort"})
        QVERIFY2(!isShown(fields, name), name);
    find<QComboBox>(fields, "token")->setCurrentIndex(1);
    QVERIFY(isShown(fields, "tokenHeader"));
    find<QComboBox>(fields, "proxy")->setCurrentIndex(2);
    QVERIFY(isShown(fields, "proxyHost"));
    QVERIFY(isShown(fields, "proxyPort"));
    fields.setConnection({});
    for (const char *name : {"tokenHeader", "proxyHost", "proxyPort"})
        QVERIFY2(!isShown(fields, name), name);
}

void TestAdvancedFields::doesNotValidateHiddenFields()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    find<QComboBox>(fields, "proxy")->setCurrentIndex(2);
    find<QLineEdit>(fields, "proxyHost")->setText(u"no host"_s);
    QVERIFY(!fields.validate());
    find<QComboBox>(fields, "proxy")->setCurrentIndex(1);
    QVERIFY(fields.validate());
    Connection connection;
    fields.applyTo(connection);
    QCOMPARE(connection.proxy.mode, ProxyChoice::Mode::None);
    QCOMPARE(connection.proxy.host, QString());
    QCOMPARE(connection.proxy.port, 0);
}

void TestAdvancedFields::colorFollowsTheEnvironmentUntilChosen()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    const auto color = [&fields] {
        Connection connection;
        fields.applyTo(connection);
        return connection.environmentColor;
    };
    auto *environment = find<QComboBox>(fields, "environment");
    environment->setEditText(u"production"_s);
    QCOMPARE(color(), EnvironmentColor::Danger);
    environment->setEditText(u"TEST"_s);
    QCOMPARE(color(), EnvironmentColor::Info);
    environment->setEditText(u"Training"_s);
    QCOMPARE(color(), EnvironmentColor::Mute);

    auto *colors = find<QComboBox>(fields, "environmentColour");
    colors->setFocus();
    QTest::keyClick(colors, Qt::Key_Up);
    QCOMPARE(color(), EnvironmentColor::Info);
    environment->setEditText(u"DEVELOPMENT"_s);
    QCOMPARE(color(), EnvironmentColor::Info);

    Connection own;
    own.environment = u"TEST"_s;
    own.environmentColor = EnvironmentColor::Danger;
    fields.setConnection(own);
    QCOMPARE(color(), EnvironmentColor::Danger);
    environment->setEditText(u"DEVELOPMENT"_s);
    QCOMPARE(color(), EnvironmentColor::Danger);
}

void TestAdvancedFields::productionFollowsUntilChanged()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    auto *environment = find<QComboBox>(fields, "environment");
    auto *colors = find<QComboBox>(fields, "environmentColour");
    auto *check = find<QCheckBox>(fields, "production");
    const auto isProduction = [&fields] {
        Connection connection;
        fields.applyTo(connection);
        return connection.isProduction;
    };
    QVERIFY(!check->isChecked());
    environment->setEditText(u"Live EU"_s);
    QVERIFY(check->isChecked());
    QVERIFY(isProduction());
    environment->setEditText(u"ACME"_s);
    QVERIFY(!check->isChecked());
    QVERIFY(!isProduction());
    colors->setFocus();
    QTest::keyClick(colors, Qt::Key_Home); // red
    QVERIFY(check->isChecked());
    QVERIFY(isProduction());

    check->setFocus();
    QTest::keyClick(check, Qt::Key_Space);
    QVERIFY(!isProduction());
    environment->setEditText(u"PRODUCTION"_s);
    QVERIFY(!check->isChecked());
    QVERIFY(!isProduction());
    QTest::keyClick(check, Qt::Key_Space);
    environment->setEditText(u"TEST"_s);
    QTest::keyClick(colors, Qt::Key_End);
    QVERIFY(check->isChecked());
    QVERIFY(isProduction());

    Connection cleared;
    cleared.environment = u"Live"_s;
    cleared.environmentColor = EnvironmentColor::Info;
    fields.setConnection(cleared);
    QVERIFY(!check->isChecked());
    environment->setEditText(u"Production"_s);
    QVERIFY(!isProduction());
    fields.setConnection({}); // its check has not been changed
    environment->setEditText(u"Production"_s);
    QVERIFY(isProduction());
}

void TestAdvancedFields::environmentsAreOfferedAsBadges()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    auto *names = find<QComboBox>(fields, "environment");
    QCOMPARE(names->count(), 4);
    names->showPopup();
    QAbstractItemView *list = names->view();
    QTRY_VERIFY(list->isVisible());
    const QImage drawn = list->viewport()->grab().toImage();
    const auto hasColor = [&](int item, const QColor &color) {
        const QRect rect = list->visualRect(names->model()->index(item, 0));
        for (int x = rect.left(); x < rect.right(); ++x) {
            if (drawn.pixelColor(QPoint(x, rect.center().y()) * drawn.devicePixelRatio()) == color)
                return true;
        }
        return false;
    };
    const tokens::Colors &colors = tokens::of(names->palette());
    for (const auto &[item, tone] : {std::pair(1, tokens::Tone::Danger), std::pair(2, tokens::Tone::Info),
                                     std::pair(3, tokens::Tone::Good)})
        QVERIFY2(hasColor(item, colors.tone(tone).ground), qPrintable(names->itemText(item)));
    QVERIFY(!hasColor(0, colors.tone(tokens::Tone::Mute).ground));
    QCOMPARE(names->itemData(0, Qt::AccessibleTextRole).toString(), u"No environment"_s);
    names->hidePopup();
}

/// Screen readers say the current item after the text.
void TestAdvancedFields::currentEnvironmentIsTheText()
{
    AllFields fields(m_files);
    show(fields);
    auto *names = find<QComboBox>(fields, "environment");
    const auto shows = [names](const QString &text, int count) {
        return names->currentText() == text && names->currentIndex() >= 0 &&
               names->itemText(names->currentIndex()) == text && names->count() == count;
    };
    Connection connection;
    connection.environment = u"DEMO"_s;
    fields.setConnection(connection);
    QVERIFY(shows(u"DEMO"_s, 5));
    connection.environment = u"TEST"_s;
    fields.setConnection(connection);
    QVERIFY(shows(u"TEST"_s, 4));
    fields.setConnection({});
    QVERIFY(shows(QString(), 4));

    auto *text = find<QLineEdit>(fields, "environmentText");
    text->setFocus();
    QTest::keyClicks(text, u"DEM"_s);
    QVERIFY(shows(u"DEM"_s, 5));
    QTest::keyClick(text, Qt::Key_Home);
    QTest::keyClicks(text, u"MY "_s);
    QVERIFY(shows(u"MY DEM"_s, 5));
    QCOMPARE(text->cursorPosition(), 3);
    while (text->isUndoAvailable())
        text->undo();
    QVERIFY(shows(QString(), 4));
    QTest::keyClicks(text, u"TES"_s);
    QVERIFY(shows(u"TES"_s, 5));
    QTest::keyClicks(text, u"T"_s);
    QVERIFY(shows(u"TEST"_s, 4));
    QTest::keyClick(names, Qt::Key_Up);
    QVERIFY(shows(u"PRODUCTION"_s, 4));
    text->clear();
    QVERIFY(shows(QString(), 4));
    names->setEditText(u"DEMO"_s);
    QTest::keyClick(names, Qt::Key_Up);
    QVERIFY(shows(u"DEVELOPMENT"_s, 4));
}

void TestAdvancedFields::asksForTheEnvironment()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    const QString hint = labelText(fields, "environmentUnder");
    fields.environment->ask()->setFocus();
    QVERIFY(labelText(fields, "environmentUnder").startsWith(u"Which environment is this?"_s));
    QCOMPARE(fields.focusWidget()->objectName(), u"environment"_s);
    QCOMPARE(fields.focusWidget()->accessibleDescription(), labelText(fields, "environmentUnder"));
    find<QComboBox>(fields, "environment")->setEditText(u"TEST"_s);
    QCOMPARE(labelText(fields, "environmentUnder"), hint);
}

void TestAdvancedFields::removesInvisibleCharacters()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    find<QComboBox>(fields, "environment")->setEditText(u"TE\u202EST\u200B"_s);
    find<QPlainTextEdit>(fields, "notes")->setPlainText(u"a\u200Bb\nc"_s);
    QVERIFY(fields.validate());
    QVERIFY(isShown(fields, "environmentUnder"));
    QVERIFY(isShown(fields, "notesUnder"));
    Connection connection;
    fields.applyTo(connection);
    QCOMPARE(connection.environment, u"TEST"_s);
    QCOMPARE(connection.notes, u"ab\nc"_s);

    find<QPlainTextEdit>(fields, "notes")->setPlainText(QString(10'001, u'x'));
    QVERIFY(!fields.validate());
    QVERIFY(find<QPlainTextEdit>(fields, "notes")->hasFocus());
}

void TestAdvancedFields::everyFieldEmitsChanged()
{
    AllFields fields(m_files);
    fields.setConnection(everything());
    QSignalSpy changed(fields.advanced, &AdvancedFields::changed);
    QSignalSpy environment(fields.environment, &EnvironmentField::changed);
    QSignalSpy unencrypted(fields.advanced, &AdvancedFields::allowUnencryptedChanged);
    const auto tells = [&changed](const std::function<void()> &change) {
        changed.clear();
        change();
        return !changed.isEmpty();
    };
    for (const char *name : {"apiKeyHeader", "tokenHeader", "proxyHost", "caFile"})
        QVERIFY2(tells([&] { find<QLineEdit>(fields, name)->setText(u"x"_s); }), name);
    for (const char *name : {"token", "proxy"})
        QVERIFY2(tells([&] { find<QComboBox>(fields, name)->setCurrentIndex(0); }), name);
    for (const char *name : {"proxyPort", "connectTimeout", "requestTimeout", "upgradeTimeout"})
        QVERIFY2(tells([&] { find<QSpinBox>(fields, name)->setValue(7); }), name);
    QVERIFY(tells([&] { find<QPlainTextEdit>(fields, "notes")->setPlainText(u"x"_s); }));
    environment.clear();
    QTest::keyClick(find<QComboBox>(fields, "environmentColour"), Qt::Key_Up);
    QCOMPARE(environment.size(), 1);
    find<QLineEdit>(fields, "environmentText")->setText(u"x"_s);
    QCOMPARE(environment.size(), 2);
    QVERIFY(tells([&] { find<QCheckBox>(fields, "allowUnencrypted")->click(); }));
    QCOMPARE(unencrypted.size(), 1);
    QCOMPARE(unencrypted.first().first().toBool(), false);
}

void TestAdvancedFields::readOnly()
{
    AllFields fields(m_files);
    fields.setConnection(everything());
    fields.setReadOnly(true);
    show(fields);
    for (QWidget *widget : fields.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        widget->setFocus();
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Space, Qt::Key_X, Qt::Key_Backspace})
            QTest::keyClick(widget, key);
        click(widget);
        QVERIFY(!QApplication::activePopupWidget());
        wheelOver(widget);
    }
    Connection connection = everything();
    fields.applyTo(connection);
    QVERIFY(connection == everything());
    QVERIFY(!isShown(fields, "chooseCaFile"));
    fields.setReadOnly(false);
    click(find<QCheckBox>(fields, "allowUnencrypted"));
    fields.applyTo(connection);
    QVERIFY(!connection.allowUnencrypted);
}

void TestAdvancedFields::wheelChangesFocusedFieldsOnly()
{
    AllFields fields(m_files);
    fields.setConnection(everything());
    show(fields);
    find<QPlainTextEdit>(fields, "notes")->setFocus();
    for (const char *name : {"token", "proxy", "environment", "environmentColour", "proxyPort",
                             "connectTimeout", "requestTimeout", "upgradeTimeout"})
        wheelOver(find<QWidget>(fields, name));
    Connection connection = everything();
    fields.applyTo(connection);
    QVERIFY(connection == everything());

    find<QSpinBox>(fields, "connectTimeout")->setFocus();
    wheelOver(find<QSpinBox>(fields, "connectTimeout"));
    QCOMPARE(find<QSpinBox>(fields, "connectTimeout")->value(), 1);
}

void TestAdvancedFields::choosesCaFile()
{
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    find<QPushButton>(fields, "chooseCaFile")->click();
    QCOMPARE(m_files.requests().size(), 1);
    m_files.choose(u"/etc/ssl/acme.pem"_s);
    Connection connection;
    fields.applyTo(connection);
    QCOMPARE(connection.caFile, u"/etc/ssl/acme.pem"_s);
}

/// Whoever chooses a file sees whom they trust from then on, and why a file can't be used.
void TestAdvancedFields::namesTheAuthorities()
{
    QTemporaryDir folder;
    QProcess openssl;
    openssl.setWorkingDirectory(folder.path());
    openssl.start(u"openssl"_s,
                  u"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=Acme-Root -keyout key.pem "
                  "-out ca.crt"_s.split(u' '));
    QVERIFY(openssl.waitForFinished() && openssl.exitCode() == 0);
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    find<QPushButton>(fields, "chooseCaFile")->click();
    m_files.choose(folder.filePath(u"ca.crt"_s));
    QTRY_COMPARE(labelText(fields, "caFileUnder"), u"Trusted in addition: \u2068Acme-Root\u2069"_s);
    find<QPushButton>(fields, "chooseCaFile")->click();
    m_files.choose(folder.filePath(u"key.pem"_s));
    QTRY_VERIFY(labelText(fields, "caFileUnder").contains(u"It is a private key."_s));
}

/// Whoever chooses a certificate sees whose it is, or what is missing.
void TestAdvancedFields::checksTheClientCertificate()
{
    QTemporaryDir folder;
    const auto openssl = [&folder](const QString &arguments) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(u"openssl"_s, arguments.split(u' '));
        QVERIFY(process.waitForFinished() && process.exitCode() == 0);
    };
    openssl(u"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=jdoe -keyout own.key -out own.crt"_s);
    openssl(u"pkcs12 -export -in own.crt -inkey own.key -passout pass:canary -out own.p12"_s);
    AllFields fields(m_files);
    fields.setConnection({});
    show(fields);
    QVERIFY(!isShown(fields, "clientKey"));
    QVERIFY(!isShown(fields, "certificatePassword"));

    find<QPushButton>(fields, "chooseClientCertificate")->click();
    m_files.choose(folder.filePath(u"own.crt"_s));
    QTRY_VERIFY(labelText(fields, "clientCertificateUnder").contains(u"It has no private key."_s));
    find<QPushButton>(fields, "chooseClientKey")->click();
    m_files.choose(folder.filePath(u"own.key"_s));
    QTRY_VERIFY(labelText(fields, "clientCertificateUnder").startsWith(u"\u2068jdoe\u2069, valid until "_s));

    find<QPushButton>(fields, "chooseClientCertificate")->click();
    m_files.choose(folder.filePath(u"own.p12"_s));
    QVERIFY(!isShown(fields, "clientKey"));
    QTRY_COMPARE(labelText(fields, "clientCertificateUnder"), u"The file needs its password."_s);
    auto *password = find<QLineEdit>(fields, "certificatePassword");
    const auto type = [password](const QString &text) {
        password->setFocus();
        password->selectAll();
        QTest::keyClicks(password, text);
        QTest::keyClick(password, Qt::Key_Tab);
    };
    type(u"canaries"_s);
    QTRY_VERIFY(labelText(fields, "certificatePasswordUnder")
                    .startsWith(u"The password does not open the client certificate."_s));
    type(u"canary"_s);
    QTRY_VERIFY(labelText(fields, "clientCertificateUnder").startsWith(u"\u2068jdoe\u2069, valid until "_s));
    QVERIFY(fields.validate());
    Connection connection;
    fields.applyTo(connection);
    QCOMPARE(connection.clientCertificate, QDir::toNativeSeparators(folder.filePath(u"own.p12"_s)));
    QCOMPARE(connection.clientKey, QString());
}

void TestAdvancedFields::passwordsAreNotOfTheConnection()
{
    AllFields fields(m_files);
    fields.setConnection(everything());
    show(fields);
    QCOMPARE(fields.advanced->passwords(), TransportPasswords());
    find<QLineEdit>(fields, "certificatePassword")->setText(u"canary-file"_s);
    find<QLineEdit>(fields, "proxyPassword")->setText(u"canary-proxy"_s);
    QCOMPARE(fields.advanced->passwords(),
             (TransportPasswords{Secret(u"canary-file"_s), Secret(u"canary-proxy"_s)}));
    Connection connection = everything();
    fields.applyTo(connection);
    QVERIFY(connection == everything());
    fields.setConnection({}); // the passwords of another connection
    QCOMPARE(fields.advanced->passwords(), TransportPasswords());
}

void TestAdvancedFields::allowUnencryptedUpdatesTheAddress()
{
    FormGrid grid;
    AddressField address(&grid);
    grid.show();
    address.field()->setText(u"http://api.example.com"_s);
    QVERIFY(!address.field()->validate());
    address.setAllowUnencrypted(true);
    QCOMPARE(labelText(grid, "serviceAddressUnder"),
             u"Not encrypted. Anyone on the way can read and change what is sent."_s);
    QCOMPARE(address.address(), QUrl(u"http://api.example.com"_s));
    address.field()->setText(u"http://127.0.0.1:8080"_s);
    QCOMPARE(labelText(grid, "serviceAddressUnder"), u"Not encrypted. This address is on this computer."_s);
    address.field()->setText(u"https://api.example.com"_s);
    QVERIFY(!isShown(grid, "serviceAddressUnder"));
}

void TestAdvancedFields::isAccessible()
{
    AllFields fields(m_files);
    fields.setConnection(everything());
    show(fields);
    QCOMPARE(accessFaults(fields), QString());
    const QList<std::pair<const char *, QString>> names{
        {"apiKeyHeader", u"API key header"_s},
        {"token", u"Token"_s},
        {"tokenHeader", u"Token header"_s},
        {"environment", u"Environment"_s},
        {"environmentColour", u"Environment colour"_s},
        {"production", u"Production: ask twice"_s},
        {"proxy", u"Proxy"_s},
        {"proxyHost", u"Proxy host"_s},
        {"proxyPort", u"Proxy port"_s},
        {"caFile", u"CA file"_s},
        {"chooseCaFile", u"Choose CA file…"_s},
        {"connectTimeout", u"Time to connect"_s},
        {"requestTimeout", u"Time for a request"_s},
        {"upgradeTimeout", u"Time for an upgrade"_s},
        {"allowUnencrypted", u"Allow unencrypted"_s},
        {"notes", u"Notes"_s},
    };
    for (const auto &[objectName, name] : names)
        QCOMPARE(spokenName(find<QWidget>(fields, objectName)), name);
}

void TestAdvancedFields::tabOrder()
{
    AllFields fields(m_files);
    fields.setConnection(everything());
    show(fields);
    const QStringList order{u"environment"_s,         u"environmentColour"_s,
                            u"production"_s,          u"notes"_s,
                            u"apiKeyHeader"_s,        u"token"_s,
                            u"tokenHeader"_s,         u"proxy"_s,
                            u"proxyHost"_s,           u"proxyPort"_s,
                            u"proxyUser"_s,           u"proxyPassword"_s,
                            u"showProxyPassword"_s,   u"caFile"_s,
                            u"chooseCaFile"_s,        u"allowUnencrypted"_s,
                            u"clientCertificate"_s,   u"chooseClientCertificate"_s,
                            u"clientKey"_s,           u"chooseClientKey"_s,
                            u"certificatePassword"_s, u"showCertificatePassword"_s,
                            u"connectTimeout"_s,      u"requestTimeout"_s,
                            u"upgradeTimeout"_s};
    QStringList found;
    find<QWidget>(fields, "environment")->setFocus();
    for (qsizetype i = 0; i < order.size(); ++i) {
        found += fields.focusWidget()->objectName();
        QTest::keyClick(fields.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(found, order);
}

SVC_TEST(TestAdvancedFields)
#include "tst_advancedfields.moc"
