// SPDX-License-Identifier: MIT
#pragma once

#include "export/jsonexport.h"
#include "results/resultrow.h"

#include <QByteArray>
#include <QList>
#include <QString>

/// What results are copied and exported as.
enum class ExportFormat { Csv, Json, Ndjson, Markdown, Tsv, PlainText };

struct ExportOptions
{
    bool headers = true;                ///< of CSV and TSV; a Markdown table can't do without
    Answers answers = Answers::Without; ///< of JSON and NDJSON
};

/// The rows in that format, in their order, rows without a notification included; UTF-8. What each does
/// with the texts of a server is said in its own header. CSV starts with a byte order mark, which
/// QString::fromUtf8() drops. No secret that `redactor` knows is in it.
[[nodiscard]] QByteArray exported(const QList<ResultRow> &rows, ExportFormat format,
                                  const SecretRedactor &redactor, const ExportOptions &options = {});

/// “Markdown”, to complete “Copied 3 notifications as …”. Translated.
[[nodiscard]] QString exportFormatName(ExportFormat format);
/// Without the point.
[[nodiscard]] QString fileExtension(ExportFormat format);
/// `notifications-2026-11-21-0912.csv`; `notification-…` for one. Nothing of a server's is in it.
/// `time` is written as it is: local time, if that is what it is in.
[[nodiscard]] QString suggestedFileName(ExportFormat format, qsizetype count, const QDateTime &time);
