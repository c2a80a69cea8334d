// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"
#include "ui/preferences/preferencespage.h"

#include <functional>
#include <utility>
#include <vector>

class Choice;
class FormGrid;
class NumberField;
class QLabel;
class TextLabel;
class Tick;

/// A page of settings. Each is applied as it is changed, and shows what is chosen elsewhere.
class SettingsPage final : public PreferencesPage
{
    Q_OBJECT
public:
    /// The store outlives it.
    SettingsPage(const QString &title, const QString &objectName, PreferenceStore &store);

    /// What a setting is called, by its user and by its object name, and what is to be said of it.
    struct Name
    {
        QString caption;
        QString objectName;
        QString hint;
    };

    template <typename T>
    void addChoice(const Name &name, T Preferences::*member, const std::vector<std::pair<T, QString>> &values)
    {
        std::vector<std::pair<int, QString>> items;
        for (const auto &[value, text] : values)
            items.emplace_back(static_cast<int>(value), text);
        bindNumber(
            addChoiceRow(name, items),
            [member](const Preferences &from) { return static_cast<int>(from.*member); },
            [member](Preferences &to, int value) { to.*member = static_cast<T>(value); });
    }

    /// As above, of texts.
    void addChoice(const Name &name, QString Preferences::*member,
                   const std::vector<std::pair<QString, QString>> &values);

    struct Range
    {
        int least = 1;
        int most = 1;
        int step = 1;
        QString suffix;
    };

    void addNumber(const Name &name, const Range &range, int Preferences::*member);
    template <typename Unit>
    void addTime(const Name &name, const Range &range, Unit Preferences::*member)
    {
        bindNumber(
            addNumberRow(name, range),
            [member](const Preferences &from) { return static_cast<int>((from.*member).count()); },
            [member](Preferences &to, int value) { to.*member = Unit(value); });
    }

    /// A setting that is kept elsewhere: off unless it is turned on. refresh() is to be called when it is
    /// another.
    void addTick(const Name &name, const std::function<bool()> &isOn, const std::function<void(bool)> &turn);

    /// Says something above the settings; empty: nothing.
    void setNote(const QString &note);
    void refresh();

    bool filter(const QStringList &words) override;
    [[nodiscard]] bool canReset() const override { return true; }
    void reset() override;

private:
    struct Row
    {
        QWidget *field;
        QWidget *hint;
        QStringList texts;
    };
    /// A field, as what it shows and what it is changed by are numbers.
    struct Field
    {
        std::function<void(int)> show;
        std::function<void(const std::function<void(int)> &)> onChanged;
    };

    [[nodiscard]] Field addChoiceRow(const Name &name, const std::vector<std::pair<int, QString>> &items);
    [[nodiscard]] Field addNumberRow(const Name &name, const Range &range);
    void bindNumber(const Field &field, const std::function<int(const Preferences &)> &get,
                    const std::function<void(Preferences &, int)> &set);
    void addRow(const Name &name, QWidget *field, const QString &caption, QStringList texts);

    PreferenceStore &m_store;
    TextLabel *m_note;
    FormGrid *m_grid;
    std::vector<Row> m_rows;
    std::vector<std::function<void()>> m_refreshers;
    std::vector<std::function<void(Preferences &)>> m_resetters; ///< put the values of none in
};
