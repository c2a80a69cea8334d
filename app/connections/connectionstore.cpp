// SPDX-License-Identifier: MIT
#include "connections/connectionstore.h"

#include "connections/connectionjson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxFileSize = 4LL * 1024 * 1024;

Result<QList<Connection>> readFile(const QString &path, ConnectionFile kind)
{
    const auto content = readWholeFile(path, kMaxFileSize);
    if (!content)
        return failure(content.error());
    if (content->isEmpty())
        return QList<Connection>();
    return parseConnections(*content, kind);
}

/// The same each time, so that secrets and recent use find a rolled-out connection again.
QString machineId(const Connection &connection)
{
    const QByteArray identity = connection.baseUrl.toEncoded() + '\n' + connection.name.toUtf8();
    return u"machine-"_s +
           QString::fromLatin1(
               QCryptographicHash::hash(identity, QCryptographicHash::Sha256).first(16).toHex());
}

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace

ConnectionStore::ConnectionStore(const QString &file, const QString &machineFile, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_machineFile(machineFile)
{
    connect(&m_file, &BackgroundFile::failed, this, &ConnectionStore::saveFailed);
}

QString ConnectionStore::systemMachineFile()
{
#if defined(Q_OS_WIN)
    return QDir(QCoreApplication::applicationDirPath()).filePath(u"connections.json"_s);
#elif defined(Q_OS_MACOS)
    return u"/Library/Application Support/svc-desktop/connections.json"_s;
#else
    return u"/etc/xdg/svc-desktop/connections.json"_s;
#endif
}

QList<Error> ConnectionStore::load()
{
    QList<Error> errors;
    m_connections.clear();
    if (auto own = readFile(m_file.path(), ConnectionFile::Own)) {
        m_connections = std::move(*own);
    } else {
        errors += own.error();
        if (own.error().kind == ErrorKind::Data)
            setAside(m_file.path());
    }
    for (Connection &connection : m_connections) {
        if (connection.id.isEmpty())
            connection.id = newId();
    }
    if (const auto machine = readFile(m_machineFile, ConnectionFile::Exchange)) {
        for (Connection connection : *machine) {
            connection.id = machineId(connection);
            connection.readOnly = true;
            m_connections += connection;
        }
    } else {
        errors += machine.error();
    }
    Q_EMIT changed();
    return errors;
}

std::optional<Connection> ConnectionStore::find(const QString &id) const
{
    const qsizetype place = placeOf(id);
    return place < 0 ? std::nullopt : std::optional(m_connections.at(place));
}

QString ConnectionStore::freeName(const QString &wanted, const QString &exceptId) const
{
    const auto isTaken = [this, &exceptId](const QString &name) {
        return std::any_of(m_connections.begin(), m_connections.end(), [&](const Connection &other) {
            return other.id != exceptId && displayName(other).compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = u"%1 (%2)"_s.arg(wanted).arg(number);
    return name;
}

QString ConnectionStore::add(Connection connection)
{
    connection.id = newId();
    connection.readOnly = false;
    connection.name = freeName(displayName(connection));
    m_connections.insert(ownCount(), connection);
    save();
    return connection.id;
}

QString ConnectionStore::duplicate(const QString &id)
{
    const auto original = find(id);
    if (!original)
        return {};
    Connection copy = *original;
    copy.name = displayName(*original);
    return add(copy);
}

void ConnectionStore::restore(qsizetype place, const Connection &connection)
{
    if (placeOf(connection.id) >= 0)
        return;
    m_connections.insert(std::clamp<qsizetype>(place, 0, ownCount()), connection);
    save();
}

void ConnectionStore::update(const Connection &connection)
{
    const qsizetype place = placeOf(connection.id);
    if (place < 0 || m_connections.at(place).readOnly)
        return;
    Connection &old = m_connections[place];
    Connection updated = connection;
    updated.readOnly = false;
    updated.name = freeName(displayName(connection), connection.id);
    updated.secretsLocked = old.secretsLocked || secretsBinding(old) != secretsBinding(updated);
    if (updated == old)
        return;
    old = updated;
    save();
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

void ConnectionStore::save()
{
    m_file.write(connectionsJson(m_connections.first(ownCount()), ConnectionFile::Own));
    Q_EMIT changed();
}
