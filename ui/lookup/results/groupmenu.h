// SPDX-License-Identifier: MIT
#pragma once

#include "results/facetchoice.h"

#include <QMenu>

#include <optional>

class QActionGroup;
class ResultsTable;

/// The menu that groups the rows of the results table, and folds all groups.
class GroupMenu final : public QMenu
{
    Q_OBJECT
public:
    /// `table` must outlive the menu.
    explicit GroupMenu(ResultsTable &table, QWidget *parent = nullptr);

private:
    void add(const QString &text, const QString &objectName, std::optional<ResultFacet> facet);
    void addFold(const QString &text, const QString &objectName, bool areFolded);
    void updateActions();

    ResultsTable &m_table;
    QActionGroup *m_choices;
    QList<QAction *> m_foldActions;
};
