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
class Navigator;
class Notices;
class PreviousRunConsent;
class QCheckBox;
class QPushButton;
class QVBoxLayout;
class TextLabel;
class UpgradeConfirmation;
class UpgradeOutcomeView;
class UpgradeProgress;

/// The connection on which an upgrade runs, and its API key. An upgrade is a request to the service to bring
/// its system to the latest application code. It is made before a sign-in and needs no user.
struct UpgradeTarget
{
    Connection connection;
    Secret apiKey;

    friend bool operator==(const UpgradeTarget &, const UpgradeTarget &) = default;
};

/// Describes an upgrade, asks for confirmation, and shows its progress and its outcome. Without a target, the
/// panel has fields for the address and the API key. After a run, one line takes the place of what was
/// entered, with the outcome and the button to run another upgrade below, until the user wants to change it
/// or the target changes. The button then follows the fields again, and the outcome comes after it.
class UpgradePanel final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the panel. Deleting the panel does not stop the run.
    UpgradePanel(UpgradeRun &run, Notices &notices, Navigator &navigator, QWidget *parent = nullptr);
    ~UpgradePanel() override;

    /// Sets the target of the next upgrade. `nullopt` shows the fields instead. If the target changes, a
    /// confirmation that was not given yet is cancelled. An upgrade that is running is not affected.
    void setTarget(const std::optional<UpgradeTarget> &target);
    /// Sets whether the panel has a button to return to the sign-in dialog. The default is false.
    void setSignInOffered(bool offered);
    /// Fills in the fields while there is no target. The API key may be empty. A suggestion for another
    /// connection replaces what was typed. A suggestion for the same connection replaces only a key that was
    /// suggested before.
    void setSuggestion(const UpgradeTarget &suggestion);
    /// Sets the saved connections. A connection without an environment is shown with that of a saved
    /// connection with the same address.
    void setSavedConnections(const QList<Connection> &saved);
    /// Moves the focus to the progress while an upgrade is running, otherwise to the outcome of the last run
    /// if it takes the place of the fields, otherwise to the first field.
    void setInitialFocus();

Q_SIGNALS:
    /// Emitted when the user has clicked the close button. The panel does not hide itself.
    void closeRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHead();
    void makeSummary(QVBoxLayout *layout);
    void makeForm(QVBoxLayout *layout);
    void makeFoot(QVBoxLayout *layout);
    [[nodiscard]] UpgradeMode mode() const;
    [[nodiscard]] bool isAtSuggestion() const;
    [[nodiscard]] Connection chosenConnection() const;
    void askToRun();
    void run();
    void endConfirmation();
    void showMode();
    void showSummary();
    void showTarget();
    void placeFoot();
    void updateState();
    void showFinished(const UpgradeReport &report);
    void unfold();

    UpgradeRun &m_run;
    std::optional<UpgradeTarget> m_target; ///< the target of setTarget()
    UpgradeTarget m_suggestion;            ///< the values of setSuggestion()
    QList<Connection> m_saved;
    std::optional<UpgradeTarget> m_toConfirm; ///< the target of the upgrade to be confirmed
    QVBoxLayout *m_layout = nullptr;          ///< of everything but the head
    FittingScrollArea *m_scroll = nullptr;
    TextLabel *m_where = nullptr;
    Badge *m_environment = nullptr;
    QWidget *m_summary = nullptr; ///< the line that takes the place of the form
    TextLabel *m_summaryText = nullptr;
    QWidget *m_form = nullptr;
    bool m_isFolded = false;
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
