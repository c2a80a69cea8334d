// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/reportcontent.h"

#include <QByteArray>

/// Returns a report as a PDF file, in which texts can be selected and searched. Can be called on any thread.
/// Returns an empty array if `progress` has stopped it.
[[nodiscard]] QByteArray pdfReport(const ReportContent &content, QPageSize::PageSizeId paper,
                                   const ReportProgress &progress);
