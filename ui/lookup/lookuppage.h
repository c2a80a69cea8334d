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

/// The field for ids, and below it what became of them: one surface for one id and for many. One shows
/// its card at once; many fill the table, and the selected row shows its card.
class LookupPage final : public QWidget
{
    Q_OBJECT
public:
    LookupPage(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~LookupPage() override;

    void focusIds();
    /// The field for ids, the table and what is shown of a row, in this order: whether they are shown or not.
    [[nodiscard]] QWidgetList panes() const;
    void setIds(const QString &text);
    [[nodiscard]] QString idsText() const;
    /// Shows what that page shows, with what was typed there.
    void takeOver(const LookupPage &before);
    void lookUp();
    /// Whether the next lookup adds to the results instead of taking their place.
    void setAdding(bool adding);
    /// Asks once before more ids than these are looked up.
    void setAskAbove(int ids) { m_askAbove = ids; }
    /// What is copied for a ticket.
    void setTicketFormat(ExportFormat format);
    /// Fetches the selected rows again, or the one on screen.
    void refresh();
    void retryFailed();
    void stop();
    void clearResults();
    /// The user has signed in: what waited for that goes on.
    void signedIn();
    /// The user has been asked to, and has not: nothing waits for it any more.
    void signInDeclined();

    [[nodiscard]] bool isRunning() const { return m_services.results.isRunning(); }
    /// Set while a card is shown.
    [[nodiscard]] std::optional<ResultRow> shownCard() const;
    /// Null until the page is shown.
    [[nodiscard]] ResultsView *resultsView() const { return m_view; }

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// To the connection on screen.
    void signInWanted();
    /// On screen, before the sign-in to it is wanted.
    void connectionWanted(const QString &id);
    void demoWanted();
    /// The exchange in which a row failed is to be shown.
    void activityWanted(qint64 exchange);
    void idsTextChanged();
    void statusChanged(const QString &text);
    /// As statusChanged(), but not worth a screen reader's word each time.
    void progressChanged(const QString &text);
    void resultsViewMade();
    /// shownCard() or isRunning() is another than before.
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
    void tellOnlyFailure();
    void resultsChanged();
    void showRow();
    [[nodiscard]] qsizetype currentRow() const;
    [[nodiscard]] bool isMany() const { return m_services.results.rows().size() > 1; }
    void tellProgress();
    void askToSignIn();
    void updateEmptyState();

    const Services &m_services;
    FileChooser &m_files;
    PendingLookup *m_wanted;
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
