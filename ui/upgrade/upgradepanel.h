// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "connections/connection.h"
#include "upgrade/upgraderun.h"

#include <QList>
#include <QWidget>

#include <optional>

class Badge;
class EndpointFields;
class FittingScrollArea;
class FormGrid;
class PreviousRunConsent;
class QCheckBox;
class QPushButton;
class QVBoxLayout;
class TextLabel;
class UpgradeConfirmation;
class UpgradeOutcomeView;
class UpgradeProgress;

/// Where an upgrade goes and the key to it.
struct UpgradeTarget
{
    Connection connection;
    Secret apiKey;

    friend bool operator==(const UpgradeTarget &, const UpgradeTarget &) = default;
};

/// Says what an upgrade does and where, asks once, shows it running and how it ended. Several panels
/// may watch one run. Without a target it asks for address and key itself.
class UpgradePanel final : public QWidget
{
    Q_OBJECT
public:
    explicit UpgradePanel(UpgradeRun &run, QWidget *parent = nullptr);
    ~UpgradePanel() override;

    void setTarget(const std::optional<UpgradeTarget> &target);
    /// Whether there is a sign-in to go on with.
    void setSignInOffered(bool offered);
    /// Offered in the fields while there is no target; the key may be empty. What was typed gives way to
    /// another connection, a key that was offered to what is offered next.
    void suggest(const UpgradeTarget &suggestion);
    /// What a typed address is known by.
    void setSavedConnections(const QList<Connection> &saved);
    /// Puts the focus on the first thing to do.
    void startFocus();

Q_SIGNALS:
    void closeWanted();
    void activityWanted(qint64 exchange);
    void signInWanted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makeHead(QVBoxLayout *layout);
    void makeForm(QVBoxLayout *layout);
    void makeFoot(QVBoxLayout *layout);
    [[nodiscard]] UpgradeMode mode() const;
    [[nodiscard]] bool isAtSuggestion() const;
    [[nodiscard]] Connection chosenConnection() const;
    void askToRun();
    void run();
    void endConfirmation();
    void showMode();
    void showTarget();
    void updateState();
    void showFinished(const UpgradeReport &report);

    UpgradeRun &m_run;
    std::optional<UpgradeTarget> m_target; ///< given
    UpgradeTarget m_suggestion;
    QList<Connection> m_saved;
    std::optional<UpgradeTarget> m_asked; ///< being confirmed
    FittingScrollArea *m_scroll = nullptr;
    TextLabel *m_where = nullptr;
    Badge *m_environment = nullptr;
    QWidget *m_form = nullptr;
    TextLabel *m_what = nullptr;
    QCheckBox *m_upgradesOnly = nullptr;
    FormGrid *m_grid = nullptr;
    EndpointFields *m_endpoint = nullptr;
    QWidget *m_foot = nullptr;
    PreviousRunConsent *m_consent = nullptr;
    QPushButton *m_runButton = nullptr;
    UpgradeConfirmation *m_confirmation = nullptr;
    UpgradeProgress *m_progress = nullptr;
    UpgradeOutcomeView *m_outcome = nullptr;
    QPushButton *m_signIn = nullptr;
};
