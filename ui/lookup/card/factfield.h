// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QHBoxLayout;
class TextLabel;
class ValueText;

/// A caption, a value from the service below it, and below that a description of the value in a dimmer
/// colour.
class FactField final : public QWidget
{
    Q_OBJECT
public:
    /// `name` is the caption and the accessible name of the value. `descriptionName` is the accessible name
    /// of the description.
    FactField(const QString &name, const QString &objectName, const QString &descriptionName = {},
              QWidget *parent = nullptr);

    /// Shows the value, or “not given” if it is empty.
    void setValue(const QString &value);
    /// Shows a sentence of the program as the value, as ValueText::setSentence() does.
    void setSentence(const QString &sentence);
    /// Shows the service's description of the value. Hides the description's line if the description is
    /// empty.
    void setDescription(const QString &description);
    /// Shows a sentence of the program in place of the description.
    void setNote(const QString &sentence);
    /// Tells screen readers from which connection the value comes, and marks a value that differs between
    /// connections. `isCaptioned` says whether the caption names the connection, too.
    void setContext(const QString &connection, bool isDifferent, bool isCaptioned = false);
    [[nodiscard]] ValueText *value() const { return m_value; }

private:
    const QString m_name;
    QHBoxLayout *m_head; ///< with the caption and the sign
    TextLabel *m_caption;
    QWidget *m_sign = nullptr;
    ValueText *m_value;
    ValueText *m_description = nullptr;
};
