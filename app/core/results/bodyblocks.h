// SPDX-License-Identifier: MIT
#pragma once

#include "base/pages.h"

#include <QByteArrayView>

#include <atomic>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

/// Where bytes lie in BodyBlocks. Valid for the value that returned it and for its copies, until it is
/// dropped there.
struct StoredBytes
{
    quint32 block = 0;
    quint32 offset = 0;
    quint32 size = 0;
};

/// Stores bytes, such as the bodies of answers, in blocks of pages that go back to the system as soon as
/// nothing in them is used.
///
/// A copy shares the blocks, and what it stores afterwards is its own. Bytes that are stored never change or
/// move, so one thread can read from a copy while another stores more in the original.
class BodyBlocks final
{
public:
    /// Returns where the bytes are stored; `nullopt` if there is no memory for them.
    [[nodiscard]] std::optional<StoredBytes> store(QByteArrayView bytes);
    void drop(const StoredBytes &stored);
    /// Returns the bytes, which stay as long as this value or a copy uses them.
    [[nodiscard]] QByteArrayView view(const StoredBytes &stored) const;

    /// A block from which all bytes that are still used are to be stored anew, so that it can go.
    using Block = quint32;
    /// Returns the block with the most unused bytes, in which nothing is stored any more. `nullopt` as long
    /// as the unused bytes are fewer than the used ones, or few.
    [[nodiscard]] std::optional<Block> takeBlockToEmpty();

    /// Returns the number of bytes in use.
    [[nodiscard]] qint64 used() const { return m_used; }
    /// Returns the number of bytes of the blocks in use that have been given out, used or not.
    [[nodiscard]] qint64 taken() const { return m_taken; }

private:
    struct Memory
    {
        explicit Memory(std::size_t bytes)
            : pages(bytes)
        {
        }
        Pages pages;
        std::atomic<std::size_t> next = 0; ///< copies append to the same block
    };
    struct Place
    {
        std::shared_ptr<Memory> memory; ///< null: the place is free
        quint32 used = 0;               ///< bytes of this value that are in use
        quint32 taken = 0;              ///< bytes of this value, used or not
    };

    [[nodiscard]] static std::optional<quint32> tryTake(Memory &memory, std::size_t bytes);
    /// Returns kNone if there is no memory.
    [[nodiscard]] Block addBlock(std::size_t bytes);

    static constexpr Block kNone = std::numeric_limits<Block>::max();

    std::vector<Place> m_rowsOfIds;
    Block m_last = kNone; ///< the place of the block that is being filled
    qint64 m_used = 0;
    qint64 m_taken = 0;
};
