// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <chrono>

/// Shifts the wall clock of this process, and of no other, during its lifetime. The steady clock is
/// unaffected. Does nothing on systems without support.
class ShiftedClock final
{
public:
    ShiftedClock() = default;
    ~ShiftedClock() { shift({}); }
    Q_DISABLE_COPY_MOVE(ShiftedClock)

    /// Relative to the true time.
    void shift(std::chrono::seconds by);
};
