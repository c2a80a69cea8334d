// SPDX-License-Identifier: MIT
#include "connections/connectionstore.h"

#include "base/errortext.h"
#include "connections/connectionjson.h"
#include "connections/managedconnections.h"

#include <QCoreApplication>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct ConnectionStoreTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionStore)
};

Error tooManyError()
{
    return localStorageError(
        ErrorCause::None,
        ConnectionStoreTexts::tr("There can be %n connections.", nullptr, static_cast<int>(kMaxConnections)));
}

/// Returns a name that is not in `taken`, which contains case-folded names.
QString uniqueName(const QSet<QString> &taken, const QString &wanted)
{
    QString name = wanted;
    for (int number = 2; taken.contains(name.toCaseFolded()); ++number)
        name = u"%1 (%2)"_s.arg(wanted).arg(number);
    return name;
}

void makeNameUnique(Connection &connection, QSet<QString> &taken)
{
    connection.name = uniqueName(taken, displayName(connection));
    taken += connection.name.toCaseFolded();
}

} // namespace

QString ConnectionStore::newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

ConnectionStore::ConnectionStore(const QString &file, const QString &machineFile, QObject *parent)
    : QObject(parent)
    , m_file(file, kMaxConnectionsFileSize,
             [](const QByteArray &json) { return parseConnections(json, ConnectionFile::Own); })
    , m_machineFile(machineFile)
{
    connect(&m_file, &DocumentFileBase::failed, this, &ConnectionStore::saveFailed);
    connect(&m_file, &DocumentFileBase::changedOnDisk, this, &ConnectionStore::reapplyChanges);
    connect(&m_file, &DocumentFileBase::saved, this, [this] {
        m_unsaved.clear();
        Q_EMIT saved();
    });
}

QList<Error> ConnectionStore::load(LoadFor use)
{
    m_use = use;
    m_unsaved.clear();
    QList<Error> errors;
    if (const auto error = loadOwn())
        errors += *error;
    if (const auto error = loadMachine())
        errors += *error;
    Q_EMIT changed();
    return errors;
}

/// Replaces all connections by those in the user's file.
std::optional<Error> ConnectionStore::loadOwn()
{
    using IfDamaged = DocumentFileBase::IfDamaged;
    m_connections.clear();
    const auto own = m_file.load(m_use == LoadFor::Writing ? IfDamaged::Quarantine : IfDamaged::Leave);
    if (!own)
        return own.error();
    QSet<QString> names;
    bool isChanged = false;
    for (Connection connection : own->value_or(QList<Connection>())) {
        isChanged |= ensureUniqueId(connection);
        makeNameUnique(connection, names);
        m_connections += connection;
    }
    if (isChanged && m_use == LoadFor::Writing)
        m_file.write(connectionsJson(m_connections, ConnectionFile::Own));
    return {};
}

/// Adds the connections from the machine-wide file.
std::optional<Error> ConnectionStore::loadMachine()
{
    const auto managed = readManagedConnections(m_machineFile);
    if (!managed)
        return managed.error();
    QSet<QString> names = usedNames();
    for (Connection connection : *managed) {
        makeNameUnique(connection, names);
        m_connections += connection;
    }
    return {};
}

std::optional<Connection> ConnectionStore::find(const QString &id) const
{
    const qsizetype place = indexOf(id);
    return place < 0 ? std::nullopt : std::optional(m_connections.at(place));
}

std::optional<Connection> ConnectionStore::findByName(const QString &name) const
{
    for (const Connection &connection : m_connections) {
        if (displayName(connection).compare(name, Qt::CaseInsensitive) == 0)
            return connection;
    }
    return {};
}

QString ConnectionStore::freeName(const QString &wanted, const QString &exceptId) const
{
    return uniqueName(usedNames(exceptId), wanted);
}

/// Returns the case-folded names of the connections.
QSet<QString> ConnectionStore::usedNames(const QString &exceptId) const
{
    QSet<QString> names;
    for (const Connection &connection : m_connections) {
        if (connection.id != exceptId)
            names += displayName(connection).toCaseFolded();
    }
    return names;
}

QString ConnectionStore::add(const Connection &connection)
{
    Connection added = connection;
    ensureUniqueId(added);
    return change([this, added] { return insertNew(added); }) ? added.id : QString();
}

QString ConnectionStore::duplicate(const QString &id)
{
    const auto original = find(id);
    if (!original)
        return {};
    return add(*original);
}

void ConnectionStore::restore(qsizetype place, const Connection &connection)
{
    if (connection.id.isEmpty() || connection.readOnly || indexOf(connection.id) >= 0)
        return;
    change([this, place, connection] {
        if (indexOf(connection.id) >= 0)
            return true;
        Connection restored = connection;
        restored.name = freeName(displayName(connection));
        m_connections.insert(std::clamp<qsizetype>(place, 0, ownCount()), restored);
        return true;
    });
}

bool ConnectionStore::update(const Connection &connection)
{
    return change([this, connection] { return replace(connection); });
}

bool ConnectionStore::apply(const QList<ImportEntry> &plan)
{
    QList<ImportEntry> entries = plan;
    for (ImportEntry &entry : entries) {
        if (entry.action == ImportEntry::Action::Add)
            ensureUniqueId(entry.connection);
    }
    return change([this, entries] { return applyPlan(entries); });
}

bool ConnectionStore::applyPlan(const QList<ImportEntry> &plan)
{
    QList<Connection> imported;
    for (const ImportEntry &entry : plan)
        imported += entry.connection;
    const QList<ImportEntry> now = planImport(m_connections, imported);
    for (qsizetype i = 0; i < plan.size(); ++i) {
        const ImportEntry &entry = plan.at(i);
        if (entry.action == ImportEntry::Action::Same || now.at(i).action == ImportEntry::Action::Same)
            continue;
        const bool isDone = entry.action == ImportEntry::Action::Add ? insertNew(entry.connection)
                                                                     : replace(entry.connection);
        if (!isDone)
            return false;
    }
    return true;
}

void ConnectionStore::unlockSecrets(const QString &id)
{
    change([this, id] {
        const qsizetype place = indexOf(id);
        if (place >= 0)
            m_connections[place].secretsLocked = false;
        return true;
    });
}

qsizetype ConnectionStore::remove(const QString &id)
{
    const qsizetype place = indexOf(id);
    if (place < 0 || m_connections.at(place).readOnly)
        return -1;
    change([this, id] {
        m_connections.removeIf([&id](const Connection &connection) { return connection.id == id; });
        return true;
    });
    return place;
}

void ConnectionStore::forgetOwn(QObject *context,
                                const std::function<void(const std::optional<Error> &)> &done)
{
    m_connections.remove(0, ownCount());
    m_unsaved.clear();
    m_file.remove(context, done);
    Q_EMIT changed();
}

void ConnectionStore::move(const QString &id, qsizetype to)
{
    change([this, id, to] {
        const qsizetype from = indexOf(id);
        if (from >= 0 && !m_connections.at(from).readOnly)
            m_connections.move(from, std::clamp<qsizetype>(to, 0, ownCount() - 1));
        return true;
    });
}

void ConnectionStore::setAsksForCertificate(const QUrl &baseUrl, bool asks)
{
    if (asks)
        m_askForCertificate.insert(displayHost(baseUrl));
    else
        m_askForCertificate.remove(displayHost(baseUrl));
}

bool ConnectionStore::asksForCertificate(const QUrl &baseUrl) const
{
    return m_askForCertificate.contains(displayHost(baseUrl));
}

qsizetype ConnectionStore::indexOf(const QString &id) const
{
    for (qsizetype i = 0; i < m_connections.size(); ++i) {
        if (m_connections.at(i).id == id)
            return i;
    }
    return -1;
}

qsizetype ConnectionStore::ownCount() const
{
    return std::count_if(m_connections.begin(), m_connections.end(),
                         [](const Connection &connection) { return !connection.readOnly; });
}

/// Gives the connection a new id, unless it has one that no other connection uses. Returns whether the id has
/// changed.
bool ConnectionStore::ensureUniqueId(Connection &connection) const
{
    if (!connection.id.isEmpty() && indexOf(connection.id) < 0)
        return false;
    connection.id = newId();
    return true;
}

bool ConnectionStore::insertNew(Connection connection)
{
    if (indexOf(connection.id) >= 0)
        return true; // already made, and saved
    connection.secretsLocked = false;
    connection.name = freeName(displayName(connection).simplified());
    const auto stored = storableConnection(connection);
    if (!stored || ownCount() >= kMaxConnections) {
        Q_EMIT saveFailed(stored ? tooManyError() : stored.error());
        return false;
    }
    m_connections.insert(ownCount(), *stored);
    return true;
}

bool ConnectionStore::replace(const Connection &connection)
{
    const qsizetype place = indexOf(connection.id);
    if (place < 0 || m_connections.at(place).readOnly)
        return false;
    Connection &old = m_connections[place];
    Connection updated = connection;
    updated.name = freeName(displayName(connection).simplified(), connection.id);
    updated.secretsLocked = old.secretsLocked || credentialScope(old) != credentialScope(updated);
    const auto stored = storableConnection(updated);
    if (!stored) {
        Q_EMIT saveFailed(stored.error());
        return false;
    }
    old = *stored;
    return true;
}

bool ConnectionStore::change(const Change &make)
{
    const QList<Connection> before = m_connections;
    if (!make()) {
        m_connections = before;
        return false;
    }
    if (m_connections != before) {
        m_unsaved += make;
        save();
    }
    return true;
}

void ConnectionStore::save()
{
    const QByteArray json = connectionsJson(m_connections.first(ownCount()), ConnectionFile::Own);
    if (json.size() > kMaxConnectionsFileSize)
        m_file.reportFailure(localStorageError(
            ErrorCause::None, ConnectionStoreTexts::tr("All the connections together are too large.")));
    else
        m_file.write(json);
    Q_EMIT changed();
}

void ConnectionStore::reapplyChanges(const Error &conflict)
{
    const QList<Change> changes = std::exchange(m_unsaved, {});
    const std::optional<Error> notLoaded = loadOwn();
    static_cast<void>(loadMachine()); // its errors were reported before
    bool isLost = false;
    for (const Change &make : changes) {
        const QList<Connection> before = m_connections;
        if (make()) {
            m_unsaved += make;
        } else {
            m_connections = before;
            isLost = true;
        }
    }
    if (notLoaded || isLost)
        m_file.reportLoss(notLoaded.value_or(conflict));
    if (m_unsaved.isEmpty())
        Q_EMIT changed();
    else
        save();
}

#include "moc_connectionstore.cpp"
