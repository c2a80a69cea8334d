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

/// A field of a form with a line under it that shows the error, else the notice, else the hint. The field is
/// checked when the user leaves it, unless it is read-only, and when validate() is called. The error and the
/// notice are cleared when the text changes. The line is also the field's accessible description.
class FormField final : public QWidget
{
    Q_OBJECT
public:
    /// Returns the error of a text, `nullopt` if the text is valid. fieldSentence() makes the sentence of it.
    using Check = std::function<std::optional<Error>(const QString &text)>;
    /// Returns what is wrong with a text as a sentence, for texts whose problem is not an Error. Empty if the
    /// text is valid.
    using Rule = std::function<QString(const QString &text)>;

    /// A text as it is to be used.
    struct TidyText
    {
        QString text;
        QString notice; ///< a sentence about what was changed, or about the text; may be empty
    };
    using Tidy = std::function<TidyText(const QString &text)>;

    /// Takes ownership of `edit`, gives it the object name, and uses the caption as its accessible name.
    FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *parent = nullptr);
    /// Constructs a field whose text is edited in `choice`, which must be editable. Takes ownership of it.
    FormField(const QString &caption, const QString &objectName, ComboField *choice,
              QWidget *parent = nullptr);

    /// Sets whether an empty text is an error. The default is false.
    void setRequired(bool required) { m_required = required; }
    /// Sets the function that validate() and revalidate() call with a text that is neither empty nor too
    /// long. Replaces that of setRule().
    void setCheck(const Check &check);
    /// Sets the function for the same purpose as a Rule. Replaces that of setCheck().
    void setRule(Rule rule) { m_rule = std::move(rule); }
    /// Sets whether validate() removes blanks around the text. The default is true. Passwords may begin or
    /// end with blanks.
    void setTrims(bool trims) { m_trims = trims; }
    /// Sets whether the text is saved with a connection. If so, validate() removes invisible characters, and
    /// more than kMaxConnectionText (1000) UTF-16 code units are an error. The default is false.
    void setSaved(bool saved) { m_isSaved = saved; }
    /// Sets the function that validate() applies to the text before it checks it, after blanks were removed.
    void setTidy(Tidy tidy) { m_tidy = std::move(tidy); }
    /// Sets the text that is shown while there is neither an error nor a notice.
    void setHint(const QString &hint);
    /// Shows something worth knowing about a text that is nevertheless valid, until the text changes.
    void setNotice(const QString &notice);
    void setReadOnly(bool readOnly);
    /// Places a widget beside the field and takes ownership of it.
    void setBeside(QWidget *widget);

    [[nodiscard]] QLineEdit *edit() const { return m_edit; }
    /// Returns the combo box if the field has one, otherwise the edit.
    [[nodiscard]] QWidget *field() const { return m_field; }
    [[nodiscard]] QString caption() const { return m_field->accessibleName(); }
    [[nodiscard]] QString text() const { return m_edit->text(); }
    void setText(const QString &text);

    /// Trims and checks the text, and shows the error if there is one. Returns whether the text is valid.
    bool validate();
    /// Checks the text again if an error is shown. Shows no new error otherwise. Call this when something
    /// else on which the check depends has changed.
    void revalidate();

Q_SIGNALS:
    /// Emitted after validate() when the user has left the field with the mouse, the tab key or a shortcut.
    /// Not emitted for the return key, and not while the field is read-only.
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
    Tidy m_tidy;
    Rule m_rule;
    bool m_required = false;
    bool m_trims = true;
    bool m_isSaved = false;
};
