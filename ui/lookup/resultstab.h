// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "ui/lookup/results/resultsview.h"

#include <QWidget>

#include <map>
#include <memory>

class ConnectionProgress;
class LookupNotice;
class MessageBar;

/// What the page keeps for each result set: the messages about its lookups, and how its table was left. The
/// widget contains the message bar and, if the set has several connections, how far each of them is. Hidden
/// while there is neither, or while another set is on screen.
class ResultsTab final : public QWidget
{
    Q_OBJECT
public:
    /// `set` and `clock` must outlive this object.
    ResultsTab(ResultSet &set, const Clock &clock, QWidget *parent = nullptr);
    ~ResultsTab() override;

    [[nodiscard]] ResultSet &set() const { return m_set; }
    [[nodiscard]] MessageBar &message() const { return *m_message; }
    /// Shows or hides the messages. Messages can also be set while they are hidden.
    void setCurrent(bool isCurrent);
    /// Removes messages about lookups in the connection. Call this when the user has signed out of it.
    void signedOut(const QString &connectionId);

    ResultsView::State state; ///< of the table, when another set was shown instead

Q_SIGNALS:
    /// Emitted when the user wants to sign in to the connection, for which a lookup waits.
    void signInRequested(const QString &connectionId);
    /// Emitted when a countdown of one of several connections has changed.
    void countdownChanged();
    /// Emitted when the rows are to be fetched again.
    void refreshRequested(const QList<qsizetype> &rows);
    /// Emitted when the exchange in which a row failed is to be shown in the activity panel.
    void activityRequested(qint64 exchange);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void lookupEnded(const QString &connectionId);
    void showStop(const QString &connectionId, const Error &error);
    [[nodiscard]] QString whereOf(const QString &connectionId) const;
    void updateVisibility();
    [[nodiscard]] bool hasSeveralConnections() const { return m_set.connectionIds().size() > 1; }
    [[nodiscard]] const QObject *ownerOf(const QString &connectionId);

    ResultSet &m_set;
    ConnectionProgress *m_progress;
    MessageBar *m_message;
    LookupNotice *m_notice;
    std::map<QString, std::unique_ptr<QObject>> m_owners; ///< of messages about one of several connections
    bool m_isCurrent = false;
};
