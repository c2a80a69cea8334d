// SPDX-License-Identifier: MIT
#include "ui/connectionform/environmentband.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"

#include <QPainter>

using namespace Qt::StringLiterals;

EnvironmentBand::EnvironmentBand(const SessionManager &sessions, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
{
    setObjectName(u"environmentBand"_s);
    setFixedHeight(tokens::kBandHeight);
    const auto repaint = [this] { update(); };
    connect(&m_sessions, &SessionManager::stateChanged, this, repaint);
    connect(&m_sessions, &SessionManager::currentChanged, this, repaint);
}

void EnvironmentBand::paintEvent(QPaintEvent *)
{
    const tokens::Colors &colors = tokens::of(palette());
    const Connection &connection = m_sessions.current().connection();
    QPainter(this).fillRect(rect(), connection.environment.isEmpty()
                                        ? colors.line
                                        : colors.tone(environmentBadge(connection).tone).ink);
}

#include "moc_environmentband.cpp"
