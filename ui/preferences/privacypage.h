// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "program/datalocations.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QPointer>

class ForgetDialog;
class DataLocationRow;
class QPushButton;

/// Shows a folder in the desktop's file manager.
using FolderOpener = std::function<void(const QString &path)>;

/// What the program stores and where, and the way to have it forgotten.
class PrivacyPage final : public QWidget
{
    Q_OBJECT
public:
    /// `forgetting` outlives it, and may run already.
    PrivacyPage(DataDeletion &dataDeletion, bool isKeyringPersistent, const QList<DataLocation> &places,
                const FolderOpener &openFolder);

    /// What became of it, in a person's words.
    [[nodiscard]] static Message resultMessage(const DataDeletion::Report &report);
    /// Looks at the disk again, in the background.
    void measure();

Q_SIGNALS:
    /// The list is of now.
    void wasMeasured();

private:
    void ask();
    void tellRunning();
    void tell(const DataDeletion::Report &report);
    void copyList();

    QList<DataLocation> m_places;
    DataDeletion &m_dataDeletion;
    MessageBar *m_message;
    QList<DataLocationRow *> m_rows;
    QPushButton *m_forget;
    QPointer<ForgetDialog> m_dialog;
};
