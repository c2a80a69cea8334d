// SPDX-License-Identifier: MIT
#include "contract/login.h"

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

using namespace Qt::StringLiterals;

QByteArray loginRequestJson(const LoginRequest &request)
{
    JsonWriter json;
    json.add("dataSource"_L1, request.dataSource);
    if (!request.partition.isEmpty())
        json.add("partition"_L1, request.partition);
    json.add("username"_L1, request.userName);
    json.add("password"_L1, request.password.reveal());
    return json.json();
}

Result<LoginResponse> parseLoginResponse(const QByteArray &body)
{
    const Result<JsonReader> json = JsonReader::open(body);
    if (!json)
        return failure(json.error());

    LoginResponse response;
    if (std::optional<QString> token = json->string("token"_L1))
        response.token = Secret(*std::move(token));
    if (const std::optional<JsonReader> user = json->object("user"_L1))
        response.user = {user->string("fullName"_L1), user->string("userName"_L1)};
    if (json->error())
        return failure(*json->error());
    return response;
}
