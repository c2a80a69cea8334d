// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"

#include <QWidget>

class IconView;
class QPushButton;
class TextLabel;

/// Shown in place of content while there is none. It names the next thing to do.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Sets what is shown. An empty action has no button.
    void setContent(Icon icon, const QString &text, const QString &action = {},
                    const QString &otherAction = {});

Q_SIGNALS:
    void actionTriggered();
    void otherActionTriggered();

private:
    IconView *m_icon;
    TextLabel *m_text;
    QPushButton *m_action;
    QPushButton *m_otherAction;
};
