// SPDX-License-Identifier: MIT
#pragma once

#include "program/demochild.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QNetworkAccessManager>
#include <QUrl>

#include <memory>
#include <utility>

class QNetworkReply;

inline constexpr int patience = 60'000;

inline const QByteArray loginPath = "/api/v3/login";
inline const QByteArray upgradePath = "/api/v3/me/upgrade";
inline const QByteArray notificationPath = "/api/v202108/notification/";

using Headers = QList<std::pair<QByteArray, QByteArray>>;

inline const Headers goodHeaders = {{"Svc-ApiKey", "demo-key"}, {"Content-Type", "application/json"}};

struct Answer
{
    int status = 0;
    bool complete = false;
    QByteArray contentType;
    QByteArray allow;
    QByteArray retryAfter;
    QByteArray location;
    QByteArray body;
};

/// Returns a LoginRequest of the demo user with the fields in `changed` replaced.
[[nodiscard]] QByteArray credentials(const QJsonObject &changed = {});

[[nodiscard]] QJsonObject objectIn(const QByteArray &body);

/// Owns a demo service, and a client that shares no code with it.
class DemoPeer final
{
public:
    DemoPeer();

    /// Returns false if the service did not become ready.
    [[nodiscard]] bool start(const QStringList &options = {});

    [[nodiscard]] std::unique_ptr<QNetworkReply> send(const QByteArray &method, const QByteArray &path,
                                                      const Headers &headers, const QByteArray &body = {});
    [[nodiscard]] Answer ask(const QByteArray &method, const QByteArray &path,
                             const Headers &headers = goodHeaders, const QByteArray &body = {});
    [[nodiscard]] Answer lookUp(int id, const Headers &more = {});
    [[nodiscard]] QByteArray signIn(const QJsonObject &changed = {});

    /// Sends raw bytes that an HTTP client would not send. Returns the bytes of the answer that have arrived
    /// when its headers are complete.
    [[nodiscard]] QByteArray exchange(const QByteArray &request) const;

private:
    DemoChild m_child;
    QNetworkAccessManager m_network;
    QUrl m_baseUrl;
};
