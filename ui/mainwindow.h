// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "base/clock.h"
#include "base/settings.h"
#include "lookup/iddraft.h"
#include "lookup/lookuphistory.h"
#include "lookup/resultarchive.h"
#include "lookup/resultset.h"
#include "session/signin.h"
#include "upgrade/upgraderun.h"

#include <QMainWindow>

class ActivitySide;
class ConnectionFlow;
class ConnectionHeader;
class DesktopNotifier;
class EnvironmentBand;
class FileChooser;
class HelpFlow;
class LinkFlow;
class LookupFlow;
class MainMenu;
class MessageBar;
class NotificationsPage;
class QHBoxLayout;
class QPushButton;
class QStatusBar;
class SignInFlow;
class StorageFlow;
class TextLabel;
class UpgradeFlow;
class UpgradeSide;
struct Message;

/// What the window works on; all of it outlives the window.
struct Collaborators
{
    ConnectionStore &connections;
    SecretKeeper &secrets;
    RecentConnections &recent;
    SessionRegistry &sessions;
    SignIn &signIn;
    LookupQueue &lookup;
    ResultSet &results;
    ResultArchive &archive;
    LookupHistory &history;
    IdDraft &draft;
    UpgradeRun &upgrade;
    DesktopNotifier &notifier;
    ActivityLog &activity;
    Settings &settings;
    FileChooser &files;
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
    /// Of what was read before there was a window: above the page, until something else is.
    void tellOfFiles(const QList<Error> &problems);
    /// Reads the rest of what is kept: best when the window is on screen.
    void load();
    /// Fills in what it names and sends nothing; says so where it can't be used.
    void openLink(const QString &link);
    /// In front of the other windows, or as near to that as the desktop lets it come.
    void bringToFront();

Q_SIGNALS:
    void demoWanted();

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTop();
    void makeContent();
    [[nodiscard]] QStatusBar *makeStatusBar();
    void connectMenu();
    void connectSurfaces();
    void connectModels();
    void connectArchive();
    void makeLinkFlow();
    [[nodiscard]] bool makeWayForLink();
    void linkFilledIn();
    void copyLink();
    void signOut();
    void signInClosed(bool isSignedIn);
    void setUpgradeShown(bool shown);
    void arrange();
    void refresh();
    void setStatus(const QString &text);
    [[nodiscard]] QString title() const;

    Collaborators m_with;
    EnvironmentBand *m_band = nullptr;
    MainMenu *m_menu = nullptr;
    ConnectionHeader *m_header = nullptr;
    MessageBar *m_message = nullptr;
    NotificationsPage *m_page = nullptr;
    UpgradeFlow *m_upgradeFlow = nullptr;
    UpgradeSide *m_upgradeSide = nullptr;
    ActivitySide *m_activity = nullptr;
    QHBoxLayout *m_content = nullptr;
    TextLabel *m_status = nullptr;
    QPushButton *m_stop = nullptr;
    SignInFlow *m_signIn = nullptr;
    ConnectionFlow *m_connectionFlow = nullptr;
    LookupFlow *m_lookupFlow = nullptr;
    StorageFlow *m_storage = nullptr;
    LinkFlow *m_linkFlow = nullptr;
    bool m_gaveWay = false; ///< a sign-in dialog was closed for a link
    HelpFlow *m_help = nullptr;
};
