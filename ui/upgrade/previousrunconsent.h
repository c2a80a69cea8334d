// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QWidget>

#include <optional>

class CheckField;
class Clock;
class TextLabel;

/// Shows which upgrade may still be running and which records of upgrades cannot be read, and asks for the
/// user's consent to another upgrade. The consent applies only to the run and the records that are shown.
/// Hidden if there are none.
class PreviousRunConsent final : public QWidget
{
    Q_OBJECT
public:
    /// `clock` must outlive the widget.
    explicit PreviousRunConsent(const Clock &clock, QWidget *parent = nullptr);

    /// Sets what to show. `damaged` are the names of the records' files that cannot be read. If `isShown`,
    /// the outcome of the run is on screen elsewhere, and is not described again.
    void setRun(const std::optional<UpgradeRecord> &run, bool isShown, const QStringList &damaged);
    /// Returns whether another run may be started.
    [[nodiscard]] bool mayRun() const;
    /// Returns the runs and records to which the user has consented, for UpgradeRun::start().
    [[nodiscard]] AcknowledgedRuns acknowledged() const;
    void uncheck();

Q_SIGNALS:
    /// Emitted when the check box is checked or unchecked. setRun() can change mayRun() as well, without
    /// this.
    void changed();

private:
    [[nodiscard]] bool isNeeded() const { return m_run || !m_damaged.isEmpty(); }

    const Clock &m_clock;
    std::optional<UpgradeRecord> m_run;
    QStringList m_damaged;
    TextLabel *m_what;
    CheckField *m_consent;
};
