// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QWidget>

#include <optional>

class Tick;
class TextLabel;

/// Says which run may still be active, and which records can't be read, and asks for the user's word before
/// the next run. The word counts for those alone. Hidden where there are none.
class PreviousRunTick final : public QWidget
{
    Q_OBJECT
public:
    explicit PreviousRunTick(QWidget *parent = nullptr);

    /// `isTold`: what became of the run is on screen already.
    void setRun(const std::optional<UpgradeRecord> &run, bool isTold, const QStringList &damaged);
    /// Nothing stands in the way of another run.
    [[nodiscard]] bool allowsRun() const;
    /// For UpgradeRun::start().
    [[nodiscard]] AcknowledgedRuns acknowledged() const;
    void takeBack();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool isNeeded() const { return m_run || !m_damaged.isEmpty(); }

    std::optional<UpgradeRecord> m_run;
    QStringList m_damaged;
    TextLabel *m_what;
    Tick *m_tick;
};
