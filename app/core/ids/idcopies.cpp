// SPDX-License-Identifier: MIT
#include "ids/idcopies.h"

#include "ids/idcharacters.h"
#include "ids/idtable.h"
#include "ids/idtokens.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace {

QJsonValue valueOf(const QJsonDocument &document)
{
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

/// Returns one JSON value, or one per line. Empty if the text is not JSON.
QList<QJsonValue> jsonValues(QStringView text)
{
    if ((!text.startsWith(u'{') && !text.startsWith(u'[')) || !text.contains(u'{'))
        return {};
    const QByteArray json = text.toUtf8();
    if (const auto document = QJsonDocument::fromJson(json); !document.isNull())
        return {valueOf(document)};
    QList<QJsonValue> values;
    for (const QByteArray &line : json.split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const auto document = QJsonDocument::fromJson(line);
        if (document.isNull())
            return {};
        values += valueOf(document);
    }
    return values;
}

void addIds(const QJsonValue &value, QStringList &ids)
{
    const QJsonArray elements = value.toArray();
    for (const auto element : elements)
        addIds(element, ids);
    if (value.isDouble() || value.isString())
        ids += value.toVariant().toString();
}

/// Finds the ids in a JSON value. Returns whether any member is named by an id word.
bool findIds(const QJsonValue &value, QStringList &ids)
{
    bool isFound = false;
    const QJsonArray elements = value.toArray();
    for (const auto element : elements)
        isFound = findIds(element, ids) || isFound;
    const QJsonObject object = value.toObject();
    int bestRank = 1; // a member “notification” may be an id, or an object with one
    QJsonValue best(QJsonValue::Undefined);
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (const int rank = idHeadRank(member.key()); rank > bestRank) {
            bestRank = rank;
            best = member.value();
        }
    }
    if (!best.isUndefined()) {
        addIds(best, ids);
        return true;
    }
    for (const auto member : object)
        isFound = findIds(member, ids) || isFound;
    return isFound;
}

/// Returns “Notification 1042” of a title in bold that precedes a list, `**Notification 1042 · PRODUCTION ·
/// …**` or with the single asterisks of Jira; empty if the text does not begin with one.
QString notificationTitle(QStringView text)
{
    const qsizetype end = text.indexOf(u'\n');
    const bool isMarkdown = text.startsWith(u"**");
    if (end < 0 || !text.startsWith(u'*') ||
        !text.sliced(end).trimmed().startsWith(isMarkdown ? u"- " : u"* "))
        return {};
    const QStringView line = text.first(end).trimmed();
    const qsizetype provenance = line.indexOf(u" \u00B7 ");
    QString title;
    appendPlain(title, provenance < 0 ? line : line.first(provenance));
    if (!isMarkdown)
        title.remove(u'\\');
    IdTokenizer tokens(title);
    const bool isTitle = line.endsWith(isMarkdown ? u"**" : u"*") && tokens.next().word == IdWord::Id &&
                         tokens.next().kind == IdToken::Kind::Number &&
                         tokens.next().kind == IdToken::Kind::End;
    return isTitle ? title : QString();
}

} // namespace

std::optional<QStringList> readCopy(QStringView text)
{
    text = text.trimmed();
    if (const QString title = notificationTitle(text); !title.isEmpty())
        return QStringList{title};
    QStringList ids;
    bool isCopy = false;
    for (const QJsonValue &value : jsonValues(text))
        isCopy = findIds(value, ids) || isCopy;
    return isCopy ? std::optional(ids) : std::nullopt;
}

qsizetype tableIntroLength(QStringView text)
{
    if (!text.startsWith(u'*'))
        return 0;
    const QStringView mark = text.startsWith(u"**") ? u"**" : u"*"; // of Markdown, or of Jira
    const auto breakLength = [text](qsizetype end) {
        return text.sliced(end).startsWith(u"\r\n") ? 2 : std::min<qsizetype>(1, text.size() - end);
    };
    const QStringView first = firstLine(text);
    const QStringView line = first.trimmed();
    const qsizetype start = first.size() + breakLength(first.size());
    const QStringView second = firstLine(text.sliced(start));
    const qsizetype end = start + second.size();
    const qsizetype table = end + breakLength(end);
    if (line.size() <= 2 * mark.size() || !line.endsWith(mark) || !second.trimmed().isEmpty())
        return 0;
    const std::optional<HeadedTable> head = readTableHead(text.sliced(table));
    return head && head->separator == u'|' ? table : 0;
}
