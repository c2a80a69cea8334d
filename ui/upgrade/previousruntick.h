// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QWidget>

#include <optional>

class Tick;
class TextLabel;

/// Says which run may still be active, and asks for the user's word before the next one. The word counts
/// for that run alone. Hidden where there is none.
class PreviousRunTick final : public QWidget
{
    Q_OBJECT
public:
    explicit PreviousRunTick(QWidget *parent = nullptr);

    /// `isTold`: what became of it is on screen already.
    void setRun(const std::optional<UpgradeRecord> &run, bool isTold);
    /// Nothing stands in the way of another run.
    [[nodiscard]] bool allowsRun() const;
    /// For UpgradeRun::start().
    [[nodiscard]] qint64 acknowledged() const;
    void takeBack();

Q_SIGNALS:
    void changed();

private:
    std::optional<UpgradeRecord> m_run;
    TextLabel *m_what;
    Tick *m_tick;
};
