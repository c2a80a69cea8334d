// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// A key, password or token. Has no way into a log, a QVariant or a comparison with plain text: the
/// one way out is reveal(), which is easy to search for.
class Secret final
{
public:
    Secret() = default;
    explicit Secret(QString value)
        : m_value(std::move(value))
    {
    }

    [[nodiscard]] const QString &reveal() const { return m_value; }
    [[nodiscard]] bool isEmpty() const { return m_value.isEmpty(); }
    friend bool operator==(const Secret &, const Secret &) = default;

private:
    QString m_value;
};

/// Which secret a value is.
enum class SecretRole { ApiKey, Token, Password };

struct NamedSecret
{
    SecretRole role = SecretRole::ApiKey;
    Secret value;

    friend bool operator==(const NamedSecret &, const NamedSecret &) = default;
};
