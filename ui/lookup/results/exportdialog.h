// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"
#include "ui/widgets/dialogs/scrolldialog.h"

#include <QPageSize>

#include <array>

class ComboField;
class QButtonGroup;
class QRadioButton;
class CheckField;
class TextLabel;

/// Asks for the format, the rows and the columns of an export. Window-modal, shown with open(). The file is
/// chosen afterwards.
class ExportDialog final : public ScrollDialog
{
    Q_OBJECT
public:
    enum class Rows { All, Shown, Selected };
    enum class Columns { Shown, All };

    /// Numbers of rows.
    struct Counts
    {
        qsizetype all = 0;
        qsizetype shown = 0;
        qsizetype selected = 0;
        bool areIds = false; ///< a row is an id with the answers of all connections
    };

    /// What is remembered from one export to the next.
    struct Choices
    {
        ExportFormat format = ExportFormat::Csv;
        Columns columns = Columns::All;               ///< also if the format has none to choose from
        CsvSeparator separator = CsvSeparator::Comma; ///< of CSV
        QPageSize::PageSizeId paper = QPageSize::A4;  ///< of a report as PDF: A4 or Letter
    };

    ExportDialog(const Counts &counts, const Choices &choices, QWidget *parent);

    [[nodiscard]] Choices choices() const;
    [[nodiscard]] Rows rows() const;
    [[nodiscard]] Answers answers() const;
    /// Returns whether a report is to include each notification in full.
    [[nodiscard]] bool hasCards() const;

private:
    void addRows(Rows rows, const QString &text, const QString &objectName, qsizetype count);
    QRadioButton *addChoice(QButtonGroup *group, int id, const QString &text, const QString &objectName);
    [[nodiscard]] ExportFormat format() const;
    [[nodiscard]] QString columnsReason() const;
    TextLabel *addCombo(ComboField *combo, const QString &title, const QString &objectName);
    void updateChoices();

    QWidget *m_content;
    Counts m_counts;
    Columns m_chosen;
    ComboField *m_format;
    QButtonGroup *m_rows;
    QButtonGroup *m_columns;
    TextLabel *m_columnsReason = nullptr;
    CheckField *m_answers;
    CheckField *m_cards;
    TextLabel *m_separatorLabel = nullptr;
    ComboField *m_separator;
    TextLabel *m_paperLabel = nullptr;
    ComboField *m_paper;
};
