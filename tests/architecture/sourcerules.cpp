// SPDX-License-Identifier: MIT
#include "sourcerules.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Files, and what they may include of ours. Both are regular expressions from the start of a path:
/// of a file from the project's root, of an include as it is written.
struct IncludeRule
{
    QString files;
    QStringList mayInclude;
};

/// Words, the files that do without them, and the files that are excepted.
struct WordRule
{
    QString words;
    QString files;
    QString except;
};

const QStringList kCoreForUi{u"session/"_s,  u"lookup/"_s,  u"upgrade/"_s,  u"connections/"_s,
                             u"activity/"_s, u"desktop/"_s, u"contract/"_s, u"base/"_s};
const QStringList kCore = kCoreForUi + QStringList{u"net/"_s, u"service/"_s};
const QStringList kTask{u"session/"_s,  u"service/"_s, u"connections/"_s,
                        u"contract/"_s, u"base/"_s,    u"net/job\\.h$"_s};
const QStringList kRetry{u"net/retrypolicy\\.h$"_s};

/// A surface may use the shared widgets. What puts surfaces together stands on ui's top level.
IncludeRule surface(const QString &name)
{
    const QString folder = u"ui/"_s + name + u'/';
    return {folder, kCoreForUi + QStringList{folder, u"ui/widgets/"_s}};
}

/// The first rule that fits a file counts. A file that no rule fits is a breach.
const QList<IncludeRule> &includeRules()
{
    static const QList<IncludeRule> rules{
        {u"app/base/"_s, {u"base/"_s}},
        {u"app/contract/"_s, {u"contract/"_s, u"base/"_s}},
        {u"app/activity/"_s, {u"activity/"_s, u"contract/"_s, u"base/"_s}},
        {u"app/net/"_s, {u"net/"_s, u"activity/"_s, u"base/"_s}},
        {u"app/service/"_s, {u"service/"_s, u"net/"_s, u"contract/"_s, u"base/"_s}},
        {u"app/connections/"_s, {u"connections/"_s, u"base/"_s}},
        {u"app/session/"_s, kTask},
        {u"app/lookup/"_s, kTask + kRetry + QStringList{u"lookup/"_s}},
        {u"app/upgrade/"_s, kTask + kRetry + QStringList{u"upgrade/"_s}},
        {u"app/desktop/"_s,
         {u"desktop/"_s, u"connections/"_s, u"lookup/"_s, u"upgrade/"_s, u"activity/"_s, u"base/"_s}},
        {u"app/demo/"_s, {u"(?!context)[^/]+$"_s}}, // its own folder: app is no include root of its
        {u"app/cli/"_s, kCore + QStringList{u"cli/"_s, u"context\\.h$"_s}},
        {u"app/context\\.(cpp|h)$"_s, kCore + QStringList{u"context\\.h$"_s}},
        {u"app/main\\.cpp$"_s, kCore + QStringList{u"context\\.h$"_s, u"ui/"_s}},
        {u"ui/[^/]+$"_s, kCoreForUi + QStringList{u"ui/"_s}},
        surface(u"signin"_s),
        surface(u"connections"_s),
        surface(u"notifications"_s),
        surface(u"upgrade"_s),
        surface(u"activity"_s),
        surface(u"preferences"_s),
        surface(u"widgets"_s),
    };
    return rules;
}

const QList<WordRule> &wordRules()
{
    static const QList<WordRule> rules{
        // Certificates are judged, never waved through; secrets are never kept in plain text.
        {u"\\b(ignoreSslErrors|VerifyNone|setPeerVerifyMode|setInsecureFallback)\\b"_s, u"(app|ui)/"_s, {}},
        // No event loop inside another one.
        {u"\\b(processEvents|QEventLoop)\\b"_s, u"(app|ui)/"_s, {}},
        {u"\\bexec\\s*\\("_s, u"(app|ui)/"_s, u"app/(main\\.cpp|cli/[^/]+)$"_s},
        {u"\\b(?<!app\\.)(?<!Application::)exec\\s*\\("_s, u"app/(main\\.cpp|cli/)"_s, {}},
        // Addresses are told, not guessed.
        {u"\\bfromUserInput\\b"_s, u"(app|ui)/"_s, {}},
        // The window knows neither the wire nor the store.
        {u"\\b(QNetworkReply|QJsonObject)\\b|keychain\\.h"_s, u"ui/"_s, {}},
    };
    return rules;
}

bool startsWith(const QString &text, const QString &pattern)
{
    return QRegularExpression(u"^(?:"_s + pattern + u')').match(text).hasMatch();
}

struct Source
{
    QString path; ///< from the project's root
    QStringList lines;
};

QList<Source> readSources(const QString &root)
{
    QList<Source> sources;
    for (const QString &folder : {u"app"_s, u"ui"_s}) {
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

bool mayInclude(const QString &file, const QString &include)
{
    for (const IncludeRule &rule : includeRules()) {
        if (!startsWith(file, rule.files))
            continue;
        return std::any_of(rule.mayInclude.begin(), rule.mayInclude.end(),
                           [&include](const QString &pattern) { return startsWith(include, pattern); });
    }
    return false;
}

QStringList breachesOfLine(const QString &file, const QString &line)
{
    static const QRegularExpression ours(u"^\\s*#\\s*include\\s*\"([^\"]+)\""_s);
    QStringList breaches;
    const QRegularExpressionMatch include = ours.match(line);
    if (include.hasMatch() && !mayInclude(file, include.captured(1)))
        breaches += u"may not include \"%1\""_s.arg(include.captured(1));
    for (const WordRule &rule : wordRules()) {
        if (!startsWith(file, rule.files) || (!rule.except.isEmpty() && startsWith(file, rule.except)))
            continue;
        const QRegularExpressionMatch word = QRegularExpression(rule.words).match(line);
        if (word.hasMatch())
            breaches += u"does without %1"_s.arg(word.captured());
    }
    return breaches;
}

/// The keychain's header belongs in one .cpp file.
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

QStringList sourceBreaches(const QString &root)
{
    const QList<Source> sources = readSources(root);
    QStringList breaches = keychainBreaches(sources);
    for (const Source &source : sources) {
        for (qsizetype i = 0; i < source.lines.size(); ++i) {
            for (const QString &breach : breachesOfLine(source.path, source.lines[i]))
                breaches += u"%1:%2: %3"_s.arg(source.path).arg(i + 1).arg(breach);
        }
    }
    return breaches;
}
