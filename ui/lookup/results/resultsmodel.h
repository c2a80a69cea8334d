// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultsarranger.h"

#include <QAbstractTableModel>

class ResultSet;

/// The results as they are arranged, for a view with a CellDelegate. A row of the model is a line of the
/// arrangement: an item, or the head of a group. The columns are tableColumns() or, by notification, the
/// id, what differs, the subject and the connections. Nothing is copied from the result set.
///
/// Persistent indexes, and with them the selection, follow their items and groups. An item that is no longer
/// shown loses them.
class ResultsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// `results` and `clock` must outlive the model.
    ResultsModel(const ResultSet &results, const Clock &clock, QObject *parent = nullptr);

    /// Shows another result set, arranged as requested. `results` must outlive the model, or the next call.
    void setResults(const ResultSet &results, const ArrangementRequest &request);
    [[nodiscard]] const ResultSet &results() const { return *m_results; }
    /// Returns whether something newer than arrangement() is being arranged.
    [[nodiscard]] bool isArranging() const { return m_arranger.isOutdated(); }
    /// Changes what is shown, at once or, of many rows, when it is ready.
    void setRequest(const ArrangementRequest &request) { m_arranger.setRequest(request); }
    [[nodiscard]] const ArrangementRequest &request() const { return m_arranger.request(); }
    [[nodiscard]] const Arrangement &arrangement() const { return *m_shown; }

    [[nodiscard]] const QList<ShownColumn> &columns() const { return m_columns; }
    /// Returns whether a row is marked as done, or has a note; also if the filter hides it.
    [[nodiscard]] bool hasDone() const { return m_hasDone; }
    [[nodiscard]] bool hasNotes() const { return m_hasNotes; }
    [[nodiscard]] bool hasChanges() const { return m_hasChanges; }
    /// Returns the number of the column, -1 if there is none.
    [[nodiscard]] int columnOf(const ShownColumn &column) const;
    /// Returns the answers of an item, as rows of the result set.
    [[nodiscard]] QList<qsizetype> answersOf(int item) const;
    /// Returns the item of an answer, given by its row in the result set; Arrangement::kNone if it is not
    /// known yet.
    [[nodiscard]] int itemOfAnswer(qsizetype row) const;
    /// Returns the line of that item, Arrangement::kNone if it is not shown.
    [[nodiscard]] int lineOfAnswer(qsizetype row) const;
    /// Returns the answer that a cell shows, as a row of the result set. If it shows none by itself, returns
    /// the one that represents the item; see SideBySideAnswers::representative(). -1 for the head of a group.
    [[nodiscard]] qsizetype answerAt(const QModelIndex &cell) const;
    /// Returns the head of a group in words for screen readers.
    [[nodiscard]] QString groupWords(int group) const;
    /// Sets the column in which the head of a group has its words as accessible text. It has none in the
    /// others, so that a screen reader that reads a whole row says it once.
    void setSpokenColumn(int column) { m_spokenColumn = column; }
    /// Sets the column into which the cursor has just moved along its row, -1 if it has moved otherwise. By
    /// notification, the accessible texts of that column do without its head, which screen readers say then.
    void setColumnEntered(int column) { m_columnEntered = column; }

    /// Sets whether cells can be selected: only while some are, and while the table handles an event. Screen
    /// readers, which ask in between, need not know it otherwise: Orca 48 says “not selected” after each
    /// cell.
    void setSelectable(bool isSelectable) { m_isSelectable = isSelectable; }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Has the environment of a connection as CellDelegate::BadgeRole, and the order as accessible
    /// description of the column by which the items are sorted.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    /// Sorts by a column. -1 restores the order in which the ids were typed.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    /// Emitted before modelReset() if the rows are others, and not only the columns.
    void resultsReplaced();
    /// Emitted before modelAboutToBeReset() if only the columns will be others.
    void columnsAboutToChange();
    /// Emitted when arrangement() is another one. The view has been told of changed lines and columns by
    /// then.
    void arranged();

private:
    void follow();
    void forwardChange(qsizetype first, qsizetype last);
    void arrange();
    void moveLines(const std::shared_ptr<const Arrangement> &now);
    [[nodiscard]] QList<ShownColumn> columnsOf(const Arrangement &arrangement) const;
    void findMarks();
    [[nodiscard]] ResultRow shownRow(int item) const;
    [[nodiscard]] QVariant fieldData(int item, ResultField field, int role) const;
    [[nodiscard]] QString spoken(const ShownColumn &column, const QString &head, const QString &text) const;
    [[nodiscard]] QVariant answerData(int item, qsizetype connection, int role) const;
    [[nodiscard]] QVariant differenceData(int item, int role) const;
    [[nodiscard]] QVariant groupData(int group, int column, int role) const;

    const ResultSet *m_results;
    const Clock &m_clock;
    ResultsArranger m_arranger;
    std::shared_ptr<const Arrangement> m_shown; ///< that the views know
    bool m_hasDone = false;
    bool m_hasNotes = false;
    bool m_hasChanges = false;
    QList<ShownColumn> m_columns;
    int m_spokenColumn = 0;
    bool m_isSelectable = false;
    int m_columnEntered = -1;
};
