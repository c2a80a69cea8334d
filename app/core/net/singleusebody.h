// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIODevice>

/// A request body that can be read only once. QNetworkAccessManager re-sends a POST up to four times when a
/// connection is dropped; a body that cannot be rewound prevents that. handedOut() tells whether any part of
/// the request may have left this computer.
class SingleUseBody final : public QIODevice
{
public:
    explicit SingleUseBody(QByteArray body, QObject *parent = nullptr);

    [[nodiscard]] qint64 handedOut() const { return m_position; }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] bool atEnd() const override { return bytesAvailable() == 0; }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_body;
    qint64 m_position = 0;
};
