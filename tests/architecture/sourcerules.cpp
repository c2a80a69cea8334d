// SPDX-License-Identifier: MIT
#include "sourcerules.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// One svc_module(): a folder of sources and the modules whose headers it may include.
struct Module
{
    QString folder; ///< relative to the project's root, with a trailing slash
    QString name;   ///< as includes start
    QStringList depends;
};

/// Forbids `words` in `files`, `except` for some.
struct WordRule
{
    QRegularExpression words;
    QRegularExpression files;
    QRegularExpression except;
};

QList<Module> parseModules(const QString &table)
{
    QList<Module> modules;
    for (const QString &line : table.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        modules += {words[0] + u'/', words[1], words.mid(2)};
    }
    return modules;
}

const QList<WordRule> &wordRules()
{
    const auto rule = [](const QString &words, const QString &files, const QString &except = {}) {
        const auto path = [](const QString &pattern) {
            return QRegularExpression(u"^(?:"_s + pattern + u')');
        };
        return WordRule{QRegularExpression(words), path(files), path(except.isEmpty() ? u"$"_s : except)};
    };
    static const QList<WordRule> rules{
        // Certificates are always verified; secrets are never stored in plain text.
        rule(u"\\b(ignoreSslErrors|VerifyNone|setPeerVerifyMode|setInsecureFallback)\\b"_s, u"(app|ui)/"_s),
        // No nested event loops.
        rule(u"\\b(processEvents|QEventLoop)\\b"_s, u"(app|ui)/"_s),
        rule(u"\\bexec\\s*\\("_s, u"(app|ui)/"_s, u"app/(desktop/main\\.cpp|cli/[^/]+)$"_s),
        rule(u"\\b(?<!app\\.)(?<!Application::)exec\\s*\\("_s, u"app/(desktop/main\\.cpp|cli/)"_s),
        // URLs are parsed strictly, never guessed.
        rule(u"\\bfromUserInput\\b"_s, u"(app|ui)/"_s),
        // The user interface uses neither the network nor the keychain directly.
        rule(u"\\b(QNetworkReply|QJsonObject)\\b|keychain\\.h"_s, u"ui/"_s),
        // What is stored in the settings is declared in two tables.
        rule(u"\\bSettingKey<\\w+>\\s*\\w*\\s*\\{|\\b(?:v|setV)alue\\(\\{\\s*\""_s, u"(app|ui)/"_s,
             u"app/(core/storage/storedsettings\\.h|program/preferences\\.cpp)$"_s),
    };
    return rules;
}

struct Source
{
    QString path; ///< relative to the project's root
    QStringList lines;
};

QList<Source> readSources(const QString &root, const QStringList &folders)
{
    QList<Source> sources;
    for (const QString &folder : folders) {
        QDirIterator files(QDir(root).filePath(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                sources += {QDir(root).relativeFilePath(file.fileName()),
                            QString::fromUtf8(file.readAll()).split(u'\n')};
        }
    }
    return sources;
}

/// Returns the module whose field `start` is a prefix of `text`.
const Module *find(const QList<Module> &modules, const QString &text, QString Module::*start)
{
    const auto found = std::find_if(modules.begin(), modules.end(), [&](const Module &module) {
        const QString &name = module.*start;
        return text.startsWith(name.endsWith(u'/') ? name : name + u'/');
    });
    return found == modules.end() ? nullptr : &*found;
}

bool mayInclude(const QList<Module> &modules, const QString &file, const QString &include)
{
    if (file.startsWith("app/demo/"_L1)) // shares no code with the client
        return !include.contains(u'/');
    const Module *from = find(modules, file, &Module::folder);
    const Module *to = find(modules, include, &Module::name);
    return from && to && (from == to || from->depends.contains(to->name));
}

/// Returns the path without its suffix, which a header and its source share.
QString unitOf(const QString &path)
{
    return path.left(path.lastIndexOf(u'.'));
}

/// Matches includes of our own headers, not of files that moc generates.
const QRegularExpression &ourInclude()
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*\"(?!moc_\\w+\\.cpp\")([^\"]+)\""_s);
    return include;
}

/// Returns units that include each other, directly or through other units.
QStringList circles(const QList<Module> &modules, const QList<Source> &sources)
{
    QHash<QString, QSet<QString>> included;
    for (const Source &source : sources) {
        for (const QString &line : source.lines) {
            const QRegularExpressionMatch include = ourInclude().match(line);
            const Module *module =
                include.hasMatch() ? find(modules, include.captured(1), &Module::name) : nullptr;
            if (module)
                included[unitOf(source.path)] +=
                    unitOf(module->folder + include.captured(1).mid(module->name.size() + 1));
        }
    }
    QStringList found;
    for (auto unit = included.cbegin(); unit != included.cend(); ++unit) {
        QSet<QString> reached;
        QStringList open = unit->values();
        while (!open.isEmpty()) {
            const QString next = open.takeLast();
            if (next == unit.key() || reached.contains(next))
                continue;
            reached += next;
            open += included.value(next).values();
            if (included.value(next).contains(unit.key()))
                found += unit.key() + u": in a circle of includes with "_s + next;
        }
    }
    return found;
}

/// Returns types of one name in two headers: the linker would silently merge their inline functions (ODR
/// violation). The demo service is a program of its own.
QStringList typesOfOneName(const QList<Source> &sources)
{
    static const QRegularExpression definition(u"^(?:class|struct|enum(?: class)?) (\\w+)(?: .*)?$"_s);
    QHash<QString, QString> headers;
    QStringList found;
    for (const Source &source : sources) {
        bool isInNamespace = false;
        for (const QString &line : source.lines) {
            isInNamespace = (isInNamespace || line.startsWith("namespace "_L1)) && !line.startsWith(u'}');
            const QRegularExpressionMatch type = definition.match(line);
            if (isInNamespace || !type.hasMatch() || line.endsWith(u';') || !source.path.endsWith(".h"_L1) ||
                source.path.startsWith("app/demo/"_L1))
                continue;
            const QString name = type.captured(1);
            if (headers.contains(name))
                found += u"%1: %2 is a type of %3, too"_s.arg(source.path, name, headers.value(name));
            headers.insert(name, source.path);
        }
    }
    return found;
}

/// Returns the conditions in classes with slots and signals that moc does not know: svc_moc() in
/// CMakeLists.txt defines a few macros only, and moc silently leaves out what depends on others.
QStringList unknownConditions(const QList<Source> &sources)
{
    static const QRegularExpression condition(u"^\\s*#\\s*(?:el)?if"_s);
    static const QRegularExpression known(
        u"^\\s*#\\s*(?:el)?ifn?(?:def)?(?:[\\s!&|()]|defined|Q_OS_(?:UNIX|LINUX|WIN|MACOS)|SVC_WITH_DBUS)*(?://.*)?$"_s);
    QStringList found;
    for (const Source &source : sources) {
        bool isInClass = false;
        for (qsizetype i = 0; i < source.lines.size(); ++i) {
            const QString &line = source.lines[i];
            isInClass = (isInClass || line.trimmed() == "Q_OBJECT"_L1) && !line.startsWith("};"_L1);
            if (isInClass && condition.match(line).hasMatch() && !known.match(line).hasMatch())
                found += u"%1:%2: moc does not know%3"_s.arg(source.path).arg(i + 1).arg(line);
        }
    }
    return found;
}

QStringList breachesOfLine(const QList<Module> &modules, const QString &file, const QString &line)
{
    QStringList breaches;
    const QRegularExpressionMatch include = ourInclude().match(line);
    if (include.hasMatch() && !mayInclude(modules, file, include.captured(1)))
        breaches += u"may not include \"%1\""_s.arg(include.captured(1));
    for (const WordRule &rule : wordRules()) {
        if (!rule.files.match(file).hasMatch() || rule.except.match(file).hasMatch())
            continue;
        const QRegularExpressionMatch word = rule.words.match(line);
        if (word.hasMatch())
            breaches += u"does without %1"_s.arg(word.captured());
    }
    return breaches;
}

/// Returns files other than one .cpp file that include the keychain's header.
QStringList keychainBreaches(const QList<Source> &sources)
{
    static const QRegularExpression header(u"#\\s*include\\s*[<\"].*keychain\\.h[>\"]"_s);
    QStringList users;
    QStringList breaches;
    for (const Source &source : sources) {
        if (source.lines.indexOf(header) < 0)
            continue;
        users += source.path;
        if (!source.path.endsWith(".cpp"_L1))
            breaches += source.path + u": the keychain's header belongs in a .cpp file"_s;
    }
    if (users.size() > 1)
        breaches += users.join(u", "_s) + u": the keychain's header belongs in one file"_s;
    return breaches;
}

} // namespace

QStringList sourceBreaches(const QString &root, const QString &moduleTable)
{
    const QList<Module> modules = parseModules(moduleTable);
    const QList<Source> sources = readSources(root, {u"app"_s, u"ui"_s});
    QStringList breaches = keychainBreaches(sources) + circles(modules, sources) + typesOfOneName(sources) +
                           unknownConditions(sources + readSources(root, {u"tests"_s}));
    for (const Source &source : sources) {
        for (qsizetype i = 0; i < source.lines.size(); ++i) {
            for (const QString &breach : breachesOfLine(modules, source.path, source.lines[i]))
                breaches += u"%1:%2: %3"_s.arg(source.path).arg(i + 1).arg(breach);
        }
    }
    return breaches;
}
