// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "connections/secretkeeper.h"
#include "session/sessionregistry.h"

#include <QObject>

/// What the window tells about itself: the About box and what support asks for.
class HelpFlow final : public QObject
{
    Q_OBJECT
public:
    HelpFlow(const SessionRegistry &sessions, const SecretKeeper &secrets, const ActivityLog &activity,
             QWidget *window);

    void openAbout();
    void openDiagnostics();

private:
    [[nodiscard]] QStringList lastErrors() const;

    const SessionRegistry &m_sessions;
    const SecretKeeper &m_secrets;
    const ActivityLog &m_activity;
    QWidget *m_window;
};
