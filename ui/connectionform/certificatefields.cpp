// SPDX-License-Identifier: MIT
#include "ui/connectionform/certificatefields.h"

#include "base/async.h"
#include "connections/certificatefile.h"
#include "connections/clientcertificatefile.h"
#include "connections/connectionfields.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/secretedit.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxShownName = 60;

QString certificateLabel(const QString &name)
{
    return isolatedText(boundedText(visibleLine(name), kMaxShownName));
}

/// Returns which certificate the file contains.
QString summaryOf(const ClientCertificate &read)
{
    const QSslCertificate &own = read.chain.first();
    const QString until = QLocale().toString(own.expiryDate().date(), QLocale::ShortFormat);
    //: %1 is the name of a certificate, %2 a date.
    return CertificateFields::tr("%1, valid until %2").arg(certificateLabel(certificateName(own)), until);
}

bool isPkcs12Name(const QString &path)
{
    return path.endsWith(".p12"_L1, Qt::CaseInsensitive) || path.endsWith(".pfx"_L1, Qt::CaseInsensitive);
}

} // namespace

CertificateFields::CertificateFields(FormGrid *grid, bool isPersistent, FileChooser &files)
    : ConnectionFormPart(grid)
    , m_grid(grid)
    , m_files(files)
    , m_certificate(makeFileField(fieldTitle(ConnectionField::ClientCertificate), u"clientCertificate"_s))
    , m_key(makeFileField(fieldTitle(ConnectionField::ClientKey), u"clientKey"_s))
{
    auto *secret = new SecretEdit(CommonTexts::tr("Show password"));
    secret->showButton()->setObjectName(u"showCertificatePassword"_s);
    m_password = new FormField(tr("Certificate password"), u"certificatePassword"_s, secret);
    m_password->setTrims(false);
    m_password->setHint(
        isPersistent
            ? tr("It goes into the system's keyring. If it is there already, leave this empty.")
            : tr("It is kept until you quit: the system's keyring is not used here. If you have typed "
                 "it since the start, leave this empty."));
    m_password->setRule([this](const QString &) { return m_passwordProblem; });
    m_certificate->setHint(tr("For services that ask for one: PKCS #12, or PEM with its key."));
    m_certificate->setRule([this](const QString &text) {
        return QDir::isAbsolutePath(text) ? m_problem : CommonTexts::tr("Enter the full path of the file.");
    });
    m_key->setHint(tr("Only if it is not in the same file."));
    m_key->setRule([](const QString &text) {
        return QDir::isAbsolutePath(text) ? QString() : CommonTexts::tr("Enter the full path of the file.");
    });
    auto *choose = makeButton(tr("Choose certificate…"), u"chooseClientCertificate"_s);
    m_certificate->setBeside(choose);
    connect(choose, &QPushButton::clicked, this, &CertificateFields::chooseCertificate);
    auto *chooseKey = makeButton(tr("Choose key…"), u"chooseClientKey"_s);
    m_key->setBeside(chooseKey);
    connect(chooseKey, &QPushButton::clicked, this,
            [this] { this->choose(m_key, tr("Choose key"), tr("Keys (*.key *.pem *.der);;All files (*)")); });
    for (FormField *field : {m_certificate, m_key, m_password}) {
        grid->add(field);
        connect(field, &FormField::editingFinished, this, &CertificateFields::read);
        connect(field->edit(), &QLineEdit::textChanged, this, [this] {
            m_problem.clear();
            m_passwordProblem.clear();
            updateRows();
            Q_EMIT changed();
        });
    }
    updateRows();
}

FormField *CertificateFields::makeFileField(const QString &caption, const QString &name)
{
    auto *field = new FormField(caption, name, new QLineEdit);
    field->setSaved(true);
    return field;
}

void CertificateFields::setConnection(const Connection &connection)
{
    m_certificate->setText(connection.clientCertificate);
    m_key->setText(connection.clientKey);
    m_password->setText({});
}

void CertificateFields::applyTo(Connection &connection) const
{
    connection.clientCertificate = m_certificate->text().trimmed();
    connection.clientKey =
        connection.clientCertificate.isEmpty() || isPkcs12Name(connection.clientCertificate)
            ? QString()
            : m_key->text().trimmed();
}

QWidget *CertificateFields::validate()
{
    QWidget *first = nullptr;
    for (FormField *field : {m_certificate, m_key, m_password}) {
        if (!field->isHidden() && !field->validate() && !first)
            first = field;
    }
    return first;
}

void CertificateFields::setReadOnly(bool readOnly)
{
    for (FormField *field : {m_certificate, m_key, m_password}) {
        field->setReadOnly(readOnly);
        for (QPushButton *button : field->findChildren<QPushButton *>())
            button->setVisible(!readOnly);
    }
}

Secret CertificateFields::password() const
{
    return Secret(m_password->text());
}

void CertificateFields::focusPassword()
{
    m_password->edit()->setFocus(Qt::OtherFocusReason);
}

void CertificateFields::chooseCertificate()
{
    choose(m_certificate, tr("Choose client certificate"),
           tr("Certificates with key (*.p12 *.pfx *.pem *.crt *.cer);;All files (*)"));
}

void CertificateFields::choose(FormField *field, const QString &title, const QString &filter)
{
    field->edit()->setFocus(Qt::OtherFocusReason);
    m_files.open(field, title, filter, [this, field](const QString &path) {
        field->setText(QDir::toNativeSeparators(path));
        field->validate();
        read();
    });
}

/// Shows the fields that the certificate may need.
void CertificateFields::updateRows()
{
    const QString path = m_certificate->text();
    m_grid->setRowVisible(m_key, !path.isEmpty() && !isPkcs12Name(path));
    m_grid->setRowVisible(m_password, !path.isEmpty());
}

void CertificateFields::read()
{
    const QString path = m_certificate->text();
    const QString key = m_key->text();
    if (!QDir::isAbsolutePath(path))
        return;
    inBackground(
        this,
        [path, key, password = password()] {
            return readClientCertificate(path, key, password, QDateTime::currentDateTimeUtc());
        },
        [this, number = ++m_reads](const Result<ClientCertificate> &certificate) {
            if (number == m_reads)
                showRead(certificate);
        });
}

void CertificateFields::showRead(const Result<ClientCertificate> &certificate)
{
    m_problem.clear();
    m_passwordProblem.clear();
    const ErrorCause cause = certificate ? ErrorCause::None : certificate.error().cause;
    if (certificate)
        m_certificate->setNotice(summaryOf(*certificate));
    else if (cause == ErrorCause::CertificatePasswordNeeded)
        m_certificate->setNotice(tr("The file needs its password."));
    else if (cause == ErrorCause::CertificatePasswordWrong)
        m_passwordProblem = fieldSentence(certificate.error());
    else
        m_problem = fieldSentence(certificate.error());
    static_cast<void>(validate());
}

#include "moc_certificatefields.cpp"
