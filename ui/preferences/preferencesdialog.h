// SPDX-License-Identifier: MIT
#pragma once

#include "ui/preferences/privacypage.h"
#include "ui/widgets/dialogs/dialog.h"

class QListWidget;
class QStackedWidget;
class SettingsPage;
struct Services;

/// All settings on four pages. A change is applied at once, except that of the language. Not modal. Deletes
/// itself when closed.
class PreferencesDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `services` must outlive the dialog.
    PreferencesDialog(const Services &services, const FolderOpener &openFolder, QWidget *parent = nullptr);

    /// Returns whether the privacy page is visible, which shows the result of deleting data.
    [[nodiscard]] bool isPrivacyShown() const { return m_privacy->isVisible(); }

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
    PrivacyPage *m_privacy;           ///< the last page
};
