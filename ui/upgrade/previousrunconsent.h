// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QWidget>

#include <optional>

class CheckField;
class TextLabel;

/// Says which run may still be active, and which records can't be read, and asks for the user's word before
/// the next run. The word counts for those alone. Hidden where there are none.
class PreviousRunConsent final : public QWidget
{
    Q_OBJECT
public:
    explicit PreviousRunConsent(QWidget *parent = nullptr);

    /// `isShown`: what became of the run is on screen already.
    void setRun(const std::optional<UpgradeRecord> &run, bool isShown, const QStringList &damaged);
    /// Nothing stands in the way of another run.
    [[nodiscard]] bool allowsRun() const;
    /// For UpgradeRun::start().
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
