// SPDX-License-Identifier: MIT
#include "ui/connectionform/networkfields.h"

#include "base/async.h"
#include "connections/address.h"
#include "connections/cafile.h"
#include "connections/certificatefile.h"
#include "connections/connectionfields.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/numberfield.h"
#include "ui/widgets/controls/secretedit.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QDir>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsualProxyPort = 8080;
constexpr int kMaxPort = 65535;
constexpr qsizetype kNamedCertificates = 3;
constexpr qsizetype kMaxCertificateName = 60;

/// Returns which authorities a file adds. The names are those in the certificates, which anyone can make.
QString trustedText(const QList<QSslCertificate> &certificates)
{
    QStringList names;
    for (const QSslCertificate &certificate :
         certificates.first(std::min(kNamedCertificates, certificates.size())))
        names += isolatedText(boundedText(visibleLine(certificateName(certificate)), kMaxCertificateName));
    const auto more = static_cast<int>(certificates.size() - names.size());
    const QString listed = commaSeparated(names);
    //: %1 are names of certificates.
    return more == 0 ? NetworkFields::tr("Trusted in addition: %1").arg(listed)
                     : NetworkFields::tr("Trusted in addition: %1 and %Ln more", nullptr, more).arg(listed);
}

} // namespace

NetworkFields::NetworkFields(FormGrid *grid, bool isPersistent, FileChooser &files)
    : ConnectionFormPart(grid)
    , m_grid(grid)
    , m_files(files)
    , m_proxy(new ComboField)
    , m_proxyHost(new FormField(tr("Proxy host"), u"proxyHost"_s, new QLineEdit))
    , m_proxyPort(new NumberField(u"proxyPort"_s, 1, kMaxPort))
    , m_proxyUser(new FormField(fieldTitle(ConnectionField::ProxyUser), u"proxyUser"_s, new QLineEdit))
    , m_caFile(new FormField(fieldTitle(ConnectionField::CaFile), u"caFile"_s, new QLineEdit))
    , m_chooseCaFile(makeButton(tr("Choose CA file…"), u"chooseCaFile"_s))
    , m_allowUnencrypted(new CheckField(fieldTitle(ConnectionField::AllowUnencrypted), u"allowUnencrypted"_s))
{
    m_proxy->setObjectName(u"proxy"_s);
    const auto add = [this](const QString &text, ProxyChoice::Mode mode) {
        m_proxy->addItem(text, static_cast<int>(mode));
    };
    add(tr("Same as the system", "which proxy to use"), ProxyChoice::Mode::System);
    add(tr("None", "which proxy to use"), ProxyChoice::Mode::None);
    add(tr("Manual", "which proxy to use"), ProxyChoice::Mode::Manual);
    m_proxyHost->setRequired(true);
    m_proxyHost->setSaved(true);
    m_proxyHost->setRule([](const QString &text) {
        return isHost(text) ? QString()
                            : tr("This is not a host name. Leave out https:// and the port, for example "
                                 "proxy.example.com.");
    });
    m_proxyPort->setGroupSeparatorShown(false); // a port is no count
    m_proxyPort->setValue(kUsualProxyPort);
    m_proxyUser->setSaved(true);
    m_proxyUser->setHint(tr("Only if the proxy asks for a login."));
    auto *secret = new SecretEdit(CommonTexts::tr("Show password"));
    secret->showButton()->setObjectName(u"showProxyPassword"_s);
    m_proxyPassword = new FormField(tr("Proxy password"), u"proxyPassword"_s, secret);
    m_proxyPassword->setTrims(false);
    m_proxyPassword->setHint(
        isPersistent
            ? tr("It goes into the system's keyring, and to this proxy only. If it is there already, "
                 "leave this empty.")
            : tr("It goes to this proxy only, and is kept until you quit: the system's keyring is not "
                 "used here. If you have typed it since the start, leave this empty."));
    m_caFile->setSaved(true);
    m_caFile->setHint(
        tr("Certificates that are trusted in addition to the system's own: PEM, DER or PKCS #7."));
    m_caFile->setRule([this](const QString &text) {
        if (!QDir::isAbsolutePath(text))
            return CommonTexts::tr("Enter the full path of the file.");
        return text == m_caFileRead ? m_caFileProblem : QString();
    });
    connect(m_caFile, &FormField::editingFinished, this, &NetworkFields::readCaFile);
    m_caFile->setBeside(m_chooseCaFile);

    grid->addRow(fieldTitle(ConnectionField::Proxy), m_proxy);
    grid->add(m_proxyHost);
    grid->addRow(tr("Proxy port"), m_proxyPort);
    grid->add(m_proxyUser);
    grid->add(m_proxyPassword);
    grid->add(m_caFile);
    grid->addRow({},
                 withHint(m_allowUnencrypted,
                          tr("For addresses that start with http://. Anyone on the way can read and change "
                             "what is sent, the API key and the password included.")));
    showProxy();

    connect(m_proxy, &QComboBox::currentIndexChanged, this, &NetworkFields::showProxy);
    connect(m_proxy, &QComboBox::currentIndexChanged, this, &NetworkFields::changed);
    connect(m_proxyPort, &QSpinBox::valueChanged, this, &NetworkFields::changed);
    connect(m_proxyUser->edit(), &QLineEdit::textChanged, this, &NetworkFields::showProxy);
    for (const FormField *field : {m_proxyHost, m_proxyUser, m_proxyPassword, m_caFile})
        connect(field->edit(), &QLineEdit::textChanged, this, &NetworkFields::changed);
    connect(m_chooseCaFile, &QPushButton::clicked, this, &NetworkFields::chooseCaFile);
    connect(m_allowUnencrypted, &QCheckBox::toggled, this, &NetworkFields::allowUnencryptedChanged);
    connect(m_allowUnencrypted, &QCheckBox::toggled, this, &NetworkFields::changed);
}

void NetworkFields::setConnection(const Connection &connection)
{
    m_proxy->setCurrentIndex(m_proxy->findData(static_cast<int>(connection.proxy.mode)));
    m_proxyHost->setText(connection.proxy.host);
    m_proxyPort->setValue(connection.proxy.port > 0 ? connection.proxy.port : kUsualProxyPort);
    m_proxyUser->setText(connection.proxy.user);
    m_proxyPassword->setText({});
    m_caFile->setText(connection.caFile);
    m_allowUnencrypted->setChecked(connection.allowUnencrypted);
}

void NetworkFields::applyTo(Connection &connection) const
{
    connection.proxy = {};
    connection.proxy.mode = mode();
    if (mode() == ProxyChoice::Mode::Manual) {
        connection.proxy.host = m_proxyHost->text().trimmed();
        connection.proxy.port = static_cast<quint16>(m_proxyPort->value());
        connection.proxy.user = m_proxyUser->text().trimmed();
    }
    connection.caFile = m_caFile->text().trimmed();
    connection.allowUnencrypted = allowsUnencrypted();
}

QWidget *NetworkFields::validate()
{
    const bool isProxyValid = mode() != ProxyChoice::Mode::Manual || m_proxyHost->validate();
    const bool isCaFileValid = m_caFile->validate();
    if (!isProxyValid)
        return m_proxyHost;
    return isCaFileValid ? nullptr : m_caFile;
}

void NetworkFields::setReadOnly(bool readOnly)
{
    m_proxy->setReadOnly(readOnly);
    m_proxyHost->setReadOnly(readOnly);
    m_proxyPort->setFixed(readOnly);
    m_proxyUser->setReadOnly(readOnly);
    m_proxyPassword->setReadOnly(readOnly);
    m_caFile->setReadOnly(readOnly);
    m_chooseCaFile->setVisible(!readOnly);
    m_allowUnencrypted->setReadOnly(readOnly);
}

bool NetworkFields::allowsUnencrypted() const
{
    return m_allowUnencrypted->isChecked();
}

ProxyChoice::Mode NetworkFields::mode() const
{
    return static_cast<ProxyChoice::Mode>(m_proxy->currentData().toInt());
}

void NetworkFields::showProxy()
{
    const bool isManual = mode() == ProxyChoice::Mode::Manual;
    m_grid->setRowVisible(m_proxyHost, isManual);
    m_grid->setRowVisible(m_proxyPort, isManual);
    m_grid->setRowVisible(m_proxyUser, isManual);
    m_grid->setRowVisible(m_proxyPassword, isManual && !m_proxyUser->text().isEmpty());
}

Secret NetworkFields::proxyPassword() const
{
    return Secret(m_proxyPassword->text());
}

void NetworkFields::askForProxyLogin(const QString &proxy)
{
    const QUrl address(u"//"_s + proxy);
    m_proxy->setCurrentIndex(m_proxy->findData(static_cast<int>(ProxyChoice::Mode::Manual)));
    m_proxyHost->setText(address.host());
    m_proxyPort->setValue(address.port(kUsualProxyPort));
    const FormField *field = m_proxyUser->text().isEmpty() ? m_proxyUser : m_proxyPassword;
    field->edit()->setFocus(Qt::OtherFocusReason);
    field->edit()->selectAll();
}

void NetworkFields::chooseCaFile()
{
    m_caFile->edit()->setFocus(Qt::OtherFocusReason);
    const QString filter =
        tr("Certificates (*.pem *.crt *.cer *.der *.p7b *.p7c *.ca-bundle);;All files (*)");
    m_files.open(m_caFile, tr("Choose CA file"), filter, [this](const QString &path) {
        m_caFile->setText(QDir::toNativeSeparators(path));
        m_caFile->validate();
        readCaFile();
    });
}

/// Reads the file in the background. If it cannot be used, the reason is shown when the file has been read.
void NetworkFields::readCaFile()
{
    const QString path = m_caFile->text();
    if (!QDir::isAbsolutePath(path))
        return;
    inBackground(
        this, [path] { return ::readCaFile(path); },
        [this, path](const Result<QList<QSslCertificate>> &certificates) {
            m_caFileRead = path;
            m_caFileProblem = certificates ? QString() : fieldSentence(certificates.error());
            if (m_caFile->text() != path)
                return;
            m_caFile->validate();
            if (certificates)
                m_caFile->setNotice(trustedText(*certificates));
        });
}

#include "moc_networkfields.cpp"
