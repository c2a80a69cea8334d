// SPDX-License-Identifier: MIT
#pragma once

#include "program/deeplink.h"
#include "program/services.h"
#include "results/resultrow.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <functional>
#include <optional>

class LookupPage;

/// Opens and copies links of the program, which name a connection and ids. Opening a link selects its
/// connection and fills in its ids. A message offers to undo that. It never sends anything. An unusable link
/// shows a message and changes nothing.
class LinkController final : public FeatureController
{
    Q_OBJECT
public:
    /// `closeIdleDialogs` closes what may be closed for a link. It returns whether the user can work with the
    /// window, that is, no dialog is open. `page` must outlive the controller.
    LinkController(const Services &services, LookupPage &page, std::function<bool()> closeIdleDialogs,
                   MessageBar &messages, QWidget *window);

    /// Opens the link now or, if a dialog is in the way, when resume() is called. A link that waits is
    /// replaced.
    void open(const QString &link);
    /// Opens the link that had to wait, if there is one. Call this when the user can work with the window
    /// again.
    void resume();

Q_SIGNALS:
    /// Emitted when the connection is to become the current one: that of a link, or the previous one if the
    /// user undoes that.
    void connectionRequested(const QString &id);
    /// Emitted when the connection and the ids of a link are filled in.
    void filledIn();

private:
    /// Returns the saved connection to which the link refers. Shows a message and returns `nullopt` if there
    /// is none.
    [[nodiscard]] std::optional<Connection> findConnection(const DeepLink &link);
    void apply(const DeepLink &link, bool isAgreed);
    void ask(const DeepLink &link, const Connection &connection);
    void fillIn(const DeepLink &link, const Connection &connection);
    void setIds(const QString &text);
    void refuse(const Error &error);
    [[nodiscard]] bool canUndo() const;
    void undo();
    void connectResultsView();
    void copyChosen();
    void copy(const QList<ResultRow> &rows);
    void showNotCopied(const QString &text);

    const Services &m_services;
    LookupPage &m_page;
    std::function<bool()> m_closeIdleDialogs;
    QString m_waiting; ///< the latest link that could not be opened yet

    struct Place
    {
        QString connectionId;
        QString ids;
        friend bool operator==(const Place &, const Place &) = default;
    };
    [[nodiscard]] Place currentPlace() const;
    /// The connection and ids before links were filled in.
    std::optional<Place> m_before;
    Place m_filledIn;      ///< what the latest link filled in
    bool m_isUsed = false; ///< the ids of the latest link were looked up; no undo any more
};
