// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/transportoptions.h"

#include <QObject>
#include <QSslConfiguration>

#include <functional>
#include <optional>

/// The TLS configuration of one client. Where it trusts more than the system does it is made in another
/// thread, since reading the certificates takes its time, and kept from then on.
class TlsConfigurationProvider final : public QObject
{
    Q_OBJECT
public:
    using Handler = std::function<void(const Result<QSslConfiguration> &)>;

    explicit TlsConfigurationProvider(ReadCertificates readExtraCas);

    /// At once or later; nothing is called once `context` is gone. The error is that of the
    /// certificates, which are read again the next time.
    void get(QObject *context, const Handler &handler);

private:
    const ReadCertificates m_readExtraCas;
    std::optional<QSslConfiguration> m_made;
};
