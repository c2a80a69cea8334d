// SPDX-License-Identifier: MIT
#include "export/xlsxexport.h"

#ifdef SVC_WITH_XLSXWRITER

#include "base/errortext.h"
#include "text/composedtext.h"
#include "text/copytext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibrary>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <utility>

#ifdef Q_OS_UNIX
#include <clocale>
#include <locale.h> // NOLINT(modernize-deprecated-headers): of POSIX
#endif
#ifdef Q_OS_MACOS
#include <xlocale.h>
#endif
#include <xlsxwriter.h>

using namespace Qt::StringLiterals;

namespace {

struct XlsxExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(XlsxExport)
};

// The functions of libxlsxwriter that are used.
// clang-format off
#define SVC_XLSX_FUNCTIONS(F) \
    F(format_set_bold) F(format_set_bottom) F(format_set_num_format) F(lxw_strerror) \
    F(lxw_workbook_free) F(workbook_add_format) F(workbook_add_worksheet) F(workbook_close) \
    F(workbook_new_opt) F(worksheet_autofilter) F(worksheet_freeze_panes) \
    F(worksheet_ignore_errors) F(worksheet_merge_range) F(worksheet_right_to_left) \
    F(worksheet_set_column) F(worksheet_write_datetime) F(worksheet_write_number) \
    F(worksheet_write_string)
// clang-format on

/// The functions of libxlsxwriter. A shared one is loaded when the user can choose spreadsheets: it needs
/// OpenSSL's libcrypto, with which the program would start later and take 1.6 MiB more.
struct XlsxLibrary
{
    XlsxLibrary();

// NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration
#define SVC_XLSX_MEMBER(name) decltype(&::name) name = nullptr;
    SVC_XLSX_FUNCTIONS(SVC_XLSX_MEMBER)
#undef SVC_XLSX_MEMBER
    QString problem; ///< why it cannot be used
};

XlsxLibrary::XlsxLibrary()
{
#ifdef SVC_XLSXWRITER_VERSION
    QLibrary file(u"xlsxwriter"_s, SVC_XLSXWRITER_VERSION);
#define SVC_XLSX_RESOLVE(name)                                                                               \
    name = reinterpret_cast<decltype(name)>(file.resolve(#name));                                            \
    if (!(name))                                                                                             \
        problem = file.errorString();
#else
#define SVC_XLSX_RESOLVE(name) name = &::name;
#endif
    SVC_XLSX_FUNCTIONS(SVC_XLSX_RESOLVE)
#undef SVC_XLSX_RESOLVE
}

const XlsxLibrary &xlsxLibrary()
{
    static const XlsxLibrary library;
    return library;
}

constexpr qsizetype kMaxText = 32'767;   ///< UTF-16 units in a cell
constexpr qsizetype kMeasuredRows = 200; ///< whose texts decide how wide the columns are
constexpr qsizetype kMinWidth = 8;       ///< characters
constexpr qsizetype kMaxWidth = 60;
constexpr qsizetype kDateWidth = 19;
constexpr int kFirstYear = 1900;
constexpr qsizetype kRowsPerProgress = 100;

/// Returns what Excel shows as `text`: it reads `_x0041_` as an A.
QByteArray cellText(const QString &text)
{
    static const QRegularExpression escape(u"_(?=x[0-9A-Fa-f]{4}_)"_s);
    return boundedText(containedText(text).replace(escape, u"_x005F_"_s), kMaxText).toUtf8();
}

/// Sets the decimal point of this thread's numbers. libxlsxwriter writes numbers as printf() does, and so
/// with a comma in many countries, whose files no spreadsheet reads. On Windows, Qt leaves the C locale as it
/// is.
class DecimalPoint final
{
public:
#ifdef Q_OS_UNIX
    DecimalPoint()
        : m_locale(newlocale(LC_NUMERIC_MASK, "C", static_cast<locale_t>(nullptr)))
        , m_before(uselocale(m_locale))
    {
    }
    ~DecimalPoint()
    {
        uselocale(m_before);
        if (m_locale)
            freelocale(m_locale);
    }

private:
    locale_t m_locale; ///< null if there is no memory; then nothing changes
    locale_t m_before;
#else
    DecimalPoint() = default;
    ~DecimalPoint() {}
#endif
    Q_DISABLE_COPY_MOVE(DecimalPoint)
};

bool isDate(const TableCell &cell)
{
    return cell.kind == CellKind::Time && cell.time.isValid();
}

/// Writes one workbook. The first failure is kept, and everything after it does nothing.
class XlsxWriter final
{
public:
    XlsxWriter(const XlsxLibrary &library, const QByteArray &path, QByteArray folder, const QTimeZone &zone)
        : m_library(library)
        , m_folder(std::move(folder))
        , m_zone(zone)
    {
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        options.tmpdir = m_folder.data();
        m_workbook = m_library.workbook_new_opt(path.constData(), &options);
        if (!m_workbook) {
            m_error = LXW_ERROR_MEMORY_MALLOC_FAILED;
            return;
        }
        m_head = m_library.workbook_add_format(m_workbook);
        m_date = m_library.workbook_add_format(m_workbook);
        if (!m_head || !m_date) {
            m_error = LXW_ERROR_MEMORY_MALLOC_FAILED;
            return;
        }
        m_library.format_set_bold(m_head);
        m_library.format_set_bottom(m_head, LXW_BORDER_THIN);
        m_library.format_set_num_format(m_date, "yyyy-mm-dd hh:mm:ss");
    }
    ~XlsxWriter()
    {
        if (m_workbook)
            m_library.lxw_workbook_free(m_workbook);
    }
    Q_DISABLE_COPY_MOVE(XlsxWriter)

    void beginSheet(const QString &title)
    {
        m_row = 0;
        m_sheet = m_error == LXW_NO_ERROR
                      ? m_library.workbook_add_worksheet(m_workbook, title.toUtf8().constData())
                      : nullptr;
        if (!m_sheet) {
            check(LXW_ERROR_MEMORY_MALLOC_FAILED);
            return;
        }
        check(m_library.worksheet_ignore_errors(m_sheet, LXW_IGNORE_NUMBER_STORED_AS_TEXT, "A1:XFD1048576"));
        if (QLocale().textDirection() == Qt::RightToLeft)
            m_library.worksheet_right_to_left(m_sheet);
    }

    /// Returns `false` if `progress` did.
    bool writeTable(const TableContent &table, bool isWholeSheet, const ReportProgress &progress)
    {
        if (isWholeSheet)
            setWidths(table);
        if (!table.intro.isEmpty()) {
            write(0, {table.intro}, m_head);
            ++m_row;
        }
        writeGroups(table);
        writeHeads(table);
        const lxw_row_t head = m_row++;
        for (qsizetype row = 0; row < table.rowCount && m_error == LXW_NO_ERROR; ++row) {
            if (row % kRowsPerProgress == 0 &&
                !progress(static_cast<double>(row) / static_cast<double>(table.rowCount)))
                return false;
            writeCells(table.cells(row));
            ++m_row;
        }
        if (isWholeSheet && m_error == LXW_NO_ERROR) {
            m_library.worksheet_freeze_panes(m_sheet, head + 1, 0);
            check(m_library.worksheet_autofilter(m_sheet, head, 0, std::max(head, m_row - 1),
                                                 static_cast<lxw_col_t>(columnCount(table.columns) - 1)));
        }
        ++m_row; // an empty one follows
        return true;
    }

    lxw_error close()
    {
        if (m_error == LXW_NO_ERROR)
            m_error = m_library.workbook_close(std::exchange(m_workbook, nullptr));
        return m_error;
    }

private:
    void check(lxw_error error)
    {
        if (m_error == LXW_NO_ERROR)
            m_error = error;
    }

    static qsizetype columnCount(const QList<TableColumn> &columns)
    {
        return columns.size() + std::count_if(columns.begin(), columns.end(), [](const TableColumn &column) {
                   return column.kind == CellKind::Time;
               });
    }

    void write(qsizetype column, const TableCell &cell, lxw_format *format = nullptr)
    {
        if (m_error != LXW_NO_ERROR || cell.text.isEmpty())
            return;
        const auto place = static_cast<lxw_col_t>(column);
        if (cell.kind == CellKind::Number)
            check(m_library.worksheet_write_number(m_sheet, m_row, place, cell.text.toDouble(), format));
        else
            check(m_library.worksheet_write_string(m_sheet, m_row, place, cellText(cell.text).constData(),
                                                   format));
    }

    /// Writes a time as a date, if it can be one, and as a text beside it.
    void writeTime(qsizetype column, const TableCell &cell)
    {
        write(column + 1, {cell.text});
        const QDateTime local = cell.time.toTimeZone(m_zone);
        if (!isDate(cell) || local.date().year() < kFirstYear || m_error != LXW_NO_ERROR)
            return;
        lxw_datetime date{local.date().year(), local.date().month(),  local.date().day(),
                          local.time().hour(), local.time().minute(), double(local.time().second())};
        check(m_library.worksheet_write_datetime(m_sheet, m_row, static_cast<lxw_col_t>(column), &date,
                                                 m_date));
    }

    void writeCells(const QList<TableCell> &cells)
    {
        qsizetype column = 0;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (!m_isTime.at(i)) {
                write(column++, cells.at(i));
                continue;
            }
            writeTime(column, cells.at(i));
            column += 2;
        }
    }

    void writeHeads(const TableContent &table)
    {
        m_isTime.clear();
        qsizetype column = 0;
        for (const TableColumn &each : table.columns) {
            m_isTime += each.kind == CellKind::Time;
            if (!m_isTime.last()) {
                write(column++, {each.title}, m_head);
                continue;
            }
            write(column++, {bracketedText(each.title, QString::fromUtf8(m_zone.id()))}, m_head);
            write(column++, {bracketedText(each.title, u"ISO 8601"_s)}, m_head);
        }
    }

    /// Writes the titles of groups above their columns.
    void writeGroups(const TableContent &table)
    {
        const QList<TableColumn> &columns = table.columns;
        if (std::all_of(columns.begin(), columns.end(),
                        [](const TableColumn &column) { return column.group.isEmpty(); }))
            return;
        qsizetype first = 0;
        for (qsizetype i = 0; i < columns.size();) {
            const QString &group = columns.at(i).group;
            qsizetype next = i;
            while (next < columns.size() && columns.at(next).group == group)
                ++next;
            const qsizetype width = columnCount(columns.sliced(i, next - i));
            if (!group.isEmpty() && width > 1 && m_error == LXW_NO_ERROR)
                check(m_library.worksheet_merge_range(m_sheet, m_row, static_cast<lxw_col_t>(first), m_row,
                                                      static_cast<lxw_col_t>(first + width - 1),
                                                      cellText(group).constData(), m_head));
            else
                write(first, {group}, m_head);
            first += width;
            i = next;
        }
        ++m_row;
    }

    void setWidths(const TableContent &table)
    {
        QList<qsizetype> widths;
        for (const TableColumn &column : table.columns)
            widths += column.title.size();
        const qsizetype step = std::max<qsizetype>(1, table.rowCount / kMeasuredRows);
        for (qsizetype row = 0; row < table.rowCount; row += step) {
            const QList<TableCell> cells = table.cells(row);
            for (qsizetype i = 0; i < widths.size(); ++i)
                widths[i] = std::max(widths.at(i), cells.at(i).text.size());
        }
        qsizetype column = 0;
        const auto set = [this, &column](qsizetype width) {
            if (m_error == LXW_NO_ERROR)
                check(m_library.worksheet_set_column(
                    m_sheet, static_cast<lxw_col_t>(column), static_cast<lxw_col_t>(column),
                    double(std::clamp(width + 2, kMinWidth, kMaxWidth)), nullptr));
            ++column;
        };
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (table.columns.at(i).kind == CellKind::Time)
                set(std::max(kDateWidth, table.columns.at(i).title.size()));
            set(widths.at(i));
        }
    }

    const XlsxLibrary &m_library;
    QByteArray m_folder; ///< for temporary files
    QTimeZone m_zone;
    lxw_workbook *m_workbook = nullptr;
    lxw_worksheet *m_sheet = nullptr;
    lxw_format *m_head = nullptr;
    lxw_format *m_date = nullptr;
    lxw_error m_error = LXW_NO_ERROR;
    lxw_row_t m_row = 0;
    QList<bool> m_isTime; ///< of the columns of the table that is being written
};

Error xlsxError(const QString &reason)
{
    return localStorageError(ErrorCause::None,
                             XlsxExportTexts::tr("The spreadsheet could not be written. %1").arg(reason));
}

} // namespace

bool canWriteXlsx()
{
    return xlsxLibrary().problem.isEmpty();
}

Result<QByteArray> xlsxWorkbook(const QList<XlsxSheet> &sheets, const QTimeZone &zone,
                                const ReportProgress &progress)
{
    const XlsxLibrary &library = xlsxLibrary();
    if (!library.problem.isEmpty())
        return failure(xlsxError(library.problem));
    const QTemporaryDir folder; // only the owner may use it
    if (!folder.isValid())
        return failure(xlsxError(folder.errorString()));
    QFile file(folder.filePath(u"table.xlsx"_s));
    if (!file.open(QIODevice::WriteOnly) ||
        !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return failure(xlsxError(file.errorString()));
    file.close();
    const DecimalPoint point;
    XlsxWriter writer(library, QFile::encodeName(file.fileName()), QFile::encodeName(folder.path()), zone);
    for (const XlsxSheet &sheet : sheets) {
        writer.beginSheet(sheet.title);
        const bool isFirst = &sheet == &sheets.first();
        for (const TableContent &table : sheet.tables) {
            if (!writer.writeTable(
                    table, isFirst, isFirst ? progress : [](double) { return true; }))
                return QByteArray();
        }
    }
    if (const lxw_error error = writer.close(); error != LXW_NO_ERROR)
        return failure(xlsxError(QString::fromUtf8(library.lxw_strerror(error))));
    if (!file.open(QIODevice::ReadOnly))
        return failure(xlsxError(file.errorString()));
    const QByteArray content = file.readAll();
    if (content.isEmpty())
        return failure(xlsxError(file.errorString()));
    return content;
}

#else

bool canWriteXlsx()
{
    return false;
}

Result<QByteArray> xlsxWorkbook(const QList<XlsxSheet> &, const QTimeZone &, const ReportProgress &)
{
    Q_UNREACHABLE();
}

#endif
