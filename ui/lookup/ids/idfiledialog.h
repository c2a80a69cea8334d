// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"
#include "ids/parsedids.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QHash>

class QPushButton;
class QTreeWidget;
class ValueText;

/// Returns whether the user has to choose the column of the file that contains the ids.
[[nodiscard]] bool needsChoice(const IdFile &file);

/// Asks for the column of a table that contains the ids, and shows which ids are recognized in it.
/// Window-modal, shown with open().
class IdFileDialog final : public Dialog
{
    Q_OBJECT
public:
    /// Constructs the dialog for a file that contains a table. `fileName` has to be the result of
    /// shownName().
    IdFileDialog(const IdFile &file, const QString &fileName, QWidget *parent = nullptr);
    /// Constructs the dialog for a pasted text that is a table.
    IdFileDialog(const QString &text, const IdTable &table, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the user has chosen a column and the dialog has closed. `text` contains the cells of the
    /// column, one per line, for the field for ids.
    void chosen(const QString &text);

private:
    struct Content
    {
        QString text;
        ParsedIds parsed;
    };
    /// What is kept of a column once its ids are recognized.
    struct ColumnSummary
    {
        QString text;
        QString summary;
        qsizetype ids = 0;
    };

    struct Words
    {
        QString title;
        QString fileName; ///< empty if there is no file
        QString form;
    };
    IdFileDialog(const QString &text, const IdTable &table, const Words &words, QWidget *parent);
    [[nodiscard]] static Content contentOf(const QString &text, const IdTable &table, int column);
    void setUpColumns();
    [[nodiscard]] int columnAt(int row) const;
    [[nodiscard]] int currentRow() const;
    void readNextColumn();
    void columnRead(int row, const Content &content);
    void updateChoice();
    void useColumn();

    const QString m_text;
    const IdTable m_table;
    QHash<int, ColumnSummary> m_columnSummaries; ///< by row
    /// A row for each column of the table. The last row is the whole table if that can be meant.
    QTreeWidget *m_columns;
    ValueText *m_summary;
    QPushButton *m_use;
};
