// SPDX-License-Identifier: MIT
#pragma once

#include "export/exportformat.h"
#include "program/services.h"
#include "results/resultset.h"
#include "session/sessionmanager.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class EmptyState;
class FileChooser;
class IdEntry;
class LookupNotice;
class MessageBar;
class QSplitter;
class QVBoxLayout;
class ResultCard;
class ResultsView;
class PendingLookup;

/// The page of the window: the field for ids and the results below it. A single id is shown as a card.
/// Several ids are shown in a table, and the selected row is shown as a card.
class LookupPage final : public QWidget
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the page.
    LookupPage(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~LookupPage() override;

    void focusIds();
    /// Returns the field for ids, the table and the card in this order, whether they are visible or not.
    [[nodiscard]] QWidgetList panes() const;
    void setIds(const QString &text);
    [[nodiscard]] QString idsText() const;
    /// Takes over the results, the typed text and the selection of that page.
    void takeOver(const LookupPage &before);
    /// Looks up the ids in the field, or shows why that is not possible.
    void lookUp();
    /// Sets whether the next lookup adds to the results instead of replacing them.
    void setAdding(bool adding);
    /// Sets the number of ids above which the user is asked before they are looked up.
    void setAskAbove(int ids) { m_askAbove = ids; }
    /// Sets the format that is copied for a ticket.
    void setTicketFormat(ExportFormat format);
    /// Fetches the selected rows again, or the row on screen.
    void refresh();
    /// Looks up again the ids that have failed.
    void retryFailed();
    /// Stops the lookup.
    void stop();
    void clearResults();
    /// Continues the lookup that waited for the sign-in. Call this when the user has signed in.
    void signedIn();
    /// Discards the ids that waited for the sign-in. Call this when the user has not signed in.
    void signInDeclined();

    [[nodiscard]] bool isRunning() const { return m_services.results.isRunning(); }
    /// Returns the row whose card is shown, `nullopt` if no card is shown.
    [[nodiscard]] std::optional<ResultRow> shownCard() const;
    /// Returns `nullptr` until the page has been shown.
    [[nodiscard]] ResultsView *resultsView() const { return m_view; }

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// Emitted when the user is to sign in to the current connection.
    void signInRequested();
    /// Emitted when another connection is to become the current one, before signInRequested().
    void connectionRequested(const QString &id);
    /// Emitted when the user has chosen “Try the demo”.
    void demoRequested();
    /// Emitted when the exchange in which a row failed is to be shown.
    void activityRequested(qint64 exchange);
    void idsTextChanged();
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);
    /// Emitted like statusChanged(), while a lookup is running. Screen readers need not say every text.
    void progressChanged(const QString &text);
    /// Emitted when resultsView() is available, which is when the page is first shown.
    void resultsViewCreated();
    /// Emitted when shownCard() or isRunning() may have changed.
    void changed();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makeResult(QVBoxLayout *layout);
    void makeView();
    void submit(const QList<qint32> &ids);
    void idsChanged();
    void connectionChanged();
    void sessionChanged(const Session &session, Session::State state);
    void lookupStarted();
    void lookupFinished();
    void showOnlyFailure();
    void resultsChanged();
    void showRow();
    [[nodiscard]] qsizetype currentRow() const;
    [[nodiscard]] bool hasSeveralRows() const { return m_services.results.rows().size() > 1; }
    void showProgress();
    void askToSignIn();
    void updateEmptyState();

    const Services &m_services;
    FileChooser &m_files;
    PendingLookup *m_pending;
    IdEntry *m_ids = nullptr;
    MessageBar *m_message = nullptr;
    LookupNotice *m_notice = nullptr;
    QSplitter *m_splitter = nullptr;
    ResultsView *m_view = nullptr;
    QWidget *m_detailArea = nullptr;
    ResultCard *m_card = nullptr;
    EmptyState *m_empty = nullptr;
    int m_askAbove = 500;
    ExportFormat m_ticketFormat = ExportFormat::Markdown;
};
