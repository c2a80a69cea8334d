// SPDX-License-Identifier: MIT
#include "program/demowindow.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

using namespace Qt::StringLiterals;

bool openDemoWindow()
{
    // The program in an AppImage is there only until the first process ends.
    const QString image = qEnvironmentVariable("APPIMAGE");
    const QString program = QFileInfo(image).isExecutable() ? image : QCoreApplication::applicationFilePath();
    return QProcess::startDetached(program, {u"--demo"_s});
}
