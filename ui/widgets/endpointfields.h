// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"

#include <QObject>
#include <QUrl>

#include <optional>

class FormField;
class FormGrid;

/// Where a service is and the key to it: all that an upgrade needs.
struct Endpoint
{
    QUrl baseUrl;
    Secret apiKey;
};

/// The fields for an Endpoint, for every form that asks for one.
class EndpointFields final : public QObject
{
    Q_OBJECT
public:
    /// Adds its rows to the grid, which owns them.
    explicit EndpointFields(FormGrid *grid);

    [[nodiscard]] FormField *address() const { return m_address; }
    [[nodiscard]] FormField *apiKey() const { return m_apiKey; }

    void setEndpoint(const QUrl &baseUrl, const Secret &apiKey);
    /// Shows what is wrong and moves the focus there; set when nothing is.
    [[nodiscard]] std::optional<Endpoint> validated();

private:
    void showEncryption();

    FormField *m_address;
    FormField *m_apiKey;
};
