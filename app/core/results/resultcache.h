// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "storage/documentfile.h"
#include "storage/settings.h"

#include <QObject>
#include <QTimer>

#include <optional>

class KnownSecrets;

/// Keeps what was looked up between sessions, where that is wanted: not unless told so. In one file that
/// only its owner may read, bounded as resultarchivejson.h says, and written in the background: a moment
/// after the last change, and once a lookup has ended. Known secrets are removed from it. Writes nothing
/// before load() or setKeeping(): a program that shows no results must not put its own in the place of what
/// is kept.
class ResultCache final : public QObject
{
    Q_OBJECT
public:
    /// `settings` remember whether to keep; all outlive this.
    ResultCache(ResultSet &results, Settings &settings, const KnownSecrets &secrets, const QString &file,
                QObject *parent = nullptr);
    /// Writes what has not been written yet.
    ~ResultCache() override;

    [[nodiscard]] bool isKeeping() const { return m_isKeeping; }
    /// Off deletes the file, and one that was set aside, at once; failed() tells where one is still
    /// there. On writes over what may be there.
    void setKeeping(bool keeping);

    /// Deletes the file, and what was set aside of it, and looks whether it is gone. What comes into the
    /// results from now on is kept again, where that is wanted: whoever forgets them clears them first.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);

    /// Puts what was kept into the results, unless something has been looked up by then: that takes its
    /// place. In the background; loaded() or failed() follows where results are kept. A file that makes no
    /// sense is set aside as `.bad`; the error says so. One that can't be read is never written over.
    void load();

Q_SIGNALS:
    void keepingChanged(bool keeping);
    void loaded();
    /// Everything up to now is in the file, or deleted.
    void saved();
    /// The file is too small for that many of the last rows. Told when their number changes.
    void notKept(qsizetype rows);
    /// Of saving once, until it works again: the results stay as they are while the program runs.
    void failed(const Error &error);

private:
    using Kept = DocumentFile<QList<ResultRow>>::Document;

    void take(const Kept &kept);
    void changed();
    void save();
    void written(qsizetype rows, qsizetype all);
    void reset();

    ResultSet &m_results;
    Settings &m_settings;
    const KnownSecrets &m_secrets;
    DocumentFile<QList<ResultRow>> m_file;
    QTimer m_later;
    bool m_isKeeping;
    bool m_isFollowing = false; ///< changes are to be kept: load() or setKeeping() was called
    bool m_isChanged = false;   ///< since the results were last packed
    int m_packing = 0;          ///< number of the packing in the background that is to be written; 0: none
    int m_lastPacking = 0;
    qsizetype m_notKept = 0;
};
