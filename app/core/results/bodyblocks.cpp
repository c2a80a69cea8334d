// SPDX-License-Identifier: MIT
#include "results/bodyblocks.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace {

constexpr std::size_t kSmallestBlock = 64UL * 1024;
constexpr std::size_t kUsualBlock = 4UL * 1024 * 1024;
constexpr qint64 kFewBytes = 1024LL * 1024; ///< unused ones that are not worth the work

} // namespace

/// Returns where the bytes begin in the block; `nullopt` if they don't fit.
std::optional<quint32> BodyBlocks::tryTake(Memory &memory, std::size_t bytes)
{
    std::size_t next = memory.next.load(std::memory_order_relaxed);
    do {
        if (bytes > memory.pages.size() - next)
            return std::nullopt;
    } while (!memory.next.compare_exchange_weak(next, next + bytes, std::memory_order_relaxed));
    return static_cast<quint32>(next);
}

/// Returns the place of a new block.
BodyBlocks::Block BodyBlocks::addBlock(std::size_t bytes)
{
    auto memory = std::make_shared<Memory>(bytes);
    if (!memory->pages.data())
        return kNone;
    auto place =
        std::find_if(m_rowsOfIds.begin(), m_rowsOfIds.end(), [](const Place &each) { return !each.memory; });
    if (place == m_rowsOfIds.end())
        place = m_rowsOfIds.insert(place, Place());
    place->memory = std::move(memory);
    return static_cast<Block>(place - m_rowsOfIds.begin());
}

std::optional<StoredBytes> BodyBlocks::store(QByteArrayView bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (size == 0)
        return StoredBytes();
    if (size > std::numeric_limits<quint32>::max() - kUsualBlock)
        return std::nullopt;
    StoredBytes stored{m_last, 0, static_cast<quint32>(size)};
    std::optional<quint32> offset;
    if (m_last != kNone)
        offset = tryTake(*m_rowsOfIds[m_last].memory, size);
    if (!offset) {
        // A few rows take a small block, and many take few blocks.
        const std::size_t usual = std::clamp(static_cast<std::size_t>(m_taken), kSmallestBlock, kUsualBlock);
        stored.block = addBlock(std::max(size, usual));
        if (stored.block == kNone)
            return std::nullopt;
        if (size <= usual)
            m_last = stored.block;
        offset = tryTake(*m_rowsOfIds[stored.block].memory, size);
    }
    stored.offset = *offset;
    Place &place = m_rowsOfIds[stored.block];
    std::memcpy(place.memory->pages.data() + stored.offset, bytes.data(), size);
    place.used += stored.size;
    place.taken += stored.size;
    m_used += stored.size;
    m_taken += stored.size;
    return stored;
}

void BodyBlocks::drop(const StoredBytes &stored)
{
    if (stored.size == 0)
        return;
    Place &place = m_rowsOfIds[stored.block];
    place.used -= stored.size;
    m_used -= stored.size;
    if (place.used > 0)
        return;
    m_taken -= place.taken;
    place = Place();
    if (m_last == stored.block)
        m_last = kNone;
}

QByteArrayView BodyBlocks::view(const StoredBytes &stored) const
{
    if (stored.size == 0)
        return {};
    return {m_rowsOfIds[stored.block].memory->pages.data() + stored.offset, qsizetype(stored.size)};
}

std::optional<BodyBlocks::Block> BodyBlocks::takeBlockToEmpty()
{
    const qint64 unused = m_taken - m_used;
    if (unused < std::max(m_used, kFewBytes))
        return std::nullopt;
    const auto most =
        std::max_element(m_rowsOfIds.begin(), m_rowsOfIds.end(),
                         [](const Place &a, const Place &b) { return a.taken - a.used < b.taken - b.used; });
    const auto block = static_cast<Block>(most - m_rowsOfIds.begin());
    if (m_last == block)
        m_last = kNone;
    return block;
}
