// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "program/datalocations.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QPointer>

class ForgetDialog;
class DataLocationRow;
class QPushButton;

/// Shows a folder in the file manager of the desktop.
using FolderOpener = std::function<void(const QString &path)>;

/// Shows what the program stores and where, and lets the user delete it.
class PrivacyPage final : public QWidget
{
    Q_OBJECT
public:
    /// `dataDeletion` must outlive the page. It may be running already. `isKeyringPersistent` is
    /// SecretStore::isPersistent() and determines what the page says about how long secrets are stored.
    PrivacyPage(DataDeletion &dataDeletion, bool isKeyringPersistent, const QList<DataLocation> &locations,
                const FolderOpener &openFolder);

    /// Returns the message about the result of a deletion.
    [[nodiscard]] static Message resultMessage(const DataDeletion::Report &report);
    /// Measures the sizes of the stored data in another thread, then shows them and emits measured(). Sizes
    /// are unknown before the first call. The page calls it itself after a deletion.
    void measure();

Q_SIGNALS:
    /// Emitted when the sizes are up to date.
    void measured();

private:
    void ask();
    void showRunning();
    void showResult(const DataDeletion::Report &report);
    void copyList();

    QList<DataLocation> m_locations;
    DataDeletion &m_dataDeletion;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    QList<DataLocationRow *> m_rows;
    QPushButton *m_forget;
    QPointer<ForgetDialog> m_dialog;
};
