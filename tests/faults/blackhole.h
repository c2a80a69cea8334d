// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QUrl>

/// A port of this computer where connecting gets no answer: its queue of connections is full, and
/// nobody accepts any.
class BlackHole final
{
public:
    BlackHole();
    ~BlackHole();
    Q_DISABLE_COPY_MOVE(BlackHole)

    /// Whether this system really leaves such a connection without an answer; some refuse it.
    [[nodiscard]] bool isBlack() const { return m_isBlack; }
    [[nodiscard]] QUrl url() const;

private:
    QList<int> m_sockets;
    quint16 m_port = 0;
    bool m_isBlack = false;
};
