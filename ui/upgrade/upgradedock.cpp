// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradedock.h"

#include "connections/connectionstore.h"
#include "credentials/credentialmanager.h"
#include "session/sessionmanager.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/card.h"

#include <QAction>
#include <QVBoxLayout>

using namespace tokens;

UpgradeDock::UpgradeDock(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
{
    hide();
    connect(&m_services.secrets, &CredentialManager::forgotten, this, [this](const QString &connectionId) {
        if (connectionId != m_readFor.id)
            return;
        m_reading.reset();
        if (m_shown)
            updatePanel();
    });
}

void UpgradeDock::makePanel()
{
    m_panel = new UpgradePanel(m_services.upgrade, m_services.notices, m_services.navigator);
    connect(m_panel, &UpgradePanel::closeRequested, this, &UpgradeDock::closeRequested);
    auto *card = new Card;
    auto *cardLayout = new QVBoxLayout(card);
    cardLayout->setContentsMargins(kHair, kHair, kHair, kHair);
    cardLayout->addWidget(m_panel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(card);
}

void UpgradeDock::refresh(const SignInInput &suggestion)
{
    m_suggestion = {suggestion.connection, suggestion.apiKey};
    m_services.secrets.keep(suggestion.connection, suggestion.passwords);
    if (m_savedTarget) {
        const std::optional<Connection> now = m_services.connections.find(m_savedTarget->id);
        if (!now || !isSameEndpoint(*now, *m_savedTarget))
            forgetTarget();
    }
    if (m_shown)
        updatePanel();
}

void UpgradeDock::updatePanel()
{
    const Session &session = m_services.sessions.current();
    const bool hasKey = !session.apiKey().isEmpty() && session.state() != Session::State::SignedOut;
    m_panel->setSavedConnections(m_services.connections.connections());
    m_panel->setSignInOffered(m_target.has_value());
    if (m_target) {
        m_panel->setTarget(m_target);
        return;
    }
    m_panel->setTarget(hasKey ? std::optional(UpgradeTarget{session.connection(), session.apiKey()})
                              : std::nullopt);
    if (m_suggestion.connection.baseUrl.isEmpty())
        return;
    if (hasKey || !m_suggestion.apiKey.isEmpty()) {
        m_reading.reset(); // this key belongs to the session and may differ from the stored one
        m_panel->setSuggestion(m_suggestion);
    } else {
        readStoredKey();
    }
}

void UpgradeDock::readStoredKey()
{
    const Connection &connection = m_suggestion.connection;
    if (m_reading && m_readFor == connection)
        return; // the stored key was suggested or is being read
    m_panel->setSuggestion(m_suggestion);
    m_readFor = connection;
    m_reading = std::make_unique<QObject>();
    if (connection.id.isEmpty() || connection.isTemporary)
        return;
    m_services.secrets.read(connection, m_reading.get(), [this, connection](const StoredSecrets &stored) {
        if (!stored.apiKey.secret.isEmpty())
            m_panel->setSuggestion({connection, stored.apiKey.secret});
    });
}

void UpgradeDock::forgetTarget()
{
    m_target.reset();
    m_savedTarget.reset();
}

void UpgradeDock::setTarget(const UpgradeTarget &target)
{
    m_target = target;
    m_savedTarget = m_services.connections.find(target.connection.id);
    if (!m_shown)
        return;
    updatePanel();
    m_panel->setInitialFocus();
}

void UpgradeDock::setShown(bool shown)
{
    m_shown = shown;
    if (!shown)
        forgetTarget();
    m_reading.reset(); // the stored key may be another the next time
    if (shown && !m_panel)
        makePanel();
    if (shown)
        updatePanel();
    setVisible(shown);
    if (shown && !m_isRestoring)
        m_panel->setInitialFocus();
}

void UpgradeDock::restore(QAction &action)
{
    m_isRestoring = true;
    action.setChecked(true);
    m_isRestoring = false;
}

void UpgradeDock::setBeside(bool beside)
{
    if (!layout())
        return;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int inner = beside ? 0 : kSpace12;
    layout()->setContentsMargins(mirrored ? kSpace12 : inner, kSpace8, mirrored ? inner : kSpace12, kSpace8);
    setMinimumWidth(beside ? textscale::scaled(kPanelWidth) : 0);
    setMaximumWidth(beside ? textscale::scaled(kPanelWidth) : QWIDGETSIZE_MAX);
}

#include "moc_upgradedock.cpp"
