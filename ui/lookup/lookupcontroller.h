// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/services.h"
#include "ui/lookup/ids/idfileloader.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

#include <optional>

class FileChooser;
class LookupPage;
class QMimeData;
class SeveralDialog;
class WatchController;
struct HistoryEntry;

/// Creates the page and the commands for lookups. Also fills the field for ids from files, and repeats
/// earlier lookups.
class LookupController final : public FeatureController
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the controller.
    LookupController(const Services &services, FileChooser &files, QWidget *window);

    /// Returns the page. The window becomes its owner.
    [[nodiscard]] LookupPage &page() const { return *m_page; }
    /// Returns the command that shows and hides the list of lookups.
    [[nodiscard]] QAction &listAction() const { return *m_showList; }

    /// Returns whether `dropped` may contain a file with ids.
    [[nodiscard]] static bool canLoad(const QMimeData &dropped);
    /// Reads the dropped file in another thread. Then fills in its ids or asks which part of it to use. Shows
    /// a message if that fails.
    void load(const QMimeData &dropped);

private:
    void makeActions();
    void addListActions();
    void addResultsActions();
    void updateActions();
    void applyPreferences();
    void openFile();
    void showFile(const IdFile &file, const QString &fileName);
    void lookUpInSeveral();
    void openSeveral(const std::optional<QStringList> &chosen = {});
    void repeatSeveral(const HistoryEntry &entry);
    void repeat(const HistoryEntry &entry);
    [[nodiscard]] std::optional<Connection> historyConnection(const HistoryEntry &entry) const;
    void fillIn(const QString &ids);

    const Services &m_services;
    FileChooser &m_files;
    LookupPage *m_page;
    QAction *m_showList = nullptr;
    QAction *m_stop = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_undoRemoval = nullptr;
    QAction *m_stopWatching = nullptr; ///< null until there is a table
    WatchController *m_watch;
    IdFileLoader m_loader;
    QPointer<SeveralDialog> m_severalDialog;
};
