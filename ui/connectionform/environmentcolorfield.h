// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class ComboField;
class EnvironmentField;
class FormGrid;

/// Shows and changes the colour of the environment in an EnvironmentField, which owns the value.
class EnvironmentColorField final : public QObject
{
    Q_OBJECT
public:
    /// Adds a row to the grid, which owns the row and becomes the parent of this object. `environment` must
    /// outlive this object.
    EnvironmentColorField(FormGrid *grid, EnvironmentField *environment);

    void setReadOnly(bool readOnly);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void drawColors();
    void showColor();

    EnvironmentField *m_environment;
    ComboField *m_colors;
};
