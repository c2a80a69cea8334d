// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class ActivityLog;
class ActivityPanel;
class FileChooser;
class Notices;
class QAction;
class QMainWindow;
class Settings;

/// Places the activity panel below the page or at its right. Where there is not enough room at the right, the
/// panel is below the page. Where there is not enough room below either, the panel replaces the page. Side,
/// height and width are those that the user chose last. The panel is created when it is first shown.
class ActivityDock final : public QDockWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the dock.
    ActivityDock(ActivityLog &log, Settings &settings, FileChooser &files, Notices &notices,
                 QWidget *parent = nullptr);

    /// Shows or hides the panel and stores that in the settings. Moves the focus to the table when the panel
    /// is shown.
    void setShown(bool shown);
    /// Sets whether the panel is at the right, and stores that in the settings. Call fit() afterwards.
    void setRight(bool right);
    /// Returns the value of setRight(), also while there is no room at the right.
    [[nodiscard]] bool isRight() const;
    /// Places the dock in the window and restores the size that the user gave it. Call this when the size of
    /// the window, the side or whether the panel is shown has changed. Returns whether there is room for the
    /// page, too.
    bool fit(QMainWindow &window);
    /// Returns the width that the dock takes from the page.
    [[nodiscard]] int widthBeside() const;
    /// Returns whether the dock takes height from the page.
    [[nodiscard]] bool isBelow() const;
    /// Selects the exchange. Creates the panel if necessary, but does not show it.
    void showExchange(qint64 number);
    /// Checks `action`, which shows the panel, if the settings say that the panel is shown. Does not move the
    /// focus.
    void restore(QAction &action);

Q_SIGNALS:
    /// Emitted when the user has closed the panel.
    void closed();
    /// Emitted when the user wants the panel at the other side.
    void sideChangeRequested();

protected:
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ActivityPanel &panel();
    void restoreSize(QMainWindow &window);

    ActivityLog &m_log;
    Settings &m_settings;
    FileChooser &m_files;
    Notices &m_notices;
    ActivityPanel *m_panel = nullptr;
    bool m_isShown = false; ///< the value of setShown()
    bool m_isRestoring = false;
    bool m_isAlone = false; ///< there is no room for the page
    bool m_isBeside = false;
    QSize m_sizeAtPress; ///< when the mouse button was pressed in the window, perhaps on the separator
};
