// SPDX-License-Identifier: MIT
#pragma once

#include "session/sessionmanager.h"

#include <QWidget>

/// A thin band in the colour of the environment on screen. Decoration: the word stands beside the
/// connection.
class EnvironmentBand final : public QWidget
{
    Q_OBJECT
public:
    /// `sessions` outlives it.
    explicit EnvironmentBand(const SessionManager &sessions, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const SessionManager &m_sessions;
};
