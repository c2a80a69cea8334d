// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "connections/connection.h"
#include "program/message.h"

#include <functional>
#include <optional>

/// Asks the user before many ids are looked up.
class ManyIdsQuestion final
{
public:
    /// `messages` and `clock` must outlive this object.
    ManyIdsQuestion(MessageList &messages, const Clock &clock);

    /// Asks whether to look that many ids up in each of the connections, and calls `agreed` if the user
    /// agrees. `time` is how long the lookup will take; `nullopt` if that is not known.
    void ask(qsizetype ids, const QList<Connection> &connections, std::optional<std::chrono::seconds> time,
             const std::function<void()> &agreed);
    /// Returns whether the question is shown in front of all other messages.
    [[nodiscard]] bool isShown() const { return m_message.isShown(); }
    /// Agrees to the question that is shown. Has no effect in the first moment, when a key that is pressed
    /// twice could not have been meant for it.
    void agree();
    /// Removes the question if it is still there.
    void close() { m_message.close(); }

private:
    MessageList &m_messages;
    const Clock &m_clock;
    MessageHandle m_message;
    std::function<void()> m_agreed;
    std::chrono::milliseconds m_askedAt{0}; ///< steady time
};
