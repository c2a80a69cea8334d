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
    if (!m_made && !m_readExtraCas)
        m_made = tlsConfiguration({});
    if (m_made) {
        handler(*m_made);
        return;
    }
    using Made = Result<QSslConfiguration>;
    inBackground(
        context, [read = m_readExtraCas]() -> Made { return read().map(tlsConfiguration); },
        [self = QPointer(this), handler](const Made &made) {
            if (self && made)
                self->m_made = *made;
            handler(made);
        });
}

#include "moc_tlsconfigurationprovider.cpp"
