// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QLineEdit>
#include <QWidget>

#include <functional>
#include <optional>

class ComboField;
class FieldLine;
class QHBoxLayout;

/// Returns the error as a sentence for the line under a field.
[[nodiscard]] QString fieldSentence(const Error &error);

/// A field of a form with a line under it that shows an error, a notice or a hint. The field is checked when
/// the user leaves it and when validate() is called. The line is also the field's accessible description.
class FormField final : public QWidget
{
    Q_OBJECT
public:
    using Check = std::function<std::optional<Error>(const QString &text)>;
    /// Returns what is wrong with a text as a sentence. Returns an empty string if the text is valid.
    using Rule = std::function<QString(const QString &text)>;

    /// Takes ownership of `edit`, gives it the object name, and uses the caption as its accessible name.
    FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *parent = nullptr);
    /// Constructs a field whose text is edited in a combo box.
    FormField(const QString &caption, const QString &objectName, ComboField *choice,
              QWidget *parent = nullptr);

    void setRequired(bool required) { m_required = required; }
    /// Sets the check of texts that are not empty.
    void setCheck(const Check &check);
    /// Sets a rule that replaces the check of setCheck().
    void setRule(Rule rule) { m_rule = std::move(rule); }
    /// Sets whether blanks around the text are removed, which is the default. Turn it off for passwords,
    /// which may begin or end with blanks.
    void setTrims(bool trims) { m_trims = trims; }
    /// Sets whether the text is saved with a connection. If so, invisible characters are removed and a text
    /// that is too long is an error. The default is false.
    void setSaved(bool saved) { m_isSaved = saved; }
    void setHint(const QString &hint);
    /// Shows something worth knowing about a text that is nevertheless valid. It is cleared when the text
    /// changes.
    void setNotice(const QString &notice);
    void setReadOnly(bool readOnly);
    /// Places a widget beside the edit and takes ownership of it.
    void setBeside(QWidget *widget);

    [[nodiscard]] QLineEdit *edit() const { return m_edit; }
    /// Returns the combo box if the field has one, otherwise the edit.
    [[nodiscard]] QWidget *field() const { return m_field; }
    [[nodiscard]] QString caption() const { return m_field->accessibleName(); }
    [[nodiscard]] QString text() const { return m_edit->text(); }
    void setText(const QString &text);

    /// Trims and checks the text, and shows the error if there is one. Returns whether the text is valid.
    bool validate();
    /// Repeats the check if an error is shown, because something on which the check depends has changed.
    void revalidate();

Q_SIGNALS:
    /// Emitted after validate() when the user has moved the focus elsewhere.
    void editingFinished();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *field,
              QWidget *parent);
    void normalize();
    [[nodiscard]] QString problem(const QString &text) const;

    QLineEdit *m_edit;
    QWidget *m_field;
    ComboField *m_choice = nullptr;
    FieldLine *m_under;
    QHBoxLayout *m_row;
    Rule m_rule;
    bool m_required = false;
    bool m_trims = true;
    bool m_isSaved = false;
};
