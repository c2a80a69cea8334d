// SPDX-License-Identifier: MIT
#pragma once

#include "ui/preferences/privacypage.h"
#include "ui/widgets/dialogs/dialog.h"

class QListWidget;
class QStackedWidget;
class SettingsPage;
struct Services;

/// All that can be chosen, on four pages. Applied at once. Not modal; deletes itself when closed.
class PreferencesDialog final : public Dialog
{
    Q_OBJECT
public:
    PreferencesDialog(const Services &services, const FolderOpener &openFolder, QWidget *parent = nullptr);

    /// Shows the page that `before` shows, of a window in another language.
    void takeOver(const PreferencesDialog &before);
    /// What has been deleted is told here: the page that says so is on screen.
    [[nodiscard]] bool showsPrivacy() const { return m_privacy->isVisible(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void addPage(QWidget *page);
    [[nodiscard]] QWidget *makeMiddle();
    [[nodiscard]] QWidget *makeButtons();
    void showPage(int row);

    QListWidget *m_list;
    QStackedWidget *m_stack;
    QPushButton *m_reset;
    QList<SettingsPage *> m_settings; ///< the first pages
    PrivacyPage *m_privacy;           ///< the last one
    QWidget *m_language = nullptr;
};
