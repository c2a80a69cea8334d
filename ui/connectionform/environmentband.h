// SPDX-License-Identifier: MIT
#pragma once

#include "session/sessionmanager.h"

#include <QWidget>

/// The thin coloured line at the top of the window. Its colour is that of the current connection's
/// environment. It is decoration: the box of the connection shows the environment's name.
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
