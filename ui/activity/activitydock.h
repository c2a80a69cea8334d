// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class ActivityLog;
class ActivityPanel;
class FileChooser;
class QAction;
class QMainWindow;
class Settings;

/// Places the activity panel below the page, or instead of it if there is not enough room for both. The panel
/// is created when it is first shown.
class ActivityDock final : public QDockWidget
{
    Q_OBJECT
public:
    /// `log`, `settings` and `files` must outlive the dock.
    ActivityDock(ActivityLog &log, Settings &settings, FileChooser &files, QWidget *parent = nullptr);

    /// Shows or hides the panel and stores that in the settings. Moves the focus to the table when the panel
    /// is shown.
    void setShown(bool shown);
    /// Updates the dock's height from that of the window. Returns whether there is room for the page, too.
    bool fit(QMainWindow &window);
    /// Selects the exchange. Creates the panel if necessary, but does not show it.
    void showExchange(qint64 number);
    /// Checks `action`, which shows the panel, if the settings say that the panel is shown. Does not move the
    /// focus.
    void restore(QAction &action);

Q_SIGNALS:
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);
    /// Emitted when the user has closed the panel.
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ActivityPanel &panel();

    ActivityLog &m_log;
    Settings &m_settings;
    FileChooser &m_files;
    ActivityPanel *m_panel = nullptr;
    bool m_isShown = false; ///< also true while there is no room for it
    bool m_isRestoring = false;
    bool m_isAlone = false; ///< there is no room for the page
};
