// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "net/clientcertificate.h"
#include "ui/connectionform/connectionformpart.h"

class FileChooser;
class FormField;
class FormGrid;

/// Edits the client certificate: its file, the file of its key and their password. Reads the files in the
/// background, and shows what they are or why they cannot be used.
class CertificateFields final : public ConnectionFormPart
{
    Q_OBJECT
public:
    /// Adds rows to the grid, which owns them and becomes the parent of this object. `files` must outlive
    /// this object. `isPersistent` says whether this program can use a keyring.
    CertificateFields(FormGrid *grid, bool isPersistent, FileChooser &files);

    void setConnection(const Connection &connection) override;
    void applyTo(Connection &connection) const override;
    [[nodiscard]] QWidget *validate() override;
    void setReadOnly(bool readOnly) override;

    /// Returns the password that was typed; it may be empty.
    [[nodiscard]] Secret password() const;
    /// Moves the focus to the password.
    void focusPassword();
    /// Moves the focus to the field of the certificate and asks for a file.
    void chooseCertificate();

private:
    [[nodiscard]] FormField *makeFileField(const QString &caption, const QString &name);
    void choose(FormField *field, const QString &title, const QString &filter);
    void updateRows();
    void read();
    void showRead(const Result<ClientCertificate> &certificate);

    FormGrid *m_grid;
    FileChooser &m_files;
    FormField *m_certificate;
    FormField *m_key;
    FormField *m_password;
    int m_reads = 0;           ///< how often the files have been read; earlier results are dropped
    QString m_problem;         ///< why the certificate cannot be used, as a sentence; empty if it can
    QString m_passwordProblem; ///< the same for the password
};
