// SPDX-License-Identifier: MIT
#include "ui/preferences/settingspage.h"

#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/fieldline.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/numberfield.h"
#include "ui/widgets/views/textlabel.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

SettingsPage::SettingsPage(const QString &title, const QString &objectName, PreferenceStore &store)
    : m_store(store)
    , m_note(plainLabel({}, TextRole::Caption)->dim()->wrapped())
    , m_grid(new FormGrid)
{
    setObjectName(objectName);
    setAccessibleName(title);
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
    m_note->show();
}

ComboField *SettingsPage::addChoiceRow(const Name &name)
{
    auto *choice = new ComboField;
    choice->setObjectName(name.objectName);
    choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addRow(name, choice, name.caption);
    return choice;
}

void SettingsPage::bindChoice(ComboField *choice, const Read &read, const Write &write)
{
    connect(choice, &QComboBox::currentIndexChanged, this,
            [this, choice, write] { change(write, choice->currentData()); });
    bind(read, write, [choice](const QVariant &value) {
        const QSignalBlocker blocker(choice);
        choice->setCurrentIndex(choice->findData(value));
    });
}

NumberField *SettingsPage::addNumberRow(const Name &name, const Range &range)
{
    auto *number = new NumberField(name.objectName, range.minimum, range.maximum, range.suffix);
    number->setSingleStep(range.step);
    auto *row = new QWidget; // takes the remaining width, which the captions would get otherwise
    row->setFocusProxy(number);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(number);
    layout->addStretch(1);
    addRow(name, row, name.caption);
    return number;
}

void SettingsPage::bindNumber(NumberField *number, const Read &read, const Write &write)
{
    connect(number, &QSpinBox::valueChanged, this, [this, write](int value) { change(write, value); });
    bind(read, write, [number](const QVariant &value) {
        const QSignalBlocker blocker(number);
        if (number->value() != value.toInt()) // otherwise the cursor would move while the user types
            number->setValue(value.toInt());
    });
}

void SettingsPage::bind(const Read &read, const Write &write,
                        const std::function<void(const QVariant &)> &show)
{
    const auto refresh = [this, read, show] { show(read(m_store.values())); };
    m_refreshers.emplace_back(refresh);
    m_resetters.emplace_back([read, write](Preferences &values) { write(values, read(Preferences())); });
    refresh();
}

void SettingsPage::change(const Write &write, const QVariant &value)
{
    Preferences values = m_store.values();
    write(values, value);
    m_store.set(values);
}

void SettingsPage::addCheckField(const Name &name, const std::function<bool()> &isOn,
                                 const std::function<void(bool)> &setOn)
{
    auto *field = new CheckField(name.caption, name.objectName);
    addRow(name, field, {});
    connect(field, &QCheckBox::toggled, this, setOn);
    const auto refresh = [field, isOn] {
        const QSignalBlocker blocker(field);
        field->setChecked(isOn());
    };
    m_refreshers.emplace_back(refresh);
    m_resetters.emplace_back([setOn](Preferences &) { setOn(false); });
    refresh();
}

void SettingsPage::addNotice(QWidget *notice)
{
    m_grid->addRow({}, notice);
}

void SettingsPage::addRow(const Name &name, QWidget *field, const QString &caption)
{
    if (name.hint.isEmpty()) {
        m_grid->addRow(caption, field);
        return;
    }
    QWidget *named = field->focusProxy() ? field->focusProxy() : field;
    auto *under = new FieldLine(named, name.objectName);
    under->setHint(name.hint);
    TextLabel *hint = under->label();
    QSizePolicy policy = hint->sizePolicy(); // keeps height-for-width, since the hint wraps
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    hint->setSizePolicy(policy);
    auto *both = new QWidget;
    both->setFocusProxy(named);
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace4);
    layout->addWidget(field);
    layout->addWidget(hint);
    // On Linux Qt takes the accessible name of a combo box from a label with the same parent only.
    auto *label = new TextLabel(caption, TextRole::Body, both);
    label->setBuddy(named);
    label->hide();
    m_grid->addRow(caption, both);
}

void SettingsPage::refresh()
{
    for (const auto &refresh : m_refreshers)
        refresh();
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
