// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "credentials/credentialmanager.h"

#include <QObject>
#include <QString>

#include <optional>

class FormField;
class CheckField;

/// Where a secret is stored or will be stored.
struct SecretState
{
    StoredSecret stored;
    bool isBeingRead = false;  ///< the keyring has not answered yet
    bool isLocked = false;     ///< the connection has changed since the secret was stored
    bool isPersistent = true;  ///< there is a keyring to store it in
    bool isRemembered = false; ///< “Remember” is checked
    bool isUnchanged = false;  ///< the field contains the stored secret
};

/// A sentence for the line under the field. It is a warning if the secret cannot be remembered although the
/// box is checked.
struct SecretStateText
{
    QString text;
    bool isWarning = false;
};

[[nodiscard]] SecretStateText secretStateText(const SecretState &state);

/// Controls the field of a secret and its “Remember” box. Shows under the field where the secret is stored.
class RememberedSecret final : public QObject
{
    Q_OBJECT
public:
    /// `field` and `remember` must outlive this object. `isPersistent` says whether there is a keyring.
    RememberedSecret(FormField *field, CheckField *remember, bool isPersistent);

    /// Fills the field for a connection that is not saved. It has no stored secret.
    void setNew(const Secret &secret, bool remember);
    /// Fills the field for a saved connection. What is stored for it is unknown until setStored() is called.
    void startReading(const Secret &secret, bool isLocked);
    /// Sets the stored secret, and fills it into the field if the field is empty.
    void setStored(const StoredSecret &stored);
    /// Sets whether the form names another service than the one for which the secret is stored, or another
    /// way to reach it. While it does, a secret that was filled in is removed from the field. A typed one
    /// stays.
    void setWithheld(bool withheld);

    [[nodiscard]] Secret secret() const;
    /// Returns whether the secret is to be stored. `nullopt` if nothing has to change in the keyring.
    [[nodiscard]] std::optional<bool> remember() const;

private:
    void fillIn(const Secret &secret);
    void updateState();

    FormField *m_field;
    CheckField *m_remember;
    SecretState m_state;
    Secret m_filledIn;
    bool m_isWithheld = false;
    bool m_isRemoved = false;    ///< the secret was removed from the field while withheld
    bool m_isUserChoice = false; ///< the user has checked or unchecked the box
    bool m_isWarning = false;
};
