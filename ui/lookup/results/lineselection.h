// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfilter.h"

#include <QItemSelectionModel>

class ResultsModel;

/// The selected lines of a ResultsModel. To select the head of a group is to select the items of the group;
/// to deselect one of them is to deselect the head, but not the other items.
///
/// Items stay selected as long as they are shown. Heads do so as well when rows come to their groups or leave
/// them, but not when another filter shows items that are not selected.
class LineSelection final : public QItemSelectionModel
{
    Q_OBJECT
public:
    /// `model` must outlive the selection.
    explicit LineSelection(ResultsModel &model, QObject *parent = nullptr);

    /// Returns the selected items in the order shown, each once. The selected head of a folded group stands
    /// for the items of the group.
    [[nodiscard]] QList<int> items() const;
    /// Returns their number.
    [[nodiscard]] qsizetype count() const;
    /// Selects those of the items that are shown, and the heads of folded groups of which these are all
    /// items; nothing else.
    void setItems(const QList<int> &items);

    /// Lets cells be selected while it exists; see ResultsModel::setSelectable().
    class Possible final
    {
    public:
        explicit Possible(LineSelection &selection);
        ~Possible();
        Q_DISABLE_COPY_MOVE(Possible)

    private:
        LineSelection &m_selection;
    };

    using QItemSelectionModel::select;
    void select(const QItemSelection &selection, SelectionFlags command) override;

private:
    [[nodiscard]] QList<int> linesOf(const QList<int> &items, const QStringList &heads) const;
    void remember();
    void restore();
    void addLines(QItemSelection &selection, int first, int last) const;
    template <typename Use>
    void forEachLine(const Use &use) const;

    ResultsModel &m_results;
    QList<int> m_items;    ///< those selected before another arrangement
    QStringList m_heads;   ///< the keys of the groups whose heads were
    ResultFilter m_filter; ///< of the arrangement shown
};
