// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsoutput.h"
#include "ui/lookup/results/resultsproxy.h"
#include "ui/widgets/views/wrappingpane.h"

#include <QTimer>

class ColumnsMenu;
class CompareDialog;
class EmptyState;
class FileChooser;
class FilterBar;
class KnownSecrets;
class ResultActions;
class ResultsTable;
class Settings;

/// The table of results with its filter, and what can be done with its rows. It asks the service
/// nothing: what would is a signal. Rows are told by their number in the result set. Where there comes to
/// be but one, the filter goes: that one is shown without the table, and a filter would hide it unseen.
class ResultsView final : public WrappingPane
{
    Q_OBJECT
public:
    ResultsView(ResultSet &results, ResultWriter &writer, Settings &settings, const KnownSecrets &secrets,
                FileChooser &files, const Clock &clock, QWidget *parent = nullptr);
    ~ResultsView() override;

    [[nodiscard]] ResultsTable &table() const { return *m_table; }
    [[nodiscard]] ResultActions &actions() const { return *m_actions; }
    /// For the menu bar too.
    [[nodiscard]] ColumnsMenu &columnsMenu() const { return *m_columns; }
    /// The selected rows, or all that are shown where none is, in the order shown.
    [[nodiscard]] QList<ResultRow> chosenRows() const { return copiesOf(rowsToCopy()); }

    /// Markdown unless told.
    void setTicketFormat(ExportFormat format);
    void focusFilter();
    void focusTable();
    /// The filter and the current row are as there, on the same results.
    void takeOver(const ResultsView &before);
    /// Takes the filter away.
    void showAll();

public Q_SLOTS:
    /// The selected rows, or all that are shown where none is, in the order shown.
    void copy(ExportFormat format);
    void copyIds();
    /// The rows that the user chose or, right after a lookup, all that are shown.
    void copyChosen(ExportFormat format);
    /// The row whose card is shown.
    void copyCurrent();
    void exportResults();
    void compare();

Q_SIGNALS:
    /// -1: none.
    void currentRowChanged(qsizetype row);
    void refreshWanted(const QList<qsizetype> &rows);
    void retryFailedWanted();
    /// To what chosenRows() says.
    void linkWanted();
    /// The exchange in which a row failed.
    void activityWanted(qint64 exchange);
    void statusChanged(const QString &text);
    void messageWanted(const Message &message);

private:
    void makeActions();
    void applyFilter();
    /// In which the current row failed; 0: none.
    [[nodiscard]] qint64 currentExchange() const;
    void updateState();
    void endComparison();
    void showRowMenu(const QPoint &at);
    [[nodiscard]] QList<ResultRow> copiesOf(const QList<qsizetype> &rows) const;
    [[nodiscard]] QList<qsizetype> rowsToCopy() const;

    ResultSet &m_results;
    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    ResultsModel m_model;
    ResultsProxy m_shown;
    FilterBar *m_bar;
    ResultsTable *m_table;
    EmptyState *m_empty;
    ResultActions *m_actions;
    ColumnsMenu *m_columns;
    QMenu *m_menu;
    CompareDialog *m_compare = nullptr;
    ResultsOutput m_output;
    ExportFormat m_ticketFormat = ExportFormat::Markdown;
    QTimer m_update;
};
