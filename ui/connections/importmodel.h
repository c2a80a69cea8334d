// SPDX-License-Identifier: MIT
#pragma once

#include "connections/importplan.h"
#include "credentials/secretstore.h"

#include <QAbstractListModel>
#include <QStringList>

#include <optional>

/// What an import would do with a connection, or with a secret of the connection in a row above. All texts
/// are safe to display; see shownName() in ui/text/connectiontext.h.
struct ImportRow
{
    std::optional<SecretKind> secret; ///< `nullopt` for a connection
    QString name;
    ImportEntry::Action action = ImportEntry::Action::Add;
    QStringList differences; ///< for example “Partition: Web → Mobile”
    QStringList notices;     ///< for example that the address is not encrypted
    bool isChecked = false;  ///< whether the row is checked; never of a connection with Action::Same

    friend bool operator==(const ImportRow &, const ImportRow &) = default;
};

/// Returns the row of an entry. `replaced` is the connection that would be replaced, if there is one.
[[nodiscard]] ImportRow importRow(const ImportEntry &entry, const std::optional<Connection> &replaced);
/// Returns the row of a secret, not checked: only the user agrees that it is stored.
[[nodiscard]] ImportRow secretRow(SecretKind kind, bool isPersistent);
/// Returns “API key: will be stored in the system's keyring”, the text of a check box. `isPersistent` says
/// whether this program can use a keyring.
[[nodiscard]] QString storedSecretText(SecretKind kind, bool isPersistent);

/// Model of the connections in an import, each followed by its secrets. Its rows can be checked but for those
/// that are the same, and secrets of connections that are not imported.
/// Qt::DisplayRole is the name, ListRowDelegate::RowRole the whole row.
class ImportModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(const QList<ImportRow> &rows);
    [[nodiscard]] const QList<ImportRow> &rows() const { return m_rows; }
    /// Returns whether the row is checked and, of a secret, its connection is imported or there already.
    [[nodiscard]] bool isImported(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    [[nodiscard]] bool isCheckable(int row) const;

    QList<ImportRow> m_rows;
};
