// SPDX-License-Identifier: MIT
#include "ui/window/windowhost.h"

#include "base/logging.h"
#include "results/resultsets.h"
#include "ui/preferences/preferenceapplier.h"
#include "ui/window/windowplacement.h"

#include <QApplication>
#include <QTimer>

WindowHost::WindowHost(const Services &services, FileChooser &files, PreferenceApplier &preferences,
                       QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_files(files)
    , m_preferences(preferences)
    , m_window(makeWindow())
{
    connect(&m_preferences, &PreferenceApplier::languageChanged, this, &WindowHost::replaceWindowSoon);
    connect(&m_services.results, &ResultSets::ended, this, &WindowHost::replaceWindowSoon);
}

WindowHost::~WindowHost() = default;

std::unique_ptr<MainWindow> WindowHost::makeWindow()
{
    auto window = std::make_unique<MainWindow>(m_services, m_files);
    connect(window.get(), &MainWindow::demoRequested, this, &WindowHost::demoRequested);
    connect(window.get(), &MainWindow::dialogClosed, this, &WindowHost::replaceWindowSoon);
    return window;
}

/// Replaces the window later, since one of its own functions may be the caller.
void WindowHost::replaceWindowSoon()
{
    QTimer::singleShot(0, this, &WindowHost::replaceWindow);
}

void WindowHost::replaceWindow()
{
    if (!m_preferences.isLanguageChanged() || m_services.results.isRunning() ||
        QApplication::activeModalWidget())
        return;
    qCDebug(logWindow) << "window recreated for another language";
    m_preferences.applyLanguage();
    saveWindow(m_window.get(), m_services.settings);
    auto next = makeWindow();
    next->takeOver(*m_window); // shows the new window first: the program quits when its last window closes
    m_window = std::move(next);
    Q_EMIT windowReplaced();
}

#include "moc_windowhost.cpp"
