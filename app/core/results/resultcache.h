// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultcachejson.h"
#include "results/resultsets.h"
#include "storage/documentfile.h"
#include "storage/settings.h"

#include <QObject>
#include <QTimer>

#include <optional>

class KnownSecrets;

/// Stores the results between two runs of the program if the user has turned that on; it is off by default.
/// Uses one file that only the user can read, with the limits in resultcachejson.h. Writes it in the
/// background, shortly after a change; while a lookup is running only if there are at most 1,000 rows, and
/// otherwise when it ends. Removes known secrets. Writes
/// nothing before load() or setKeeping(), so that a program that shows no results does not replace stored
/// ones by its own.
class ResultCache final : public QObject
{
    Q_OBJECT
public:
    /// `settings` store whether results are kept. All arguments must outlive the cache.
    ResultCache(ResultSets &results, Settings &settings, const KnownSecrets &secrets, const QString &file,
                QObject *parent = nullptr);
    /// Writes pending changes.
    ~ResultCache() override;

    [[nodiscard]] bool isKeeping() const { return m_isKeeping; }
    /// Returns whether the results are stored when the program ends: because of isKeeping() or keepOnce().
    [[nodiscard]] bool isKeepingAtEnd() const { return m_isKeeping || m_isKeepingOnce; }
    /// Turning it off deletes the file and its quarantined copies at once; failed() is emitted if one of them
    /// remains. Turning it on overwrites an existing file.
    void setKeeping(bool keeping);

    /// Stores the results when this object is destroyed, once, even if keeping is off. The next load() of
    /// another object restores them and then deletes the file.
    void keepOnce();

    /// Deletes the file and its quarantined copies, and reports whether they are gone. Later changes of the
    /// results are stored again if keeping is on, so clear the results first to forget them.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);

    /// Restores the stored results in the background, unless something has been looked up by then, which then
    /// replaces them in the file. If keeping is on, or was on once, loaded() or failed() follows. A damaged
    /// file is quarantined as `.bad`, and the error says so. A file that cannot be read is never overwritten.
    void load();

Q_SIGNALS:
    void keepingChanged(bool keeping);
    void loaded();
    /// Emitted when all changes have been written, or the file has been deleted.
    void saved();
    /// Emitted when rows do not fit into the file and their number has changed. `rows` is that number; the
    /// last rows are the ones that are left out.
    void rowsLeftOut(qsizetype rows);
    /// Emitted when saving fails; not again until a save succeeds. The results stay available while the
    /// program runs.
    void failed(const Error &error);

private:
    void restore(const DocumentFile<StoredResults>::Document &stored);
    [[nodiscard]] StoredResults rows() const;
    void changed();
    [[nodiscard]] bool maySave() const;
    void save();
    void reportNotKept(qsizetype rows, qsizetype all);
    void reset();

    ResultSets &m_results;
    Settings &m_settings;
    const KnownSecrets &m_secrets;
    DocumentFile<StoredResults> m_file;
    QTimer m_saveTimer;
    bool m_isKeeping;
    bool m_isKeepingOnce = false;
    bool m_isFollowing = false; ///< changes are stored, since load() or setKeeping() was called
    bool m_isChanged = false;   ///< since the results were last serialized
    /// Number of the serialization in the background whose result will be written; 0 if none.
    int m_serialization = 0;
    int m_lastSerialization = 0;
    qsizetype m_notKept = 0;
};
