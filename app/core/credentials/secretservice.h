// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>

/// What QtKeychain does not report about the keyring of this D-Bus session. All functions call `done` from
/// the event loop, unless `context` has been destroyed by then.

/// Whether the Secret Service has an entry that QtKeychain does not find.
enum class EntryState {
    Missing, ///< or not known
    Locked,
    Denied, ///< the collection with the entry is unlocked, but this program may not use the entry
};

/// Passes the state of an entry that QtKeychain does not find. Missing on systems without D-Bus.
void findEntryState(const QString &service, const QString &entry, std::chrono::milliseconds timeout,
                    QObject *context, const std::function<void(EntryState)> &done);

/// Whether the keyring has an entry, as far as can be said without QtKeychain.
enum class EntryPresence {
    Missing,
    Possible, ///< or not known
    NoAnswer,
};

/// Passes whether the Secret Service has the entry, also if it is locked. QtKeychain loads libsecret and GIO,
/// which is a tenth of the work of a start, and a connection without stored secrets does not need them.
/// Possible where QtKeychain may use another keyring.
void findEntryPresence(const QString &service, const QString &entry, std::chrono::milliseconds timeout,
                       QObject *context, const std::function<void(EntryPresence)> &done);

enum class KeyringPresence {
    None,       ///< neither a Secret Service nor KWallet runs or can be started
    NotCreated, ///< the Secret Service has no keyring for new entries
    Present,    ///< or not known
};

/// Passes whether there is a keyring. Present on systems without D-Bus.
void findKeyring(std::chrono::milliseconds timeout, QObject *context,
                 const std::function<void(KeyringPresence)> &done);
