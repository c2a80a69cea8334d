// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QWidget;

/// What can be done with the results, for their context menu and for the menu bar: the same actions,
/// each with its key.
class ResultActions final : public QObject
{
    Q_OBJECT
public:
    /// `rows` is where Ctrl+C copies rows; elsewhere it copies what is selected there.
    ResultActions(QWidget *rows, QObject *parent);

    QAction *copyRows = nullptr;
    QAction *copyForTicket = nullptr;
    QAction *copyIds = nullptr;
    QAction *copyLink = nullptr; ///< for the context menu: the menu bar's also knows of ids that were typed
    QAction *exportResults = nullptr;
    QAction *filter = nullptr;
    QAction *refresh = nullptr;
    QAction *compare = nullptr;
    QAction *retryFailed = nullptr;
    QAction *showInActivity = nullptr; ///< enabled by whoever knows the row

    /// `selected` rows are, of `shown` ones, of `total`.
    void update(qsizetype selected, qsizetype shown, qsizetype total, bool hasFailed);
};
