// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "lookup/lookupqueue.h"
#include "program/deeplink.h"
#include "results/resultrow.h"
#include "session/sessionregistry.h"
#include "upgrade/upgraderun.h"

#include <QObject>

#include <functional>
#include <optional>

class MessageBar;

/// What the flow of links works on; all of it outlives the window.
struct LinkFlowParts
{
    const ConnectionStore &connections;
    const SessionRegistry &sessions;
    const LookupQueue &lookup;
    const UpgradeRun &upgrade;
};

/// What the flow of links asks of its window.
struct LinkFlowWindow
{
    /// What stands in the field for ids.
    std::function<QString()> idsText;
    /// Whether nothing stands between the user and the window; what may go, goes.
    std::function<bool()> makeWay;
};

/// Links that are opened and made. One that is opened fills in a saved connection and ids, with a way back
/// to what was there, and never sends anything; one that can't be used is told and changes nothing.
class LinkFlow final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `messages`, which outlives it.
    LinkFlow(const LinkFlowParts &parts, LinkFlowWindow window, MessageBar &messages, QObject *parent);

    void open(const QString &link);
    /// The window can be worked on again: a link that waited for that is used.
    void goOn();
    /// A link to these rows or, where there are none, to the ids in the field.
    void copy(const QList<ResultRow> &rows);

Q_SIGNALS:
    void connectionWanted(const QString &id);
    /// For the field.
    void idsChosen(const QString &text);
    void filledIn();
    void statusChanged(const QString &text);

private:
    /// The saved connection of that name; where there is none, that is said.
    [[nodiscard]] std::optional<Connection> named(const DeepLink &link);
    void use(const DeepLink &link, bool isAgreed);
    void ask(const DeepLink &link, const Connection &connection);
    void fillIn(const DeepLink &link, const Connection &connection);
    void refuse(const Error &error);
    [[nodiscard]] bool canTakeBack() const;
    void takeBack();
    void tellNotCopied(const QString &text);

    LinkFlowParts m_with;
    LinkFlowWindow m_window;
    MessageBar &m_messages;
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
