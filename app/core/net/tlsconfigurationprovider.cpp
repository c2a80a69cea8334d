// SPDX-License-Identifier: MIT
#include "net/tlsconfigurationprovider.h"

#include "base/async.h"
#include "net/tlspolicy.h"

#include <QPointer>

TlsConfigurationProvider::TlsConfigurationProvider(ReadCertificates readExtraCas)
    : m_readExtraCas(std::move(readExtraCas))
{
}

void TlsConfigurationProvider::get(QObject *context, const Handler &handler)
{
    if (!m_configuration && !m_readExtraCas)
        m_configuration = tlsConfiguration({});
    if (m_configuration) {
        handler(*m_configuration);
        return;
    }
    using Made = Result<QSslConfiguration>;
    inBackground(
        context, [read = m_readExtraCas]() -> Made { return read().map(tlsConfiguration); },
        [self = QPointer(this), handler](const Made &made) {
            if (self && made)
                self->m_configuration = *made;
            handler(made);
        });
}

#include "moc_tlsconfigurationprovider.cpp"
