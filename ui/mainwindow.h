// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/settings.h"
#include "lookup/lookupqueue.h"
#include "session/sessionregistry.h"
#include "ui/signin/signinform.h"
#include "upgrade/upgraderun.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <optional>

class ConnectionHeader;
class EnvironmentBand;
class MainMenu;
class MessageBar;
class NotificationsPage;
class QHBoxLayout;
class QPushButton;
class SignInDialog;
class TextLabel;
class UpgradePanel;
struct Message;

/// What the window works on; all of it outlives the window.
struct Collaborators
{
    SessionRegistry &sessions;
    LookupQueue &lookup;
    UpgradeRun &upgrade;
    Settings &settings;
    const Clock &clock;
};

/// Puts the surfaces together. They don't know one another: what one of them wants of another goes
/// through here.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(const Collaborators &collaborators, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens the sign-in dialog, or brings it to the front.
    void signIn();

    /// Fills the sign-in dialog in, now and whenever it opens; what someone has typed stays.
    void setSignInDefaults(const SignInInput &input);
    /// Said in the sign-in dialog until there are defaults.
    void setSignInMessage(const Message &message);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTop();
    void makeContent();
    [[nodiscard]] QWidget *makeStatusRow();
    void connectActions();
    [[nodiscard]] SignInInput signInInput() const;
    void signOut();
    void signInClosed(bool open);
    void showUpgradeInDialog(const Connection &connection, const Secret &apiKey);
    void setUpgradeShown(bool shown);
    void updateUpgradeTarget();
    void arrange();
    void refresh();
    void setStatus(const QString &text);
    void askBeforeQuitting();
    void showAbout();
    [[nodiscard]] QString title() const;

    Collaborators m_with;
    std::optional<SignInInput> m_defaults;
    std::unique_ptr<Message> m_signInMessage;
    bool m_quitAnyway = false;
    EnvironmentBand *m_band = nullptr;
    MainMenu *m_menu = nullptr;
    ConnectionHeader *m_header = nullptr;
    MessageBar *m_message = nullptr;
    NotificationsPage *m_page = nullptr;
    QWidget *m_side = nullptr; ///< made when it is first wanted, as the panel in it
    UpgradePanel *m_upgradePanel = nullptr;
    QHBoxLayout *m_content = nullptr;
    TextLabel *m_status = nullptr;
    QPushButton *m_stop = nullptr;
    QPointer<SignInDialog> m_signIn;
};
