// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "support/scriptedpeer.h"

#include <QList>

#include <array>

/// The fault of every fifth id, each kind in turn, and the error that the row must then have.
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

/// An answer that is made to exhaust memory: a head, then the same piece over and over, as fast as it is
/// read. Without a piece the head is the whole answer.
struct HostileBody
{
    const char *name;
    QByteArray head;
    QByteArray piece;
    ErrorKind kind; ///< of the lookup's error
};

[[nodiscard]] inline QList<HostileBody> hostileBodies()
{
    const QByteArray ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
    const auto chunk = [](int size) {
        return QByteArray::number(size, 16) + "\r\n" + QByteArray(size, '[') + "\r\n";
    };
    const auto whole = [](const QByteArray &status, const QByteArray &body) {
        return "HTTP/1.1 " + status +
               "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) +
               "\r\n\r\n" + body;
    };
    QByteArray keys = R"({"notificationId":2)";
    for (int key = 0; key < 100'000; ++key)
        keys += ",\"k" + QByteArray::number(key) + "\":1";
    const QByteArray block(0x10000, ' ');
    return {
        {"a length of 300 MB", ok + "Content-Length: 300000000\r\n\r\n", block, ErrorKind::TooLarge},
        {"until the connection ends", ok + "\r\n", block, ErrorKind::TooLarge},
        {"chunks of a byte", chunked, chunk(1).repeated(10'000), ErrorKind::TooLarge},
        {"chunks of 16 KiB", chunked, chunk(0x4000), ErrorKind::TooLarge},
        {"chunks of 64 KiB", chunked, chunk(0x10000), ErrorKind::TooLarge},
        {"chunks of 16 MiB", chunked, chunk(0x1000000), ErrorKind::TooLarge},
        {"a chunk of 1 TiB", chunked + "10000000000\r\n", block, ErrorKind::TooLarge},
        {"4 MB of brackets",
         whole("200 OK", QByteArray(2'000'000, '[') + QByteArray(2'000'000, ']')),
         {},
         ErrorKind::Data},
        {"100,000 keys", whole("200 OK", keys + '}'), {}, ErrorKind::Data},
        {"an error of 4 MB",
         whole("500 No", "{\"message\":\"" + QByteArray(4'000'000, 'x') + "\"}"),
         {},
         ErrorKind::ServerFault},
    };
}

/// Returns the fault of an id, or null if it is found.
[[nodiscard]] inline const SoakFault *soakFault(int id)
{
    constexpr int kEvery = 5;
    return id % kEvery == 0 ? &kSoakFaults.at(size_t(id / kEvery) % kSoakFaults.size()) : nullptr;
}
