// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "connections/connection.h"

#include <QList>

#include <functional>
#include <optional>

class IdEntry;

/// Asks the user below the field before many ids are looked up.
class ManyIdsQuestion final
{
public:
    /// `field` and `clock` must outlive this object.
    ManyIdsQuestion(IdEntry &field, const Clock &clock);

    /// Asks whether to look that many ids up in each of the connections, and calls `agreed` if the user
    /// agrees. `time` is how long the lookup will take; `nullopt` if that is not known.
    void ask(qsizetype ids, const QList<Connection> &connections, std::optional<std::chrono::seconds> time,
             const std::function<void()> &agreed);
    [[nodiscard]] bool isShown() const;
    /// Agrees to the question that is shown, because of a key. Has no effect in the first moment, when a key
    /// that is pressed twice could not have been meant for it.
    void agree();
    /// Agrees to the question that is shown.
    void accept();
    /// Removes the question if it is still there.
    void close();

private:
    IdEntry &m_field;
    const Clock &m_clock;
    std::function<void()> m_agreed;
    std::chrono::milliseconds m_askedAt{0}; ///< steady time
};
