// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <chrono>

/// The time of day of this program and of no other, moved as long as this lives. The steady clock stays.
/// Where a system can't do that, nothing moves.
class ShiftedClock final
{
public:
    ShiftedClock() = default;
    ~ShiftedClock() { shift({}); }
    Q_DISABLE_COPY_MOVE(ShiftedClock)

    /// From the true time.
    void shift(std::chrono::seconds by);
};
