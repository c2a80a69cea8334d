// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/mainwindow.h"

#include <memory>

class PreferenceApplier;

/// Owns the window. When the language changes, replaces the window with a new one as soon as no lookup is
/// running and no dialog is waiting for an answer.
class WindowHost final : public QObject
{
    Q_OBJECT
public:
    /// All arguments must outlive this object.
    WindowHost(const Services &services, FileChooser &files, PreferenceApplier &preferences,
               QObject *parent = nullptr);
    ~WindowHost() override;

    /// Returns the window. Do not keep the reference: windowReplaced() is emitted when another window has
    /// replaced it.
    [[nodiscard]] MainWindow &window() { return *m_window; }

Q_SIGNALS:
    /// Emitted when a new window was created and the previous one deleted.
    void windowReplaced();
    /// Emitted when the user has chosen “Try the demo”.
    void demoRequested();

private:
    [[nodiscard]] std::unique_ptr<MainWindow> makeWindow();
    void replaceWindowSoon();
    void replaceWindow();

    const Services &m_services;
    FileChooser &m_files;
    PreferenceApplier &m_preferences;
    std::unique_ptr<MainWindow> m_window;
};
