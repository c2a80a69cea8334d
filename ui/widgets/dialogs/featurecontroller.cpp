// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/featurecontroller.h"

#include "program/notices.h"

#include <QAction>
#include <QWidget>

FeatureController::FeatureController(Notices &notices, QWidget *window)
    : QObject(window)
    , m_notices(notices)
    , m_window(window)
{
}

QAction *FeatureController::addCommand(MenuGroup group, const QString &text, const QString &objectName,
                                       const std::function<void()> &run, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, run);
    addAction(group, action);
    return action;
}

QAction *FeatureController::addSwitch(MenuGroup group, const QString &text, const QString &objectName,
                                      const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setShortcut(key);
    action->setCheckable(true);
    addAction(group, action);
    return action;
}

void FeatureController::addAction(MenuGroup group, QAction *action)
{
    m_actions += MenuCommand{group, action};
}

void FeatureController::showMessage(const Message &message)
{
    m_message.show(m_notices.messages(), message);
}

void FeatureController::clearMessage()
{
    m_message.close();
}

void FeatureController::showFileError(const Error &error)
{
    m_notices.messages().addFileError(error);
}

#include "moc_featurecontroller.cpp"
