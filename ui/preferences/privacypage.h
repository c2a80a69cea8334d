// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/storedplaces.h"
#include "ui/preferences/forgetting.h"
#include "ui/preferences/preferencespage.h"

#include <QPointer>

class ForgetDialog;
class MessageBar;
class PlaceRow;
class QPushButton;

/// Shows a folder in the desktop's file manager.
using FolderOpener = std::function<void(const QString &path)>;

/// What the program stores and where, and the way to have it forgotten.
class PrivacyPage final : public PreferencesPage
{
    Q_OBJECT
public:
    PrivacyPage(const Forgettable &what, const QList<StoredPlace> &places, FolderOpener openFolder);

    /// Looks at the disk again, in the background.
    void measure();
    bool filter(const QStringList &words) override;

Q_SIGNALS:
    /// Empty the field for ids.
    void idsForgotten();
    /// The list is of now.
    void wasMeasured();

private:
    void ask();
    void tell(const Forgetting::Report &report);
    void copyList();

    QList<StoredPlace> m_places;
    SecretKeeper &m_secrets;
    Forgetting m_forgetting;
    MessageBar *m_message;
    QList<PlaceRow *> m_rows;
    QPushButton *m_forget;
    QPointer<ForgetDialog> m_dialog;
};
