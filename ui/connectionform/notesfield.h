// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class FieldLine;
class FormGrid;
class QPlainTextEdit;

/// Edits the user's notes about a connection.
class NotesField final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds its row to the grid, which owns it.
    explicit NotesField(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;

private:
    QPlainTextEdit *m_notes;
    FieldLine *m_under;
};
