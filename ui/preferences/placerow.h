// SPDX-License-Identifier: MIT
#pragma once

#include "program/storedplaces.h"

#include <QWidget>

class QPushButton;
class TextLabel;
class ValueText;

/// One place where something is stored: what it is, where, and how much of it.
class PlaceRow final : public QWidget
{
    Q_OBJECT
public:
    explicit PlaceRow(const StoredPlace &place);

    void setPlace(const StoredPlace &place);
    /// All of it on a few lines.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void copyWanted(const QString &path);
    /// The folder the place is in, or is.
    void openWanted(const QString &folder);

private:
    StoredPlace m_place;
    TextLabel *m_size;
    ValueText *m_path;
    QPushButton *m_open;
};
