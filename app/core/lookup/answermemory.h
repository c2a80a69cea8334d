// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// How many bytes of answers all result sets together hold in memory, and how many they may hold. ResultSet
/// counts what it keeps; LookupQueue stops before an answer that does not fit.
struct AnswerMemory
{
    qint64 limit = 512LL * 1024 * 1024; ///< bytes
    qint64 used = 0;                    ///< bytes

    [[nodiscard]] bool hasRoomFor(qint64 bytes) const { return used + bytes <= limit; }
};
