// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The proxy of a connection, without its password. Requests to this computer never use a proxy.
struct ProxyChoice
{
    enum class Mode {
        System, ///< the system's settings, including automatic configuration
        None,
        Manual, ///< the HTTP proxy `host:port`
    };
    Mode mode = Mode::System;
    QString host;      ///< only with Mode::Manual
    quint16 port = 0;  ///< only with Mode::Manual; from 1 to 65535
    QString user = {}; ///< only with Mode::Manual; empty if the proxy asks for no login

    friend bool operator==(const ProxyChoice &, const ProxyChoice &) = default;
};
