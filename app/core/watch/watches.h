// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "results/resultset.h"
#include "storage/documentfile.h"
#include "watch/watch.h"
#include "watch/watchrecord.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class ConnectionStore;
class QLockFile;
class ResultSets;

/// What a watch is doing, for the list of lookups.
struct WatchStatus
{
    qsizetype ids = 0;            ///< that are still watched
    bool isSignedOut = false;     ///< it waits until somebody has signed in
    bool isAsking = false;        ///< a round is on
    std::chrono::minutes next{0}; ///< until the next round begins, rounded up

    friend bool operator==(const WatchStatus &, const WatchStatus &) = default;
};

/// Owns the watches of the window, each with a result set of its own in ResultSets. Keeps them for the next
/// start, as ids and connections only. Of the programs that share the file, only one watches.
///
/// A watch ends when its goal has been reached or its time is over, and when its connection has been removed
/// or looks ids up elsewhere by now. Its set stays. A set that is removed is no longer watched, until it is
/// put back.
class Watches final : public QObject
{
    Q_OBJECT
public:
    /// Returns the connection as it is looked up now, if its session is open; otherwise `nullopt`.
    using OpenConnection = std::function<std::optional<Connection>(const QString &connectionId)>;

    enum class End { Reached, TimeOver, ConnectionRemoved, ConnectionChanged };
    /// Why ids cannot be watched.
    enum class Refusal {
        TooMany,      ///< more than Watch::kMaxIds, with those that are watched already
        OtherProgram, ///< another program with the same file watches
    };

    static constexpr std::chrono::hours kLasting{24};

    /// The references must outlive this object. Nothing is watched until load() or start().
    Watches(ResultSets &results, const ConnectionStore &connections, OpenConnection openConnection,
            const QString &file, QObject *parent = nullptr);
    ~Watches() override;

    /// Starts the watches that are stored, in the background. Call it when the connections have been loaded.
    void load();
    /// Returns why so many more ids cannot be watched; `nullopt` if they can. Keeps no other program from
    /// watching.
    [[nodiscard]] std::optional<Refusal> refusal(qsizetype ids);
    /// Watches the ids in a new result set, which it returns; null if there is a refusal(). `ids` must
    /// contain no duplicates. The first request is sent when the session of the connection is open.
    ResultSet *start(const Connection &connection, const QList<qint32> &ids, const WatchOptions &options);
    /// Ends the watch of the set, which stays. Does nothing if it is not watched.
    void stop(ResultSet &set);
    /// Ends all watches, and deletes the file.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);

    /// Returns what the watch of the set is doing; `nullopt` if it is not watched.
    [[nodiscard]] std::optional<WatchStatus> status(const ResultSet &set) const;
    /// Returns the number of ids that are watched.
    [[nodiscard]] qsizetype idCount() const;

    /// Follows changes of the connections and their sessions. Call it when they have changed.
    void updateConnections();
    /// Does what is due. Called by timers; also to be called by whoever knows that time has passed.
    void checkTime();

Q_SIGNALS:
    /// Emitted when status() may have changed, also because the set is no longer watched or was removed.
    void changed(ResultSet *set);
    /// Emitted at the end of a round with what it has seen. The rows have it as ResultRow::change.
    void changesSeen(ResultSet *set, const QList<WatchChange> &changes, const WatchOptions &options);
    /// Emitted when a watch has ended, but not by stop().
    void ended(ResultSet *set, Watches::End end, const WatchOptions &options);
    /// Emitted after load() if stored watches have not been started for that reason.
    void notRestored(qsizetype ids, Watches::End reason);
    /// Emitted after load() if another program watches the ids that are stored.
    void watchedElsewhere(qsizetype ids);
    /// Emitted when the file could not be read or written.
    void failed(const Error &error);

private:
    struct Entry
    {
        ResultSet *set;
        std::unique_ptr<Watch> watch;
        Connection connection;
        bool isSaved; ///< the connection is, so that its removal ends the watch
        WatchOptions options;
        QDateTime endsAt;             ///< UTC
        QList<WatchChange> changes{}; ///< of this round
        WatchStatus shown{};          ///< with the last changed()
    };
    /// A watch whose set was removed, and can be put back.
    struct Removed
    {
        QPointer<ResultSet> set;
        Connection connection;
        bool isSaved; ///< as in Entry
        QList<qint32> ids;
        WatchOptions options;
        QDateTime endsAt; ///< UTC
    };

    [[nodiscard]] bool lock();
    [[nodiscard]] std::optional<Connection> connectionNow(const QString &id) const;
    void restore(const DocumentFile<QList<WatchRecord>>::Document &stored);
    void begin(ResultSet &set, const Connection &connection, const QList<qint32> &ids,
               const WatchOptions &options, const QDateTime &endsAt);
    [[nodiscard]] Entry *entryOf(const ResultSet &set);
    [[nodiscard]] const Entry *entryOf(const ResultSet &set) const;
    [[nodiscard]] WatchStatus statusOf(const Entry &entry) const;
    void takeChange(ResultSet &set, const WatchChange &change);
    void endRound(ResultSet &set);
    void end(ResultSet &set, End end);
    void erase(const ResultSet &set);
    void setRemoved(ResultSet &set);
    void setPutBack(ResultSet &set);
    void update(Entry &entry);
    void saveBegun(bool isFileKnown);
    void save();
    void unlockIfUnused();

    ResultSets &m_results;
    const ConnectionStore &m_connections;
    const OpenConnection m_openConnection;
    DocumentFile<QList<WatchRecord>> m_file;
    std::unique_ptr<QLockFile> m_lock;
    std::vector<Entry> m_entries;
    std::vector<Removed> m_removed;
    QList<WatchRecord> m_saved; ///< what the file has, or will have soon
    QTimer m_timer;             ///< runs while anything is watched
};
