// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "ui/lookup/results/comparisonmodel.h"
#include "ui/widgets/dialogs/dialog.h"

#include <array>

class Badge;
class Notices;
class QTableView;
class TextLabel;
class CheckField;

/// Shows two results side by side, with the connection and the time of each. The dialog stays open beside the
/// window and can show other results later.
class CompareDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `clock` and `notices` must outlive the dialog.
    CompareDialog(const Clock &clock, Notices &notices, QWidget *parent = nullptr);

    /// Shows two rows. The dialog keeps copies of them.
    void showRows(const ResultRow &first, const ResultRow &second);

    void setOnlyDifferences(bool isOnly);

Q_SIGNALS:
    void onlyDifferencesChanged(bool isOnly);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Head
    {
        TextLabel *title = nullptr;
        Badge *environment = nullptr;
        TextLabel *connection = nullptr;
        TextLabel *fetched = nullptr;
    };

    [[nodiscard]] QWidget *makeHead(Head &head, const QString &objectName);
    void makeTable();
    void setHead(Head &head, const ResultRow &row);
    void updateSummary();
    void fitTable();
    void copy();

    const Clock &m_clock;
    Notices &m_notices;
    ComparisonModel m_model;
    ResultRow m_first;
    ResultRow m_second;
    std::array<Head, 2> m_heads;
    QTableView *m_table = nullptr;
    TextLabel *m_summary;
    CheckField *m_only;
};
