// SPDX-License-Identifier: MIT
#pragma once

#include <QThread>
#include <QUrl>

/// The least an HTTP server can do, in a thread of its own: the same notification for every request, on
/// connections that stay open.
class KeepAlivePeer final : public QThread
{
    Q_OBJECT
public:
    static constexpr qint32 kId = 1001;

    KeepAlivePeer();
    ~KeepAlivePeer() override;

    [[nodiscard]] QUrl baseUrl() const;

protected:
    void run() override;

private:
    quint16 m_port = 0;
};
