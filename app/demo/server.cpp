// SPDX-License-Identifier: MIT
#include "server.h"

#include <regex>
#include <thread>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t bodyLimit = 65'536;

// Each open connection and each slow answer occupies a thread.
constexpr std::size_t threadCount = 64;

constexpr std::size_t requestsPerConnection = 100;

/// The library's default options would let another program listen on the same port.
void disablePortSharing(socket_t socket)
{
    const int yes = 1;
#ifdef _WIN32
    constexpr int option = SO_EXCLUSIVEADDRUSE;
#else
    constexpr int option = SO_REUSEADDR;
#endif
    setsockopt(socket, SOL_SOCKET, option, reinterpret_cast<const char *>(&yes), sizeof yes);
}

/// Returns whether the Host header names this computer. Any other name comes from a web page that has its own
/// name resolved to this computer.
bool isOwnHost(const httplib::Request &request)
{
    static const std::regex own(R"((127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?)", std::regex::icase);
    return request.get_header_value_count("Host") == 1 &&
           std::regex_match(request.get_header_value("Host"), own);
}

std::optional<QByteArray> header(const httplib::Request &request, const char *name)
{
    if (!request.has_header(name))
        return std::nullopt;
    return QByteArray::fromStdString(request.get_header_value(name));
}

Call callOf(const httplib::Request &request)
{
    Call call;
    call.method = QByteArray::fromStdString(request.method);
    call.path = QByteArray::fromStdString(request.path);
    const auto [first, last] = request.params.equal_range("upgradesOnly");
    for (auto parameter = first; parameter != last; ++parameter)
        call.upgradesOnly.push_back(QByteArray::fromStdString(parameter->second));
    call.apiKey = header(request, "Svc-ApiKey");
    call.contentType = header(request, "Content-Type").value_or(QByteArray());
    call.authorization = header(request, "Authorization");
    call.token = header(request, "Svc-Token");
    call.body = QByteArray::fromStdString(request.body);
    return call;
}

void send(const Reply &reply, httplib::Response &response)
{
    response.status = reply.status;
    for (const auto &[name, value] : reply.headers)
        response.set_header(name, value);
    if (reply.cutOff) {
        response.set_content_provider(static_cast<std::size_t>(reply.body.size()),
                                      reply.contentType.toStdString(),
                                      [half = reply.body.left(reply.body.size() / 2)](
                                          std::size_t, std::size_t, httplib::DataSink &sink) {
                                          sink.write(half.data(), static_cast<std::size_t>(half.size()));
                                          return false;
                                      });
    } else {
        response.set_content(reply.body.toStdString(), reply.contentType.toStdString());
    }
}

/// Sends a body for errors of the library itself, such as a request body that is too large.
void describeError(const httplib::Request &, httplib::Response &response)
{
    if (!response.body.empty())
        return;
    const QString detail = response.status == 413 ? u"The body is larger than %1 bytes."_s.arg(bodyLimit)
                                                  : u"The request is not a valid HTTP request."_s;
    send(problem(response.status, detail), response);
}

} // namespace

Server::Server(std::chrono::milliseconds latency, std::chrono::seconds tokenLifetime,
               std::chrono::seconds age)
    : m_service(tokenLifetime, age)
{
    m_http.new_task_queue = [] { return new httplib::ThreadPool(threadCount); };
    m_http.set_socket_options(disablePortSharing);
    m_http.set_tcp_nodelay(true);
    m_http.set_keep_alive_max_count(requestsPerConnection);
    m_http.set_payload_max_length(bodyLimit);
    m_http.set_error_handler(describeError);
    m_http.set_pre_routing_handler([this](const httplib::Request &request, httplib::Response &response) {
        return answerBeforeBody(request, response);
    });
    m_http.set_post_routing_handler(
        [latency](const httplib::Request &, httplib::Response &) { std::this_thread::sleep_for(latency); });
    const auto handler = [this](const httplib::Request &request, httplib::Response &response) {
        answer(request, response);
    };
    m_http.Get(".*", handler);
    m_http.Post(".*", handler);
    m_http.Put(".*", handler);
    m_http.Patch(".*", handler);
    m_http.Delete(".*", handler);
    m_http.Options(".*", handler);
}

std::optional<int> Server::bind(int port)
{
    const std::string address = "127.0.0.1";
    const int bound = port == 0                            ? m_http.bind_to_any_port(address)
                      : m_http.bind_to_port(address, port) ? port
                                                           : -1;
    return bound > 0 ? std::optional(bound) : std::nullopt;
}

void Server::serve()
{
    m_http.listen_after_bind();
}

/// Checks the length of a body before it is read. The library enforces its limit only for a declared length,
/// and would wait for a body without one.
httplib::Server::HandlerResponse Server::answerBeforeBody(const httplib::Request &request,
                                                          httplib::Response &response)
{
    if (request.has_header("Transfer-Encoding")) {
        send(problem(411, u"The body must be sent with its Content-Length, not in chunks."_s), response);
    } else if (request.has_header("Content-Encoding")) {
        send(problem(415, u"The body must be sent without a content coding."_s), response);
    } else if (!request.has_header("Content-Length")) {
        answer(request, response);
    } else {
        return httplib::Server::HandlerResponse::Unhandled;
    }
    return httplib::Server::HandlerResponse::Handled;
}

void Server::answer(const httplib::Request &request, httplib::Response &response)
{
    if (isOwnHost(request))
        send(m_service.answer(callOf(request)), response);
    else
        send(problem(421, u"The Host header names another computer."_s), response);
}
