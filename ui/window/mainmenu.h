// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/featurecontroller.h"

#include <QMenuBar>

#include <vector>

/// The menus of the window: the commands of its features and its own, in their places.
class MainMenu final : public QMenuBar
{
    Q_OBJECT
public:
    explicit MainMenu(QWidget *parent = nullptr);

    /// Fills the menus with these commands, in place of those before, and with the window's own.
    void setCommands(const QList<MenuCommand> &commands);

    QAction *quit = nullptr;
    QAction *nextPane = nullptr;
    QAction *previousPane = nullptr;

private:
    /// Groups with no separator between them.
    using Section = std::vector<MenuGroup>;
    struct Menu
    {
        QMenu *menu;
        std::vector<Section> sections; ///< with separators between them
    };

    [[nodiscard]] QAction *makeAction(const QString &text, const QString &objectName,
                                      const QKeySequence &key);

    std::vector<Menu> m_menus;
};
