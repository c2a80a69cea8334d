// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connectionform/connectionformpart.h"

class ComboField;
class FileChooser;
class FormField;
class FormGrid;
class NumberField;
class QPushButton;
class CheckField;

/// The way to a service, and whom to trust on it.
class NetworkFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds its rows to the grid, which owns them. The chooser must outlive it.
    NetworkFields(FormGrid *grid, FileChooser &files);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;
    [[nodiscard]] bool allowsUnencrypted() const;

    /// Asks for a CA file; the field has the focus then.
    void chooseCaFile();

Q_SIGNALS:
    void allowUnencryptedChanged(bool allowed);

private:
    [[nodiscard]] QWidget *makeAllowUnencrypted();
    [[nodiscard]] ProxyChoice::Mode mode() const;
    void showProxy();
    void readCaFile();

    FormGrid *m_grid;
    FileChooser &m_files;
    ComboField *m_proxy;
    FormField *m_proxyHost;
    NumberField *m_proxyPort;
    FormField *m_caFile;
    QPushButton *m_chooseCaFile;
    QString m_caFileRead;    ///< the last one that was looked into
    QString m_caFileProblem; ///< why it can't be used, as a sentence; empty where it can
    CheckField *m_allowUnencrypted;
};
