// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "results/resultset.h"
#include "ui/lookup/lookupnotice.h"
#include "ui/lookup/results/resultsview.h"

#include <QWidget>

#include <map>

class Lookup;
class MessageBar;

/// What the page keeps for each result set: the messages about its lookups, and how its table was left. The
/// widget contains the message bar. Hidden while there is no message, or while another set is on screen.
class ResultsTab final : public QWidget
{
    Q_OBJECT
public:
    /// `set`, `services` and `lookup` must outlive this object.
    ResultsTab(ResultSet &set, const Services &services, Lookup &lookup, QWidget *parent = nullptr);
    ~ResultsTab() override;

    [[nodiscard]] ResultSet &set() const { return m_set; }
    [[nodiscard]] MessageList &messages() { return m_messages; }
    /// Returns the widget that shows messages().
    [[nodiscard]] QWidget *messageBar() const;
    /// Shows or hides the messages. Messages can also be added while they are hidden.
    void setCurrent(bool isCurrent);
    /// Removes messages about lookups in the connection. Call this when the user has signed out of it.
    void signedOut(const QString &connectionId);

    ResultsView::State state; ///< of the table, when another set was shown instead

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void lookupEnded(const QString &connectionId);
    void showStop(const QString &connectionId, const Error &error);
    [[nodiscard]] QString whereOf(const QString &connectionId) const;
    void updateVisibility();
    [[nodiscard]] bool hasSeveralConnections() const { return m_set.connectionIds().size() > 1; }
    void signIn(const QString &connectionId);

    ResultSet &m_set;
    const Services &m_services;
    Lookup &m_lookup;
    MessageList m_messages;
    LookupNotice m_notice;
    std::map<QString, MessageHandle> m_ends; ///< how the lookup of each connection has ended
    MessageBar *m_message;
    bool m_isCurrent = false;
};
