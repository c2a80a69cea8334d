// SPDX-License-Identifier: MIT
#pragma once

#include <QItemSelectionModel>
#include <QSet>

class GroupedResults;

/// The selected rows of the results table. To select a group is to select its rows, also if it is folded;
/// to deselect one of its rows is to deselect the group, but not its other rows. Rows that were selected
/// before their group was folded remain selected.
class ResultsSelection final : public QItemSelectionModel
{
    Q_OBJECT
public:
    /// `rows` must outlive the selection.
    explicit ResultsSelection(GroupedResults &rows, QObject *parent = nullptr);

    /// What is selected, whatever its view row.
    struct Content
    {
        QList<qsizetype> rows; ///< numbers in the result set
        QStringList groups;    ///< keys
    };
    [[nodiscard]] Content content() const { return {rows(), groups()}; }
    /// Selects those of these rows and groups that still exist, and nothing else.
    void setContent(const Content &content);

    /// Returns the selected rows in the order shown, each once.
    [[nodiscard]] QList<qsizetype> rows() const;
    /// Returns the number of selected rows.
    [[nodiscard]] qsizetype count() const;

    using QItemSelectionModel::select;
    void select(const QItemSelection &selection, SelectionFlags command) override;
    void reset() override;

Q_SIGNALS:
    /// Emitted when rows of folded groups are no longer selected, which selectionChanged() does not report.
    void hiddenRowsDeselected();

private:
    [[nodiscard]] QStringList groups() const;
    void addRowsOfLastGroup(QItemSelection &selection, const QItemSelectionRange &range) const;
    void addGroupOfFirstRow(QItemSelection &selection, const QItemSelectionRange &range) const;
    void addViewRows(QItemSelection &selection, int first, int last) const;

    GroupedResults &m_rows;
    QSet<qsizetype> m_hidden; ///< selected rows of folded groups
};
