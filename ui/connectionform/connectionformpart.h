// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QObject>

class QWidget;

/// Some of a connection's settings, as rows of a form.
class ConnectionFormPart : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void setConnection(const Connection &connection) = 0;
    /// What is not in the rows stays as it is in the connection.
    virtual void applyTo(Connection &connection) const = 0;
    /// Shows what is wrong. The first field that is, or null.
    [[nodiscard]] virtual QWidget *validate() { return nullptr; }
    virtual void setReadOnly(bool readOnly) = 0;

Q_SIGNALS:
    /// By the user or by setConnection().
    void changed();
};
