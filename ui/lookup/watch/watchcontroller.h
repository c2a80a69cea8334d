// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "program/services.h"
#include "watch/watches.h"

#include <QObject>
#include <QPointer>

#include <optional>

class LookupPage;
class WatchDialog;

/// Lets the user watch notifications, and says in the window and on the desktop what the watches have seen.
class WatchController final : public QObject
{
    Q_OBJECT
public:
    /// `services` and `page` must outlive the controller. `window` becomes the parent of the dialog, and is
    /// marked in the task bar.
    WatchController(const Services &services, LookupPage &page, QWidget *window);

    /// Asks how to watch the selected rows, or the notification that is shown.
    void watchRows();
    /// Asks how to watch the ids in the field, on the current connection.
    void watchIds();
    /// Returns whether the lookup that is shown is watched.
    [[nodiscard]] bool canStop() const;
    /// Ends the watch of the lookup that is shown.
    void stopShown();

private:
    /// What is watched on one connection.
    struct Part
    {
        Connection connection;
        QList<qint32> ids;
    };

    void ask(const QList<Part> &parts, bool isShown);
    void start(const QList<Part> &parts, const WatchOptions &options, bool isShown);
    [[nodiscard]] std::optional<Connection> connectionNow(const QString &id) const;
    void sayChanges(const ResultSet &set, const QList<WatchChange> &changes, const WatchOptions &options);
    void sayEnd(const ResultSet &set, Watches::End end, const WatchOptions &options);
    void sayOnDesktop(const QString &title, const QString &text);
    void showProblem(const QString &text);

    const Services &m_services;
    LookupPage &m_page;
    QWidget *m_window;
    QPointer<WatchDialog> m_dialog;
    MessageHandle m_problem;
    MessageHandle m_end;
};
