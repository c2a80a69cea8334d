// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/reportcontent.h"

#include <QByteArray>

/// Returns a report as a PDF file, in which texts can be selected and searched. Can be called on any thread.
/// Calls `progress` on that thread. If `progress` returns false, stops and returns an empty array. The pages
/// are in portrait unless the columns need landscape.
[[nodiscard]] QByteArray pdfReport(const ReportContent &content, QPageSize::PageSizeId paper,
                                   const ReportProgress &progress);
