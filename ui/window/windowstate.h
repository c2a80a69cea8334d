// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/collaborators.h"

#include <QObject>

class EnvironmentBand;
class MainMenu;
class QWidget;
class SignInFlow;
class StatusLine;
class WindowPane;

/// What a window shows its state with. All of it lives as long as the window.
struct StateFaces
{
    EnvironmentBand &band;
    MainMenu &menu;
    WindowPane &pane;
    StatusLine &status;
    const SignInFlow &signIn;
};

/// Keeps a window's title, its band and what it offers in step with the session on screen, the results and
/// the connections.
class WindowState final : public QObject
{
    Q_OBJECT
public:
    WindowState(const Collaborators &with, const StateFaces &faces, QWidget *window);

    void refresh();

private:
    void refreshResults();

    Collaborators m_with;
    StateFaces m_on;
    QWidget *m_window;
};
