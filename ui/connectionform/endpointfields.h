// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"

#include <QObject>
#include <QUrl>

#include <optional>

class AddressField;
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

    [[nodiscard]] FormField *address() const;
    [[nodiscard]] FormField *apiKey() const { return m_apiKey; }

    /// Whether plain http may go beyond this computer. Not, unless it is set.
    void setAllowUnencrypted(bool allowed);
    void setEndpoint(const QUrl &baseUrl, const Secret &apiKey);
    /// Shows what is wrong and moves the focus there; set when nothing is.
    [[nodiscard]] std::optional<Endpoint> validated();

private:
    AddressField *m_address;
    FormField *m_apiKey;
};
