// SPDX-License-Identifier: MIT
#pragma once

#include "program/deeplink.h"
#include "program/linktarget.h"
#include "program/services.h"
#include "results/resultrows.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <functional>
#include <vector>

class IdsFiller;
class LookupPage;

/// Opens and copies links of the program, which contain ids and usually say for which connection they are.
/// Opening a link selects that connection, or asks which one to use, and fills in its ids. A message offers
/// to undo that. Nothing is sent to a service. For an unusable link, shows a message and changes nothing.
class LinkController final : public FeatureController
{
    Q_OBJECT
public:
    /// `closeIdleDialogs` closes dialogs in which the user would lose nothing. It returns whether the user
    /// can work with the window, that is, no modal dialog is open. `page` must outlive the controller.
    LinkController(const Services &services, LookupPage &page, std::function<bool()> closeIdleDialogs,
                   MessageBar &messages, QWidget *window);

    /// Opens the link now or, if a dialog is in the way, when resume() is called. Only one link can wait: a
    /// later one replaces it.
    void open(const QString &link);
    /// Opens the link that had to wait, if there is one. Call this when the user can work with the window
    /// again.
    void resume();

Q_SIGNALS:
    /// Emitted when the connection is to become the current one: that of a link, or the previous one if the
    /// user undoes that.
    void connectionRequested(const QString &id);
    /// Emitted when the connection and the ids of a link have been filled in.
    void filledIn();

private:
    [[nodiscard]] LinkTarget targetOf(const DeepLink &link) const;
    void apply(const DeepLink &link);
    void askWhich(const DeepLink &link, const LinkTarget &target);
    void showChoices(const DeepLink &link, const QList<Connection> &connections);
    void askWhileBusy(const DeepLink &link, const Connection &connection);
    void use(const DeepLink &link, const Connection &connection);
    void fillIn(const DeepLink &link, const Connection &connection);
    [[nodiscard]] QString filledInText(const DeepLink &link, const Connection &connection) const;
    void refuseUnknown(const DeepLink &link);
    void refuse(const Error &error, std::vector<MessageAction> actions = {});
    void undo();
    void copyChosen();
    void copy(const ResultRows &rows);
    void reportNotCopied(const QString &reason);

    const Services &m_services;
    LookupPage &m_page;
    std::function<bool()> m_closeIdleDialogs;
    IdsFiller *m_filler;
    QString m_waiting; ///< the latest link that could not be opened yet
    bool m_isRefusalShown = false;
};
