// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QAction>
#include <QWidget>

FeatureController::FeatureController(MessageBar &messages, QWidget *window)
    : QObject(window)
    , m_messages(messages)
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
    m_messages.setMessage(message, this);
}

void FeatureController::clearMessage()
{
    m_messages.clear(this);
}

void FeatureController::showFileError(const Error &error)
{
    m_messages.addFileError(error);
}

#include "moc_featurecontroller.cpp"
