// SPDX-License-Identifier: MIT
#include "ui/connections/importmodel.h"

#include "net/loopback.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

struct ImportTexts
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

constexpr qsizetype kLongestValue = 300;

QString shownValue(const QString &value)
{
    const QString line = boundedText(visibleLine(value), kLongestValue);
    return line.isEmpty() ? ImportTexts::tr("nothing", "of a setting that is empty") : isolatedText(line);
}

Badge::Content badgeOf(ImportEntry::Action action)
{
    switch (action) {
    case ImportEntry::Action::Add:
        return {Tone::Good, Icon::Diamond, ImportTexts::tr("Add", "what an import does to a connection")};
    case ImportEntry::Action::Replace:
        return {Tone::Warn, Icon::Square, ImportTexts::tr("Replace", "what an import does to a connection")};
    case ImportEntry::Action::Same:
        return {Tone::Mute, Icon::Dot, ImportTexts::tr("Same", "what an import does to a connection")};
    }
    Q_UNREACHABLE();
}

/// Returns the name and the action, and each difference and notice on a line below.
ListRow listRowOf(const ImportRow &row, bool isCheckable)
{
    ListRow shown{.box = !isCheckable    ? ListRow::Box::Room
                         : row.isChecked ? ListRow::Box::Checked
                                         : ListRow::Box::Unchecked,
                  .title = row.name};
    if (!row.secret)
        shown.ends += {.badge = badgeOf(row.action)};
    for (const QString &text : row.differences)
        shown.lines += {.text = text, .ink = ListRow::Ink::Dim, .wraps = true};
    for (const QString &text : row.notices)
        shown.lines += {.text = text, .ink = ListRow::Ink::Warning, .wraps = true};
    return shown;
}

/// Returns the whole row as a text for screen readers.
QString spokenRow(const ImportRow &row)
{
    const QStringList action = row.secret ? QStringList() : QStringList{badgeOf(row.action).word};
    return commaSeparated(QStringList{row.name} + action + row.differences + row.notices);
}

} // namespace

ImportRow importRow(const ImportEntry &entry, const std::optional<Connection> &replaced)
{
    ImportRow row;
    row.name = connectionText(entry.connection);
    row.action = entry.action;
    row.isChecked = entry.action != ImportEntry::Action::Same;
    for (const ImportEntry::Difference &field : entry.differences) {
        if (entry.action == ImportEntry::Action::Add)
            row.differences += labelledText(field.field, shownValue(field.after));
        else
            row.differences += changedText(field.field, shownValue(field.before), shownValue(field.after));
    }
    if (!row.isChecked)
        return row;
    const bool isPlain =
        entry.connection.baseUrl.scheme() == "http"_L1 && !isLoopback(entry.connection.baseUrl);
    if (isPlain && (!replaced || replaced->baseUrl != entry.connection.baseUrl))
        row.notices += CommonTexts::tr("Not encrypted. Anyone on the way can read and change what is sent.");
    if (replaced && !replaced->secretsLocked &&
        credentialScope(*replaced) != credentialScope(entry.connection))
        row.notices += CommonTexts::tr("The stored API key and password will have to be typed again.");
    return row;
}

ImportRow secretRow(SecretKind kind, bool isPersistent)
{
    ImportRow row;
    row.secret = kind;
    row.name = storedSecretText(kind, isPersistent);
    return row;
}

QString storedSecretText(SecretKind kind, bool isPersistent)
{
    const bool isKey = kind == SecretKind::ApiKey;
    if (!isPersistent)
        return isKey ? ImportTexts::tr("API key: will be kept until you quit")
                     : ImportTexts::tr("Password: will be kept until you quit");
    return isKey ? ImportTexts::tr("API key: will be stored in the system's keyring")
                 : ImportTexts::tr("Password: will be stored in the system's keyring");
}

bool ImportModel::isCheckable(int row) const
{
    if (!m_rows.at(row).secret)
        return m_rows.at(row).action != ImportEntry::Action::Same;
    while (row > 0 && m_rows.at(row).secret)
        --row;
    return m_rows.at(row).isChecked || !isCheckable(row);
}

bool ImportModel::isImported(int row) const
{
    return m_rows.at(row).isChecked && isCheckable(row);
}

void ImportModel::setRows(const QList<ImportRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int ImportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ImportModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ImportRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
        return isCheckable(index.row()) ? ListRowDelegate::spokenChecked(spokenRow(row), row.isChecked)
                                        : spokenText(spokenRow(row));
    case ListRowDelegate::RowRole:
        return QVariant::fromValue(listRowOf(row, isCheckable(index.row())));
    default:
        return {};
    }
}

bool ImportModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != ListRowDelegate::CheckedRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !isCheckable(index.row()))
        return false;
    m_rows[index.row()].isChecked = value.toBool();
    int last = index.row();
    while (!m_rows.at(index.row()).secret && last + 1 < rowCount() && m_rows.at(last + 1).secret)
        ++last; // can be checked with their connection
    Q_EMIT dataChanged(index, this->index(last), {ListRowDelegate::RowRole});
    return true;
}

#include "moc_importmodel.cpp"
