// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/mainwindow.h"

#include <memory>

class PreferenceApplier;

/// Owns the window. Where another language is wanted it makes a new one, out of all that outlives it, as
/// soon as no lookup runs and no dialog waits for an answer.
class WindowHost final : public QObject
{
    Q_OBJECT
public:
    /// All of it outlives this.
    WindowHost(const Services &services, FileChooser &files, PreferenceApplier &preferences,
               QObject *parent = nullptr);
    ~WindowHost() override;

    /// Another one after made().
    [[nodiscard]] MainWindow &window() { return *m_window; }

Q_SIGNALS:
    /// The one before it is gone by then.
    void made();
    void demoWanted();

private:
    [[nodiscard]] std::unique_ptr<MainWindow> makeWindow();
    void remakeSoon();
    void remake();

    const Services &m_services;
    FileChooser &m_files;
    PreferenceApplier &m_preferences;
    std::unique_ptr<MainWindow> m_window;
};
