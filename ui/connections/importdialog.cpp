// SPDX-License-Identifier: MIT
#include "ui/connections/importdialog.h"

#include "connections/connectionstore.h"
#include "ui/connections/importmodel.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QListView>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

ImportDialog::ImportDialog(ConnectionStore &store, const QString &fileName,
                           const QList<ImportedConnection> &imported, bool isPersistent, QWidget *parent)
    : Dialog(parent)
    , m_store(store)
    , m_imported(imported)
    , m_isPersistent(isPersistent)
    , m_model(new ImportModel(this))
    , m_list(new QListView)
    , m_message(new MessageBar)
    , m_intro(new TextLabel)
    , m_import(makeButton(tr("Import"), u"import"_s, ButtonKind::Primary))
{
    setObjectName(u"importDialog"_s);
    setWindowTitle(tr("Import connections"));
    setWindowModality(Qt::WindowModal);
    m_intro->setObjectName(u"importIntro"_s);
    m_intro->wrapped();
    m_intro->setText(
        imported.isEmpty()
            ? tr("There are no connections in %1.").arg(fileName)
            : tr("This is what is in %1. Nothing is changed before you import it.").arg(fileName));
    m_list->setObjectName(u"importEntries"_s);
    m_list->setAccessibleName(tr("Connections to import"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ListRowDelegate(this));
    setUpList(m_list);
    m_list->setVisible(!imported.isEmpty());

    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancel"_s);
    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addWidget(m_message);
    layout->addWidget(m_intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeDialogButtons(
        {{m_import, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}}));
    resize(textscale::forDialog(*this, {kWideDialogWidth, imported.isEmpty() ? 0 : kWideDialogHeight}));

    connect(m_model, &QAbstractItemModel::dataChanged, this, &ImportDialog::updateButton);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::apply);
    connect(cancel, &QPushButton::clicked, this, &ImportDialog::reject);
    connect(&m_store, &ConnectionStore::changed, this, &ImportDialog::updatePlan);
    connect(&m_store, &ConnectionStore::saveFailed, this, &ImportDialog::showFailure);
    updatePlan();
    m_list->setCurrentIndex(m_model->index(0));
    m_list->setFocus(Qt::OtherFocusReason);
}

/// Plans the import. Called again when the saved connections change, so that the dialog shows what will be
/// done.
void ImportDialog::updatePlan()
{
    if (m_isApplying)
        return;
    QList<Connection> merged;
    for (const ImportedConnection &imported : m_imported)
        merged += mergedConnection(imported, m_store.connections());
    const QList<ImportEntry> plan = planImport(m_store.connections(), merged);
    m_items.clear();
    QList<ImportRow> rows;
    for (qsizetype i = 0; i < plan.size(); ++i) {
        m_items += {m_imported.at(i), plan.at(i), static_cast<int>(rows.size())};
        ImportRow row = importRow(plan.at(i), m_store.find(plan.at(i).connection.id));
        row.notices += m_imported.at(i).notices;
        if (const QString asked = askedText(merged.at(i)); !m_imported.at(i).isWhole && !asked.isEmpty())
            row.notices += asked;
        rows += row;
        if (!m_imported.at(i).apiKey.isEmpty())
            rows += secretRow(SecretKind::ApiKey, m_isPersistent);
        if (!m_imported.at(i).password.isEmpty())
            rows += secretRow(SecretKind::Password, m_isPersistent);
    }
    const QList<ImportRow> before = m_model->rows();
    for (qsizetype i = 0; i < std::min(rows.size(), before.size()); ++i) {
        if (before.at(i).action == rows.at(i).action)
            rows[i].isChecked = before.at(i).isChecked;
    }
    if (rows != before) // otherwise the list would lose its scroll position
        m_model->setRows(rows);
    updateButton();
}

void ImportDialog::updateButton()
{
    int connections = 0;
    bool hasAny = false;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        hasAny |= m_model->isImported(row);
        connections += m_model->isImported(row) && !m_model->rows().at(row).secret ? 1 : 0;
    }
    m_import->setText(connections == 0 ? tr("Import") : tr("Import %Ln connections", nullptr, connections));
    m_import->setAccessibleName(m_import->text());
    m_import->setEnabled(hasAny);
}

ImportedConnection ImportDialog::agreedOf(const Item &item) const
{
    ImportedConnection agreed = item.imported;
    bool takesKey = false;
    bool takesPassword = false;
    for (int row = item.row + 1; row < m_model->rowCount() && m_model->rows().at(row).secret; ++row) {
        const bool isAgreed = m_model->isImported(row);
        (*m_model->rows().at(row).secret == SecretKind::ApiKey ? takesKey : takesPassword) = isAgreed;
    }
    if (!takesKey)
        agreed.apiKey = {};
    if (!takesPassword)
        agreed.password = {};
    return agreed;
}

void ImportDialog::apply()
{
    if (!m_import->isEnabled())
        return;
    QList<ImportEntry> checked;
    QList<std::pair<QString, ImportedConnection>> agreed; ///< by the ids of the connections
    QList<ImportedConnection> unfinished;
    for (Item &item : m_items) {
        const bool isChecked = m_model->isImported(item.row);
        if (!item.isComplete()) {
            if (isChecked)
                unfinished += agreedOf(item);
            continue;
        }
        if (item.entry.action == ImportEntry::Action::Add)
            item.entry.connection.id = ConnectionStore::newId(); // its secrets are stored by it
        if (isChecked)
            checked += item.entry;
        agreed += {item.entry.connection.id, agreedOf(item)};
    }
    m_shownMessage.close();
    m_isApplying = true;
    const bool isDone = checked.isEmpty() || m_store.apply(checked);
    m_isApplying = false;
    if (isDone) {
        accept();
        if (!checked.isEmpty() || unfinished.isEmpty())
            Q_EMIT imported(static_cast<int>(checked.size()));
        for (const auto &[id, found] : std::as_const(agreed)) {
            const std::optional<Connection> saved = m_store.find(id);
            if (saved && !found.apiKey.isEmpty())
                Q_EMIT secretAgreed(*saved, SecretKind::ApiKey, found.apiKey);
            if (saved && !found.password.isEmpty())
                Q_EMIT secretAgreed(*saved, SecretKind::Password, found.password);
        }
        for (const ImportedConnection &found : std::as_const(unfinished))
            Q_EMIT incomplete(found);
        return;
    }
    updatePlan();
    if (m_message->isHidden()) // the store has not reported the reason
        m_shownMessage.show(m_message->messages(),
                            {.tone = Tone::Warn,
                             .title = tr("The connections have changed in the meantime"),
                             .text = tr("Nothing was imported. Look at the list again.")});
}

void ImportDialog::showFailure(const Error &error)
{
    m_shownMessage.show(m_message->messages(), messageFor(error));
}

#include "moc_importdialog.cpp"
