// SPDX-License-Identifier: MIT
#pragma once

#include "program/datalocations.h"

#include <QWidget>

class QPushButton;
class TextLabel;
class ValueText;

/// One place where something is stored: what it is, where, and how much of it.
class DataLocationRow final : public QWidget
{
    Q_OBJECT
public:
    explicit DataLocationRow(const DataLocation &place);

    void setPlace(const DataLocation &place);
    /// All of it on a few lines.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void copyWanted(const QString &path);
    /// The folder the place is in, or is.
    void openWanted(const QString &folder);

private:
    DataLocation m_place;
    TextLabel *m_size;
    ValueText *m_path;
    QPushButton *m_open;
};
