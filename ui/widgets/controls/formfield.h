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

/// A sentence for the line under a field.
[[nodiscard]] QString fieldSentence(const Error &error);

/// One field of a form with the line under it: what is wrong with it, or what was noticed, or its hint.
/// Checked when it is left and when validate() is called; what is wrong is also its accessible
/// description.
class FormField final : public QWidget
{
    Q_OBJECT
public:
    using Check = std::function<std::optional<Error>(const QString &text)>;
    /// What is wrong with a text, as a sentence; empty where nothing is.
    using Rule = std::function<QString(const QString &text)>;

    /// Takes the edit, names it after the caption and gives it the object name.
    FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *parent = nullptr);
    /// As above, for one that is edited and offers words to choose from.
    FormField(const QString &caption, const QString &objectName, ComboField *choice,
              QWidget *parent = nullptr);

    void setRequired(bool required) { m_required = required; }
    /// Only asked where there is a text.
    void setCheck(const Check &check);
    /// As setCheck(), and instead of it.
    void setRule(Rule rule) { m_rule = std::move(rule); }
    /// Off for passwords, whose blanks are part of them.
    void setTrims(bool trims) { m_trims = trims; }
    /// For texts that are kept with a connection: what can't be seen in them is taken out, and one that
    /// is too long is refused. Off unless it is turned on.
    void setSaved(bool saved) { m_isSaved = saved; }
    void setHint(const QString &hint);
    /// Something worth knowing that forbids nothing. Goes when the text changes.
    void setNotice(const QString &notice);
    void setReadOnly(bool readOnly);
    /// Stands to the side of the edit. Takes it.
    void setBeside(QWidget *widget);

    [[nodiscard]] QLineEdit *edit() const { return m_edit; }
    /// The edit, or what it is a part of.
    [[nodiscard]] QWidget *field() const { return m_field; }
    [[nodiscard]] QString caption() const { return m_field->accessibleName(); }
    [[nodiscard]] QString text() const { return m_edit->text(); }
    void setText(const QString &text);

    /// Trims, checks and shows what is wrong, if anything.
    bool validate();
    /// Something that a check depends on has changed: an error that is shown may be none any more.
    void revalidate();

Q_SIGNALS:
    /// The user went on to something else. After validate().
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *field,
              QWidget *parent);
    void tidy();
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
