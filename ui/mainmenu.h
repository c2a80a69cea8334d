// SPDX-License-Identifier: MIT
#pragma once

#include <QMenuBar>

/// Every command of the window, with its key.
class MainMenu final : public QMenuBar
{
    Q_OBJECT
public:
    explicit MainMenu(QWidget *parent = nullptr);

    QAction *signIn = nullptr;
    QAction *signOut = nullptr;
    QAction *quit = nullptr;
    QAction *goToIds = nullptr;
    QAction *lookUp = nullptr;
    QAction *refresh = nullptr;
    QAction *stop = nullptr;
    QAction *switchConnection = nullptr;
    QAction *newConnection = nullptr;
    QAction *manageConnections = nullptr;
    QAction *forgetSecrets = nullptr;
    QAction *upgrade = nullptr; ///< checkable: the panel is shown
    QAction *about = nullptr;

private:
    [[nodiscard]] QAction *add(QMenu *menu, const QString &text, const QString &objectName,
                               const QKeySequence &key = {});
};
