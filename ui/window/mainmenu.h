// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/featurecontroller.h"
#include "ui/window/editcommands.h"

#include <QMenuBar>

#include <vector>

/// The menu bar with the commands of the features and of the window itself.
class MainMenu final : public QMenuBar
{
    Q_OBJECT
public:
    explicit MainMenu(QWidget *parent = nullptr);

    /// Fills the menus with the commands, which replace the previous ones, and with the window's own. Does
    /// not take ownership of them.
    void setCommands(const QList<MenuCommand> &commands);

    // The window's own commands. The window connects them.
    QAction *quit = nullptr;
    QAction *nextPane = nullptr;
    QAction *previousPane = nullptr;

private:
    /// Groups without a separator between them.
    using Section = std::vector<MenuGroup>;
    struct Menu
    {
        QMenu *menu;
        std::vector<Section> sections; ///< separated from each other
    };

    [[nodiscard]] QAction *makeAction(const QString &text, const QString &objectName,
                                      const QKeySequence &key);

    EditCommands m_edit;
    std::vector<Menu> m_menus;
};
