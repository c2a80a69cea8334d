// SPDX-License-Identifier: MIT
#include "ui/lookup/several/severalmodel.h"

#include "text/composedtext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/listrowdelegate.h"

namespace {

/// Returns the row of the connection with a check box, and the state of the session as a further line.
ListRow listRowOf(const SeveralRow &row)
{
    ListRow shown = row.connection.listRow();
    shown.box = row.isChecked ? ListRow::Box::Checked : ListRow::Box::Unchecked;
    shown.isDense = true;
    for (ListRow::Line &line : shown.lines)
        line.ends.clear(); // nothing depends on which of them is the current one
    shown.lines += {.text = row.session, .role = TextRole::Caption, .ink = ListRow::Ink::Dim};
    return shown;
}

} // namespace

QString sessionText(const Session *session)
{
    switch (session ? session->state() : Session::State::SignedOut) {
    case Session::State::SignedOut:
        return SeveralModel::tr("Not signed in");
    case Session::State::SigningIn:
        return CommonTexts::tr("Signing in…");
    case Session::State::SignedIn:
        //: %1 is a user.
        return CommonTexts::tr("Signed in as %1").arg(userText(session->user()));
    case Session::State::ApiKeyOnly:
        return SeveralModel::tr("Connected with the API key alone");
    case Session::State::Expired:
        return SeveralModel::tr("The session has ended");
    }
    Q_UNREACHABLE();
}

void SeveralModel::setRows(const QList<SeveralRow> &rows)
{
    syncRows(rows, [](const SeveralRow &row) { return row.connection.id; });
}

QVariant SeveralModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SeveralRow &row = rows().at(index.row());
    switch (role) {
    case ListRowDelegate::RowRole:
        return QVariant::fromValue(listRowOf(row));
    case Qt::AccessibleTextRole:
        return ListRowDelegate::spokenChecked(
            commaSeparated({row.connection.data(role).toString(), row.session}), row.isChecked);
    default:
        return row.connection.data(role);
    }
}

bool SeveralModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != ListRowDelegate::CheckedRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    QList<SeveralRow> changed = rows();
    changed[index.row()].isChecked = value.toBool();
    setRows(changed);
    return true;
}

#include "moc_severalmodel.cpp"
