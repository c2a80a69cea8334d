// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/collaborators.h"

#include <QObject>
#include <QPointer>

class MessageBar;
class NotificationsPage;
class PreferencesDialog;

/// The preferences of a window: where they are chosen, and what of them the window itself follows.
class PreferencesFlow final : public QObject
{
    Q_OBJECT
public:
    /// `page` and `messages` outlive it.
    PreferencesFlow(const Collaborators &with, NotificationsPage &page, MessageBar &messages,
                    QWidget *window);

    /// Opens them, or brings them to the front.
    void open();
    /// Open as they are there, if they are, and where the focus is there.
    void takeOver(const PreferencesFlow &before);

private:
    void make();
    void apply();
    void tellForgotten(const Forgetting::Report &report);

    Collaborators m_with;
    NotificationsPage &m_page;
    MessageBar &m_messages;
    QWidget *m_window;
    QPointer<PreferencesDialog> m_dialog;
};
