// SPDX-License-Identifier: MIT
#pragma once

#include "session/sessionregistry.h"

#include <QWidget>

/// A thin band in the colour of the environment on screen. Decoration: the word stands beside the
/// connection.
class EnvironmentBand final : public QWidget
{
    Q_OBJECT
public:
    /// `sessions` outlives it.
    explicit EnvironmentBand(const SessionRegistry &sessions, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const SessionRegistry &m_sessions;
};
