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

/// The connection on which an upgrade runs, and its API key.
struct UpgradeTarget
{
    Connection connection;
    Secret apiKey;

    friend bool operator==(const UpgradeTarget &, const UpgradeTarget &) = default;
};

/// Describes an upgrade, asks for confirmation, and shows its progress and its outcome. Several panels can
/// show the same run. Without a target, the panel has fields for the address and the API key.
class UpgradePanel final : public QWidget
{
    Q_OBJECT
public:
    explicit UpgradePanel(UpgradeRun &run, QWidget *parent = nullptr);
    ~UpgradePanel() override;

    void setTarget(const std::optional<UpgradeTarget> &target);
    /// Sets whether the panel offers to return to the sign-in.
    void setSignInOffered(bool offered);
    /// Fills in the fields while there is no target. The API key may be empty. A suggestion for another
    /// connection replaces what was typed. A suggestion for the same connection replaces only a key that was
    /// suggested before.
    void setSuggestion(const UpgradeTarget &suggestion);
    /// Sets the saved connections, from which the environment of a typed address is known.
    void setSavedConnections(const QList<Connection> &saved);
    /// Moves the focus to the first field or button that the user needs.
    void setInitialFocus();

Q_SIGNALS:
    void closeRequested();
    void activityRequested(qint64 exchange);
    void signInRequested();

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
    std::optional<UpgradeTarget> m_target; ///< the target of setTarget()
    UpgradeTarget m_suggestion;
    QList<Connection> m_saved;
    std::optional<UpgradeTarget> m_toConfirm; ///< the target that waits for confirmation
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
