// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"

#include <QWidget>

class IconView;
class QPushButton;
class TextLabel;

/// Stands where there is nothing to show yet, and names the next thing to do.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Without an action there is no button for it.
    void setContent(Icon icon, const QString &text, const QString &action = {},
                    const QString &otherAction = {});

Q_SIGNALS:
    void actionWanted();
    void otherActionWanted();

private:
    IconView *m_icon;
    TextLabel *m_text;
    QPushButton *m_action;
    QPushButton *m_otherAction;
};
