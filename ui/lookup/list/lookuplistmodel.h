// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QDate>
#include <QHash>

#include <optional>

class ConnectionStore;
class KnownSecrets;
class LookupHistory;
class ResultSet;
class ResultSets;
class Watches;

/// An entry of the list of lookups. All texts are safe to display.
struct LookupListEntry
{
    enum class Kind {
        NewLookup, ///< what is in the field and was not looked up yet
        Open,      ///< a result set
        Heading,   ///< the day of the earlier lookups below it
        Earlier,   ///< a lookup of which only the history is left
    };

    Kind kind = Kind::NewLookup;
    ResultSet *set = nullptr;      ///< of an open lookup
    QList<HistoryEntry> earlier{}; ///< of an earlier one, several if they were made together
    QString title{};
    QString end{};    ///< at the end of the row: a time, or what the lookup does
    QString spoken{}; ///< the whole row for a screen reader
    QString toolTip{};
    QList<tokens::Tone> tones{};   ///< colours of the environments
    std::optional<double> share{}; ///< how much of a running lookup is done, from 0 to 1

    /// Returns what identifies the lookup among the others.
    [[nodiscard]] QString key() const;
    /// Returns what views show of it. LookupListDelegate reads the entry itself as EntryRole.
    [[nodiscard]] QVariant data(int role) const;
    static constexpr int EntryRole = Qt::UserRole;
    friend bool operator==(const LookupListEntry &, const LookupListEntry &) = default;
};

/// Model of the list of lookups: the new one, the open ones with the newest first, and below the heading of
/// each day the earlier ones that are in the history. Qt::DisplayRole is the title, Qt::AccessibleTextRole
/// the whole row.
class LookupListModel final : public RowsModel<LookupListEntry, QAbstractListModel>
{
    Q_OBJECT
public:
    /// All arguments must outlive the model.
    LookupListModel(ResultSets &results, const Watches &watches, const LookupHistory &history,
                    const ConnectionStore &connections, const KnownSecrets &secrets,
                    QObject *parent = nullptr);

    /// Sets whether the list begins with a new lookup.
    void setNewLookupShown(bool isShown);
    /// Shows only lookups in which each word occurs: in the title, the connection, the environment or the
    /// date as they are shown, or as one of the ids.
    void setFilter(const QString &words);
    /// Returns the row with that LookupListEntry::key(), -1 if there is none.
    [[nodiscard]] int rowOf(const QString &key) const;
    /// Returns the earlier lookups that the filter leaves out or shows, without those of open ones.
    [[nodiscard]] QList<HistoryEntry> earlierEntries() const;

    /// Returns the latest lookups, at most that many, whatever the filter is. Those that are not running end
    /// with their time, their date or what differs.
    [[nodiscard]] QList<LookupListEntry> latest(qsizetype most);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted before and after rows are added, removed or moved, which is never the user's choice of another
    /// one.
    void aboutToSync();
    void synced();

private:
    /// What takes long to find out about a set.
    struct Known
    {
        qsizetype rows = -1;
        QString title;
        qsizetype different = 0; ///< ids with different answers of several connections
    };
    [[nodiscard]] QDate today() const;
    void follow(ResultSet *set);
    void rebuild();
    void refresh(ResultSet *set);
    void countDifferences(ResultSet *set);
    [[nodiscard]] QList<ResultSet *> openSets() const;
    [[nodiscard]] QList<QList<HistoryEntry>> earlierLookups() const;
    [[nodiscard]] LookupListEntry openEntry(ResultSet &set);
    [[nodiscard]] LookupListEntry earlierEntry(const QList<HistoryEntry> &entries) const;
    [[nodiscard]] tokens::Tone toneOf(const HistoryEndpoint &endpoint) const;
    [[nodiscard]] bool matches(const ResultSet &set, const LookupListEntry &entry) const;
    [[nodiscard]] bool matches(const LookupListEntry &earlier) const;

    ResultSets &m_results;
    const Watches &m_watches;
    const LookupHistory &m_history;
    const ConnectionStore &m_connections;
    const KnownSecrets &m_secrets;
    QHash<ResultSet *, Known> m_known;
    QDate m_today; ///< of the headings
    QString m_filter;
    bool m_isNewLookupShown = false;
};
