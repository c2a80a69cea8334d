// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class FormGrid;
class NumberField;

/// How long to wait for a service.
class TimeoutFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds its rows to the grid, which owns them.
    explicit TimeoutFields(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    void setReadOnly(bool readOnly) override;

private:
    Connection m_base; ///< a time that was not touched stays exactly what it was
    NumberField *m_connect;
    NumberField *m_request;
    NumberField *m_upgrade;
};
