// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

#include <QTimeZone>

/// Exchanges as the activity log holds them.
namespace exchanges {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

[[nodiscard]] inline QDateTime start()
{
    return {QDate(2026, 3, 14), QTime(9, 12, 1, 250), QTimeZone::utc()};
}

/// Returns a lookup that was answered with `status`.
[[nodiscard]] inline Exchange lookup(int status = 200, const QString &id = u"1042"_s)
{
    Exchange exchange;
    exchange.number = 1;
    exchange.group = 1;
    exchange.connection = u"acme @ api.example.com"_s;
    exchange.environment = u"PRODUCTION"_s;
    exchange.method = "GET";
    exchange.address = u"https://api.example.com/x/api/v202108/notification/"_s + id;
    exchange.started = start();
    exchange.requestHeaders = {{"Accept", "application/json", {}},
                               {"Svc-ApiKey", "<redacted>", SecretRole::ApiKey},
                               {"Authorization", "Bearer <redacted>", SecretRole::Token}};
    exchange.status = status;
    exchange.reason = status == 200 ? u"OK"_s : u"Not Found"_s;
    exchange.responseHeaders = {{"Content-Type", "application/json", {}}, {"Set-Cookie", "<redacted>", {}}};
    exchange.responseBody = {R"({"notificationId":1042,"subject":"it's"})", 40, false};
    exchange.times = {10ms, 60ms, 61ms, 300ms, 312ms};
    exchange.tls = ExchangeTls{{u"api.example.com"_s,
                                u"Example CA"_s,
                                u"ab:cd"_s,
                                {u"api.example.com"_s, u"*.example.com"_s},
                                QDateTime(QDate(2026, 1, 1), QTime(0, 0), QTimeZone::utc()),
                                QDateTime(QDate(2027, 1, 1), QTime(0, 0), QTimeZone::utc())},
                               u"TLS 1.3"_s,
                               u"TLS_AES_256_GCM_SHA384"_s};
    exchange.delivery = Delivery::Answered;
    return exchange;
}

/// Returns a sign-in whose connection was refused.
[[nodiscard]] inline Exchange refusedLogin()
{
    Exchange exchange;
    exchange.number = 2;
    exchange.group = 2;
    exchange.connection = u"acme"_s;
    exchange.method = "POST";
    exchange.address = u"https://api.example.com/api/v3/login"_s;
    exchange.started = start();
    exchange.requestHeaders = {{"Content-Type", "application/json", {}},
                               {"Content-Length", "70", {}},
                               {"Svc-ApiKey", "<redacted>", SecretRole::ApiKey}};
    exchange.requestBody = {R"({"dataSource":"acme's","username":"jdoe","password":"<redacted>"})", 70,
                            false};
    exchange.times = {2ms, {}, {}, {}, 5ms};
    exchange.error = ErrorKind::Refused;
    exchange.detail = u"Connection refused"_s;
    return exchange;
}

} // namespace exchanges
