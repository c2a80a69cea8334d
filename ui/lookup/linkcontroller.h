// SPDX-License-Identifier: MIT
#pragma once

#include "program/deeplink.h"
#include "program/linktarget.h"
#include "program/services.h"
#include "results/resultrows.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <functional>
#include <optional>

class LookupPage;

/// Opens and copies links of the program, which contain ids and usually say for which connection they are.
/// Opening a link fills in its ids and makes that connection the current one if it is saved. A message says
/// so, or that it is not, and offers to undo that. Nothing is sent to a service. For an unusable link, shows
/// a message and changes nothing.
class LinkController final : public FeatureController
{
    Q_OBJECT
public:
    /// `closeIdleDialogs` closes dialogs in which the user would lose nothing. It returns whether the user
    /// can work with the window, that is, no modal dialog is open. `page` must outlive the controller.
    LinkController(const Services &services, LookupPage &page, std::function<bool()> closeIdleDialogs,
                   QWidget *window);

    /// Opens the link now or, if a dialog is in the way, when resume() is called. Only one link can wait: a
    /// later one replaces it.
    void open(const QString &link);
    /// Opens the link that had to wait, if there is one. Call this when the user can work with the window
    /// again.
    void resume();

Q_SIGNALS:
    /// Emitted when the connection and the ids of a link have been filled in.
    void filledIn();

private:
    void fillIn(const DeepLink &link);
    [[nodiscard]] QString filledInText(const DeepLink &link, const std::optional<Connection> &named) const;
    void refuse(const Error &error);
    void undo();
    void copyChosen();
    void copy(const ResultRows &rows);
    void reportNotCopied(const QString &reason);

    const Services &m_services;
    LookupPage &m_page;
    std::function<bool()> m_closeIdleDialogs;
    QString m_waiting; ///< the latest link that could not be opened yet
};
