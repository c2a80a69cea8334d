// SPDX-License-Identifier: MIT
#pragma once

#include <QDialogButtonBox>
#include <QKeySequence>
#include <QList>

#include <optional>

/// What differs between desktops where Qt does not follow them by itself. The defaults are those of Linux and
/// Windows. Keys are written as Qt does: on macOS, Qt::CTRL is the command key.
struct PlatformConventions
{
    bool hasMnemonics = true;      ///< letters in the texts of menus and buttons, pressed together with Alt
    bool titlesNameProgram = true; ///< titles of dialogs end with the name of the program
    std::optional<QDialogButtonBox::ButtonLayout> buttonLayout; ///< `nullopt`: as Qt knows the desktop

    QKeySequence help{Qt::Key_F1};
    QKeySequence nextPane{Qt::Key_F6};
    QKeySequence previousPane{Qt::SHIFT | Qt::Key_F6};
    QKeySequence nextLookup{Qt::CTRL | Qt::Key_PageDown};
    QKeySequence previousLookup{Qt::CTRL | Qt::Key_PageUp};
    QKeySequence upgrade{Qt::Key_F8};
    QKeySequence note{Qt::Key_F2};
    QKeySequence refresh{Qt::Key_F5};
    QKeySequence retryFailed{Qt::SHIFT | Qt::Key_F5};
    QKeySequence moveCard{Qt::Key_F9};
    QKeySequence copyHar{Qt::CTRL | Qt::Key_R};
    // A menu shows the first of several.
    QList<QKeySequence> editConnection{Qt::Key_F2, Qt::CTRL | Qt::Key_E};
    QList<QKeySequence> remove{QKeySequence::Delete}; ///< of an entry of a list
    QList<QKeySequence> stop{Qt::Key_Escape};
};

/// Returns the conventions of macOS. It reserves the function keys, some keyboards have no Delete, Page Up
/// and Page Down, and its menu bar would take a plain Esc from the dialogs.
[[nodiscard]] PlatformConventions macConventions();

/// Returns the conventions that the program follows: by default those of the system that it runs on.
[[nodiscard]] const PlatformConventions &platformConventions();

/// Follows other conventions than the system's. Call this before there is a window.
void setPlatformConventions(const PlatformConventions &conventions);
