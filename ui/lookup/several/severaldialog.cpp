// SPDX-License-Identifier: MIT
#include "ui/lookup/several/severaldialog.h"

#include "connections/chosenconnections.h"
#include "connections/connectionstore.h"
#include "ids/idsummary.h"
#include "session/sessionmanager.h"
#include "text/composedtext.h"
#include "ui/lookup/several/severalmodel.h"
#include "ui/lookup/several/severaltext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kFewestRows = 3; ///< for whose height there is room at first
constexpr int kMostRows = 7;

/// Returns the connection with that id, null if there is none.
const Connection *findIn(const QList<Connection> &connections, const QString &id)
{
    const auto found = std::find_if(connections.begin(), connections.end(),
                                    [&id](const Connection &each) { return each.id == id; });
    return found == connections.end() ? nullptr : &*found;
}

} // namespace

SeveralDialog::SeveralDialog(const Services &services, qsizetype count, QWidget *parent)
    : Dialog(parent)
    , m_services(services)
    , m_count(count)
    , m_model(new SeveralModel(this))
    , m_list(new QListView)
    , m_intro(new TextLabel)
    , m_changed(new TextLabel({}, TextRole::Caption))
    , m_note(new TextLabel({}, TextRole::Caption))
    , m_lookUp(makeButton(CommonTexts::tr("Look up"), u"lookUpSeveral"_s, ButtonKind::Primary))
{
    setObjectName(u"severalDialog"_s);
    setWindowTitle(tr("Look up in several connections"));
    setWindowModality(Qt::WindowModal);
    m_intro->setObjectName(u"severalIntro"_s);
    m_intro->wrapped();
    m_changed->setObjectName(u"severalChanged"_s);
    m_changed->wrapped();
    m_changed->setTone(Tone::Warn);
    m_changed->hide();
    m_note->setObjectName(u"severalNote"_s);
    m_note->wrapped();
    m_list->setObjectName(u"severalConnections"_s);
    m_list->setAccessibleName(CommonTexts::tr("Connections"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ListRowDelegate(this));
    setUpList(m_list);

    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancel"_s);
    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addWidget(m_intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_changed);
    layout->addWidget(m_note);
    layout->addWidget(makeDialogButtons(
        {{m_lookUp, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}}));

    connect(m_model, &QAbstractItemModel::dataChanged, this, &SeveralDialog::updateChoice);
    connect(m_lookUp, &QPushButton::clicked, this, &SeveralDialog::lookUp);
    connect(cancel, &QPushButton::clicked, this, &SeveralDialog::reject);
    connect(&m_services.connections, &ConnectionStore::changed, this, &SeveralDialog::updateRows);
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &SeveralDialog::updateRows);
    updateRows();
    setChosen(likelyChoice());
    m_list->setCurrentIndex(m_model->index(0));
    if (!m_connections.isEmpty())
        m_list->setFocus(Qt::OtherFocusReason);
    const QSize maximum = textscale::forDialog(*this, {kDialogWidth, kWideDialogHeight});
    const int rows = std::clamp(m_model->rowCount(), kFewestRows, kMostRows);
    const int list = rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    const int others = layout->totalHeightForWidth(maximum.width()) -
                       (m_connections.isEmpty() ? 0 : m_list->sizeHint().height());
    resize(maximum.width(), std::min(maximum.height(), others + (m_connections.isEmpty() ? 0 : list)));
}

/// Returns the ids of the connections that are checked at first: those of the last choice. Without one, the
/// two that there are, or else the current one.
QStringList SeveralDialog::likelyChoice() const
{
    if (QStringList last = ChosenConnections(m_services.settings).chosenOf(m_connections); !last.isEmpty())
        return last;
    QStringList lasting;
    for (const Connection &connection : m_connections) {
        if (!connection.isTemporary)
            lasting += connection.id;
    }
    return lasting.size() == 2 ? lasting : QStringList(m_services.sessions.current().connection().id);
}

void SeveralDialog::setChosen(const QStringList &ids)
{
    QList<SeveralRow> rows = m_model->rows();
    for (SeveralRow &row : rows)
        row.isChecked = ids.contains(row.connection.id);
    m_model->setRows(rows);
    updateChoice();
}

void SeveralDialog::updateRows()
{
    const QList<Connection> &saved = m_services.connections.connections();
    const QList<Connection> before = std::exchange(m_connections, m_services.sessions.unsaved(saved) + saved);
    const QSet<QString> savedBefore = std::exchange(m_saved, {});
    for (const Connection &connection : saved)
        m_saved += connection.id;
    const QList<SeveralRow> rowsBefore = m_model->rows();
    QList<SeveralRow> rows;
    QStringList changed;
    for (const Connection &connection : std::as_const(m_connections)) {
        SeveralRow row{connectionRow(connection, m_services.sessions.current().connection().id),
                       sessionText(m_services.sessions.find(connection.id)), false};
        const Connection *same = findIn(before, connection.id);
        const bool wasChecked =
            std::any_of(rowsBefore.begin(), rowsBefore.end(), [&connection](const SeveralRow &each) {
                return each.connection.id == connection.id && each.isChecked;
            });
        row.isChecked = wasChecked && isSameEndpoint(*same, connection) &&
                        m_saved.contains(connection.id) == savedBefore.contains(connection.id);
        if (wasChecked && !row.isChecked)
            changed += connectionAndEnvironment(connection);
        rows += row;
    }
    for (const SeveralRow &row : rowsBefore) {
        if (row.isChecked && !findIn(m_connections, row.connection.id))
            changed += withEnvironment(row.connection.environment, row.connection.name);
    }
    m_model->setRows(rows);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0));
    if (!changed.isEmpty()) {
        //: %1 is one or more connections.
        m_changed->setText(
            tr("Changed or deleted in the meantime, and no longer checked: %1").arg(commaSeparated(changed)));
        m_changed->show();
        announce(m_list, m_changed->text());
    }
    updateChoice();
}

QList<Connection> SeveralDialog::checkedConnections() const
{
    QList<Connection> checked;
    for (const SeveralRow &row : m_model->rows()) {
        if (const Connection *connection = findIn(m_connections, row.connection.id);
            row.isChecked && connection)
            checked += *connection;
    }
    return checked;
}

void SeveralDialog::updateChoice()
{
    const QList<Connection> checked = checkedConnections();
    const QString problem = severaltext::problem(m_count, m_connections.size(), checked.size());
    m_intro->setText(m_connections.isEmpty()
                         ? tr("There are no saved connections.")
                         : tr("Nothing is looked up before you have signed in to each checked connection, or "
                              "skipped it. Where the API key and the password are stored, you are signed in "
                              "without a question."));
    m_list->setVisible(!m_connections.isEmpty());
    m_note->setTone(problem.isEmpty() ? std::nullopt : std::optional(Tone::Danger));
    const QString note = problem.isEmpty() ? severaltext::note(m_count, checked) : problem;
    if (m_note->text() != note)
        m_note->setText(note);
    if (!problem.isEmpty() && m_lookUp->isEnabled() && focusWidget() == m_list)
        announceChange(*m_note, problem);
    m_lookUp->setText(severaltext::lookUp(m_count, checked.size()));
    m_lookUp->setAccessibleName(m_lookUp->text());
    describe(m_lookUp, note);
    m_lookUp->setEnabled(problem.isEmpty());
}

void SeveralDialog::lookUp()
{
    const QList<Connection> checked = checkedConnections();
    if (!severaltext::problem(m_count, m_connections.size(), checked.size()).isEmpty())
        return;
    ChosenConnections(m_services.settings).setChosen(checked);
    accept();
    Q_EMIT chosen(checked);
}

#include "moc_severaldialog.cpp"
