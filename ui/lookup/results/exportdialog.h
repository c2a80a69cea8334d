// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"
#include "ui/widgets/dialogs/dialog.h"

#include <array>

class ComboField;
class QRadioButton;
class CheckField;

/// Asks for the rows and the format of an export. Window-modal, shown with open(). The file is chosen
/// afterwards.
class ExportDialog final : public Dialog
{
    Q_OBJECT
public:
    enum class Rows { All, Shown, Selected };

    /// Numbers of rows.
    struct Counts
    {
        qsizetype all = 0;
        qsizetype shown = 0;
        qsizetype selected = 0;
    };

    ExportDialog(const Counts &counts, ExportFormat format, QWidget *parent);

    [[nodiscard]] ExportFormat format() const;
    [[nodiscard]] Rows rows() const;
    [[nodiscard]] ExportOptions options() const;

private:
    void addRows(Rows rows, const QString &text, const QString &objectName, qsizetype count);
    void updateAnswers();

    ComboField *m_format;
    std::array<QRadioButton *, 3> m_rows{};
    CheckField *m_answers;
};
