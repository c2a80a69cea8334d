// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The proxy of a connection. Does not contain a password: a proxy that needs one has to be configured in the
/// system. Requests to this computer never use a proxy.
struct ProxyChoice
{
    enum class Mode {
        System, ///< the system's settings, including automatic configuration
        None,
        Manual, ///< the HTTP proxy `host:port`
    };
    Mode mode = Mode::System;
    QString host;     ///< only with Mode::Manual
    quint16 port = 0; ///< only with Mode::Manual; from 1 to 65535

    friend bool operator==(const ProxyChoice &, const ProxyChoice &) = default;
};
