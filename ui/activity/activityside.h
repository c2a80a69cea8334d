// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class ActivityLog;
class ActivityPanel;
class FileChooser;
class QAction;
class QMainWindow;
class QPushButton;
class Settings;

/// The activity as it stands below the window's page, or in its place where there is no room for both. Made
/// when it is first shown.
class ActivitySide final : public QDockWidget
{
    Q_OBJECT
public:
    /// `action`, which is checkable, says whether it is shown: see setShown().
    ActivitySide(ActivityLog &log, Settings &settings, FileChooser &files, QAction *action,
                 QWidget *parent = nullptr);

    /// A button for the status line that does what the action does.
    [[nodiscard]] QPushButton *makeButton();
    /// Whoever follows the action calls it.
    void setShown(bool shown);
    /// Takes its height from that of its window. Whether there is room for the page, too.
    bool fit(QMainWindow &window);
    /// Shows itself with this exchange.
    void showExchange(qint64 number);
    /// Shown if it was at the end of the last window, with the focus left where it is.
    void restore();

Q_SIGNALS:
    void statusChanged(const QString &text);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ActivityPanel &panel();

    ActivityLog &m_log;
    Settings &m_settings;
    FileChooser &m_files;
    QAction *m_action;
    ActivityPanel *m_panel = nullptr;
    bool m_isRestoring = false;
    bool m_isAlone = false;
};
