// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"

#include <QList>
#include <QString>

/// What a curl command tells about connections.
struct CurlCommand
{
    QList<ImportedConnection> connections; ///< one for each address
    QString problem; ///< a sentence about why the command can't be used; empty if it can
};

/// Returns whether a text is a curl command, also with comments or a prompt in front.
[[nodiscard]] bool isCurlCommand(const QString &text);

/// Reads a curl command for a POSIX shell or the command prompt of Windows, as browsers, documents and other
/// clients write it. Runs nothing and reads no file that it names. What switches the checks of certificates
/// off is left out.
[[nodiscard]] CurlCommand readCurlCommand(const QString &text);
