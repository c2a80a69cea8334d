// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class CheckField;
class EnvironmentField;
class FormGrid;

/// Shows and changes whether the environment in an EnvironmentField, which owns the value, is production.
class ProductionField final : public QObject
{
    Q_OBJECT
public:
    /// Adds a row to the grid, which owns the row and becomes the parent of this object. `environment` must
    /// outlive this object.
    ProductionField(FormGrid *grid, EnvironmentField *environment);

    void setReadOnly(bool readOnly);

private:
    CheckField *m_check;
};
