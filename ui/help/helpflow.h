// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "credentials/secretkeeper.h"
#include "session/sessionregistry.h"

#include <QObject>

class QMenuBar;

/// What the window tells about itself: the About box, what support asks for, and its keys.
class HelpFlow final : public QObject
{
    Q_OBJECT
public:
    HelpFlow(const SessionRegistry &sessions, const SecretKeeper &secrets, const ActivityLog &activity,
             QWidget *window);

    void openAbout();
    void openDiagnostics();
    /// Of the commands of that menu.
    void openShortcuts(const QMenuBar &menu);

private:
    [[nodiscard]] QStringList lastErrors() const;

    const SessionRegistry &m_sessions;
    const SecretKeeper &m_secrets;
    const ActivityLog &m_activity;
    QWidget *m_window;
};
