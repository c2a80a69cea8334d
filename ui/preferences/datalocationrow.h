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

    void setLocation(const DataLocation &location);
    /// Returns the row as a text of a few lines.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Emitted when the path is to be copied.
    void copyRequested(const QString &path);
    /// Emitted when the folder is to be shown in the file manager. It is the location or contains it.
    void openRequested(const QString &folder);

private:
    DataLocation m_location;
    TextLabel *m_size;
    ValueText *m_path;
    QPushButton *m_open;
};
