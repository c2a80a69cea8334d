// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <cstddef>

/// Owns pages of memory that come from the system and go back to it, past the heap of the program. A heap
/// keeps what is freed between two objects that are still in use; pages never stay. They are zero and take no
/// room before they are written.
class Pages final
{
public:
    /// Rounds the size up to whole pages.
    explicit Pages(std::size_t bytes);
    ~Pages();
    Q_DISABLE_COPY_MOVE(Pages)

    /// Returns the first byte; null if the system had no memory.
    [[nodiscard]] char *data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    std::size_t m_size;
    char *m_data;
};
