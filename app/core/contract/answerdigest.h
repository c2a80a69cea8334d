// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstddef>

/// Returns a number by which two error answers can be compared: equal if they have the same status and the
/// same words. Words with a digit do not count, since they are what differs between equal answers: a path, a
/// time, the number of a request. 0 if the answer names the id that was asked for, as a word of its own,
/// since it is then about that notification. Only the first 16 KiB count.
[[nodiscard]] std::size_t answerDigest(qint32 id, int status, const QByteArray &body);
