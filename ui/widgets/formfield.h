// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ui/widgets/textlabel.h"

#include <QLineEdit>
#include <QWidget>

#include <functional>
#include <optional>

class QGridLayout;

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

    /// Takes the edit, names it after the caption and gives it the object name.
    FormField(const QString &caption, const QString &objectName, QLineEdit *edit, QWidget *parent = nullptr);

    void setRequired(bool required) { m_required = required; }
    /// Only asked where there is a text.
    void setCheck(Check check) { m_check = std::move(check); }
    /// Off for passwords, whose blanks are part of them.
    void setTrims(bool trims) { m_trims = trims; }
    void setHint(const QString &hint);
    /// Something worth knowing that forbids nothing. Goes when the text changes.
    void setNotice(const QString &notice);
    void setReadOnly(bool readOnly);

    [[nodiscard]] QLineEdit *edit() const { return m_edit; }
    [[nodiscard]] QString caption() const { return m_edit->accessibleName(); }
    [[nodiscard]] QString text() const { return m_edit->text(); }
    void setText(const QString &text);

    /// Trims, checks and shows what is wrong, if anything.
    bool validate();

Q_SIGNALS:
    /// The user went on to something else. After validate().
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void trim();
    void setError(const QString &error);
    void updateUnder();

    QLineEdit *m_edit;
    TextLabel *m_under;
    Check m_check;
    QString m_hint;
    QString m_notice;
    QString m_error;
    bool m_required = false;
    bool m_trims = true;
};

/// Captions beside fields, each caption in line with its field's text.
class FormGrid final : public QWidget
{
    Q_OBJECT
public:
    explicit FormGrid(QWidget *parent = nullptr);

    void add(FormField *field);

private:
    QGridLayout *m_grid;
};
