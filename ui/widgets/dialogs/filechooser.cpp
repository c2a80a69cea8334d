// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/filechooser.h"

#include "storage/storedsettings.h"
#include "ui/widgets/dialogs/dialog.h"
#include "ui/widgets/dialogs/filemanager.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace {

/// Returns the folder for a dialog. It is never the working directory, which is any folder for a program that
/// was started from a menu.
QString folderFrom(const QString &last)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString &folder : {last, documents}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

QFileDialog *makeDialog(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    return dialog;
}

void ask(QFileDialog *dialog, QWidget *parent, Settings &settings, const SettingKey<QString> &folder,
         const FileChooser::Chosen &chosen)
{
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [&settings, &folder, chosen](const QString &path) {
                         settings.setValue(folder, QFileInfo(path).absolutePath());
                         chosen(path);
                     });
    dialog->open();
    addProgramName(*dialog);
}

} // namespace

SystemFileChooser::SystemFileChooser(Settings &settings)
    : m_settings(settings)
{
}

void SystemFileChooser::open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen)
{
    QFileDialog *dialog =
        makeDialog(parent, title, folderFrom(m_settings.value(storedsettings::kOpenFolder)), filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    ask(dialog, parent, m_settings, storedsettings::kOpenFolder, chosen);
}

void SystemFileChooser::save(QWidget *parent, const QString &title, const QString &filter,
                             const QString &name, Chosen chosen)
{
    QFileDialog *dialog =
        makeDialog(parent, title, folderFrom(m_settings.value(storedsettings::kSaveFolder)), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(name);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    ask(dialog, parent, m_settings, storedsettings::kSaveFolder, chosen);
}

void SystemFileChooser::showInFolder(QObject *context, const QString &path, Failed failed)
{
    filemanager::show(context, path, failed);
}
