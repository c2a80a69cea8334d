// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "lookup/lookuprow.h"

#include <memory>
#include <optional>

/// Where an answer came from, in words. Recorded at the time of the request, so that it stays correct if the
/// connection is renamed, changed or deleted. Never contains a secret.
struct Provenance
{
    QString connection;  ///< the connection's displayed name at that time
    QString environment; ///< chosen by the user; may be empty
    QString host;        ///< host in punycode, with the port if it is not the scheme's default
    EnvironmentColor environmentColor = EnvironmentColor::Mute;
    QString endpoint{}; ///< lookupEndpoint(), never shown; empty if it was stored by an older version

    friend bool operator==(const Provenance &, const Provenance &) = default;
};

[[nodiscard]] Provenance provenanceOf(const Connection &connection);

/// A Provenance that is shared by its copies, since a hundred thousand rows can come from one connection.
class SharedProvenance final
{
public:
    SharedProvenance();
    SharedProvenance(Provenance from); // NOLINT(google-explicit-constructor): used like the value

    const Provenance &operator*() const { return *m_from; }
    const Provenance *operator->() const { return m_from.get(); }

    friend bool operator==(const SharedProvenance &a, const SharedProvenance &b)
    {
        return a.m_from == b.m_from || *a == *b;
    }

private:
    std::shared_ptr<const Provenance> m_from; ///< never null
};

/// Returns whether both have the same environment and the same host, data source and partition. If not, and
/// it is the same connection, the user has edited it in between.
[[nodiscard]] bool isSameEndpoint(const Provenance &a, const Provenance &b);

/// A change that a watch has seen in the answers of a row.
struct SeenChange
{
    QString what;   ///< in words: “Read, Subject”
    QDateTime at{}; ///< UTC; when the answer was received
};

/// A row of the results, which may contain rows from several connections.
struct ResultRow
{
    LookupRow lookup;
    SharedProvenance from;
    QString connectionId;
    std::shared_ptr<const Notification> before; ///< from the previous fetch, if the row was fetched again
    QDateTime beforeAt;                         ///< UTC; time of that fetch
    bool isChanged = false;                     ///< the notification differs from `before`
    /// How many answers of the connection are the same as this one, if that makes them doubtful; otherwise 0.
    /// See results/sameanswers.h.
    qint32 sameAnswers = 0;
    /// The user name with which the id was looked up, empty for the API key alone; `nullopt` if it is not
    /// known, as for restored rows, or if the id has not been looked up.
    std::optional<QString> user{};
    bool isDone = false; ///< the user has marked the row as done
    QString note{};      ///< what the user has written beside the row, as noteFrom() returns it
    std::optional<SeenChange> change{}; ///< the last one that a watch has seen
};

/// The longest note, in UTF-16 units.
inline constexpr qsizetype kMaxNote = 500;

/// Returns the text as a note: one line of at most kMaxNote, without control characters.
[[nodiscard]] QString noteFrom(const QString &text);

/// Returns whether there is a notification for each row.

/// Returns the row without the values of known secrets, for copies, exports and files.
[[nodiscard]] ResultRow redacted(ResultRow row, const SecretRedactor &redactor);
