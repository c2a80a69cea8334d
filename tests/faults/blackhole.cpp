// SPDX-License-Identifier: MIT
#include "blackhole.h"

#include <QtGlobal>

using namespace Qt::StringLiterals;

#ifdef Q_OS_LINUX

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

BlackHole::BlackHole()
{
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    m_sockets += server;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    if (::bind(server, generic, size) != 0 || ::listen(server, 0) != 0 ||
        ::getsockname(server, generic, &size) != 0)
        return;
    m_port = ntohs(address.sin_port);
    // A backlog of 0 holds one connection; the first connection without an answer shows that it is full.
    for (int tries = 0; tries < 8 && !m_isBlack; ++tries) {
        const int client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        m_sockets += client;
        static_cast<void>(::connect(client, generic, size)); // poll() reports the result
        pollfd connected{client, POLLOUT, 0};
        m_isBlack = ::poll(&connected, 1, 100) == 0;
    }
}

BlackHole::~BlackHole()
{
    for (const int socket : std::as_const(m_sockets))
        ::close(socket);
}

#else

BlackHole::BlackHole() = default;
BlackHole::~BlackHole() = default;

#endif

QUrl BlackHole::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
}
