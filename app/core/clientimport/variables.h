// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

/// Stands in a text for what only a shell would know: a variable, or the output of a command.
inline constexpr QChar kUnknownPart(QChar::ObjectReplacementCharacter);

/// Named values of another client, which its texts refer to.
class Variables final
{
public:
    enum class Syntax {
        Braces, ///< `{{name}}`
        Angles, ///< `<<name>>`
    };

    struct Variable
    {
        QString name;
        QString value;
        bool isSecret = false;
    };

    struct Resolved
    {
        QString text;
        QStringList missing;   ///< references without a value, as they are written
        bool isSecret = false; ///< the value of a secret variable is in the text
    };

    explicit Variables(Syntax syntax = Syntax::Braces)
        : m_syntax(syntax)
    {
    }

    /// Sets a variable. Replaces one with the same name.
    void set(const Variable &variable);
    [[nodiscard]] const QList<Variable> &all() const { return m_all; }
    /// Returns the text with the values of its variables, also of those in values, up to 20 deep. A name with
    /// blanks around it is another name, as it is to Postman and Bruno. A text that has or would have more
    /// than 8192 characters stays as it is.
    [[nodiscard]] Resolved resolved(const QString &text) const;

private:
    Syntax m_syntax;
    QList<Variable> m_all;
    QHash<QString, qsizetype> m_places; ///< by name
};
