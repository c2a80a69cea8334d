// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/services.h"
#include "ui/lookup/ids/idfileloader.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

#include <optional>

class FileChooser;
class HistoryDialog;
class LookupPage;
class QMimeData;
class SeveralDialog;
struct HistoryEntry;

/// Creates the page and the commands for lookups. Also fills the field for ids from files and from the
/// history.
class LookupController final : public FeatureController
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the controller.
    LookupController(const Services &services, FileChooser &files, QWidget *window);

    /// Returns the page. The window becomes its owner.
    [[nodiscard]] LookupPage &page() const { return *m_page; }

    /// Returns whether `dropped` may contain a file with ids.
    [[nodiscard]] static bool canLoad(const QMimeData &dropped);
    /// Reads the dropped file in another thread. Then fills in its ids or asks which part of it to use. Shows
    /// a message if that fails.
    void load(const QMimeData &dropped);

private:
    void makeActions();
    void addResultsActions();
    void updateActions();
    void applyPreferences();
    void saveDraft();
    void openFile();
    void showFile(const IdFile &file, const QString &fileName);
    void openSeveral(const std::optional<QStringList> &chosen = {});
    void repeatSeveral(const HistoryEntry &entry);
    void openHistory();
    void repeat(const HistoryEntry &entry);
    [[nodiscard]] std::optional<Connection> historyConnection(const HistoryEntry &entry) const;
    void fillIn(const QString &ids);

    const Services &m_services;
    FileChooser &m_files;
    LookupPage *m_page;
    QAction *m_stop = nullptr;
    QAction *m_clearResults = nullptr;
    QAction *m_reopenResults = nullptr;
    QAction *m_nextResults = nullptr;
    QAction *m_previousResults = nullptr;
    IdFileLoader m_loader;
    QPointer<HistoryDialog> m_historyDialog;
    QPointer<SeveralDialog> m_severalDialog;
};
