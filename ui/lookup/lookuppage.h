// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"
#include "program/message.h"
#include "program/notices.h"
#include "program/services.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "ui/lookup/results/resultsview.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>

class EmptyPage;
class FileChooser;
class IdEntry;
class Lookup;
class ListSplitter;
class LookupListPane;
class QBoxLayout;
class QShortcut;
class QVBoxLayout;
class ResultCard;
class ResultsPane;
class LookupMessages;
class ShownLookup;
class TopLine;
struct HistoryEntry;
struct LookupListEntry;

/// The page of the window: the line at the top with the field for ids, and below it the list of lookups and
/// the results of the one that is shown. A single id is shown as a card. Several ids are shown in a table,
/// and the selected row is shown as a card.
///
/// Until the user shows or hides the list, it appears with the second lookup after a start. In a narrow
/// window it is hidden, and takes the place of the results when the user asks for it, until a lookup is
/// opened.
class LookupPage final : public QWidget
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the page.
    LookupPage(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~LookupPage() override;

    /// Returns the field for ids.
    [[nodiscard]] IdEntry &ids() const { return *m_ids; }
    /// Returns the line at the top, with the field.
    [[nodiscard]] TopLine &topLine() const { return *m_top; }
    /// Places `panel` beside the results, and takes ownership of it.
    void addPanel(QWidget *panel);
    /// Shows or hides everything below the line at the top but the panel.
    void setResultsShown(bool areShown);
    /// Returns the field for ids, the list, the table and the card in this order, whether they are visible or
    /// not.
    [[nodiscard]] QWidgetList panes() const;
    /// Returns what starts lookups, with the ids of this page.
    [[nodiscard]] Lookup &lookup() const { return *m_lookup; }
    /// Sets the format that is copied for a ticket.
    void setTicketFormat(ExportFormat format);
    /// Fetches the selected rows again, or the row on screen.
    void refresh();
    /// Sets whether a panel of the window takes the place of the card at the side of the table or below it.
    void setCardReplaced(bool isReplaced);
    /// Looks up again the ids that have failed.
    void retryFailed();
    /// Looks up the ids that were never asked for.
    void lookUpRest();
    /// Returns how many rows have failed or were not looked up, for which retryFailed() and lookUpRest() are
    /// offered. None while a lookup is running, and if there is only one row, which has its own button.
    [[nodiscard]] LookupProgress retryable() const;
    /// Returns what is on screen in one line, such as “9 found, 3 not found”. Empty if there are no results.
    [[nodiscard]] QString totals() const;
    /// Discards the ids that wait for an answer or a sign-in or, without any, stops the lookup whose results
    /// are on screen.
    void stop();
    /// Returns which lookup is shown.
    [[nodiscard]] ShownLookup &shownLookup() const { return *m_lookups; }
    /// Shows or hides the list of lookups, which is remembered.
    void setListShown(bool isShown);
    [[nodiscard]] bool isListShown() const;
    /// Shows the list of lookups and moves the focus to it.
    void goToList();
    void showNextLookup();
    void showPreviousLookup();

    /// Returns whether the lookup whose results are on screen is running. Those of a watch after its first
    /// round do not count.
    [[nodiscard]] bool isRunning() const { return results().isRunning() && !isRepeating(); }
    /// Returns whether stop() has an effect.
    [[nodiscard]] bool canStop() const;
    /// Returns the results on screen.
    [[nodiscard]] ResultSet &results() const { return m_services.results.current(); }
    /// Returns the row whose card is shown, `nullopt` if no card is shown.
    [[nodiscard]] std::optional<ResultRow> shownCard() const;
    /// Returns `nullptr` until the page has been painted, unless there are results.
    [[nodiscard]] ResultsView *resultsView() const { return m_view; }

Q_SIGNALS:
    /// Emitted with totals() when they may have changed while no lookup is running.
    void totalsChanged(const QString &text);
    /// Emitted with totals() while a lookup is running. Not every text needs to be announced to screen
    /// readers.
    void progressChanged(const QString &text);
    /// Emitted with totals() when a lookup has ended. `spoken` is to be announced to screen readers: the
    /// same, or what a single id has brought.
    void lookupEnded(const QString &text, const QString &spoken);
    /// Emitted when resultsView() is available.
    void resultsViewCreated();
    /// Emitted when shownCard() or canStop() may have changed.
    void changed();
    void listShownChanged(bool isShown);
    /// Emitted when an earlier lookup is to be repeated.
    void repeatRequested(const HistoryEntry &entry);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeResult(QVBoxLayout *layout);
    void makeView();
    void findInCardOrFilter();
    void follow(ResultSet &set);
    void showCurrent();
    void connectList();
    void arrangeList();
    [[nodiscard]] bool isNarrow() const;
    void leaveList();
    void lookUpAgain(const LookupListEntry &entry);
    void copyIds(const LookupListEntry &entry);
    void offerUndo(const QString &text);
    void connectionChanged();
    void sessionChanged(const Session &session, Session::State state);
    void lookupStarted();
    void lookupFinished();
    void resultsChanged();
    void updateOrigin();
    [[nodiscard]] ResultRow shownRow(qsizetype row) const;
    void showRow();
    void showMark();
    void editNote();
    void keepNote(const QString &note, bool areSelected);
    void leaveNote();
    [[nodiscard]] qsizetype currentRow() const;
    [[nodiscard]] bool isRepeating() const;
    [[nodiscard]] bool hasSeveralRows() const { return results().rows().size() > 1; }
    void refreshCard();
    void refreshRows(const QList<qsizetype> &rows);
    void updateProgress();
    [[nodiscard]] QString waitingText(const QString &connectionId) const;
    void updateEmptyPage();
    void note(const QString &text, Notices::Spoken spoken = Notices::Spoken::Yes);

    const Services &m_services;
    FileChooser &m_files;
    MessageHandle m_removed; ///< that lookups were removed
    IdEntry *m_ids = nullptr;
    TopLine *m_top;
    QWidget *m_panel = nullptr; ///< of addPanel()
    QBoxLayout *m_body;         ///< with m_beside and the panel
    QWidget *m_below;           ///< with the results
    Lookup *m_lookup;
    LookupListPane *m_list;
    ListSplitter *m_beside; ///< with the list and m_below
    ShownLookup *m_lookups;
    bool m_areResultsShown = true; ///< with the list
    bool m_isListWanted = false;   ///< in a window that is wide enough
    bool m_isRefreshed = false;    ///< by the user, who waits for the answers
    bool m_isListInFront = false;  ///< in place of the results, in a narrow window
    QTimer m_countdown;            ///< runs while a service has asked a lookup to wait
    /// What the page keeps for each result set.
    struct Followed
    {
        std::unique_ptr<LookupMessages> messages; ///< also the context of the connections with the set
        ResultsView::State state;                 ///< of the table, when another set was shown instead
    };
    std::map<ResultSet *, Followed> m_followed;
    ResultSet *m_shown = nullptr; ///< the set that m_view shows
    QShortcut *m_findInJson;      ///< finds in the JSON of a single notification
    ResultsPane *m_pane = nullptr;
    ResultsView *m_view = nullptr;
    ResultCard *m_card = nullptr;
    /// Rows of a result set.
    struct Rows
    {
        QPointer<ResultSet> set;
        QList<qsizetype> rows;

        friend bool operator==(const Rows &, const Rows &) = default;
    };
    Rows m_marked;                ///< whose mark the card shows
    Rows m_selected;              ///< whose note is edited there instead
    bool m_isCardForNote = false; ///< the card is alone because its note is edited
    EmptyPage *m_empty = nullptr;
    ExportFormat m_ticketFormat = ExportFormat::Markdown;
};
