// SPDX-License-Identifier: MIT
#include "ui/connections/connectionsdialog.h"

#include "connections/connectionstore.h"
#include "ui/connections/connectioneditor.h"
#include "ui/connections/connectionlist.h"
#include "ui/connections/connectiontransfer.h"
#include "ui/connections/importdialog.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/emptystate.h"

#include <QAction>
#include <QMenu>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Up to this number, the connections need no filter.
constexpr qsizetype kFewConnections = 8;

} // namespace

ConnectionsDialog::ConnectionsDialog(ConnectionStore &store, CredentialManager &credentials,
                                     FileChooser &files, QWidget *parent)
    : Dialog(parent)
    , m_store(store)
    , m_credentials(credentials)
    , m_files(files)
    , m_list(new ConnectionList)
    , m_filter(new ConnectionFilter(m_list))
    , m_empty(new EmptyState)
    , m_message(new MessageBar)
    , m_transfer(new ConnectionTransfer(files, this))
    , m_actions(this, m_list)
{
    setObjectName(u"connectionsDialog"_s);
    setWindowTitle(CommonTexts::tr("Connections"));
    setWindowModality(Qt::WindowModal);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(kSpace16);
    middle->addWidget(makeList(), 1);
    middle->addWidget(makeActionColumn(m_actions));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace24, kSpace24, kSpace24, kSpace24);
    layout->setSpacing(kSpace16);
    layout->addWidget(m_message);
    layout->addLayout(middle, 1);
    layout->addWidget(makeBottomButtons());
    resize(textscale::forDialog(*this, {kWideDialogWidth, kWideDialogHeight}));

    connectActions();
    connect(&m_store, &ConnectionStore::changed, this, &ConnectionsDialog::refresh);
    connect(&m_store, &ConnectionStore::saveFailed, this,
            [this](const Error &error) { setMessage(messageFor(error)); });
    connect(m_filter, &QLineEdit::textChanged, this, &ConnectionsDialog::refresh);
    connect(m_list, &ConnectionList::selectionMoved, this, &ConnectionsDialog::updateActions);
    connect(m_list, &ConnectionList::chosen, m_actions.signIn, &QAction::trigger);
    connect(m_list, &QWidget::customContextMenuRequested, this, &ConnectionsDialog::showMenu);
    connect(m_empty, &EmptyState::actionTriggered, m_actions.create, &QAction::trigger);
    connect(m_transfer, &ConnectionTransfer::messageReady, this, &ConnectionsDialog::setMessage);
    connect(m_transfer, &ConnectionTransfer::fileRead, this, &ConnectionsDialog::import);
    refresh();
    m_list->setFocus(Qt::OtherFocusReason);
}

QWidget *ConnectionsDialog::makeList()
{
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_empty);
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_filter);
    layout->addWidget(pages, 1);
    return column;
}

QWidget *ConnectionsDialog::makeBottomButtons()
{
    auto *close = makeButton(CommonTexts::tr("Close"), u"close"_s);
    connect(close, &QPushButton::clicked, this, &ConnectionsDialog::reject);
    auto *signIn = makeActionButton(m_actions.signIn, ButtonKind::Primary);
    return makeDialogButtons({{signIn, QDialogButtonBox::AcceptRole}, {close, QDialogButtonBox::RejectRole}});
}

void ConnectionsDialog::connectActions()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions.create, [this] { edit(m_new); });
    on(m_actions.edit, [this] {
        if (const auto connection = selected())
            edit(*connection);
    });
    on(m_actions.duplicate, &ConnectionsDialog::duplicate);
    on(m_actions.remove, &ConnectionsDialog::remove);
    on(m_actions.undo, &ConnectionsDialog::undo);
    on(m_actions.moveUp, [this] { moveBy(-1); });
    on(m_actions.moveDown, [this] { moveBy(1); });
    on(m_actions.forget, [this] {
        if (const auto connection = selected())
            Q_EMIT forgetRequested(*connection);
    });
    on(m_actions.import, [this] { m_transfer->read(); });
    on(m_actions.exportAll, &ConnectionsDialog::exportOwn);
    on(m_actions.signIn, [this] {
        const QString id = m_list->selectedId();
        if (id.isEmpty())
            return;
        accept();
        Q_EMIT signInRequested(id);
    });
}

void ConnectionsDialog::setCurrentConnection(const QString &id)
{
    m_currentId = id;
    refresh();
    m_list->select(id);
}

void ConnectionsDialog::setMessage(const Message &message)
{
    Message shown = message;
    if (message.tone != Tone::Danger && message.tone != Tone::Warn)
        makeDeletionFinal();
    else if (m_deleted) // an error elsewhere does not end the chance to undo
        shown.actions.insert(shown.actions.begin(),
                             {u"undoDeletion"_s, CommonTexts::tr("Undo"), [this] { undo(); }});
    m_shownMessage.show(m_message->messages(), shown);
}

void ConnectionsDialog::done(int result)
{
    makeDeletionFinal();
    m_shownMessage.close();
    QDialog::done(result);
}

void ConnectionsDialog::refresh()
{
    const QList<Connection> &all = m_store.connections();
    m_filter->setVisible(all.size() > kFewConnections || !m_filter->text().isEmpty());
    QList<ConnectionRow> rows;
    for (const Connection &connection : all) {
        if (matchesFilter(connection, m_filter->text()))
            rows += connectionRow(connection, m_currentId);
    }
    m_list->setRows(rows);
    if (all.isEmpty())
        m_empty->setContent(Icon::Search,
                            tr("No connections are saved yet. A connection remembers the address and the "
                               "user you sign in with."),
                            m_actions.create->text());
    else
        m_empty->setContent(Icon::Search, CommonTexts::tr("No matching connections."));
    m_pages->setCurrentIndex(rows.isEmpty() ? 1 : 0);
    updateActions();
}

void ConnectionsDialog::updateActions()
{
    const std::optional<Connection> connection = selected();
    const bool isOwn = connection && !connection->readOnly;
    const QList<Connection> &all = m_store.connections();
    const auto isOwnAt = [&all](qsizetype place) {
        return place >= 0 && place < all.size() && !all.at(place).readOnly;
    };
    const int place = m_list->currentIndex().row();
    const bool isInOrder = m_filter->text().isEmpty(); // a filtered row is not the connection's place
    m_actions.edit->setEnabled(connection.has_value());
    m_actions.duplicate->setEnabled(connection.has_value());
    m_actions.forget->setEnabled(connection.has_value());
    m_actions.signIn->setEnabled(connection.has_value());
    m_actions.remove->setEnabled(isOwn);
    m_actions.moveUp->setEnabled(isOwn && isInOrder && isOwnAt(place - 1));
    m_actions.moveDown->setEnabled(isOwn && isInOrder && isOwnAt(place + 1));
    m_actions.exportAll->setEnabled(isOwnAt(0));
    m_actions.undo->setEnabled(m_deleted.has_value());
}

void ConnectionsDialog::showMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_actions.signIn, m_actions.edit, m_actions.duplicate, m_actions.remove});
    menu->addSeparator();
    menu->addActions({m_actions.moveUp, m_actions.moveDown});
    menu->addSeparator();
    menu->addAction(m_actions.forget);
    addMnemonics(*menu);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

std::optional<Connection> ConnectionsDialog::selected() const
{
    return m_store.find(m_list->selectedId());
}

ConnectionEditor *ConnectionsDialog::makeEditor(const Connection &connection)
{
    auto *editor = new ConnectionEditor(m_store, m_credentials, m_files, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->setConnection(connection);
    connect(editor, &ConnectionEditor::saved, this, [this](const QString &id) {
        m_filter->clear(); // shows the saved connection
        m_list->select(id);
    });
    connect(editor, &ConnectionEditor::passwordsEntered, this, &ConnectionsDialog::passwordsEntered);
    connect(editor, &ConnectionEditor::secretAgreed, this, &ConnectionsDialog::secretAgreed);
    connect(editor, &ConnectionEditor::signInRequested, m_actions.signIn, &QAction::trigger);
    return editor;
}

void ConnectionsDialog::edit(const Connection &connection)
{
    makeEditor(connection)->open();
}

/// Asks for the address of the next connection that was imported without.
void ConnectionsDialog::completeNext()
{
    if (m_incomplete.isEmpty())
        return;
    const ImportedConnection imported = m_incomplete.takeFirst();
    Connection connection = m_new;
    connection.name =
        imported.connection.name.isEmpty() ? QString() : m_store.freeName(imported.connection.name);
    connection.apiKeyHeader = imported.connection.apiKeyHeader;
    connection.dataSource = imported.connection.dataSource;
    connection.partition = imported.connection.partition;
    connection.userName = imported.connection.userName;
    connection.isProduction |= imported.connection.isProduction;
    ConnectionEditor *editor = makeEditor(connection);
    editor->setAgreedSecrets(imported);
    connect(editor, &QDialog::finished, this, &ConnectionsDialog::completeNext);
    editor->open();
}

void ConnectionsDialog::duplicate()
{
    const QString id = m_store.duplicate(m_list->selectedId());
    if (id.isEmpty())
        return; // the store has reported the reason
    m_filter->clear();
    m_list->select(id);
    m_list->setFocus(Qt::OtherFocusReason);
}

void ConnectionsDialog::remove()
{
    const std::optional<Connection> connection = selected();
    if (!connection || connection->readOnly)
        return;
    makeDeletionFinal();
    m_deleted = Deleted{-1, *connection};
    m_shownMessage.show(m_message->messages(),
                        {.tone = Tone::Info,
                         .title = tr("Deleted “%1”").arg(connectionText(*connection)),
                         .actions = {{u"undoDeletion"_s, CommonTexts::tr("Undo"), [this] { undo(); }}}});
    Q_EMIT deleted(*connection);
    const qsizetype place = m_store.remove(connection->id); // last, since its errors are more important
    if (m_deleted)                                          // unless a message has made the deletion final
        m_deleted->place = place;
    updateActions();
}

void ConnectionsDialog::undo()
{
    if (!m_deleted)
        return;
    const Deleted deleted = *std::exchange(m_deleted, std::nullopt);
    m_shownMessage.close();
    m_filter->clear();
    m_store.restore(deleted.place, deleted.connection);
    updateActions();
    m_list->select(deleted.connection.id);
    m_list->setFocus(Qt::OtherFocusReason);
}

void ConnectionsDialog::makeDeletionFinal()
{
    if (!m_deleted)
        return;
    const Deleted deleted = *std::exchange(m_deleted, std::nullopt);
    updateActions();
    Q_EMIT deletionFinal(deleted.connection);
}

void ConnectionsDialog::moveBy(int places)
{
    const int place = m_list->currentIndex().row();
    m_store.move(m_list->selectedId(), place + places);
    m_list->scrollTo(m_list->currentIndex());
}

void ConnectionsDialog::exportOwn()
{
    QList<Connection> own;
    for (const Connection &connection : m_store.connections()) {
        if (!connection.readOnly)
            own += connection;
    }
    m_transfer->write(own);
}

void ConnectionsDialog::import(const QString &fileName, const QList<ImportedConnection> &connections)
{
    auto *dialog = new ImportDialog(m_store, fileName, connections, m_credentials.isPersistent(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this, fileName](int count) {
        setMessage({.tone = Tone::Good,
                    .title = count == 0
                                 ? tr("Imported from %1").arg(fileName)
                                 : tr("Imported %Ln connections from %1", nullptr, count).arg(fileName)});
    });
    connect(dialog, &ImportDialog::secretAgreed, this, &ConnectionsDialog::secretAgreed);
    connect(dialog, &ImportDialog::incomplete, this, [this](const ImportedConnection &connection) {
        m_incomplete += connection;
        if (m_incomplete.size() == 1)
            QMetaObject::invokeMethod(this, &ConnectionsDialog::completeNext, Qt::QueuedConnection);
    });
    dialog->open();
}

#include "moc_connectionsdialog.cpp"
