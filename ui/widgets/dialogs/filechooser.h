// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

/// Asks for a file. Neither call waits: `chosen` comes later, and only where a file was chosen and
/// `parent` still exists.
class FileChooser
{
public:
    using Chosen = std::function<void(const QString &path)>;

    FileChooser() = default;
    virtual ~FileChooser() = default;
    Q_DISABLE_COPY_MOVE(FileChooser)

    /// A file that is there. `filter` as QFileDialog's.
    virtual void open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen) = 0;
    /// A file to be written, `name` by default; asks before one that is there would be replaced. A name
    /// that is typed without an ending gets the default's.
    virtual void save(QWidget *parent, const QString &title, const QString &filter, const QString &name,
                      Chosen chosen) = 0;
};

/// The system's own dialogs.
class SystemFileChooser final : public FileChooser
{
public:
    void open(QWidget *parent, const QString &title, const QString &filter, Chosen chosen) override;
    void save(QWidget *parent, const QString &title, const QString &filter, const QString &name,
              Chosen chosen) override;
};
