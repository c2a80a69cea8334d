// SPDX-License-Identifier: MIT
#include "clientimport/clientfile.h"
#include "clientimport/curlcommand.h"
#include "connections/connectionjson.h"
#include "fuzz.h"

namespace {

void check(const QList<ImportedConnection> &found)
{
    require(found.size() <= kMaxConnections, "no more than can be kept");
    for (const ImportedConnection &imported : found) {
        require(!imported.connection.allowUnencrypted || imported.isWhole, "no permission is imported");
        require(imported.isWhole || imported.connection.baseUrl.scheme() != QLatin1StringView("http"),
                "http is not imported");
        if (imported.hasAddress())
            require(storableConnection(imported.connection).has_value(), "what has an address can be stored");
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray input = inputBytes(data, size);
    for (const QString &name : {QString(), QStringLiteral("x.bru")}) {
        const auto found = readClientFile(name, input);
        if (found)
            check(*found);
        else
            require(found.error().kind == ErrorKind::LocalStorage, "a damaged file is LocalStorage");
    }
    const QString text = inputText(data, size);
    const CurlCommand command = readCurlCommand(text);
    require(command.connections.isEmpty() != command.problem.isEmpty(),
            "a command is read, or there is a reason");
    check(command.connections);
    static_cast<void>(isCurlCommand(text));
    return 0;
}
