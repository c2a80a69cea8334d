// SPDX-License-Identifier: MIT
#pragma once

#include "session/sessionmanager.h"

#include <QWidget>

/// A thin band in the colour of the current connection's environment. It is decoration: the environment's
/// name is shown beside the connection.
class EnvironmentBand final : public QWidget
{
    Q_OBJECT
public:
    /// `sessions` must outlive the band.
    explicit EnvironmentBand(const SessionManager &sessions, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const SessionManager &m_sessions;
};
