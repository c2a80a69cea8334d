// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "program/notices.h"
#include "program/services.h"
#include "session/sessionmanager.h"
#include "ui/window/quitquestion.h"
#include "ui/window/statusline.h"

#include <QMainWindow>
#include <QPointer>

class ActivityController;
class ConnectionBox;
class ConnectionController;
class EnvironmentBand;
class FeatureController;
class FileChooser;
class HelpController;
class LinkController;
class LookupController;
class LookupNotifier;
class MainMenu;
class MessageBar;
class LookupPage;
class SignInController;
class UpgradeController;
class UserButton;
struct Pane;
struct SignInInput;

/// The program's window. Creates the features (subclasses of FeatureController, see ui/README.md), places
/// their widgets and connects their signals, since no feature includes another one. The page is the line at
/// the top, the list of lookups and the results. Panels can be shown and hidden: the upgrade panel in place
/// of the card, and the activity panel below the page or at its right. A panel replaces what it leaves no
/// room for. Asks before it closes if something is running or would be lost; see QuitQuestion.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the window.
    MainWindow(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens the sign-in dialog, or brings it to the front.
    void signIn();

    /// Sets the values with which the sign-in dialog is filled in: now if all its fields are empty, and
    /// whenever it opens while there is no connection.
    void setSignInDefaults(const SignInInput &input);
    /// Shows a message in the sign-in dialog: now if it is open, otherwise when it opens. It is shown once,
    /// and not if the dialog opens for a connection that is not temporary. The next setSignInDefaults()
    /// removes it.
    void setSignInMessage(const Message &message);
    /// Tells the user that the demo opens in a window of its own or that it could not be started.
    void reportDemoStart(bool isStarted);
    /// Shows errors about files that were read before the window existed.
    void showFileErrors(const QList<Error> &errors);
    /// Loads the history, the stored results and the journal of upgrades, and shows errors as messages. Call
    /// this when the window is on screen, since it takes time.
    void loadStoredData();
    /// Shows the panels that were shown according to the settings, which are updated when the user shows or
    /// hides a panel.
    void restorePanels();
    /// Fills in the connection and the ids of the link without sending anything. Shows a message if the link
    /// is unusable. Waits while a dialog is open.
    void openLink(const QString &link);
    /// Raises the window above the windows of other programs, as far as the desktop allows that.
    void bringToFront();

Q_SIGNALS:
    /// Emitted when the program is to end as when the window is closed, and to start again.
    void restartRequested();
    /// Emitted when no modal dialog blocks the window any more, after the result of the dialog was handled.
    void dialogClosed();

protected:
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeTop();
    void makeFeatures();
    void makeMiddle();
    void addFeature(FeatureController *feature);
    void fillMenus();
    void connectTopLine();
    void connectFeatures();
    void connectSession();
    void connectFiles();
    void connectStatus();
    void focusIdsField();
    [[nodiscard]] bool closeIdleDialogs();
    [[nodiscard]] LookupPage &page() const;
    [[nodiscard]] QList<Pane> panes() const;
    void signInShownOrClosed();
    void signInClosed(SignInEnd end);
    void signedOut();
    void showSessionStatus(const QString &text, Notices::Subjects more = {});
    void showFileError(const Error &error);
    void showResultsNotKept(qsizetype rows);
    void sessionChanged();
    void connectionChanged();
    void pageChanged();
    [[nodiscard]] bool mayEnd(ProgramEnd end);
    void restart();
    void savePosition();
    void rememberFocus(QWidget *focused);
    /// Moves the focus to the widget or, if it has gone, to the field.
    void returnFocus(QWidget *before);
    void setPanelShown(FeatureController &feature, bool shown);
    void arrange();

    const Services &m_services;
    FileChooser &m_files;
    EnvironmentBand *m_band = nullptr;
    MainMenu *m_menu = nullptr;
    MessageBar *m_messages = nullptr;
    MessageHandle m_notKept;               ///< that not all results are kept
    MessageHandle m_demoFailed;            ///< that the demo could not be started
    QList<FeatureController *> m_features; ///< in the order of their commands and panels
    SignInController *m_signIn = nullptr;
    ConnectionController *m_connections = nullptr;
    LookupController *m_lookup = nullptr;
    LookupNotifier *m_lookupNotifier;
    LinkController *m_links = nullptr;
    UpgradeController *m_upgrade = nullptr;
    ActivityController *m_activity = nullptr;
    ConnectionBox *m_connection = nullptr;
    UserButton *m_user = nullptr;
    StatusLine *m_status = nullptr;
    Session::State m_shownState = Session::State::SignedOut; ///< the state that the status line describes
    QString m_connectionId;                                  ///< of the current connection
    bool m_mayEnd = false; ///< the user has agreed, or the desktop ends the session
    /// The widget outside the panels that had the focus last.
    QPointer<QWidget> m_focusBefore;
};
