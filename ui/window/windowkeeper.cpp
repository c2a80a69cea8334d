// SPDX-License-Identifier: MIT
#include "ui/window/windowkeeper.h"

#include "ui/window/windowgeometry.h"

#include <QApplication>
#include <QTimer>

WindowKeeper::WindowKeeper(const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_with(with)
    , m_language(with.preferences)
    , m_window(makeWindow())
{
    connect(&m_language, &LanguageFlow::changeWanted, this, &WindowKeeper::remakeSoon);
    connect(&m_with.lookup, &LookupQueue::finished, this, &WindowKeeper::remakeSoon);
}

WindowKeeper::~WindowKeeper() = default;

std::unique_ptr<MainWindow> WindowKeeper::makeWindow()
{
    auto window = std::make_unique<MainWindow>(m_with);
    connect(window.get(), &MainWindow::demoWanted, this, &WindowKeeper::demoWanted);
    connect(window.get(), &MainWindow::unblocked, this, &WindowKeeper::remakeSoon);
    return window;
}

/// Not within what the window itself has called.
void WindowKeeper::remakeSoon()
{
    QTimer::singleShot(0, this, &WindowKeeper::remake);
}

void WindowKeeper::remake()
{
    if (!m_language.isChangeWanted() || m_with.lookup.isRunning() || QApplication::activeModalWidget())
        return;
    m_language.apply();
    saveWindow(m_window.get(), m_with.settings);
    auto next = makeWindow();
    next->takeOver(*m_window); // before it goes, or the program would end with its last window
    m_window = std::move(next);
    Q_EMIT made();
}

#include "moc_windowkeeper.cpp"
