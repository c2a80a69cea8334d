// SPDX-License-Identifier: MIT
#pragma once

#include "program/deeplink.h"
#include "program/services.h"
#include "results/resultrow.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <functional>
#include <optional>

class LookupPage;

/// Links that are opened and made. One that is opened fills in a saved connection and ids, with a way back
/// to what was there, and never sends anything; one that can't be used is told and changes nothing.
class LinkController final : public FeatureController
{
    Q_OBJECT
public:
    /// `makeWay` closes what may be closed for a link, and returns whether nothing is left between the user
    /// and the window. `page` outlives the controller.
    LinkController(const Services &services, LookupPage &page, std::function<bool()> makeWay,
                   MessageBar &messages, QWidget *window);

    void open(const QString &link);
    /// Uses a link that waits. Called when the window can be worked on again.
    void resume();

Q_SIGNALS:
    void connectionWanted(const QString &id);
    /// Emitted when a link's connection and ids are on screen.
    void filledIn();

private:
    /// The saved connection of that name; where there is none, that is said.
    [[nodiscard]] std::optional<Connection> named(const DeepLink &link);
    void use(const DeepLink &link, bool isAgreed);
    void ask(const DeepLink &link, const Connection &connection);
    void fillIn(const DeepLink &link, const Connection &connection);
    void setIds(const QString &text);
    void refuse(const Error &error);
    [[nodiscard]] bool canTakeBack() const;
    void takeBack();
    void followResults();
    void copyChosen();
    void copy(const QList<ResultRow> &rows);
    void tellNotCopied(const QString &text);

    const Services &m_services;
    LookupPage &m_page;
    std::function<bool()> m_makeWay;
    QString m_waiting; ///< the latest link that could not be used yet

    struct Place
    {
        QString connectionId;
        QString ids;
        friend bool operator==(const Place &, const Place &) = default;
    };
    [[nodiscard]] Place here() const;
    std::optional<Place> m_before; ///< what was there before links were filled in
    Place m_filledIn;              ///< by the latest of them
    bool m_isUsed = false;         ///< it was looked up: it is the user's own now
};
