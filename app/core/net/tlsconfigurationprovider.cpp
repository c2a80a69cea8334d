// SPDX-License-Identifier: MIT
#include "net/tlsconfigurationprovider.h"

#include "base/async.h"
#include "net/tlspolicy.h"

#include <QPointer>

namespace {

Result<QSslConfiguration> readConfiguration(const ReadCertificates &readExtraCas,
                                            const ReadClientCertificate &readClientCertificate,
                                            const Secret &password)
{
    QList<QSslCertificate> extraCas;
    if (readExtraCas) {
        const auto read = readExtraCas();
        if (!read)
            return failure(read.error());
        extraCas = *read;
    }
    if (!readClientCertificate)
        return tlsConfiguration(extraCas);
    return readClientCertificate(password).map(
        [&extraCas](const ClientCertificate &own) { return tlsConfiguration(extraCas, own); });
}

} // namespace

TlsConfigurationProvider::TlsConfigurationProvider(const TransportOptions &options)
    : m_readExtraCas(options.readExtraCas)
    , m_readClientCertificate(options.readClientCertificate)
    , m_readPassword(options.readCertificatePassword)
{
}

void TlsConfigurationProvider::get(QObject *context, const Handler &handler)
{
    if (!m_configuration && !m_readExtraCas && !m_readClientCertificate)
        m_configuration = tlsConfiguration({});
    if (m_configuration)
        handler(*m_configuration);
    else
        make(context, {}, handler);
}

void TlsConfigurationProvider::make(QObject *context, const Secret &password, const Handler &handler)
{
    using Made = Result<QSslConfiguration>;
    inBackground(
        context,
        [readCas = m_readExtraCas, readOwn = m_readClientCertificate, password]() -> Made {
            return readConfiguration(readCas, readOwn, password);
        },
        [self = QPointer(this), context, handler](const Made &made) {
            const bool needsPassword = !made && made.error().cause == ErrorCause::CertificatePasswordNeeded;
            if (needsPassword && self && self->m_readPassword) {
                self->makeWithPassword(context, handler);
                return;
            }
            if (self && made)
                self->m_configuration = *made;
            handler(made);
        });
}

void TlsConfigurationProvider::makeWithPassword(QObject *context, const Handler &handler)
{
    m_readPassword(context, [self = QPointer(this), context, handler](const Result<Secret> &password) {
        if (!password)
            handler(failure(password.error()));
        else if (password->isEmpty() || !self)
            handler(failure(inputError(ErrorCause::CertificatePasswordNeeded)));
        else
            self->make(context, *password, handler);
    });
}

#include "moc_tlsconfigurationprovider.cpp"
