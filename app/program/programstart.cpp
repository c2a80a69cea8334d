// SPDX-License-Identifier: MIT
#include "program/programstart.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

bool startProgram(const QStringList &arguments)
{
    // The program in an AppImage is there only until the first process ends.
    const QString image = qEnvironmentVariable("APPIMAGE");
    const QString program = QFileInfo(image).isExecutable() ? image : QCoreApplication::applicationFilePath();
    return QProcess::startDetached(program, arguments);
}
