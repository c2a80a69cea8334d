// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "ui/activity/activityproxy.h"

#include <QWidget>

class ActivityTable;
class EmptyState;
class ExchangeDetail;
class FileChooser;
class IconButton;
class MessageBar;
class Notices;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedLayout;
class Settings;

/// Shows all exchanges (requests with their answers) without secrets, and the selected one in detail.
/// Exchanges can be copied as text, as curl commands and as HTTP Archive, and saved as HTTP Archive.
class ActivityPanel final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the panel.
    ActivityPanel(ActivityLog &log, Settings &settings, FileChooser &files, Notices &notices,
                  QWidget *parent = nullptr);

    /// Selects the exchange, even if the filter hides it. Shows a message if the log no longer contains it.
    void showExchange(qint64 number);
    void focusTable();
    /// Sets whether the panel is at the right of the page, for the button that moves it.
    void setRight(bool right);

Q_SIGNALS:
    /// Emitted when the user has clicked the close button. The panel does not hide itself.
    void closeRequested();
    /// Emitted when the user wants the panel at the other side of the page.
    void sideChangeRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Actions
    {
        Actions(QWidget *panel, QWidget *table);
        QAction *copyText;
        QAction *copyCurl;
        QAction *copyHar;
        QAction *saveHar;
        QAction *pause;
        QAction *clear;
        QAction *undo;
    };

    [[nodiscard]] QWidget *makeBar();
    void fit();
    [[nodiscard]] QMenu *makeCopyMenu();
    void connectActions();
    void update();
    void showCurrent();
    void copy(const QString &text, const QString &status);
    void saveHar();
    void write(const QString &path, const QList<Exchange> &exchanges);
    void clear();
    void undoClear();
    void setPaused(bool paused);

    ActivityLog &m_log;
    FileChooser &m_files;
    Notices &m_notices;
    ActivityModel m_model;
    ActivityProxy m_shown;
    ActivityTable *m_table;
    ExchangeDetail *m_detail;
    EmptyState *m_empty;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    QWidget *m_title;
    QLineEdit *m_filter;
    QPushButton *m_side;
    IconButton *m_close;
    QSplitter *m_splitter;
    QWidget *m_pages = nullptr;
    QStackedLayout *m_stack = nullptr;
    Actions m_actions;
};
