// SPDX-License-Identifier: MIT
#include "net/singleusebody.h"

#include <cstring>

SingleUseBody::SingleUseBody(QByteArray body, QObject *parent)
    : QIODevice(parent)
    , m_body(std::move(body))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 SingleUseBody::bytesAvailable() const
{
    return m_body.size() - m_position + QIODevice::bytesAvailable();
}

qint64 SingleUseBody::readData(char *data, qint64 maxSize)
{
    const qint64 left = m_body.size() - m_position;
    if (left == 0)
        return -1;
    const qint64 size = qMin(maxSize, left);
    std::memcpy(data, m_body.constData() + m_position, static_cast<size_t>(size));
    m_position += size;
    return size;
}
