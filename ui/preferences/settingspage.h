// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"
#include "ui/widgets/controls/combofield.h"

#include <QVariant>
#include <QWidget>

#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

class FormGrid;
class NumberField;
class TextLabel;

/// A page of settings. Each change is applied at once. The page also shows changes that are made elsewhere.
class SettingsPage final : public QWidget
{
    Q_OBJECT
public:
    /// `store` must outlive the page.
    SettingsPage(const QString &title, const QString &objectName, PreferenceStore &store);

    /// The texts of a setting.
    struct Name
    {
        QString caption;
        QString objectName;
        QString hint{};
    };

    /// Adds a setting with a few values.
    template <typename T>
    void addChoice(const Name &name, T Preferences::*member, const std::vector<std::pair<T, QString>> &values)
    {
        ComboField *choice = addChoiceRow(name);
        for (const auto &[value, text] : values)
            choice->addItem(text, toVariant(value));
        bindChoice(choice, reader(member), writer(member));
    }

    struct Range
    {
        int minimum = 1;
        int maximum = 1;
        int step = 1;
        QString suffix{};
    };

    /// Adds a setting whose type is int or a duration of std::chrono. The field shows a duration in the unit
    /// of its type.
    template <typename T>
    void addNumber(const Name &name, const Range &range, T Preferences::*member)
    {
        bindNumber(addNumberRow(name, range), reader(member), writer(member));
    }

    /// Adds a setting that is stored elsewhere and is off by default. Call refresh() when the stored value
    /// changes.
    void addCheckField(const Name &name, const std::function<bool()> &isOn,
                       const std::function<void(bool)> &setOn);

    /// Adds what is to be said about the setting above it. The page becomes its owner.
    void addNotice(QWidget *notice);

    /// Shows a note above the settings.
    void setNote(const QString &note);
    /// Updates the fields from the current values.
    void refresh();
    /// Resets the settings to their defaults.
    void reset();

private:
    using Read = std::function<QVariant(const Preferences &)>;
    using Write = std::function<void(Preferences &, const QVariant &)>;

    template <typename T>
    [[nodiscard]] static QVariant toVariant(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            return static_cast<int>(value);
        else if constexpr (std::is_same_v<T, int> || std::is_same_v<T, QString>)
            return value;
        else
            return static_cast<int>(value.count());
    }
    template <typename T>
    [[nodiscard]] static Read reader(T Preferences::*member)
    {
        return [member](const Preferences &values) { return toVariant(values.*member); };
    }
    template <typename T>
    [[nodiscard]] static Write writer(T Preferences::*member)
    {
        return [member](Preferences &values, const QVariant &value) {
            if constexpr (std::is_enum_v<T>)
                values.*member = static_cast<T>(value.toInt());
            else if constexpr (std::is_same_v<T, QString>)
                values.*member = value.toString();
            else
                values.*member = T(value.toInt());
        };
    }

    [[nodiscard]] ComboField *addChoiceRow(const Name &name);
    [[nodiscard]] NumberField *addNumberRow(const Name &name, const Range &range);
    void bindChoice(ComboField *choice, const Read &read, const Write &write);
    void bindNumber(NumberField *number, const Read &read, const Write &write);
    void bind(const Read &read, const Write &write, const std::function<void(const QVariant &)> &show);
    void change(const Write &write, const QVariant &value);
    void addRow(const Name &name, QWidget *field, const QString &caption);

    PreferenceStore &m_store;
    TextLabel *m_note;
    FormGrid *m_grid;
    std::vector<std::function<void()>> m_refreshers;
    std::vector<std::function<void(Preferences &)>> m_resetters;
};
