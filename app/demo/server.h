// SPDX-License-Identifier: MIT
#pragma once

#include "service.h"

#include <chrono>
#include <httplib.h>
#include <optional>

/// Carries the service over HTTP on this computer's loopback address.
class Server final
{
public:
    Server(std::chrono::milliseconds latency, std::chrono::seconds tokenLifetime);

    /// From here on connections are accepted by the system. 0 asks for a free port; nothing comes
    /// back where the port is not to be had.
    [[nodiscard]] std::optional<int> bind(int port);

    /// Answers requests as long as the process lives. Returns only when the socket fails.
    void serve();

private:
    [[nodiscard]] httplib::Server::HandlerResponse answerBeforeBody(const httplib::Request &request,
                                                                    httplib::Response &response);
    void answer(const httplib::Request &request, httplib::Response &response);

    Service m_service;
    httplib::Server m_http;
};
