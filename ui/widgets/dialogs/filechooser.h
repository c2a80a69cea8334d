// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QObject;
class QWidget;
class Settings;

/// Asks the user for files and shows them to the user, by means of the desktop. The functions return
/// immediately. `chosen` is called later, if the user chooses a file and `parent` still exists.
class FileChooser
{
public:
    using Chosen = std::function<void(const QString &path)>;
    using Failed = std::function<void()>;

    FileChooser() = default;
    virtual ~FileChooser() = default;
    Q_DISABLE_COPY_MOVE(FileChooser)

    /// Asks for an existing file. `filter` has the format of QFileDialog's filters.
    virtual void open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen) = 0;
    /// Asks for a file to be written and suggests `name`. The user has to confirm that an existing file is
    /// replaced. A name that is typed without a suffix gets the suffix of `name`.
    virtual void save(QWidget *parent, const QString &title, const QString &filter, const QString &name,
                      Chosen chosen) = 0;
    /// Shows a file in its folder, in the desktop's file manager. Calls `failed` later if that is not
    /// possible and `context` still exists.
    virtual void showInFolder(QObject *context, const QString &path, Failed failed) = 0;
};

/// Shows the system's own dialogs and file manager. The dialogs start in the folder that was last used for
/// opening or for saving, at first in the user's documents.
class SystemFileChooser final : public FileChooser
{
public:
    /// `settings` must outlive this object.
    explicit SystemFileChooser(Settings &settings);

    void open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen) override;
    void save(QWidget *parent, const QString &title, const QString &filter, const QString &name,
              Chosen chosen) override;
    void showInFolder(QObject *context, const QString &path, Failed failed) override;

private:
    Settings &m_settings;
};
