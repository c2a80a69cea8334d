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
    /// Adds a row to `grid`, which owns the row and becomes the parent of this object.
    explicit NotesField(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;

private:
    QPlainTextEdit *m_notes;
    FieldLine *m_line;
};
