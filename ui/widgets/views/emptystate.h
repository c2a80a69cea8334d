// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"

#include <QWidget>

class IconView;
class QPushButton;
class QVBoxLayout;
class TextLabel;

/// A text with an icon, shown in place of a list or a result while there is none. It has up to two buttons
/// for what to do next.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Sets what is shown. An empty action has no button. The first of two actions is the primary one.
    void setContent(Icon icon, const QString &text, const QString &action = {},
                    const QString &otherAction = {});

    /// Shows a widget below the buttons, and takes ownership of it.
    void addWidget(QWidget *widget);

Q_SIGNALS:
    /// Emitted when the user has clicked the first button.
    void actionTriggered();
    /// Emitted when the user has clicked the second button.
    void otherActionTriggered();

private:
    IconView *m_icon;
    TextLabel *m_text;
    QPushButton *m_action;
    QPushButton *m_otherAction;
    QVBoxLayout *m_layout;
};
