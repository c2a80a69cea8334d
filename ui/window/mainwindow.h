// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "program/services.h"
#include "session/session.h"
#include "ui/window/statusline.h"

#include <QMainWindow>
#include <QPointer>

class ActivityController;
class CentralPane;
class ConnectionController;
class ConnectionHeader;
class EnvironmentBand;
class FeatureController;
class FileChooser;
class HelpController;
class LinkController;
class LookupController;
class MainMenu;
class MessageBar;
class LookupPage;
class PreferencesController;
class SignInController;
class UpgradeController;
struct Message;
struct Pane;
struct SignInInput;

/// Puts the features together. They don't know one another: what one of them wants of another goes through
/// here.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// `services` and `files` outlive it.
    MainWindow(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens the sign-in dialog, or brings it to the front.
    void signIn();

    /// Fills the sign-in dialog in, now and whenever it opens; what someone has typed stays.
    void setSignInDefaults(const SignInInput &input);
    /// As SignInController::setDialogMessage().
    void setSignInMessage(const Message &message);
    /// Of what was read before there was a window: above the page, until something else is.
    void tellOfFiles(const QList<Error> &problems);
    /// Reads the rest of what is kept: best when the window is on screen.
    void load();
    /// Shows beside the page what stood there in the last window.
    void restorePanes();
    /// Shows itself in place of that window, with what was typed and chosen there.
    void takeOver(const MainWindow &before);
    /// Fills in what it names and sends nothing; says so where it can't be used.
    void openLink(const QString &link);
    /// In front of the other windows, or as near to that as the desktop lets it come.
    void bringToFront();

Q_SIGNALS:
    void demoWanted();
    /// A dialog that had stood in the way is closed.
    void unblocked();

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTop();
    void makeFeatures();
    void makeMiddle();
    void addFeature(FeatureController *feature);
    void fillMenus();
    void connectHeader();
    void connectFeatures();
    void connectSession();
    void connectFiles();
    void connectStatus();
    void goToIds();
    [[nodiscard]] bool makeWay();
    [[nodiscard]] LookupPage &page() const;
    [[nodiscard]] QList<Pane> panes() const;
    void signInClosed(bool isSignedIn);
    void signedOut();
    void tellOfSession(const QString &text, StatusLine::Subjects more = {});
    void tellOfFile(const Error &error);
    void tellNotKept(qsizetype rows);
    void sessionChanged();
    void pageChanged();
    void takeFocusOver(const MainWindow &before);
    void noteFocus(QWidget *focused);
    void setPanelShown(FeatureController &feature, bool shown);
    void arrange();

    const Services &m_services;
    FileChooser &m_files;
    EnvironmentBand *m_band = nullptr;
    MainMenu *m_menu = nullptr;
    MessageBar *m_messages = nullptr;
    QList<FeatureController *> m_features; ///< in the order of their commands and panels
    SignInController *m_signIn = nullptr;
    ConnectionController *m_connections = nullptr;
    LookupController *m_lookup = nullptr;
    LinkController *m_links = nullptr;
    UpgradeController *m_upgrade = nullptr;
    ActivityController *m_activity = nullptr;
    PreferencesController *m_preferences = nullptr;
    ConnectionHeader *m_header = nullptr;
    CentralPane *m_pane = nullptr;
    StatusLine *m_status = nullptr;
    Session::State m_shownState = Session::State::SignedOut; ///< by the status line
    QPointer<QWidget> m_focusBefore; ///< the latest to have the focus that is in no panel
};
