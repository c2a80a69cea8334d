// SPDX-License-Identifier: MIT
#include "ui/connectionform/environmentfield.h"

#include "connections/connectionfields.h"
#include "ui/style/textscale.h"
#include "ui/text/settinginput.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Draws each environment as its badge, and the item without a name as a text.
class EnvironmentDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        RowPainter row(*painter, option);
        row.drawBackground();
        row.setLine(option.rect);
        const QString name = index.data().toString();
        if (name.isEmpty())
            row.drawLeadingText(index.data(Qt::AccessibleTextRole).toString(), textFont(TextRole::Body),
                                row.dimInk());
        else
            row.drawLeadingBadge(environmentBadge(name, usualColor(name)));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QString none = index.data(Qt::AccessibleTextRole).toString();
        const QFontMetrics metrics(textFont(TextRole::Body));
        const int text = index.data().toString().isEmpty()
                             ? metrics.horizontalAdvance(none)
                             : Badge::sizeOf(environmentBadge(index.data().toString(), {})).width();
        return {text + 2 * kSpace12, std::max(textscale::scaled(kRowHeight), metrics.height() + 2 * kSpace8)};
    }
};

} // namespace

EnvironmentField::EnvironmentField(FormGrid *grid)
    : ConnectionFormPart(grid)
    , m_names(new ComboField)
{
    m_names->allowAnyText();
    m_names->setItemDelegate(new EnvironmentDelegate(m_names));
    m_names->addItems({QString(), u"PRODUCTION"_s, u"TEST"_s, u"DEVELOPMENT"_s});
    m_names->setItemData(0, tr("No environment"), Qt::AccessibleTextRole);
    m_field = new FormField(fieldTitle(ConnectionField::Environment), u"environment"_s, m_names);
    m_field->setSaved(true);
    m_field->setHint(tr("Your own name for it. It is shown beside all of its notifications."));
    grid->add(m_field);
    connect(m_names, &QComboBox::editTextChanged, this, &EnvironmentField::nameChanged);
}

void EnvironmentField::setConnection(const Connection &connection)
{
    m_isColorChosen = connection.environmentColor != usualColor(connection.environment);
    m_color = connection.environmentColor;
    m_isProductionChosen =
        connection.isProduction != isUsuallyProduction(connection.environment, connection.environmentColor);
    m_isProduction = connection.isProduction;
    m_field->setText(connection.environment);
    Q_EMIT changed();
}

void EnvironmentField::applyTo(Connection &connection) const
{
    connection.environment = name();
    connection.environmentColor = m_color;
    connection.isProduction = m_isProduction;
}

QWidget *EnvironmentField::validate()
{
    return m_field->validate() ? nullptr : m_field;
}

void EnvironmentField::setReadOnly(bool readOnly)
{
    m_field->setReadOnly(readOnly);
}

QString EnvironmentField::name() const
{
    return settingLine(m_field->text()).simplified();
}

void EnvironmentField::setChosenColor(EnvironmentColor color)
{
    m_isColorChosen = true;
    m_color = color;
    suggestProduction();
    Q_EMIT changed();
}

void EnvironmentField::setChosenProduction(bool isProduction)
{
    m_isProductionChosen = true;
    m_isProduction = isProduction;
    Q_EMIT changed();
}

QWidget *EnvironmentField::ask()
{
    m_field->setNotice(
        tr("Which environment is this? Choose one, or go on without one by pressing the button "
           "again."));
    return m_field;
}

void EnvironmentField::nameChanged()
{
    if (!m_isColorChosen)
        m_color = usualColor(name());
    suggestProduction();
    Q_EMIT changed();
}

void EnvironmentField::suggestProduction()
{
    if (!m_isProductionChosen)
        m_isProduction = isUsuallyProduction(name(), m_color);
}

#include "moc_environmentfield.cpp"
