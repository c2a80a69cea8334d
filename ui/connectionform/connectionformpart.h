// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QObject>

class QWidget;

/// Base class of groups of fields. Each group edits a part of a connection's settings.
class ConnectionFormPart : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Fills in the fields.
    virtual void setConnection(const Connection &connection) = 0;
    /// Writes the fields to the connection. Its other members are not changed.
    virtual void applyTo(Connection &connection) const = 0;
    /// Checks the fields and shows the errors. Returns the first invalid field, `nullptr` if all are valid.
    [[nodiscard]] virtual QWidget *validate() { return nullptr; }
    virtual void setReadOnly(bool readOnly) = 0;

Q_SIGNALS:
    /// Emitted when a field changes, by the user or by setConnection().
    void changed();
};
