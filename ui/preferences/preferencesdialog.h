// SPDX-License-Identifier: MIT
#pragma once

#include "ui/preferences/privacypage.h"
#include "ui/widgets/dialogs/dialog.h"

class EmptyState;
class ListFilter;
class QListWidget;
class QStackedWidget;
struct Services;

/// All that can be chosen, on pages that can be searched. Applied at once. Not modal; deletes itself when
/// closed.
class PreferencesDialog final : public Dialog
{
    Q_OBJECT
public:
    PreferencesDialog(const Services &services, FolderOpener openFolder, QWidget *parent = nullptr);

    /// Turns to the page where the field of that object name is, and puts the focus there.
    void goTo(const QString &setting);
    /// What has been deleted is told here: the page that says so is on screen.
    [[nodiscard]] bool showsPrivacy() const { return m_privacy->isVisible(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void addPage(PreferencesPage *page);
    [[nodiscard]] QWidget *makeMiddle();
    [[nodiscard]] QWidget *makeButtons();
    void search(const QString &text);
    void showPage(int row);
    [[nodiscard]] PreferencesPage *currentPage() const;

    QListWidget *m_list;
    ListFilter *m_search;
    QStackedWidget *m_stack;
    EmptyState *m_none;
    QPushButton *m_reset;
    PrivacyPage *m_privacy;
    QList<PreferencesPage *> m_pages;
};
