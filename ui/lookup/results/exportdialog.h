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

    ExportDialog(const Counts &counts, ExportFormat format, Columns columns, QPageSize::PageSizeId paper,
                 QWidget *parent);

    [[nodiscard]] ExportFormat format() const;
    [[nodiscard]] Rows rows() const;
    /// Returns the choice of columns, also if the format has none to choose from.
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] Answers answers() const;
    /// Returns whether a report is to include each notification in full.
    [[nodiscard]] bool hasCards() const;
    /// Returns the paper for a report as PDF: A4 or Letter.
    [[nodiscard]] QPageSize::PageSizeId paper() const;

private:
    void addRows(Rows rows, const QString &text, const QString &objectName, qsizetype count);
    QRadioButton *addChoice(QButtonGroup *group, int id, const QString &text, const QString &objectName);
    [[nodiscard]] QString columnsReason() const;
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
    TextLabel *m_paperLabel = nullptr;
    ComboField *m_paper;
};
