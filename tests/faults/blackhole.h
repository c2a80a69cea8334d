// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QUrl>

/// A local port where connection attempts get no answer: its backlog is full, and nobody accepts.
class BlackHole final
{
public:
    BlackHole();
    ~BlackHole();
    Q_DISABLE_COPY_MOVE(BlackHole)

    /// Returns true if this system really drops such connections; some refuse them.
    [[nodiscard]] bool isBlack() const { return m_isBlack; }
    [[nodiscard]] QUrl url() const;

private:
    QList<int> m_sockets;
    quint16 m_port = 0;
    bool m_isBlack = false;
};
