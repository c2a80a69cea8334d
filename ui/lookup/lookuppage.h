// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"
#include "program/services.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "ui/lookup/several/severallookup.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <optional>

class EmptyState;
class FileChooser;
class IdEntry;
class LookupNotice;
class MessageBar;
class PendingLookup;
class QAction;
class QShortcut;
class QVBoxLayout;
class ResultCard;
class ResultsPane;
class ResultsTab;
class ResultsTabBar;
class ResultsView;
class TextLabel;
struct Message;

/// The page of the window: the field for ids and the results below it. From the second lookup on, there are
/// tabs for the result sets. A single id is shown as a card. Several ids are shown in a table, and the
/// selected row is shown as a card.
class LookupPage final : public QWidget
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the page.
    LookupPage(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~LookupPage() override;

    void focusIds();
    /// Adds the action that stops a lookup to the field for ids. Its shortcut works only there.
    void addStopAction(QAction *action);
    /// Adds the action to the menu beside the button that looks the ids up.
    void addLookUpAction(QAction *action);
    /// Returns the field for ids, the table and the card in this order, whether they are visible or not.
    [[nodiscard]] QWidgetList panes() const;
    void setIds(const QString &text);
    [[nodiscard]] QString idsText() const;
    [[nodiscard]] const QList<qint32> &ids() const;
    /// Looks up the ids in the field, or shows why that is not possible.
    void lookUp();
    /// Returns the ids in the field. If there are none, or not only ids, shows why and returns `nullopt`.
    [[nodiscard]] std::optional<QList<qint32>> validIds();
    /// Looks the ids up in each of the connections, but not before the user has agreed to that many requests
    /// and has signed in to each connection or skipped it.
    void lookUpInSeveral(const SeveralIds &wanted);
    /// Sets whether the next lookup adds to the results on screen instead of getting a tab of its own.
    void setAdding(bool adding);
    /// Sets the number of ids above which the user is asked before they are looked up.
    void setAskAbove(int ids) { m_askAbove = ids; }
    /// Sets the format that is copied for a ticket.
    void setTicketFormat(const TicketFormat &format);
    /// Fetches the selected rows again, or the row on screen.
    void refresh();
    /// Moves the card to its next place: below the table, beside it, alone.
    void moveCardToNextPlace();
    /// Looks up again the ids that have failed.
    void retryFailed();
    /// Returns how many rows have failed or were not looked up, for which retryFailed() is offered. None
    /// while a lookup is running, and if there is only one row, which has its own button.
    [[nodiscard]] LookupProgress retryable() const;
    /// Returns what is on screen in one line, such as “9 found, 3 not found”. Empty if there are no results.
    [[nodiscard]] QString totals() const;
    /// Declines the question about many ids or, without one, stops the lookup whose results are on screen.
    void stop();
    /// Closes the results on screen. Offers to undo that.
    void closeResults();
    /// Brings back the results that were closed last.
    void reopenResults();
    void showNextResults();
    void showPreviousResults();
    /// Continues the lookup that waited for the sign-in. Call this when the user has signed in.
    void signedIn();
    /// Discards the ids that waited for the sign-in. Call this when the user has not signed in.
    void signInDeclined();
    /// Discards them, too. Call this when the user has left a sign-in that was hidden for an upgrade.
    void signInDiscarded();
    /// Continues with the next connection of a lookup in several. Call this when the user has skipped the
    /// sign-in.
    void signInSkipped();

    /// Returns whether the lookup whose results are on screen is running.
    [[nodiscard]] bool isRunning() const { return results().isRunning(); }
    /// Returns whether stop() has an effect.
    [[nodiscard]] bool canStop() const;
    /// Returns the results on screen.
    [[nodiscard]] ResultSet &results() const { return m_services.results.current(); }
    /// Returns the row whose card is shown, `nullopt` if no card is shown.
    [[nodiscard]] std::optional<ResultRow> shownCard() const;
    /// Returns `nullptr` until the page has been painted, unless there are results.
    [[nodiscard]] ResultsView *resultsView() const { return m_view; }

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// Emitted when the user is to sign in to the current connection.
    void signInRequested();
    /// Emitted when the user is to sign in to the current connection, or to skip it. `message` says why.
    void skippableSignInRequested(const Message &message);
    /// Emitted when another connection is to become the current one: before signInRequested() and
    /// skippableSignInRequested(), and after the sign-ins to return to the previous one.
    void connectionRequested(const QString &id);
    /// Emitted when the user has chosen “Try the demo”.
    void demoRequested();
    /// Emitted when the exchange in which a row failed is to be shown in the activity panel.
    void activityRequested(qint64 exchange);
    void idsTextChanged();
    /// Emitted when the status line is to show `text` for a while.
    void statusChanged(const QString &text);
    /// Emitted when the status line is to show `text` for a while, which a message has said, such as one that
    /// has disappeared by itself.
    void announcedStatusChanged(const QString &text);
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

private:
    void makeResult(QVBoxLayout *layout);
    void makeView();
    void clearResultsMessage();
    void findInCardOrFilter();
    void addTab(ResultSet &set);
    void removeTab(ResultSet *set);
    [[nodiscard]] ResultsTab &currentTab() const;
    void showCurrentTab();
    void closeResults(ResultSet &set);
    void submit(const QList<qint32> &ids);
    void idsChanged();
    void connectionChanged();
    void sessionChanged(const Session &session, Session::State state);
    void lookupStarted();
    void lookupFinished();
    void resultsChanged();
    void updateOtherConnection();
    void showRow();
    [[nodiscard]] qsizetype currentRow() const;
    [[nodiscard]] bool hasSeveralRows() const { return results().rows().size() > 1; }
    void refreshCard();
    void updateProgress();
    [[nodiscard]] QString waitingText(const QString &connectionId) const;
    void updateEmptyState();
    void showLeftOut(bool isEmpty, const QList<SeveralLookup::LeftOut> &leftOut);

    const Services &m_services;
    FileChooser &m_files;
    PendingLookup *m_pending;
    SeveralLookup *m_several;
    IdEntry *m_ids = nullptr;
    MessageBar *m_message = nullptr;
    LookupNotice *m_notice = nullptr;
    ResultsTabBar *m_tabBar = nullptr;
    QVBoxLayout *m_tabMessages = nullptr; ///< contains the ResultsTabs
    std::map<ResultSet *, ResultsTab *> m_tabs;
    ResultSet *m_shown = nullptr;      ///< the set that m_view shows
    QPointer<ResultsTab> m_messageTab; ///< shows the message of m_view
    TextLabel *m_otherConnection = nullptr;
    QShortcut *m_findInJson; ///< finds in the JSON of a single notification
    ResultsPane *m_pane = nullptr;
    ResultsView *m_view = nullptr;
    ResultCard *m_card = nullptr;
    EmptyState *m_empty = nullptr;
    int m_askAbove = 500;
    TicketFormat m_ticketFormat;
};
