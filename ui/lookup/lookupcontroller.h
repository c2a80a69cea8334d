// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/lookup/ids/idfileloader.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

class FileChooser;
class HistoryDialog;
class LookupPage;
class QMimeData;
struct HistoryEntry;

/// Lookups: the page with their ids and results, its commands, and where ids come from beside the keyboard,
/// which are files and the history.
class LookupController final : public FeatureController
{
    Q_OBJECT
public:
    LookupController(const Services &services, FileChooser &files, MessageBar &messages, QWidget *window);

    /// The middle of the window, which comes to own it.
    [[nodiscard]] LookupPage &page() const { return *m_page; }

    /// Shows what that window's page shows, with what was typed and chosen there.
    void takeOver(const LookupController &before);
    /// Returns whether `dropped` could hold a file with ids.
    [[nodiscard]] static bool canTake(const QMimeData &dropped);
    void take(const QMimeData &dropped);

Q_SIGNALS:
    /// Emitted when the field for ids is to be seen and to have the focus.
    void idsFieldWanted();
    /// Emitted when a lookup is to be made again on the connection it was made on.
    void connectionWanted(const QString &id);

private:
    void makeActions();
    void addResultsActions();
    void updateActions();
    void applyPreferences();
    void keepDraft();
    void openFile();
    void showFile(const IdFile &file, const QString &fileName);
    void openHistory();
    void repeat(const HistoryEntry &entry);
    void fillIn(const QString &ids);

    const Services &m_services;
    FileChooser &m_files;
    LookupPage *m_page;
    QAction *m_stop = nullptr;
    QAction *m_addToResults = nullptr;
    QAction *m_clearResults = nullptr;
    IdFileLoader m_loader;
    QPointer<HistoryDialog> m_historyDialog;
};
