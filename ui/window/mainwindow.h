// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/collaborators.h"
#include "ui/window/statusline.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

class ActivitySide;
class EnvironmentBand;
class MainMenu;
class MessageBar;
class UpgradeFlow;
class WindowFlows;
class WindowPane;
class WindowState;
struct Message;
struct Pane;

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
    /// As SignInFlow::setMessage().
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
    void makePane();
    void connectMenu();
    void connectPane();
    void connectFlows();
    void goToIds();
    void fillIn(const QString &ids);
    [[nodiscard]] QList<Pane> panes() const;
    void signOut();
    void tellOfSession(const QString &text, StatusLine::Subjects more = {});
    void signInClosed(bool isSignedIn);
    void takeFocusOver(const MainWindow &before);
    void endStatusWithItsSubject();
    void noteFocus(QWidget *focused);
    void setActivityShown(bool shown);
    void setUpgradeShown(bool shown);
    void setPanelShown(QWidget &panel, bool shown, const std::function<void()> &apply);
    void arrange();

    Collaborators m_with;
    EnvironmentBand *m_band = nullptr;
    MainMenu *m_menu = nullptr;
    MessageBar *m_message = nullptr;
    UpgradeFlow *m_upgradeFlow = nullptr;
    WindowPane *m_pane = nullptr;
    ActivitySide *m_activity = nullptr;
    StatusLine *m_status = nullptr;
    WindowFlows *m_flows = nullptr;
    WindowState *m_state = nullptr;
    Session::State m_toldState = Session::State::SignedOut; ///< by the status line
    QPointer<QWidget> m_focusBefore; ///< the latest to have the focus that is in neither panel
};
