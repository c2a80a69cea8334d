// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class ActivityLog;
class ActivityPanel;
class FileChooser;
class QAction;
class QPushButton;
class Settings;

/// The activity as it stands beside the window's content: below it at first, at its right or in a window
/// of its own where the user puts it. Made when it is first shown.
class ActivitySide final : public QDockWidget
{
    Q_OBJECT
public:
    /// Shown and hidden by `action`, which is checkable.
    ActivitySide(ActivityLog &log, Settings &settings, FileChooser &files, QAction *action,
                 QWidget *parent = nullptr);

    /// A button for the status line that does what the action does.
    [[nodiscard]] QPushButton *makeButton();
    /// Shows itself with this exchange.
    void showExchange(qint64 number);

Q_SIGNALS:
    void statusChanged(const QString &text);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void setShown(bool shown);
    ActivityPanel &panel();

    ActivityLog &m_log;
    Settings &m_settings;
    FileChooser &m_files;
    QAction *m_action;
    ActivityPanel *m_panel = nullptr;
};
