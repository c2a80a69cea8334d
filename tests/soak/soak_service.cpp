// SPDX-License-Identifier: MIT
// soak_service: the service of the soak, in a process of its own so that its memory is not counted. Prints
// its http and https addresses, and runs until its standard input is closed.
#include "soakfaults.h"
#include "support/certificates.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

namespace {

void answer(const ScriptedPeer::Exchange &exchange)
{
    const QByteArray target = exchange.requestLine().split(' ').value(1);
    if (target.startsWith("/hostile/")) {
        static const QList<HostileBody> bodies = hostileBodies();
        const HostileBody &body = bodies.at(target.split('/').at(2).toInt());
        exchange.send(body.head);
        if (!body.piece.isEmpty())
            exchange.sendForever(body.piece);
        return;
    }
    const QByteArray id = target.mid(target.lastIndexOf('/') + 1);
    if (const SoakFault *fault = id.toInt() > 0 ? soakFault(id.toInt()) : nullptr)
        fault->answer(exchange, id);
    else
        exchange.reply(200, R"({"token":"soak-token","notificationId":)" + QByteArray::number(id.toInt()) +
                                R"(,"subject":"Import of notification )" + id +
                                R"( has ended","messagePreview":")" + QByteArray(500, 'x') + "\"}");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const ScriptedPeer peer(answer);
    const ScriptedPeer encrypted(certificates::server(QStringLiteral("good")), answer);
    std::printf("%s\n%s\n", peer.url().toEncoded().constData(), encrypted.url().toEncoded().constData());
    std::fflush(stdout);
    const QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, [] { QCoreApplication::quit(); });
    return QCoreApplication::exec();
}
