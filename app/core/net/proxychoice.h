// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Which proxy a connection goes through. A value without a password: a proxy that wants one is the
/// system's to configure. Requests to this computer itself never use a proxy.
struct ProxyChoice
{
    enum class Mode {
        System, ///< as this computer is set up, automatic configuration included
        None,
        Manual, ///< the HTTP proxy `host:port`
    };
    Mode mode = Mode::System;
    QString host;     ///< with Mode::Manual only
    quint16 port = 0; ///< with Mode::Manual only; 1 to 65535

    friend bool operator==(const ProxyChoice &, const ProxyChoice &) = default;
};
