// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class ComboField;
class FormField;
class FormGrid;

/// Edits the name and the colour of a connection's environment. The colour is suggested from the name until
/// the user chooses one.
class EnvironmentFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds its rows to the grid, which owns them.
    explicit EnvironmentFields(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QString word() const;
    [[nodiscard]] EnvironmentColor color() const;
    void setColor(EnvironmentColor color);
    void updateSuggestedColor();
    void drawColors();

    ComboField *m_words;
    FormField *m_environment;
    ComboField *m_color;
    bool m_isChosen = false; ///< whether the user chose the colour
};
