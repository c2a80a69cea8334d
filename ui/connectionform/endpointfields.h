// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"

#include <QObject>
#include <QUrl>

#include <optional>

class AddressField;
class FormField;
class FormGrid;
struct ImportedConnection;

/// A service's address and API key, which is all that an upgrade needs.
struct Endpoint
{
    QUrl baseUrl;
    Secret apiKey;
};

/// The two fields for an Endpoint, used by every form that asks for one.
class EndpointFields final : public QObject
{
    Q_OBJECT
public:
    /// Adds two rows to the grid, which owns them and becomes the parent of this object.
    explicit EndpointFields(FormGrid *grid);

    [[nodiscard]] FormField *address() const;
    [[nodiscard]] FormField *apiKey() const { return m_apiKey; }

    /// Sets whether plain http is allowed for computers other than this one. The default is false.
    void setAllowUnencrypted(bool allowed);
    void setEndpoint(const QUrl &baseUrl, const Secret &apiKey);
    /// Checks the fields. Shows the errors and moves the focus to the first invalid field. Returns the
    /// endpoint, `nullopt` if a field is invalid.
    [[nodiscard]] std::optional<Endpoint> validated();

Q_SIGNALS:
    /// Emitted when a curl command was pasted into the field for the address, which has its address now.
    void commandPasted(const ImportedConnection &found);

private:
    AddressField *m_address;
    FormField *m_apiKey;
};
