// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QWidget>

#include <functional>
#include <utility>

class AddressField;
class AdvancedFields;
class FileChooser;
class FormField;

/// All the fields of a connection. Says what is wrong under the field it is about.
class ConnectionForm final : public QWidget
{
    Q_OBJECT
public:
    using NameCheck = std::function<bool(const QString &name)>;

    /// The chooser must outlive it. `isTaken` tells whether another connection has that name.
    ConnectionForm(FileChooser &files, NameCheck isTaken, QWidget *parent = nullptr);

    void setConnection(const Connection &connection);
    /// As it is in the fields. An address that is none leaves the one that was set.
    [[nodiscard]] Connection connection() const;
    /// Since setConnection().
    [[nodiscard]] bool isChanged() const;

    /// Shows what is wrong. The first field that is, or null.
    [[nodiscard]] QWidget *firstWrong();
    void setReadOnly(bool readOnly);
    [[nodiscard]] FormField *name() const { return m_name; }

Q_SIGNALS:
    /// Something in the fields, by the user or by setConnection().
    void changed();

private:
    void suggestName();

    Connection m_base;                      ///< what the fields do not hold comes from here
    std::pair<QString, Connection> m_shown; ///< the address as text, and what the fields made of m_base
    FormField *m_name;
    AddressField *m_address;
    FormField *m_dataSource;
    FormField *m_partition;
    FormField *m_userName;
    AdvancedFields *m_advanced;
};
