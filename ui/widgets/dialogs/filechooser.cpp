// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/filechooser.h"

#include <QFileDialog>
#include <QFileInfo>

namespace {

QFileDialog *makeDialog(QWidget *parent, const QString &title, const QString &filter)
{
    auto *dialog = new QFileDialog(parent, title, {}, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    return dialog;
}

void ask(QFileDialog *dialog, QWidget *parent, const FileChooser::Chosen &chosen)
{
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace

void SystemFileChooser::open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen)
{
    QFileDialog *dialog = makeDialog(parent, title, filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    ask(dialog, parent, chosen);
}

void SystemFileChooser::save(QWidget *parent, const QString &title, const QString &filter,
                             const QString &name, Chosen chosen)
{
    QFileDialog *dialog = makeDialog(parent, title, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(name);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    ask(dialog, parent, chosen);
}
