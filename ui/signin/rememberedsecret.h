// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "credentials/credentialmanager.h"

#include <QObject>
#include <QString>

#include <optional>

class FormField;
class CheckField;

/// What there is to say about where a secret is, or will be.
struct SecretState
{
    StoredSecret kept;
    bool isBeingRead = false;  ///< the keyring has not answered yet
    bool isLocked = false;     ///< the connection has changed since it was stored
    bool isPersistent = true;  ///< there is a keyring to store it in
    bool isRemembered = false; ///< the box is ticked
    bool isUnchanged = false;  ///< the field holds what is kept
};

/// A sentence for the line under the field. Warnings are what keeps someone from what was ticked.
struct SecretStateText
{
    QString text;
    bool isWarning = false;
};

[[nodiscard]] SecretStateText secretStateText(const SecretState &state);

/// The field of a secret and its “Remember” box: says under the field where the secret is kept.
class RememberedSecret final : public QObject
{
    Q_OBJECT
public:
    /// Both outlive it. `isPersistent`: there is a keyring.
    RememberedSecret(FormField *field, CheckField *remember, bool isPersistent);

    /// Of a connection that is not saved: nothing is kept of it.
    void setNew(const Secret &secret, bool remember);
    /// Of a saved connection; until setStored() it is not known what is kept.
    void startReading(const Secret &secret, bool isLocked);
    /// Fills the field in unless there is something in it.
    void setStored(const StoredSecret &kept);
    /// While the form names another service than the secret is for, or another way to it: what was filled
    /// in, and not typed, is not in the field.
    void setWithheld(bool withheld);

    [[nodiscard]] Secret secret() const;
    /// None where what is kept, if anything, is to stay as it is.
    [[nodiscard]] std::optional<bool> remember() const;

private:
    void fillIn(const Secret &secret);
    void show();

    FormField *m_field;
    CheckField *m_remember;
    SecretState m_state;
    Secret m_filledIn;
    bool m_isWithheld = false;
    bool m_isTaken = false;  ///< out of the field, since it is withheld
    bool m_isTicked = false; ///< or unticked, by the user
    bool m_isWarning = false;
};
