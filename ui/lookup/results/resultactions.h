// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"

#include <QObject>

class QAction;
class QMenu;
class QWidget;
struct LookupProgress;

/// The actions on results with their shortcuts, shared by the context menu and the menu bar. This object owns
/// them.
class ResultActions final : public QObject
{
    Q_OBJECT
public:
    /// `parent` becomes the parent of this object. Ctrl+C copies rows while the focus is in `rows`. Elsewhere
    /// it copies the selected text.
    ResultActions(QWidget *rows, QObject *parent);

    QAction *copyForTicket = nullptr;
    QAction *copyRows = nullptr;      ///< the columns on screen
    QMenu *copyAs = nullptr;          ///< the formats
    QAction *copyAllFields = nullptr; ///< one of copyAs
    QAction *copyIds = nullptr;
    QAction *copySummary = nullptr;
    /// For the context menu only. The command in the menu bar also copies a link to ids that were typed.
    QAction *copyLink = nullptr;
    QAction *exportResults = nullptr;
    QAction *printResults = nullptr;
    QAction *filter = nullptr;
    QAction *done = nullptr;     ///< checkable: all rows that it takes are done
    QAction *note = nullptr;     ///< connected by the page, which has the card with the note
    QAction *undoMark = nullptr; ///< the key that undoes, in the rows
    QAction *refresh = nullptr;
    QAction *compare = nullptr;
    QAction *retryFailed = nullptr;
    QAction *watch = nullptr;          ///< connected by the controller
    QAction *rawJson = nullptr;        ///< enabled by the page, which knows what the card shows
    QAction *showCard = nullptr;       ///< checkable
    QAction *moveCard = nullptr;       ///< from the side to below the table and back
    QAction *byNotification = nullptr; ///< checkable, like byAnswer: shows one row for each id
    QAction *byAnswer = nullptr;       ///< checkable: shows one row for each answer
    QAction *overview = nullptr;       ///< checkable: shows the overview
    QAction *showInActivity = nullptr; ///< enabled by the owner, who knows the current row

    /// Returns what every menu for copying has.
    [[nodiscard]] QList<QAction *> copyCommands() const;

    /// Enables the actions for these numbers of rows.
    void update(qsizetype selected, qsizetype shown, qsizetype total);
    /// Enables retryFailed for these numbers of rows. It looks up the rest if none has failed.
    void updateRetry(const LookupProgress &progress);

Q_SIGNALS:
    /// Emitted when rows are to be copied in that format.
    void copyRequested(ExportFormat format);
};
