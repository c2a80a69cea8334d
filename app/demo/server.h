// SPDX-License-Identifier: MIT
#pragma once

#include "service.h"

#include <chrono>
#include <httplib.h>
#include <optional>

/// Provides the service over HTTP on this computer's loopback address.
class Server final
{
public:
    Server(std::chrono::milliseconds latency, std::chrono::seconds tokenLifetime, std::chrono::seconds age);

    /// Starts listening and returns the port. 0 selects a free port. `nullopt` if the port is not available.
    [[nodiscard]] std::optional<int> bind(int port);

    /// Answers requests until the process ends. Returns only if the socket fails.
    void serve();

private:
    [[nodiscard]] httplib::Server::HandlerResponse answerBeforeBody(const httplib::Request &request,
                                                                    httplib::Response &response);
    void answer(const httplib::Request &request, httplib::Response &response);

    Service m_service;
    httplib::Server m_http;
};
