// SPDX-License-Identifier: MIT
#include "ui/preferences/settingspage.h"

#include "ui/widgets/controls/choice.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/numberfield.h"
#include "ui/widgets/controls/tick.h"
#include "ui/widgets/views/textlabel.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace tokens;

SettingsPage::SettingsPage(const QString &title, const QString &objectName, PreferenceStore &store)
    : PreferencesPage(title, objectName)
    , m_store(store)
    , m_note(plainLabel({}, TextRole::Caption)->dim()->wrapped())
    , m_grid(new FormGrid)
{
    m_note->setObjectName(objectName + QLatin1StringView("Note"));
    m_note->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_note);
    layout->addWidget(m_grid);
    layout->addStretch(1);
    connect(&m_store, &PreferenceStore::changed, this, &SettingsPage::refresh);
}

void SettingsPage::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void SettingsPage::addNumber(const Name &name, const Range &range, int Preferences::*member)
{
    bindNumber(
        addNumberRow(name, range), [member](const Preferences &from) { return from.*member; },
        [member](Preferences &to, int value) { to.*member = value; });
}

void SettingsPage::addChoice(const Name &name, QString Preferences::*member,
                             const std::vector<std::pair<QString, QString>> &values)
{
    std::vector<std::pair<int, QString>> items;
    QStringList places; // stand for the texts
    for (const auto &[value, text] : values) {
        items.emplace_back(static_cast<int>(places.size()), text);
        places += value;
    }
    bindNumber(
        addChoiceRow(name, items),
        [member, places](const Preferences &from) { return static_cast<int>(places.indexOf(from.*member)); },
        [member, places](Preferences &to, int place) { to.*member = places.at(place); });
}

SettingsPage::Field SettingsPage::addChoiceRow(const Name &name,
                                               const std::vector<std::pair<int, QString>> &items)
{
    auto *choice = new Choice;
    choice->setObjectName(name.objectName);
    choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QStringList texts;
    for (const auto &[value, text] : items) {
        choice->addItem(text, value);
        texts += text;
    }
    addRow(name, choice, name.caption, texts);
    return {[choice](int value) {
                const QSignalBlocker blocker(choice);
                choice->setCurrentIndex(choice->findData(value));
            },
            [choice](const std::function<void(int)> &changed) {
                connect(choice, &QComboBox::currentIndexChanged, choice,
                        [choice, changed] { changed(choice->currentData().toInt()); });
            }};
}

SettingsPage::Field SettingsPage::addNumberRow(const Name &name, const Range &range)
{
    auto *number = new NumberField(name.objectName, range.least, range.most, range.suffix);
    number->setSingleStep(range.step);
    auto *row = new QWidget; // as wide as there is room, or captions would get it
    row->setFocusProxy(number);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(number);
    layout->addStretch(1);
    addRow(name, row, name.caption, {});
    return {[number](int value) {
                const QSignalBlocker blocker(number);
                if (number->value() != value) // or the cursor would move while someone types
                    number->setValue(value);
            },
            [number](const std::function<void(int)> &changed) {
                connect(number, &QSpinBox::valueChanged, number, changed);
            }};
}

void SettingsPage::addTick(const Name &name, const std::function<bool()> &isOn,
                           const std::function<void(bool)> &turn)
{
    auto *tick = new Tick(name.caption, name.objectName);
    addRow(name, tick, {}, {});
    const auto refresh = [tick, isOn] {
        const QSignalBlocker blocker(tick);
        tick->setChecked(isOn());
    };
    connect(tick, &QCheckBox::toggled, this, turn);
    m_refreshers.emplace_back(refresh);
    m_resetters.emplace_back([turn](Preferences &) { turn(false); });
    refresh();
}

void SettingsPage::bindNumber(const Field &field, const std::function<int(const Preferences &)> &get,
                              const std::function<void(Preferences &, int)> &set)
{
    const auto refresh = [this, field, get] { field.show(get(m_store.values())); };
    field.onChanged([this, set](int value) {
        Preferences values = m_store.values();
        set(values, value);
        m_store.set(values);
    });
    m_refreshers.emplace_back(refresh);
    m_resetters.emplace_back([get, set](Preferences &values) { set(values, get(Preferences())); });
    refresh();
}

void SettingsPage::addRow(const Name &name, QWidget *field, const QString &caption, QStringList texts)
{
    m_grid->addRow(caption, field);
    QWidget *hint = nullptr;
    if (!name.hint.isEmpty()) {
        hint = plainLabel(name.hint, TextRole::Caption)->dim()->wrapped();
        QSizePolicy policy = hint->sizePolicy(); // which knows that it wraps
        policy.setHorizontalPolicy(QSizePolicy::Expanding);
        hint->setSizePolicy(policy);
        m_grid->addRow({}, hint);
        (field->focusProxy() ? field->focusProxy() : field)->setAccessibleDescription(name.hint);
    }
    texts += {name.caption, name.hint};
    m_rows.push_back({field, hint, texts});
}

void SettingsPage::refresh()
{
    for (const auto &refresh : m_refreshers)
        refresh();
}

bool SettingsPage::filter(const QStringList &words)
{
    const bool isAll = answers({title()}, words);
    const auto isFound = [&](const Row &row) {
        return isAll || answers(row.texts + QStringList{title()}, words);
    };
    if (std::none_of(m_rows.begin(), m_rows.end(), isFound))
        return false;
    for (const Row &row : m_rows) {
        m_grid->setRowVisible(row.field, isFound(row));
        if (row.hint)
            m_grid->setRowVisible(row.hint, isFound(row));
    }
    return true;
}

void SettingsPage::reset()
{
    Preferences values = m_store.values();
    for (const auto &reset : m_resetters)
        reset(values);
    m_store.set(values);
    refresh();
}

#include "moc_settingspage.cpp"
