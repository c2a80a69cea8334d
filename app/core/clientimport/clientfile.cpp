// SPDX-License-Identifier: MIT
#include "clientimport/clientfile.h"

#include "base/errortext.h"
#include "clientimport/brunocollection.h"
#include "clientimport/clientjson.h"
#include "clientimport/curlcommand.h"
#include "clientimport/hoppscotch.h"
#include "clientimport/postmancollection.h"
#include "clientimport/postmanenvironment.h"
#include "connections/connectionjson.h"
#include "storage/atomicfile.h"
#include "storage/documentfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct ClientFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

constexpr int kMaxBrunoFiles = 5000;
constexpr qsizetype kMaxHead = 4096; ///< in bytes, of a file that is told by its first lines

/// What a file is of which nothing can be imported, or which is read in another way.
enum class FileKind {
    Json,
    Bru,
    Zip,
    BrunoYaml,
    Insomnia,
    HttpRequests,
    OpenApi,
    Har,
    Curl,
    Unknown,
};

bool matches(const QString &text, const QString &pattern)
{
    return text.contains(QRegularExpression(pattern, QRegularExpression::MultilineOption |
                                                         QRegularExpression::CaseInsensitiveOption));
}

FileKind kindOfText(const QString &fileName, const QByteArray &content)
{
    if (content.startsWith("PK\x03\x04"))
        return FileKind::Zip;
    QString head = QString::fromUtf8(content.first(std::min(content.size(), kMaxHead)));
    if (head.startsWith(QChar::ByteOrderMark))
        head.remove(0, 1);
    head = head.trimmed();
    const QString suffix = fileName.section(u'.', -1).toLower();
    if (suffix == "bru"_L1)
        return FileKind::Bru;
    if (head.startsWith(u'{') || head.startsWith(u'['))
        return FileKind::Json;
    if (matches(head, u"^type:\\s*\\S*\\.insomnia\\.rest/"_s) || matches(head, u"^_type:\\s*export"_s))
        return FileKind::Insomnia;
    if (matches(head, u"^(openapi|swagger):"_s))
        return FileKind::OpenApi;
    const bool isYaml = suffix == "yml"_L1 || suffix == "yaml"_L1;
    if (matches(head, u"^opencollection:"_s) ||
        (isYaml && matches(head, u"^(variables:|info:|http:|color:|name:)"_s)))
        return FileKind::BrunoYaml;
    if (suffix == "http"_L1 || suffix == "rest"_L1 ||
        matches(head, u"\\A(###.*\\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) +(https?://|\\{\\{)"_s))
        return FileKind::HttpRequests;
    if (isCurlCommand(head))
        return FileKind::Curl;
    if (matches(head, u"^(vars|vars:secret|meta)\\s*[{\\[]"_s))
        return FileKind::Bru;
    return FileKind::Unknown;
}

FileKind kindOfJson(const QJsonObject &object)
{
    if (object.contains("__export_format"_L1) || object["_type"_L1] == "export"_L1)
        return FileKind::Insomnia;
    if (object["log"_L1]["entries"_L1].isArray())
        return FileKind::Har;
    if (object.contains("openapi"_L1) || object.contains("swagger"_L1))
        return FileKind::OpenApi;
    return FileKind::Unknown;
}

/// Says what a file is that can't be imported, and what to do instead.
Error refusalOf(FileKind kind)
{
    const QString pasteCurl = ClientFileTexts::tr(
        "Copy a request as a curl command there, and paste it into the field for the service address.");
    switch (kind) {
    case FileKind::Zip:
        return importError(
            ClientFileTexts::tr("It is a zip archive. Unpack it and import one of the files in it."));
    case FileKind::BrunoYaml:
        return importError(
            ClientFileTexts::tr("It is a YAML file of Bruno (OpenCollection). Export the collection from "
                                "Bruno as a Postman collection, and import that."));
    case FileKind::Insomnia:
        return importError(ClientFileTexts::tr("It is a file of Insomnia, which can't be imported.") + u' ' +
                           pasteCurl);
    case FileKind::HttpRequests:
        return importError(
            ClientFileTexts::tr("It is a file with HTTP requests of an editor, which can't be imported.") +
            u' ' + pasteCurl);
    case FileKind::Har:
        return importError(ClientFileTexts::tr("It is a HAR file, which can't be imported.") + u' ' +
                           pasteCurl);
    case FileKind::OpenApi:
        return importError(
            ClientFileTexts::tr("It is a description of a service (OpenAPI), without the settings of a "
                                "connection."));
    case FileKind::Curl:
        return importError(
            ClientFileTexts::tr("It is a curl command. Paste it into the field for the service address."));
    case FileKind::Json:
    case FileKind::Bru:
    case FileKind::Unknown:
        break;
    }
    return importError(ClientFileTexts::tr(
        "It can't be imported. These files can: connections of this program, environments "
        "and collections (v2.1) of Postman, collections of Bruno (.bru), and "
        "environments of Hoppscotch."));
}

QList<ImportedConnection> wholeConnections(const QList<Connection> &connections)
{
    QList<ImportedConnection> whole;
    for (const Connection &connection : connections)
        whole += ImportedConnection{connection, true, true, {}, {}, {}};
    return whole;
}

Result<QList<ImportedConnection>> readJsonFile(const QByteArray &content)
{
    const Result<QJsonValue> json = parseClientJson(content);
    if (!json)
        return failure(json.error());
    const QJsonObject object = json->toObject();
    if (object.contains("format"_L1)) {
        const auto own = parseConnections(content, ConnectionFile::Exchange);
        return own ? Result<QList<ImportedConnection>>(wholeConnections(*own)) : failure(own.error());
    }
    if (const FileKind kind = kindOfJson(object); kind != FileKind::Unknown)
        return failure(refusalOf(kind));
    if (isPostmanCollection(object))
        return readPostmanCollection(object);
    if (isPostmanEnvironment(object))
        return readPostmanEnvironment(object);
    if (isHoppscotch(*json))
        return readHoppscotch(*json);
    return failure(refusalOf(FileKind::Unknown));
}

/// Returns the folder of the collection in which `path` is. Empty if there is none.
QString brunoRootOf(const QFileInfo &path)
{
    QDir folder(path.isDir() ? path.absoluteFilePath() : path.absolutePath());
    for (int up = 0; up <= kMaxImportDepth; ++up) {
        if (folder.exists(u"bruno.json"_s) || folder.exists(u"opencollection.yml"_s))
            return folder.absolutePath();
        if (!folder.cdUp())
            break;
    }
    return {};
}

Result<QList<ImportedConnection>> readBrunoFolder(const QString &root, const QString &chosen)
{
    const QDir folder(root);
    if (!folder.exists(u"bruno.json"_s))
        return failure(refusalOf(FileKind::BrunoYaml));
    QList<BrunoFile> files;
    qint64 size = 0;
    // Links are not followed.
    QDirIterator entries(root, {u"*.bru"_s}, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        const QString relative = folder.relativeFilePath(path);
        if (relative.count(u'/') > kMaxImportDepth || relative.contains("node_modules/"_L1))
            continue;
        const auto content = readRegularFile(path, kMaxImportSize - size);
        if (!content)
            return failure(content.error());
        size += content->size();
        files += {relative, *content};
        if (files.size() > kMaxBrunoFiles)
            return failure(importError(fileTooLargeText()));
    }
    std::sort(files.begin(), files.end(),
              [](const BrunoFile &a, const BrunoFile &b) { return a.path < b.path; });
    const auto about = readRegularFile(folder.filePath(u"bruno.json"_s), kMaxImportSize);
    const auto json = about ? parseClientJson(*about) : Result<QJsonValue>(failure(about.error()));
    const QString name = json ? jsonText((*json)["name"_L1]) : QString();
    return readBruno(files, folder.relativeFilePath(chosen), name.isEmpty() ? folder.dirName() : name);
}

} // namespace

Result<QList<ImportedConnection>> readClientFile(const QString &fileName, const QByteArray &content)
{
    if (content.size() > kMaxImportSize)
        return failure(importError(fileTooLargeText()));
    const FileKind kind = kindOfText(fileName, content);
    if (kind == FileKind::Json)
        return readJsonFile(content);
    if (kind != FileKind::Bru)
        return failure(refusalOf(kind));
    return readBruno({{fileName, content}}, fileName, {});
}

Result<QList<ImportedConnection>> readImport(const QString &path)
{
    const QFileInfo info(path);
    const auto named = [&path](Error error) { return failure(withFileName(path, std::move(error))); };
    const bool isOfBruno = info.isDir() || info.suffix().compare("bru"_L1, Qt::CaseInsensitive) == 0 ||
                           info.fileName() == "bruno.json"_L1;
    if (const QString root = isOfBruno ? brunoRootOf(info) : QString(); !root.isEmpty()) {
        auto connections = readBrunoFolder(root, info.absoluteFilePath());
        return connections ? connections : named(connections.error());
    }
    if (info.isDir())
        return named(localStorageError(ErrorCause::FileNotRead,
                                       ClientFileTexts::tr("It is a folder without a collection of Bruno.")));
    const auto content = readRegularFile(path, kMaxImportSize);
    if (!content)
        return failure(content.error());
    auto connections = readClientFile(info.fileName(), *content);
    return connections ? connections : named(connections.error());
}
