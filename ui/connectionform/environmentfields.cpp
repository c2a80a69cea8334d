// SPDX-License-Identifier: MIT
#include "ui/connectionform/environmentfields.h"

#include "connections/connectionfields.h"
#include "ui/text/settinginput.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/views/badge.h"

#include <QEvent>

using namespace Qt::StringLiterals;

EnvironmentFields::EnvironmentFields(FormGrid *grid)
    : ConnectionFormPart(grid)
    , m_words(new ComboField)
    , m_color(new ComboField)
{
    m_words->allowAnyText();
    m_words->addItems({QString(), u"PRODUCTION"_s, u"TEST"_s, u"DEVELOPMENT"_s});
    m_words->setItemData(0, tr("No environment"), Qt::AccessibleTextRole);
    m_environment = new FormField(fieldTitle(ConnectionField::Environment), u"environment"_s, m_words);
    m_environment->setSaved(true);
    m_environment->setHint(tr("Your own name for it. It is shown beside all of its notifications."));
    grid->add(m_environment);

    m_color->setObjectName(u"environmentColour"_s);
    const auto add = [this](const QString &text, EnvironmentColor color) {
        m_color->addItem(text, static_cast<int>(color));
    };
    add(tr("Red", "colour of an environment"), EnvironmentColor::Danger);
    add(tr("Green", "colour of an environment"), EnvironmentColor::Good);
    add(tr("Yellow", "colour of an environment"), EnvironmentColor::Warn);
    add(tr("Blue", "colour of an environment"), EnvironmentColor::Info);
    add(tr("Grey", "colour of an environment"), EnvironmentColor::Mute);
    setColor(EnvironmentColor::Mute);
    m_color->installEventFilter(this);
    grid->addRow(fieldTitle(ConnectionField::EnvironmentColor), m_color);
    drawColors();

    connect(m_words, &QComboBox::editTextChanged, this, &EnvironmentFields::updateSuggestedColor);
    connect(m_color, &QComboBox::activated, this, [this] { m_isChosen = true; });
    connect(m_color, &QComboBox::currentIndexChanged, this, &EnvironmentFields::changed);
}

void EnvironmentFields::setConnection(const Connection &connection)
{
    m_isChosen = connection.environmentColor != usualColor(connection.environment);
    m_environment->setText(connection.environment);
    setColor(connection.environmentColor);
}

void EnvironmentFields::applyTo(Connection &connection) const
{
    connection.environment = word();
    connection.environmentColor = color();
}

QWidget *EnvironmentFields::validate()
{
    return m_environment->validate() ? nullptr : m_environment;
}

void EnvironmentFields::setReadOnly(bool readOnly)
{
    m_environment->setReadOnly(readOnly);
    m_color->setReadOnly(readOnly);
}

QString EnvironmentFields::word() const
{
    return settingLine(m_environment->text()).simplified();
}

EnvironmentColor EnvironmentFields::color() const
{
    return static_cast<EnvironmentColor>(m_color->currentData().toInt());
}

void EnvironmentFields::setColor(EnvironmentColor color)
{
    m_color->setCurrentIndex(m_color->findData(static_cast<int>(color)));
}

void EnvironmentFields::updateSuggestedColor()
{
    if (!m_isChosen)
        setColor(usualColor(word()));
    Q_EMIT changed();
}

void EnvironmentFields::drawColors()
{
    for (int i = 0; i < m_color->count(); ++i) {
        const Badge::Content badge =
            environmentBadge({}, static_cast<EnvironmentColor>(m_color->itemData(i).toInt()));
        const QColor &ink = tokens::of(m_color->palette()).tone(badge.tone).ink;
        const QPixmap pixmap = iconPixmap(badge.icon, ink, tokens::kIcon, m_color->devicePixelRatioF());
        QIcon icon(pixmap);
        icon.addPixmap(pixmap, QIcon::Selected); // otherwise Qt would mix it with the selection's colour
        m_color->setItemIcon(i, icon);
    }
}

bool EnvironmentFields::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_color && event->type() == QEvent::PaletteChange)
        drawColors();
    return ConnectionFormPart::eventFilter(watched, event);
}

#include "moc_environmentfields.cpp"
