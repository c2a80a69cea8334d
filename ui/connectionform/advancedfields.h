// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>
#include <QWidget>

class ConnectionFormPart;
class FileChooser;
class FormGrid;
class NetworkFields;

/// The settings of a connection that are rarely changed. Says what is wrong under the field it is about.
class AdvancedFields final : public QWidget
{
    Q_OBJECT
public:
    /// The chooser must outlive it.
    explicit AdvancedFields(FileChooser &files, QWidget *parent = nullptr);

    void setConnection(const Connection &connection);
    /// Shows what is wrong and moves the focus to the first field that is: to be visible by then.
    [[nodiscard]] bool validate();
    /// The same without moving the focus: the first wrong field, or null.
    [[nodiscard]] QWidget *firstWrong();
    /// What is not in the fields stays as it is in the connection.
    void applyTo(Connection &connection) const;
    void setReadOnly(bool readOnly);
    void chooseCaFile();

    /// For FormGrid::alignWith().
    [[nodiscard]] FormGrid *grid() const { return m_grid; }

Q_SIGNALS:
    /// Something in the fields, by the user or by setConnection().
    void changed();
    /// As changed(); the service address is to be checked anew.
    void allowUnencryptedChanged(bool allowed);

private:
    FormGrid *m_grid;
    NetworkFields *m_network;
    QList<ConnectionFormPart *> m_parts;
};
