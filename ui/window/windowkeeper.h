// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/languageflow.h"
#include "ui/window/mainwindow.h"

#include <memory>

/// Owns the window. Where another language is wanted it makes a new one, out of all that outlives it, as
/// soon as no lookup runs and no dialog waits for an answer.
class WindowKeeper final : public QObject
{
    Q_OBJECT
public:
    explicit WindowKeeper(const Collaborators &with, QObject *parent = nullptr);
    ~WindowKeeper() override;

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

    Collaborators m_with;
    LanguageFlow m_language; ///< before there is a window
    std::unique_ptr<MainWindow> m_window;
};
