// SPDX-License-Identifier: MIT
#pragma once

#include "connections/importplan.h"

#include <QAbstractListModel>
#include <QStringList>

#include <optional>

/// What an import would do with a connection. All texts are safe to display; see shownName() in
/// ui/text/connectiontext.h.
struct ImportRow
{
    QString name;
    ImportEntry::Action action = ImportEntry::Action::Add;
    QStringList differences; ///< for example “Partition: Web → Mobile”
    QStringList notices;     ///< for example that the address is not encrypted
    bool isChecked = false;  ///< whether the row is checked; never with Action::Same

    friend bool operator==(const ImportRow &, const ImportRow &) = default;
};

/// Returns the row of an entry. `replaced` is the connection that would be replaced, if there is one.
[[nodiscard]] ImportRow importRow(const ImportEntry &entry, const std::optional<Connection> &replaced);

/// Model of the connections in an import. Its rows can be checked but for those that are the same.
/// Qt::DisplayRole is the name, ListRowDelegate::RowRole the whole row.
class ImportModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(const QList<ImportRow> &rows);
    [[nodiscard]] const QList<ImportRow> &rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    QList<ImportRow> m_rows;
};
