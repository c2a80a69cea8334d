// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QTest>

/// Reads PDF files with Poppler's pdftotext (the package poppler-utils). A test fails where that is missing.
namespace pdftext {

/// Returns the text of each page, its lines from top to bottom. Empty if the file cannot be read.
inline QStringList pages(const QByteArray &pdf)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty()) {
        qWarning("pdftotext is missing. Install poppler-utils.");
        return {};
    }
    QProcess reader;
    reader.start(program, {QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8"),
                           QStringLiteral("-"), QStringLiteral("-")});
    reader.write(pdf);
    reader.closeWriteChannel();
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        return {};
    QStringList pages = QString::fromUtf8(reader.readAllStandardOutput()).split(u'\f');
    pages.removeLast(); // each page ends with a form feed
    return pages;
}

/// Returns a text with single spaces only.
inline QString simplified(const QStringList &pages)
{
    return pages.join(u' ').simplified();
}

} // namespace pdftext
