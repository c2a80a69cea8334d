// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class ComboField;
class FormField;
class FormGrid;

/// Edits which headers carry the API key and the token.
class HeaderFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds rows to the grid, which owns them and becomes the parent of this object.
    explicit HeaderFields(FormGrid *grid);

    void setConnection(const Connection &connection) override;
    void setApiKeyHeader(const QString &header);
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;

private:
    [[nodiscard]] TokenPresentation::Kind kind() const;
    void showTokenHeader();

    FormGrid *m_grid;
    FormField *m_apiKeyHeader;
    ComboField *m_token;
    FormField *m_tokenHeader;
};
