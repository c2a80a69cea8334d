// SPDX-License-Identifier: MIT
#include "ui/signin/rememberedsecret.h"

#include "base/errortext.h"
#include "text/composedtext.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/formfield.h"

#include <QCoreApplication>

#include <utility>

namespace {

struct SecretStateTexts
{
    Q_DECLARE_TR_FUNCTIONS(SecretState)
};

} // namespace

SecretStateText secretStateText(const SecretState &state)
{
    using Place = StoredSecret::Place;
    const bool isStored = state.stored.place == Place::Keyring;
    if (state.isBeingRead)
        return {SecretStateTexts::tr("Looking into the system's keyring…")};
    if (state.stored.error && state.stored.place == Place::Nowhere) {
        const ErrorText why = describeError(*state.stored.error);
        return {sentencesText(why.title, why.message), true};
    }
    if (state.isLocked)
        return {SecretStateTexts::tr("The connection has changed since it was stored. Type it again."), true};
    if (isStored && state.isUnchanged)
        return state.isRemembered
                   ? SecretStateText{SecretStateTexts::tr("Stored in the system's keyring")}
                   : SecretStateText{SecretStateTexts::tr(
                         "Stored in the system's keyring. Clear the box and sign in to delete it.")};
    if (!state.isRemembered)
        return {SecretStateTexts::tr("Not stored")};
    if (!state.isPersistent)
        return {SecretStateTexts::tr("Kept until you quit: the system's keyring is not used here.")};
    if (state.stored.place == Place::InMemory && state.isUnchanged)
        return {SecretStateTexts::tr("Kept until you quit")};
    return {SecretStateTexts::tr("Not stored yet. It goes into the system's keyring when you sign in.")};
}

RememberedSecret::RememberedSecret(FormField *field, CheckField *remember, bool isPersistent)
    : QObject(field)
    , m_field(field)
    , m_remember(remember)
{
    m_state.isPersistent = isPersistent;
    connect(m_field->edit(), &QLineEdit::textChanged, this, &RememberedSecret::updateState);
    connect(m_remember, &QAbstractButton::toggled, this, &RememberedSecret::updateState);
    connect(m_remember, &QAbstractButton::clicked, this, [this] { m_isUserChoice = true; });
    updateState();
}

void RememberedSecret::setNew(const Secret &secret, bool remember)
{
    m_state.stored = {};
    m_state.isBeingRead = false;
    m_state.isLocked = false;
    m_isUserChoice = false;
    m_filledIn = {};
    m_isWithheld = false;
    m_isRemoved = false;
    m_field->setText(secret.reveal());
    m_remember->setChecked(remember);
    updateState();
}

void RememberedSecret::setSaved(const Secret &secret, bool isLocked)
{
    setNew(secret, false);
    m_filledIn = secret;
    m_state.isBeingRead = !isLocked;
    m_state.isLocked = isLocked;
    updateState();
}

void RememberedSecret::setStored(const StoredSecret &stored)
{
    m_state.isBeingRead = false;
    m_state.stored = stored;
    if (m_field->text().isEmpty() && !stored.secret.isEmpty())
        fillIn(stored.secret);
    if (!m_isUserChoice)
        m_remember->setChecked(stored.place != StoredSecret::Place::Nowhere);
    updateState();
}

void RememberedSecret::fillIn(const Secret &secret)
{
    m_filledIn = secret;
    m_isRemoved = m_isWithheld;
    if (!m_isWithheld)
        m_field->setText(secret.reveal());
}

void RememberedSecret::setWithheld(bool withheld)
{
    if (withheld == std::exchange(m_isWithheld, withheld))
        return;
    if (withheld) {
        m_isRemoved = !m_filledIn.isEmpty() && secret() == m_filledIn;
        if (m_isRemoved)
            m_field->setText({});
    } else if (std::exchange(m_isRemoved, false) && m_field->text().isEmpty()) {
        m_field->setText(m_filledIn.reveal());
    }
    updateState();
}

Secret RememberedSecret::secret() const
{
    return Secret(m_field->text());
}

std::optional<bool> RememberedSecret::remember() const
{
    const bool mayBeStored = m_state.isLocked || m_state.stored.place != StoredSecret::Place::Nowhere;
    if (!m_remember->isChecked() && !mayBeStored && !m_isUserChoice)
        return {};
    return m_remember->isChecked();
}

void RememberedSecret::updateState()
{
    m_state.isRemembered = m_remember->isChecked();
    m_state.isUnchanged = !m_state.stored.secret.isEmpty() && secret() == m_state.stored.secret;
    SecretState shown = m_state;
    shown.isLocked |=
        m_isRemoved && m_field->text().isEmpty() && m_state.stored.place != StoredSecret::Place::Nowhere;
    const SecretStateText state = secretStateText(shown);
    if (state.isWarning)
        m_field->setNotice(state.text);
    else if (m_isWarning)
        m_field->setNotice({});
    m_isWarning = state.isWarning;
    m_field->setHint(state.isWarning ? QString() : state.text);
}

#include "moc_rememberedsecret.cpp"
