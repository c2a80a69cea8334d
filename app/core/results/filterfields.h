// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "results/resultstate.h"

#include <QList>
#include <QString>

#include <optional>

/// A field that a filter can name, such as `type` in `type:bill`. The names are English in every language: a
/// filter can be passed on, and svc-cli knows the same ones. So a translated name that is the English name of
/// another field, as the German “Status” for State is, causes no ambiguity.
struct FilterField
{
    enum class Kind { State, Text, Number, Date };

    QString name;
    Kind kind;
    ResultField field;
    /// The field that `:=` compares with, if the text of `field` has more than the name: TypeName for Type,
    /// which also has the number.
    std::optional<ResultField> exactField = std::nullopt;
};

/// Returns all fields, in the order in which they are offered.
[[nodiscard]] const QList<FilterField> &filterFields();

/// Returns the field of that name, or null. Ignores case, hyphens and underscores.
[[nodiscard]] const FilterField *findFilterField(const QString &name);
/// Returns the state of that name in the same way.
[[nodiscard]] std::optional<ResultState> findState(const QString &name);

/// Returns what may have been meant by an unknown field: `type` for `typ`, and `is:read` for `read`.
/// Also knows the translated names. Empty if nothing is similar.
[[nodiscard]] QString similarField(const QString &name);
/// Returns the name of the state that may have been meant; empty if none is similar.
[[nodiscard]] QString similarState(const QString &name);
