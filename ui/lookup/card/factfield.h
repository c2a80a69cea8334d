// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class ValueText;

/// A caption above a value of the service, and below it, quieter, what explains the value.
class FactField final : public QWidget
{
    Q_OBJECT
public:
    /// `name` is the caption and the value's accessible name, `descriptionName` that of the line below.
    FactField(const QString &name, const QString &objectName, const QString &descriptionName = {},
              QWidget *parent = nullptr);

    /// Empty: “not given”.
    void setValue(const QString &value);
    /// What the service says of it; empty: nothing.
    void setDescription(const QString &description);
    /// The same line, in the program's own words.
    void setOrigin(const QString &sentence);
    [[nodiscard]] ValueText *value() const { return m_value; }

private:
    ValueText *m_value;
    ValueText *m_description = nullptr;
};
