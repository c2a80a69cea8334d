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

using namespace Qt::StringLiterals;
using namespace tokens;

ImportDialog::ImportDialog(ConnectionStore &store, const QString &fileName, const QList<Connection> &imported,
                           QWidget *parent)
    : Dialog(parent)
    , m_store(store)
    , m_imported(imported)
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
    m_plan = planImport(m_store.connections(), m_imported);
    const QList<ImportRow> before = m_model->rows();
    QList<ImportRow> rows;
    for (qsizetype i = 0; i < m_plan.size(); ++i) {
        ImportRow row = importRow(m_plan.at(i), m_store.find(m_plan.at(i).connection.id));
        if (i < before.size() && before.at(i).action == row.action)
            row.isChecked = before.at(i).isChecked;
        rows += row;
    }
    if (rows != before) // otherwise the list would lose its scroll position
        m_model->setRows(rows);
    updateButton();
}

void ImportDialog::updateButton()
{
    const QList<ImportRow> &rows = m_model->rows();
    const auto count = static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const ImportRow &row) { return row.isChecked; }));
    m_import->setText(count == 0 ? tr("Import") : tr("Import %Ln connections", nullptr, count));
    m_import->setAccessibleName(m_import->text());
    m_import->setEnabled(count > 0);
}

void ImportDialog::apply()
{
    QList<ImportEntry> checked;
    for (qsizetype i = 0; i < m_plan.size(); ++i) {
        if (m_model->rows().at(i).isChecked)
            checked += m_plan.at(i);
    }
    if (checked.isEmpty())
        return;
    m_shownMessage.close();
    m_isApplying = true;
    const bool isDone = m_store.apply(checked);
    m_isApplying = false;
    if (isDone) {
        accept();
        Q_EMIT imported(static_cast<int>(checked.size()));
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
