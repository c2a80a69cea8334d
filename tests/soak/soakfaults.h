// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "support/scriptedpeer.h"

#include <array>

/// What the service of the soak does to every fifth id, kind after kind, and what the row must then say.
struct SoakFault
{
    void (*answer)(const ScriptedPeer::Exchange &exchange, const QByteArray &id);
    ErrorKind kind;
};

inline const std::array kSoakFaults = {
    SoakFault{[](const auto &exchange, const QByteArray &) { exchange.reset(); }, ErrorKind::Interrupted},
    SoakFault{[](const auto &exchange, const QByteArray &) { exchange.finish(); }, ErrorKind::Interrupted},
    SoakFault{[](const auto &exchange, const QByteArray &id) {
                  exchange.send(
                      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
                      R"({"notificationId":)" +
                      id);
                  exchange.finish();
              },
              ErrorKind::Interrupted},
    SoakFault{
        [](const auto &exchange, const QByteArray &) { exchange.reply(200, R"({"notificationId":0})"); },
        ErrorKind::Data},
    SoakFault{[](const auto &exchange, const QByteArray &) { exchange.reply(200, "{\"notificationId\":"); },
              ErrorKind::Data},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.reply(200, "<html><title>Portal</title></html>", "text/html");
              },
              ErrorKind::Protocol},
    SoakFault{[](const auto &exchange, const QByteArray &) { exchange.reply(500, R"({"message":"no"})"); },
              ErrorKind::ServerFault},
    SoakFault{[](const auto &exchange, const QByteArray &) { exchange.reply(404, "{}"); },
              ErrorKind::NotFound},
    SoakFault{[](const auto &exchange, const QByteArray &) { exchange.reply(403, "{}"); },
              ErrorKind::Forbidden},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.reply(302, {}, "text/plain", "Location: http://127.0.0.1:9/other\r\n");
              },
              ErrorKind::Redirect},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.reply(200, "packed", "application/json", "Content-Encoding: gzip\r\n");
              },
              ErrorKind::Protocol},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                                "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n");
                  exchange.finish();
              },
              ErrorKind::Interrupted},
};

/// Answers that somebody sends to use the program's memory up. A lookup has to end all the same.
inline const std::array kHostileBodies = {
    SoakFault{
        [](const auto &exchange, const QByteArray &) {
            exchange.send(
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 300000000\r\n\r\n");
            exchange.sendForever(QByteArray(65536, 'x'));
        },
        ErrorKind::TooLarge},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n");
                  exchange.sendForever(QByteArray(65536, ' '));
              },
              ErrorKind::TooLarge},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                                "Transfer-Encoding: chunked\r\n\r\n");
                  exchange.sendForever("4000\r\n" + QByteArray(0x4000, '[') + "\r\n");
              },
              ErrorKind::TooLarge},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.reply(200, QByteArray(2'000'000, '[') + QByteArray(2'000'000, ']'));
              },
              ErrorKind::Data},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  QByteArray keys = R"({"notificationId":1)";
                  for (int key = 0; key < 100'000; ++key)
                      keys += ",\"k" + QByteArray::number(key) + "\":1";
                  exchange.reply(200, keys + '}');
              },
              ErrorKind::Data},
    SoakFault{[](const auto &exchange, const QByteArray &) {
                  exchange.reply(500, "{\"message\":\"" + QByteArray(4'000'000, 'x') + "\"}");
              },
              ErrorKind::ServerFault},
};
constexpr int kFirstHostile = 1'000'000; ///< the id that is answered with the first of them

/// The fault of an id; none where it is found.
[[nodiscard]] inline const SoakFault *soakFault(int id)
{
    constexpr int kEvery = 5;
    return id % kEvery == 0 ? &kSoakFaults.at(size_t(id / kEvery) % kSoakFaults.size()) : nullptr;
}
