// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"
#include "ui/lookup/results/filterbar.h"
#include "ui/lookup/results/resultsoutput.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/widgets/views/wrappingpane.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

class ColumnsMenu;
class CompareDialog;
class EmptyState;
class FileChooser;
class GroupMenu;
class KnownSecrets;
class Navigator;
class Notices;
class OverviewPane;
class QHBoxLayout;
class ResultActions;
class Settings;

/// The table of results with its filter, its overview and the actions on its items. It sends no requests:
/// actions that need the service emit a signal. Answers are identified by their row in the result set. When a
/// single row remains, the filter is cleared, because that row is shown without the table and its filter.
///
/// If ids have answers of several connections, the table shows them side by side, unless the user has chosen
/// a line for each answer. What is done with an id is done with all of its answers.
class ResultsView final : public WrappingPane
{
    Q_OBJECT
public:
    /// All arguments except `parent` must outlive the view.
    ResultsView(ResultSet &results, ResultWriter &writer, Settings &settings, const KnownSecrets &secrets,
                FileChooser &files, const Clock &clock, Notices &notices, Navigator &navigator,
                QWidget *parent = nullptr);
    ~ResultsView() override;

    [[nodiscard]] ResultsTable &table() const { return *m_table; }
    /// Returns whether the table shows answers side by side.
    [[nodiscard]] bool isByNotification() const { return m_model.arrangement().isByNotification(); }
    /// Returns the current row; -1 if there is none.
    [[nodiscard]] qsizetype currentRow() const;
    /// Returns the answers side by side; empty if there is a row for each answer.
    [[nodiscard]] const SideBySideAnswers &sideBySide() const { return m_model.arrangement().sideBySide(); }
    /// Returns the rows that a command about single items takes: the selected ones or, if none is selected,
    /// those of the item at the cursor.
    [[nodiscard]] QList<qsizetype> rowsToActOn() const;
    /// Returns the items that rowsToActOn() belong to.
    [[nodiscard]] qsizetype itemsToActOn() const;
    /// Makes the next row in the table the current one, or the previous one if `step` is -1.
    void stepRow(int step);
    [[nodiscard]] ResultActions &actions() const { return *m_actions; }
    /// Shows the connection of the results above them; `nullopt` hides it.
    void setOrigin(const std::optional<Provenance> &origin);
    /// Returns the filter above the table, which the caller can place in its own layout.
    [[nodiscard]] FilterBar &filterBar() const { return *m_bar; }
    /// Returns the overview, which takes the place of the table until setOverviewBeside(true).
    [[nodiscard]] OverviewPane &overview() const { return *m_overview; }
    /// Returns whether the user wants to see the overview.
    [[nodiscard]] bool isOverviewShown() const;
    /// Sets whether the caller has placed overview() beside the view, in the caller's own layout. If not, the
    /// overview returns into the view.
    void setOverviewBeside(bool isBeside);
    /// Returns the menu of the columns, which the menu bar shows, too.
    [[nodiscard]] ColumnsMenu &columnsMenu() const { return *m_columns; }
    /// Returns the menu that groups the rows.
    [[nodiscard]] GroupMenu &groupMenu() const { return *m_grouping; }
    /// Returns the selected rows in the order shown, or all that are shown if none is selected.
    [[nodiscard]] ResultRows chosenRows() const;
    /// Returns chosenRows(), but side by side only those in the column of the cursor, and none if that column
    /// shows no connection.
    [[nodiscard]] ResultRows rowsToLink() const;

    /// Sets the format of texts for a ticket: Markdown, PlainText, Tsv or Json.
    void setTicketFormat(ExportFormat format);
    void focusFilter();
    void focusTable();
    /// What the user has set for a result set.
    struct State
    {
        FilterBar::State filter;
        ResultsTable::State table;
        QSet<QString> foldedGroups; ///< their keys
    };
    [[nodiscard]] State state() const;
    /// Shows another result set in that state. It must outlive the view or the next call.
    void setResults(ResultSet &results, const State &state);
    /// Clears the filter.
    void showAll();

public Q_SLOTS:
    /// Copies chosenRows() and the columns on screen, in the order shown.
    void copy(ExportFormat format);
    /// Copies the same rows as a table of all fields.
    void copyAllFields();
    void copyIds();
    /// Marks the rows of rowsToActOn() as done or, if all of them are, no longer.
    void toggleDone();
    /// Undoes the last change of marks in these results.
    void undoMark();
    /// Copies the row whose card is shown.
    void copyCurrent();
    void exportResults();
    /// Prints the rows that are shown, or those that are selected, as the user chooses.
    void printResults();
    void compare();

Q_SIGNALS:
    /// Emitted when the user wants to filter while the view is hidden.
    void hiddenFilterRequested();
    /// Emitted when the rows are to be fetched again.
    void refreshRequested(const QList<qsizetype> &rows);
    /// Emitted when the ids that have failed are to be looked up again.
    void retryFailedRequested();
    /// Emitted when the rows that were not looked up are to be.
    void restRequested();
    /// Emitted when a link to the rows of rowsToLink() is to be copied.
    void linkRequested();
    /// Emitted before another filter is applied.
    void filterAboutToChange();
    /// Emitted when isOverviewShown() has changed.
    void overviewToggled();
    /// Emitted when the items that are shown, or the current one, may have changed.
    void shownItemsChanged();

private:
    void makeActions();
    void makeOverview();
    void chooseArrangement(bool isByNotification);
    void updateOffer();
    void updateArrangement();
    [[nodiscard]] ArrangementRequest request() const;
    void arrange();
    void closeOverview();
    void follow();
    void updateSoon();
    /// Returns the exchange in which the current row was answered, 0 if there is none.
    [[nodiscard]] qint64 currentExchange() const;
    void updateState();
    void closeComparison();
    void showRowMenu(const QPoint &at);
    [[nodiscard]] QList<qsizetype> rowsToCopy() const;
    /// Returns the options for a copy of the columns on screen.
    [[nodiscard]] ExportOptions optionsAsShown() const;
    /// Returns the same options with what a report says of the rows that are shown.
    [[nodiscard]] ExportOptions reportOptions() const;

    ResultSet *m_results;
    Settings &m_settings;
    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    Notices &m_notices;
    Navigator &m_navigator;
    ResultsModel m_model;
    QMenu *m_copyMenu;
    FilterBar *m_bar;
    ResultsTable *m_table;
    bool m_isOffered = false; ///< whether answers can be shown side by side
    EmptyState *m_empty;
    OverviewPane *m_overview;
    QHBoxLayout *m_panes; ///< contains the table, or what takes its place
    bool m_isOverviewBeside = false;
    ResultActions *m_actions;
    GroupMenu *m_grouping;
    ColumnsMenu *m_columns;
    QMenu *m_menu;
    QPointer<CompareDialog> m_compare; ///< deletes itself when it is closed
    bool m_comparesOnlyDifferences = false;
    QByteArray m_comparisonGeometry; ///< where it was closed
    ResultsOutput m_output;
    ExportFormat m_ticketFormat = ExportFormat::Markdown;
    QTimer m_update;
};
