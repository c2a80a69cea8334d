// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QWidget>

#include <optional>

class CheckField;
class TextLabel;

/// Shows which run may still be active and which records cannot be read, and asks for the user's consent
/// before the next run. The consent applies to these only. Hidden if there are none.
class PreviousRunConsent final : public QWidget
{
    Q_OBJECT
public:
    explicit PreviousRunConsent(QWidget *parent = nullptr);

    /// `isShown` says whether the outcome of the run is on screen already.
    void setRun(const std::optional<UpgradeRecord> &run, bool isShown, const QStringList &damaged);
    /// Returns whether another run may be started.
    [[nodiscard]] bool mayRun() const;
    /// Returns the runs and records to which the user has consented, for UpgradeRun::start().
    [[nodiscard]] AcknowledgedRuns acknowledged() const;
    void uncheck();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool isNeeded() const { return m_run || !m_damaged.isEmpty(); }

    std::optional<UpgradeRecord> m_run;
    QStringList m_damaged;
    TextLabel *m_what;
    CheckField *m_consent;
};
