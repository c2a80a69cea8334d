// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "credentials/credentialmanager.h"

#include <QObject>
#include <QString>

#include <optional>

class FormField;
class CheckField;

/// What is known about a secret that is typed into a field or filled into it: whether it is stored, and
/// whether it is to be remembered.
struct SecretState
{
    StoredSecret stored;
    bool isBeingRead = false;  ///< the keyring has not answered yet
    bool isLocked = false;     ///< not read, since the connection has changed since it was stored
    bool isPersistent = true;  ///< this program can use a keyring, which may still fail
    bool isRemembered = false; ///< the “Remember” box is checked
    bool isUnchanged = false;  ///< the field contains the stored secret
};

/// A text of one or two sentences for the line under the field of a secret. It is a warning if the keyring
/// could not be read, in which case the text is that error, or if a stored secret has to be typed again.
struct SecretStateText
{
    QString text;
    bool isWarning = false;
};

[[nodiscard]] SecretStateText secretStateText(const SecretState &state);

/// Controls the field of a secret and its “Remember” box. Shows under the field whether the secret is stored,
/// and an error if the keyring could not be read.
class RememberedSecret final : public QObject
{
    Q_OBJECT
public:
    /// `field` becomes the parent. `remember` is the box and must outlive this object. `isPersistent` says
    /// whether this program can use a keyring.
    RememberedSecret(FormField *field, CheckField *remember, bool isPersistent);

    /// Sets the texts of the field and the box for a connection that is not saved. Such a connection has no
    /// stored secret.
    void setNew(const Secret &secret, bool remember);
    /// Fills `secret`, which may be empty, into the field for a saved connection and unchecks the box. Call
    /// setStored() when the keyring has answered. `isLocked` says that the stored secret cannot be read,
    /// because the connection has changed since it was stored.
    void setSaved(const Secret &secret, bool isLocked);
    /// Sets what is stored. Fills the stored secret into the field if the field is empty, and checks the box
    /// if there is one, unless the user has clicked the box.
    void setStored(const StoredSecret &stored);
    /// Sets whether the secret is withheld, because the form would send it to another service than the one
    /// for which it was stored, or in another way. The field is emptied if its text is a secret that was
    /// filled in. Typed text stays. That secret is filled in again when it is no longer withheld, if the
    /// field is still empty.
    void setWithheld(bool withheld);

    /// Returns the text of the field.
    [[nodiscard]] Secret secret() const;
    /// Returns true if the secret is to be stored, false if a stored secret is to be deleted, and `nullopt`
    /// if what is stored stays as it is: nothing is stored, and the user has not clicked the box.
    [[nodiscard]] std::optional<bool> remember() const;

private:
    void fillIn(const Secret &secret);
    void updateState();

    FormField *m_field;
    CheckField *m_remember;
    SecretState m_state;
    Secret m_filledIn; ///< the secret that the program filled in, also while it is withheld
    bool m_isWithheld = false;
    bool m_isRemoved = false;    ///< m_filledIn is not in the field because it is withheld
    bool m_isUserChoice = false; ///< the user has clicked the box
    bool m_isWarning = false;    ///< the text under the field is a warning
};
