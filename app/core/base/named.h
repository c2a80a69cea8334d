// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>

/// An enum value with its name in files, so that the order of the enum may change. Names are never
/// translated.
template <typename Value>
struct Named
{
    QLatin1StringView name;
    Value value;
};

/// Returns the name of `value`, or the first name of the table if the value is not in it.
template <typename Value, std::size_t Size>
[[nodiscard]] QString nameOf(const std::array<Named<Value>, Size> &names, Value value)
{
    const auto found =
        std::find_if(names.begin(), names.end(), [value](const auto &named) { return named.value == value; });
    return found == names.end() ? names.front().name : found->name;
}

/// Returns whether the table has the values of the enum up to `last`, all of them and in their order.
template <typename Value, std::size_t Size>
[[nodiscard]] consteval bool namesAll(const std::array<Named<Value>, Size> &names, Value last)
{
    for (std::size_t i = 0; i < Size; ++i) {
        if (names[i].value != static_cast<Value>(i))
            return false;
    }
    return Size == static_cast<std::size_t>(last) + 1;
}

/// Returns the value with that name; `nullopt` if there is none.
template <typename Value, std::size_t Size>
[[nodiscard]] std::optional<Value> valueNamed(const std::array<Named<Value>, Size> &names,
                                              const QString &name)
{
    const auto found =
        std::find_if(names.begin(), names.end(), [&name](const auto &named) { return named.name == name; });
    return found == names.end() ? std::nullopt : std::optional(found->value);
}
