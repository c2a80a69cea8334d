// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class ActivityLog;
class ActivityPanel;
class FileChooser;
class QAction;
class QMainWindow;
class Settings;

/// The activity as it stands below the window's page, or in its place where there is no room for both. Made
/// when it is first shown.
class ActivityDock final : public QDockWidget
{
    Q_OBJECT
public:
    ActivityDock(ActivityLog &log, Settings &settings, FileChooser &files, QWidget *parent = nullptr);

    void setShown(bool shown);
    /// Takes its height from that of its window. Whether there is room for the page, too.
    bool fit(QMainWindow &window);
    /// Goes to this exchange.
    void showExchange(qint64 number);
    /// Checks what shows it if it was shown at the end of the last window, with the focus left where it is.
    void restore(QAction &action);

Q_SIGNALS:
    void statusChanged(const QString &text);
    /// Emitted when the user has closed it.
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
    bool m_isShown = false; ///< or is to be, where it has no room
    bool m_isRestoring = false;
    bool m_isAlone = false;
};
