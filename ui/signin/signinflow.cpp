// SPDX-License-Identifier: MIT
#include "ui/signin/signinflow.h"

#include "ui/upgrade/upgradepanel.h"

#include <utility>

SignInFlow::SignInFlow(const SignInParts &parts, UpgradeRun &upgrade, QWidget *window)
    : QObject(window)
    , m_with(parts)
    , m_upgrade(upgrade)
    , m_window(window)
{
}

SignInInput SignInFlow::input() const
{
    const Session &session = m_with.sessions.current();
    SignInInput input;
    input.connection = session.connection();
    input.apiKey = session.apiKey();
    if (!m_defaults)
        return input;
    if (input.connection.baseUrl.isEmpty())
        return *m_defaults;
    if (input.connection.baseUrl != m_defaults->connection.baseUrl ||
        input.connection.dataSource != m_defaults->connection.dataSource)
        return input;
    if (input.apiKey.isEmpty())
        input.apiKey = m_defaults->apiKey;
    if (input.connection.userName == m_defaults->connection.userName)
        input.password = m_defaults->password;
    return input;
}

void SignInFlow::open()
{
    open(input());
}

void SignInFlow::openNew()
{
    open(SignInInput{});
}

void SignInFlow::open(const SignInInput &input)
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new SignInDialog(m_with, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &SignInDialog::upgradeWanted, this, &SignInFlow::showUpgrade);
    connect(m_dialog, &QDialog::finished, this, [this](int result) {
        m_dialog.clear();
        Q_EMIT closed(result == QDialog::Accepted);
    });
    if (!input.connection.baseUrl.isEmpty())
        m_dialog->setInput(input);
    m_isForOwn = !input.connection.baseUrl.isEmpty() && !input.connection.isTemporary;
    sayMessage();
    Q_EMIT opened();
    m_dialog->open();
}

bool SignInFlow::giveWay()
{
    if (m_dialog && m_dialog->isIdle())
        m_dialog->reject();
    return !m_dialog;
}

void SignInFlow::setDefaults(const SignInInput &input)
{
    m_defaults = input;
    m_message.reset();
    if (!m_dialog)
        return;
    if (!m_isForOwn)
        m_dialog->clearMessage();
    if (m_dialog->isUntouched())
        m_dialog->setInput(input);
}

void SignInFlow::setMessage(const Message &message)
{
    m_message = message;
    sayMessage();
}

void SignInFlow::sayMessage()
{
    if (m_message && m_dialog && !m_isForOwn)
        m_dialog->setMessage(*std::exchange(m_message, std::nullopt));
}

void SignInFlow::showUpgrade(const Connection &connection, const Secret &apiKey)
{
    auto *panel = new UpgradePanel(m_upgrade);
    panel->setSavedConnections(m_with.connections.connections());
    panel->setTarget(UpgradeTarget{connection, apiKey});
    m_dialog->turnTo(panel);
    panel->startFocus();
}

#include "moc_signinflow.cpp"
