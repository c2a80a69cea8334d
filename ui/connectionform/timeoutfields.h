// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class FormGrid;
class NumberField;

/// Edits the timeouts of a connection.
class TimeoutFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds rows to the grid, which owns them and becomes the parent of this object.
    explicit TimeoutFields(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    void setReadOnly(bool readOnly) override;

private:
    /// The connection as it was set. A timeout that was not edited keeps its exact value, which the field
    /// shows rounded up to whole seconds or minutes.
    Connection m_base;
    NumberField *m_connect;
    NumberField *m_request;
    NumberField *m_upgrade;
};
