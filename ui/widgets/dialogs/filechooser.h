// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

/// Asks the user for a file. The functions return immediately. `chosen` is called later, if the user chooses
/// a file and `parent` still exists.
class FileChooser
{
public:
    using Chosen = std::function<void(const QString &path)>;

    FileChooser() = default;
    virtual ~FileChooser() = default;
    Q_DISABLE_COPY_MOVE(FileChooser)

    /// Asks for an existing file. `filter` has the format of QFileDialog's filters.
    virtual void open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen) = 0;
    /// Asks for a file to be written and suggests `name`. The user has to confirm that an existing file is
    /// replaced. A name that is typed without a suffix gets the suffix of `name`.
    virtual void save(QWidget *parent, const QString &title, const QString &filter, const QString &name,
                      Chosen chosen) = 0;
};

/// Shows the system's own dialogs.
class SystemFileChooser final : public FileChooser
{
public:
    void open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen) override;
    void save(QWidget *parent, const QString &title, const QString &filter, const QString &name,
              Chosen chosen) override;
};
