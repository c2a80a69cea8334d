// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// An API key, password or token. It cannot be logged, stored in a QVariant or compared with plain text. The
/// only way to get the value is reveal(), which is easy to search for.
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

/// The role of a secret.
enum class SecretRole { ApiKey, Token, Password };

struct NamedSecret
{
    SecretRole role = SecretRole::ApiKey;
    Secret value;

    friend bool operator==(const NamedSecret &, const NamedSecret &) = default;
};
