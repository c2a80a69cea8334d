// SPDX-License-Identifier: MIT
#include "ui/connectionform/environmentcolorfield.h"

#include "connections/connectionfields.h"
#include "ui/connectionform/environmentfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/views/badge.h"

#include <QEvent>

using namespace Qt::StringLiterals;

EnvironmentColorField::EnvironmentColorField(FormGrid *grid, EnvironmentField *environment)
    : QObject(grid)
    , m_environment(environment)
    , m_colors(new ComboField)
{
    m_colors->setObjectName(u"environmentColour"_s);
    const auto add = [this](const QString &text, EnvironmentColor color) {
        m_colors->addItem(text, static_cast<int>(color));
    };
    add(tr("Red", "colour of an environment"), EnvironmentColor::Danger);
    add(tr("Green", "colour of an environment"), EnvironmentColor::Good);
    add(tr("Yellow", "colour of an environment"), EnvironmentColor::Warn);
    add(tr("Blue", "colour of an environment"), EnvironmentColor::Info);
    add(tr("Grey", "colour of an environment"), EnvironmentColor::Mute);
    m_colors->installEventFilter(this);
    grid->addRow(fieldTitle(ConnectionField::EnvironmentColor), m_colors);
    drawColors();
    showColor();

    connect(m_environment, &EnvironmentField::changed, this, &EnvironmentColorField::showColor);
    connect(m_colors, &QComboBox::activated, this, [this] {
        m_environment->setChosenColor(static_cast<EnvironmentColor>(m_colors->currentData().toInt()));
    });
}

void EnvironmentColorField::setReadOnly(bool readOnly)
{
    m_colors->setReadOnly(readOnly);
}

void EnvironmentColorField::showColor()
{
    m_colors->setCurrentIndex(m_colors->findData(static_cast<int>(m_environment->color())));
}

void EnvironmentColorField::drawColors()
{
    for (int i = 0; i < m_colors->count(); ++i) {
        const Badge::Content badge =
            environmentBadge({}, static_cast<EnvironmentColor>(m_colors->itemData(i).toInt()));
        const QColor &ink = tokens::of(m_colors->palette()).tone(badge.tone).ink;
        const QPixmap pixmap = iconPixmap(badge.icon, ink, tokens::kIcon, m_colors->devicePixelRatioF());
        QIcon icon(pixmap);
        icon.addPixmap(pixmap, QIcon::Selected); // otherwise Qt would mix it with the selection's colour
        m_colors->setItemIcon(i, icon);
    }
}

bool EnvironmentColorField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_colors && event->type() == QEvent::PaletteChange)
        drawColors();
    return QObject::eventFilter(watched, event);
}

#include "moc_environmentcolorfield.cpp"
