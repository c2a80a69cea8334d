// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "ui/connectionform/connectionrow.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>

/// A connection to choose for a lookup in several connections.
struct SeveralRow
{
    ConnectionRow connection;
    QString session; ///< for example “Signed in as Jane Doe (jdoe)”
    bool isChecked = false;

    friend bool operator==(const SeveralRow &, const SeveralRow &) = default;
};

/// Returns “Signed in as …”, “Not signed in” or another state of a session. `session` is null if the
/// connection has none.
[[nodiscard]] QString sessionText(const Session *session);

/// Model of the connections to choose from. Its rows can be checked; its data is that of ConnectionRow.
class SeveralModel final : public RowsModel<SeveralRow, QAbstractListModel>
{
    Q_OBJECT
public:
    using RowsModel::RowsModel;

    void setRows(const QList<SeveralRow> &rows);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Checks or unchecks a row.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
};
