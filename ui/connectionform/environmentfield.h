// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class ComboField;
class FormField;
class FormGrid;

/// Edits the name of a connection's environment. Also decides its colour, which is suggested from the name
/// until the user chooses one (EnvironmentColorField), and whether it is production, which follows from name
/// and colour until the user changes it (ProductionField).
class EnvironmentField final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds a row to the grid, which owns the row and becomes the parent of this object.
    explicit EnvironmentField(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;

    /// Returns the name without blanks around it. Empty if there is none.
    [[nodiscard]] QString name() const;
    [[nodiscard]] EnvironmentColor color() const { return m_color; }
    /// Sets the colour that the user has chosen.
    void setChosenColor(EnvironmentColor color);
    [[nodiscard]] bool isProduction() const { return m_isProduction; }
    /// Sets what the user has chosen.
    void setChosenProduction(bool isProduction);
    /// Asks in the line under the field which environment this is. The question disappears when the text
    /// changes. Returns the field, so that the caller can move the focus to it.
    QWidget *ask();

private:
    void nameChanged();
    void suggestProduction();

    ComboField *m_names;
    FormField *m_field;
    EnvironmentColor m_color = EnvironmentColor::Mute;
    bool m_isProduction = false;
    bool m_isColorChosen = false;      ///< whether the user chose the colour
    bool m_isProductionChosen = false; ///< whether the user chose what isProduction() returns
};
