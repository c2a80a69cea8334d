// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "ui/connectionform/connectionformpart.h"

class ComboField;
class FileChooser;
class FormField;
class FormGrid;
class NumberField;
class QPushButton;
class CheckField;

/// Edits the proxy and its login, the CA file and whether unencrypted addresses are allowed.
class NetworkFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds rows to the grid, which owns them and becomes the parent of this object. `files` must outlive
    /// this object. `isPersistent` says whether this program can use a keyring.
    NetworkFields(FormGrid *grid, bool isPersistent, FileChooser &files);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;
    [[nodiscard]] bool allowsUnencrypted() const;

    /// Returns the password that was typed for the proxy; it may be empty.
    [[nodiscard]] Secret proxyPassword() const;
    /// Shows that proxy, `host:port`, as the connection's own, and moves the focus to its login.
    void askForProxyLogin(const QString &proxy);
    /// Moves the focus to the field of the CA file and asks for a file.
    void chooseCaFile();

Q_SIGNALS:
    /// Emitted when the check box for unencrypted addresses changes.
    void allowUnencryptedChanged(bool allowed);

private:
    [[nodiscard]] ProxyChoice::Mode mode() const;
    void showProxy();
    void readCaFile();

    FormGrid *m_grid;
    FileChooser &m_files;
    ComboField *m_proxy;
    FormField *m_proxyHost;
    NumberField *m_proxyPort;
    FormField *m_proxyUser;
    FormField *m_proxyPassword;
    FormField *m_caFile;
    QPushButton *m_chooseCaFile;
    QString m_caFileRead;    ///< the path of the last file that was read
    QString m_caFileProblem; ///< why that file cannot be used, as a sentence; empty if it can
    CheckField *m_allowUnencrypted;
};
