// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"
#include "ids/parsedids.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QHash>

class QPushButton;
class QTreeWidget;
class ValueText;

/// Whether a person has to say which column of a file holds the ids.
[[nodiscard]] bool needsChoice(const IdFile &file);

/// Asks for the column of a table that holds the ids, and says what is understood of it before it is used.
/// Window-modal; shown with open().
class IdFileDialog final : public Dialog
{
    Q_OBJECT
public:
    /// For a file with a table; `fileName` is safe to look at.
    IdFileDialog(const IdFile &file, const QString &fileName, QWidget *parent = nullptr);
    /// For a text that was pasted, which is a table.
    IdFileDialog(const QString &text, const IdTable &table, QWidget *parent = nullptr);

Q_SIGNALS:
    /// What the chosen column holds, a cell a line, for the field of ids; and the dialog is closed.
    void chosen(const QString &text);

private:
    struct Content
    {
        QString text;
        ParsedIds parsed;
    };
    /// What remains of a column's content once it is understood.
    struct Understood
    {
        QString text;
        QString summary;
        qsizetype ids = 0;
    };

    struct Words
    {
        QString title;
        QString fileName; ///< empty without a file
        QString form;
    };
    IdFileDialog(const QString &text, const IdTable &table, const Words &words, QWidget *parent);
    [[nodiscard]] static Content contentOf(const QString &text, const IdTable &table, int column);
    void setUpColumns();
    [[nodiscard]] int columnAt(int row) const;
    [[nodiscard]] int currentRow() const;
    void understandNext();
    void understood(int row, const Content &content);
    void updateChoice();
    void use();

    const QString m_text;
    const IdTable m_table;
    QHash<int, Understood> m_understood; ///< by row
    QTreeWidget *m_columns; ///< one of the table a row; all together as the last, where that may be meant
    ValueText *m_summary;
    QPushButton *m_use;
};
