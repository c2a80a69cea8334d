// SPDX-License-Identifier: MIT
// soak_service: the service of the soak, in a process of its own so that its memory is not counted. Prints
// its address and serves until its standard input ends.
#include "soakfaults.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

namespace {

void answer(const ScriptedPeer::Exchange &exchange)
{
    const QByteArray target = exchange.requestLine().split(' ').value(1);
    const QByteArray id = target.mid(target.lastIndexOf('/') + 1);
    if (id.toInt() >= kFirstHostile)
        kHostileBodies.at(size_t(id.toInt() - kFirstHostile)).answer(exchange, id);
    else if (const SoakFault *fault = soakFault(id.toInt()))
        fault->answer(exchange, id);
    else
        exchange.reply(200, R"({"notificationId":)" + id + R"(,"subject":"Import of notification )" + id +
                                R"( has ended","messagePreview":")" + QByteArray(500, 'x') + "\"}");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const ScriptedPeer peer(answer);
    std::printf("%s\n", peer.url().toEncoded().constData());
    std::fflush(stdout);
    const QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, [] { QCoreApplication::quit(); });
    return QCoreApplication::exec();
}
