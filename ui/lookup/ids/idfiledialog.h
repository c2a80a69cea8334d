// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"

#include <QDialog>
#include <QHash>

class IdColumnModel;
class QListView;
class QPushButton;
class ValueText;

/// Whether a person has to say which column of a file holds the ids. Where not, they are in
/// columnText(file, file.bestColumn).
[[nodiscard]] bool needsChoice(const IdFile &file);

/// Asks for the column of a table that holds the ids, and says what is understood of it before it is used.
/// Window-modal; shown with open().
class IdFileDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `fileName` is safe to look at.
    IdFileDialog(const IdFile &file, const QString &fileName, QWidget *parent = nullptr);

Q_SIGNALS:
    /// What the chosen column holds, a cell a line, for the field of ids; and the dialog is closed.
    void chosen(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

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

    [[nodiscard]] static Content contentOf(const IdFile &file, int column);
    [[nodiscard]] QListView *makeList();
    void understandNext();
    void understood(int row, const Content &content);
    void updateChoice();
    void use();

    const IdFile m_file;
    QHash<int, Understood> m_understood; ///< by row
    IdColumnModel *m_model;
    QListView *m_list;
    ValueText *m_summary;
    QPushButton *m_use;
};
