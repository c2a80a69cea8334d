// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idfiletext.h"

#include "ids/csvreader.h"
#include "ids/idsummary.h"
#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace idfiletext {

namespace {

struct IdFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(IdFile)
public:
    static QString table(QChar separator)
    {
        switch (separator.unicode()) {
        case u',':
            return tr("Comma-separated table");
        case u';':
            return tr("Semicolon-separated table");
        case u'\t':
            return tr("Tab-separated table");
        case u'|':
        case kDrawnBar.unicode():
            return tr("Table separated by vertical bars");
        default:
            return tr("Table");
        }
    }
    static QString encoding(TextEncoding encoding)
    {
        switch (encoding) {
        case TextEncoding::Utf8:
            return tr("UTF-8", "encoding of a file");
        case TextEncoding::Utf16Le:
        case TextEncoding::Utf16Be:
            return tr("UTF-16", "encoding of a file");
        case TextEncoding::Utf32:
            return tr("UTF-32", "encoding of a file");
        case TextEncoding::Windows1252:
            return tr("Windows-1252", "encoding of a file");
        }
        Q_UNREACHABLE();
    }
    static QString header(bool hasHeader) { return hasHeader ? tr("with a header") : tr("without a header"); }
    static QString fileForm(const QString &table, const QString &encoding, const QString &header)
    {
        //: A file: %1 is “Comma-separated table”, %2 an encoding, %3 “with a header”.
        return tr("%1, %2, %3").arg(table, encoding, header);
    }
    static QString pastedForm(const QString &table, const QString &header)
    {
        //: What was pasted: %1 is “Comma-separated table”, %2 “with a header”.
        return tr("%1, %2", "form of a table").arg(table, header);
    }
    static QString number(int column)
    {
        //: A column of a table without a name: %1 is its number.
        return tr("Column %1").arg(QString::number(column + 1));
    }
    static QString samples(const QStringList &cells)
    {
        return cells.isEmpty() ? tr("Empty") : dotSeparated(cells);
    }
    static QString count(int ids) { return ids == 0 ? tr("no ids") : idCountText(ids); }
    static QString use(int ids) { return ids == 0 ? tr("Use ids") : tr("Use %Ln ids", nullptr, ids); }
    static QString summary(const ParsedIds &parsed)
    {
        return parsed.isBlank ? tr("This column is empty.") : dotSeparated(idSummary(parsed));
    }
    static QString whole(bool areAllIds) { return areAllIds ? tr("All are ids") : tr("All columns"); }
    static QString wholeTableSamples(bool areAllIds)
    {
        return areAllIds ? tr("Every cell is an id.") : tr("Every cell of the file, read as one text.");
    }
    static QString reading() { return tr("Reading the column…"); }
};

/// Returns the cell's text, bounded and isolated in its own direction.
QString cellText(const QString &cell)
{
    const QString line = boundedText(visibleLine(cell), ParsedIds::kMaxCharacters);
    const bool isMixed = std::any_of(line.begin(), line.end(), [](QChar c) {
        return c.direction() == QChar::DirR || c.direction() == QChar::DirAL || c.isSurrogate();
    });
    return isMixed ? isolatedText(line) : line;
}

} // namespace

QString form(const IdTable &table, std::optional<TextEncoding> encoding)
{
    const QString kind = IdFileTexts::table(table.separator);
    const QString header = IdFileTexts::header(table.hasHeader);
    return encoding ? IdFileTexts::fileForm(kind, IdFileTexts::encoding(*encoding), header)
                    : IdFileTexts::pastedForm(kind, header);
}

QString name(const IdTable &table, int column)
{
    if (column == IdTable::kWholeText)
        return IdFileTexts::whole(table.areAllIds);
    const QString name = cellText(table.columns.at(column).name);
    return name.isEmpty() ? IdFileTexts::number(column) : name;
}

QString samples(const IdTable &table, int column)
{
    if (column == IdTable::kWholeText)
        return IdFileTexts::wholeTableSamples(table.areAllIds);
    QStringList cells;
    for (const QString &cell : table.columns.at(column).samples)
        cells += cellText(cell);
    return IdFileTexts::samples(cells);
}

QString count(const ParsedIds &parsed)
{
    if (parsed.refusal && parsed.refusal->cause != ErrorCause::TooManyIds)
        return {};
    return IdFileTexts::count(static_cast<int>(std::min<qint64>(
        parsed.refusal ? parsed.count : parsed.ids.size(), std::numeric_limits<int>::max())));
}

QString use(qsizetype ids)
{
    return IdFileTexts::use(static_cast<int>(ids));
}

QString summary(const ParsedIds &parsed)
{
    return IdFileTexts::summary(parsed);
}

QString reading()
{
    return IdFileTexts::reading();
}

QString spoken(const QString &name, const QString &count, const QString &samples)
{
    QStringList parts{name, count, samples};
    parts.removeAll(QString());
    return commaSeparated(parts);
}

} // namespace idfiletext
