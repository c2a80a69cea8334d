// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "net/transportoptions.h"

#include <QObject>
#include <QSslConfiguration>

#include <functional>
#include <optional>

/// Provides the TLS configuration of one client. If it includes additional certificates or a certificate of
/// this computer, it is created on another thread, since reading them takes a while, and then cached.
class TlsConfigurationProvider final : public QObject
{
    Q_OBJECT
public:
    using Handler = std::function<void(const Result<QSslConfiguration> &)>;

    explicit TlsConfigurationProvider(const TransportOptions &options);

    /// Calls `handler` with the configuration, now or later, unless `context` has been destroyed by then. If
    /// the certificates cannot be read, passes that error on and reads them again on the next call.
    void get(QObject *context, const Handler &handler);

private:
    void make(QObject *context, const Secret &password, const Handler &handler);
    void makeWithPassword(QObject *context, const Handler &handler);

    const ReadCertificates m_readExtraCas;
    const ReadClientCertificate m_readClientCertificate;
    const ReadSecret m_readPassword;
    std::optional<QSslConfiguration> m_configuration;
};
