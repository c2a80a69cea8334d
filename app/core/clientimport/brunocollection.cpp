// SPDX-License-Identifier: MIT
#include "clientimport/brunocollection.h"

#include "clientimport/brutext.h"
#include "clientimport/foundrequest.h"
#include "connections/connectionjson.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

/// A file with its blocks.
struct BruFile
{
    QString path;
    QList<BruBlock> blocks;

    [[nodiscard]] const BruBlock *block(QLatin1StringView name) const
    {
        const auto found = std::find_if(blocks.begin(), blocks.end(),
                                        [name](const BruBlock &block) { return block.name == name; });
        return found == blocks.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool isEnvironment() const { return block("vars"_L1) || block("vars:secret"_L1); }
    [[nodiscard]] const BruBlock *method() const
    {
        static const QStringList methods{u"get"_s,     u"post"_s, u"put"_s,     u"delete"_s, u"patch"_s,
                                         u"options"_s, u"head"_s, u"connect"_s, u"trace"_s,  u"http"_s};
        const auto found = std::find_if(blocks.begin(), blocks.end(),
                                        [](const BruBlock &block) { return methods.contains(block.name); });
        return found == blocks.end() ? nullptr : &*found;
    }
};

QString folderOf(const QString &path)
{
    const qsizetype end = path.lastIndexOf(u'/');
    return end < 0 ? QString() : path.left(end);
}

QString baseNameOf(const QString &path)
{
    QString name = path.section(u'/', -1);
    if (name.endsWith(".bru"_L1))
        name.chop(4);
    return name;
}

void addVariables(Variables &variables, const BruFile &file)
{
    for (const BruBlock &block : file.blocks) {
        const bool isSecret = block.name == "vars:secret"_L1;
        if (!isSecret && block.name != "vars"_L1 && block.name != "vars:pre-request"_L1)
            continue;
        for (const BruBlock::Entry &entry : block.entries)
            variables.set(
                {entry.name.startsWith(u'@') ? entry.name.sliced(1) : entry.name, entry.value, isSecret});
    }
}

class BrunoReader final
{
public:
    explicit BrunoReader(const QList<BrunoFile> &files);

    [[nodiscard]] QList<ImportedConnection> read(const QString &chosen, const QString &name) const;

private:
    [[nodiscard]] QList<const BruFile *> above(const QString &path) const;
    [[nodiscard]] FoundRequest request(const BruFile &file) const;

    QList<BruFile> m_environments;
    QList<BruFile> m_requests;
    std::map<QString, BruFile> m_folders; ///< `collection.bru` of the root, and `folder.bru` of others
};

BrunoReader::BrunoReader(const QList<BrunoFile> &files)
{
    for (const BrunoFile &file : files) {
        const BruFile parsed{file.path, parseBru(QString::fromUtf8(file.content))};
        const QString name = file.path.section(u'/', -1);
        if (name == "collection.bru"_L1 || name == "folder.bru"_L1)
            m_folders.insert_or_assign(folderOf(file.path), parsed);
        else if (parsed.method())
            m_requests += parsed;
        else if (parsed.isEnvironment())
            m_environments += parsed;
    }
}

/// Returns the settings of the folders in which the file is, from the root to the nearest.
QList<const BruFile *> BrunoReader::above(const QString &path) const
{
    QList<const BruFile *> files;
    for (QString folder = folderOf(path);; folder = folderOf(folder)) {
        if (const auto found = m_folders.find(folder); found != m_folders.end())
            files.prepend(&found->second);
        if (folder.isEmpty())
            return files;
    }
}

FoundRequest BrunoReader::request(const BruFile &file) const
{
    FoundRequest found;
    const BruBlock &method = *file.method();
    QList<const BruFile *> sources = above(file.path);
    QString mode = method.value("auth"_L1);
    const BruFile *auth = &file;
    for (auto source = sources.rbegin(); source != sources.rend() && mode == "inherit"_L1; ++source) {
        auth = *source;
        const BruBlock *block = auth->block("auth"_L1);
        mode = block ? block->value("mode"_L1) : u"inherit"_s;
    }
    Variables own;
    sources += &file;
    for (const BruFile *source : sources) {
        if (source == &file || !folderOf(source->path).isEmpty()) // those of the collection count less
            addVariables(own, *source);
        if (const BruBlock *headers = source->block("headers"_L1)) {
            for (const BruBlock::Entry &header : headers->entries)
                found.headers += {header.name, header.value};
        }
    }
    found.address = method.value("url"_L1);
    if (const BruBlock *body = file.block("body:json"_L1))
        found.body = body->text;
    if (mode == "bearer"_L1) {
        found.notices += tokenLeftOutText();
    } else if (const BruBlock *key = auth->block("auth:apikey"_L1); key && mode == "apikey"_L1) {
        const QString place = key->value("placement"_L1);
        if (place.isEmpty() || place == "header"_L1)
            found.headers += {key->value("key"_L1), key->value("value"_L1)};
        else
            found.notices += leftOutText({u"apikey in "_s + place});
    } else if (!mode.isEmpty() && mode != "none"_L1 && mode != "inherit"_L1 && mode != "apikey"_L1) {
        found.notices += leftOutText({mode});
    }
    // The nearest variables count before those of the environment.
    found.address = own.resolved(found.address).text;
    for (FoundRequest::Header &header : found.headers)
        header = {own.resolved(header.name).text, own.resolved(header.value).text};
    found.body = own.resolved(found.body).text;
    return found;
}

QList<ImportedConnection> BrunoReader::read(const QString &chosen, const QString &name) const
{
    QList<FoundRequest> requests;
    for (const BruFile &file : m_requests) {
        if (requests.size() < kMaxFoundRequests)
            requests += request(file);
    }
    const auto isChosen = [&chosen](const BruFile &file) { return file.path == chosen; };
    QList<BruFile> environments = m_environments;
    if (std::any_of(environments.begin(), environments.end(), isChosen))
        environments.removeIf([&isChosen](const BruFile &file) { return !isChosen(file); });
    if (environments.isEmpty())
        environments += BruFile{};

    QList<ImportedConnection> connections;
    for (const BruFile &environment : environments) {
        Variables variables;
        if (const auto root = m_folders.find(QString()); root != m_folders.end())
            addVariables(variables, root->second);
        addVariables(variables, environment);
        const QString whole = (name + u' ' + baseNameOf(environment.path)).trimmed();
        connections += connectionsOf(requests, variables, whole.isEmpty() ? baseNameOf(chosen) : whole);
    }
    return connections.first(std::min(connections.size(), kMaxConnections));
}

} // namespace

QList<ImportedConnection> readBruno(const QList<BrunoFile> &files, const QString &chosen, const QString &name)
{
    return BrunoReader(files).read(chosen, name);
}
