// SPDX-License-Identifier: MIT
#pragma once

#include <QMenuBar>

class ResultsView;

/// Every command of the window, with its key.
class MainMenu final : public QMenuBar
{
    Q_OBJECT
public:
    explicit MainMenu(QWidget *parent = nullptr);

    /// What can be done with results.
    void addResults(const ResultsView &results);

    QAction *signIn = nullptr;
    QAction *signOut = nullptr;
    QAction *openFile = nullptr;
    QAction *quit = nullptr;
    QAction *preferences = nullptr;
    QAction *copyLink = nullptr;
    QAction *goToIds = nullptr;
    QAction *lookUp = nullptr;
    QAction *addToResults = nullptr; ///< checkable: the next lookup adds to the results
    QAction *clearResults = nullptr;
    QAction *keepResults = nullptr; ///< checkable: results are there again at the next start
    QAction *history = nullptr;
    QAction *stop = nullptr;
    QAction *switchConnection = nullptr;
    QAction *newConnection = nullptr;
    QAction *manageConnections = nullptr;
    QAction *forgetSecrets = nullptr;
    QAction *activity = nullptr; ///< checkable: the activity is shown
    QAction *nextPane = nullptr;
    QAction *previousPane = nullptr;
    QAction *upgrade = nullptr; ///< checkable: the panel is shown
    QAction *shortcuts = nullptr;
    QAction *diagnostics = nullptr;
    QAction *about = nullptr;

private:
    QMenu *m_file;
    QMenu *m_edit;
    QMenu *m_view;
    QMenu *m_lookup;
    [[nodiscard]] QAction *add(QMenu *menu, const QString &text, const QString &objectName,
                               const QKeySequence &key = {});
};
