// SPDX-License-Identifier: MIT
#pragma once

#include "program/datalocations.h"

#include <QWidget>

class QPushButton;
class TextLabel;
class ValueText;

/// Shows a location where data is stored: what it contains, its path and its size.
class DataLocationRow final : public QWidget
{
    Q_OBJECT
public:
    explicit DataLocationRow(const DataLocation &location);

    /// Updates the path and the size. `location` is of the same kind as that of the constructor.
    void setLocation(const DataLocation &location);
    /// Returns the row as a text of a few lines.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Emitted when the path is to be copied. It has native separators.
    void copyRequested(const QString &path);
    /// Emitted when the folder is to be shown in the file manager: the location if that is a folder,
    /// otherwise the folder that contains the file.
    void openRequested(const QString &folder);

private:
    DataLocation m_location;
    TextLabel *m_size;
    ValueText *m_path;
    QPushButton *m_open;
};
