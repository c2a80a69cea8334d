// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookupqueue.h"
#include "session/sessionregistry.h"
#include "ui/notifications/notificationcard.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class Card;
class EmptyState;
class IdField;
class MessageBar;
class QVBoxLayout;
class TextLabel;
struct Message;

/// The field for ids, and below it what became of them: one surface for one id and, later, for many.
class NotificationsPage final : public QWidget
{
    Q_OBJECT
public:
    NotificationsPage(const SessionRegistry &sessions, LookupQueue &lookup, const Clock &clock,
                      QWidget *parent = nullptr);
    ~NotificationsPage() override;

    /// There is no connection yet: offers ways to get one.
    void setFirstRun(bool isFirstRun);
    void focusIds();
    void lookUp();
    /// Looks the notification on screen up again.
    void refresh();
    void stop();
    /// The user has signed in: what waited for that goes on.
    void signedIn();

    [[nodiscard]] bool isRunning() const { return m_lookup.isRunning(); }
    /// Set while a card is shown.
    [[nodiscard]] std::optional<CardContent> shownCard() const;

Q_SIGNALS:
    void signInWanted();
    void demoWanted();
    void statusChanged(const QString &text);
    /// shownCard() or isRunning() is another than before.
    void changed();

private:
    enum class View { Empty, Running, Card, Nothing };

    void makeIdRow(QVBoxLayout *layout);
    void makeResult(QVBoxLayout *layout);
    void start(qint32 id);
    void showIdError(const QString &text);
    void sessionChanged(const Session &session, Session::State state);
    void lookupStarted();
    void rowChanged(qsizetype row);
    void lookupFinished();
    void showFailure(const LookupRow &row);
    void askToSignIn();
    void hold(std::chrono::seconds wait);
    void tickHold();
    void setView(View view);
    void updateEmptyState();
    [[nodiscard]] Message withActions(Message message, const LookupRow &row);

    const SessionRegistry &m_sessions;
    LookupQueue &m_lookup;
    const Clock &m_clock;
    IdField *m_ids = nullptr;
    TextLabel *m_under = nullptr;
    MessageBar *m_message = nullptr;
    Card *m_resultCard = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_running = nullptr;
    TextLabel *m_runningText = nullptr;
    NotificationCard *m_card = nullptr;
    View m_view = View::Empty;
    bool m_isFirstRun = false;
    Connection m_askedFrom;           ///< of the lookup that runs or ran last
    std::optional<qint32> m_toLookUp; ///< asked for before there was a session
    QTimer m_holdTick;
    std::chrono::milliseconds m_holdEnd{0};
};
