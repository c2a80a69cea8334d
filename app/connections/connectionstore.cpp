// SPDX-License-Identifier: MIT
#include "connections/connectionstore.h"

#include "base/storagetext.h"
#include "connections/connectionjson.h"
#include "connections/machineconnections.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionStore)
};

Error fileError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = cause;
    error.detail = detail;
    return error;
}

Error tooManyError()
{
    return fileError(ErrorCause::None,
                     Words::tr("There can be %1 connections.").arg(QString::number(kMaxConnections)));
}

} // namespace

QString ConnectionStore::newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

ConnectionStore::ConnectionStore(const QString &file, const QString &machineFile, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_machineFile(machineFile)
{
    connect(&m_file, &BackgroundFile::failed, this, &ConnectionStore::writeFailed);
    connect(&m_file, &BackgroundFile::written, this, [this] {
        m_isToldOfFailure = false;
        Q_EMIT saved();
    });
}

QList<Error> ConnectionStore::load()
{
    QList<Error> errors;
    m_connections.clear();
    m_blockedBy.reset();
    m_notLoaded = loadOwn();
    if (m_notLoaded)
        errors += *m_notLoaded;
    loadMachine(errors);
    Q_EMIT changed();
    return errors;
}

std::optional<Error> ConnectionStore::loadOwn()
{
    const auto content = m_file.read(kMaxConnectionsFileSize);
    if (!content)
        return blockOrSetAside(content.error());
    if (!QFileInfo::exists(m_file.path()))
        return {};
    const auto own = parseConnections(*content, ConnectionFile::Own);
    if (!own)
        return blockOrSetAside(namingFile(m_file.path(), own.error()));
    bool isChanged = false;
    for (Connection connection : *own) {
        if (connection.id.isEmpty() || placeOf(connection.id) >= 0) {
            connection.id = newId();
            isChanged = true;
        }
        connection.name = freeName(displayName(connection));
        m_connections += connection;
    }
    if (isChanged)
        m_file.write(connectionsJson(m_connections, ConnectionFile::Own));
    return {};
}

void ConnectionStore::loadMachine(QList<Error> &errors)
{
    const auto machine = readMachineConnections(m_machineFile);
    if (!machine) {
        errors += machine.error();
        return;
    }
    for (Connection connection : *machine) {
        connection.name = freeName(displayName(connection));
        m_connections += connection;
    }
}

Error ConnectionStore::blockOrSetAside(Error error)
{
    if (error.cause == ErrorCause::FileDamaged && setAside(m_file.path()))
        error.detail = withPlaceAside(error.detail, m_file.path());
    else
        m_blockedBy = error;
    return error;
}

std::optional<Connection> ConnectionStore::find(const QString &id) const
{
    const qsizetype place = placeOf(id);
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
    QSet<QString> taken;
    for (const Connection &other : m_connections) {
        if (other.id != exceptId)
            taken.insert(displayName(other).toCaseFolded());
    }
    QString name = wanted;
    for (int number = 2; taken.contains(name.toCaseFolded()); ++number)
        name = u"%1 (%2)"_s.arg(wanted).arg(number);
    return name;
}

QString ConnectionStore::add(const Connection &connection)
{
    QString id = insertNew(connection);
    if (!id.isEmpty())
        save();
    return id;
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
    if (connection.id.isEmpty() || connection.readOnly || placeOf(connection.id) >= 0)
        return;
    Connection restored = connection;
    restored.name = freeName(displayName(connection));
    m_connections.insert(std::clamp<qsizetype>(place, 0, ownCount()), restored);
    save();
}

bool ConnectionStore::update(const Connection &connection)
{
    const auto before = m_connections;
    if (!replace(connection))
        return false;
    if (m_connections != before)
        save();
    return true;
}

bool ConnectionStore::apply(const QList<ImportEntry> &plan)
{
    const auto before = m_connections;
    for (const ImportEntry &entry : plan) {
        const bool isDone = entry.action == ImportEntry::Action::Same ||
                            (entry.action == ImportEntry::Action::Add ? !insertNew(entry.connection).isEmpty()
                                                                      : replace(entry.connection));
        if (!isDone) {
            m_connections = before;
            return false;
        }
    }
    if (m_connections != before)
        save();
    return true;
}

void ConnectionStore::unlockSecrets(const QString &id)
{
    const qsizetype place = placeOf(id);
    if (place < 0 || !m_connections.at(place).secretsLocked)
        return;
    m_connections[place].secretsLocked = false;
    save();
}

qsizetype ConnectionStore::remove(const QString &id)
{
    const qsizetype place = placeOf(id);
    if (place < 0 || m_connections.at(place).readOnly)
        return -1;
    m_connections.removeAt(place);
    save();
    return place;
}

void ConnectionStore::forgetOwn(QObject *context,
                                const std::function<void(const std::optional<Error> &)> &done)
{
    m_connections.remove(0, ownCount());
    m_blockedBy.reset();
    m_file.remove(context, done);
    Q_EMIT changed();
}

void ConnectionStore::move(const QString &id, qsizetype to)
{
    const qsizetype from = placeOf(id);
    if (from < 0 || m_connections.at(from).readOnly)
        return;
    m_connections.move(from, std::clamp<qsizetype>(to, 0, ownCount() - 1));
    save();
}

qsizetype ConnectionStore::placeOf(const QString &id) const
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

QString ConnectionStore::insertNew(Connection connection)
{
    if (connection.id.isEmpty() || placeOf(connection.id) >= 0)
        connection.id = newId();
    connection.secretsLocked = false;
    connection.name = freeName(displayName(connection).simplified());
    const auto kept = keptConnection(connection);
    if (!kept || ownCount() >= kMaxConnections) {
        Q_EMIT saveFailed(kept ? tooManyError() : kept.error());
        return {};
    }
    m_connections.insert(ownCount(), *kept);
    return connection.id;
}

bool ConnectionStore::replace(const Connection &connection)
{
    const qsizetype place = placeOf(connection.id);
    if (place < 0 || m_connections.at(place).readOnly)
        return false;
    Connection &old = m_connections[place];
    Connection updated = connection;
    updated.name = freeName(displayName(connection).simplified(), connection.id);
    updated.secretsLocked = old.secretsLocked || secretsBinding(old) != secretsBinding(updated);
    const auto kept = keptConnection(updated);
    if (!kept) {
        Q_EMIT saveFailed(kept.error());
        return false;
    }
    old = *kept;
    return true;
}

void ConnectionStore::save()
{
    const QByteArray json = connectionsJson(m_connections.first(ownCount()), ConnectionFile::Own);
    if (m_blockedBy)
        tell(*m_blockedBy);
    else if (json.size() > kMaxConnectionsFileSize)
        tell(fileError(ErrorCause::None, Words::tr("All the connections together are too large.")));
    else
        m_file.write(json);
    Q_EMIT changed();
}

void ConnectionStore::writeFailed(const Error &error)
{
    if (error.cause != ErrorCause::FileOvertaken) {
        tell(error);
        return;
    }
    static_cast<void>(load()); // what it says of the administrators' file was told before
    Q_EMIT saveFailed(m_notLoaded.value_or(error));
}

void ConnectionStore::tell(const Error &error)
{
    if (!std::exchange(m_isToldOfFailure, true))
        Q_EMIT saveFailed(error);
}
